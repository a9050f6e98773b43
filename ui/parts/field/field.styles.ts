import { css, styled } from 'styled-components';
import { tabular } from '../../theme/mixins';
import { motion, radius, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const FieldBox = styled.div<{ $invalid: boolean }>`
  display: grid;
  gap: ${space(4)};
  min-width: 0;
  > p + :not(p) {
    margin-top: ${space(4)};
  }
  ${({ $invalid }) =>
    $invalid &&
    css`
      padding-inline-start: ${space(12)};
      border-inline-start: 3px solid ${token('danger')};
    `}
`;

export const Label = styled.label`
  font-weight: 600;
  ${text(15)}
  .optional {
    color: ${token('ink-soft')};
    font-weight: 400;
  }
`;

export const Hint = styled.p`
  color: ${token('ink-soft')};
  ${text(15)}
`;

export const ErrorText = styled.p`
  display: flex;
  gap: ${space(8)};
  align-items: flex-start;
  color: ${token('danger')};
  font-weight: 600;
  ${text(15)}
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

/** The look of anything one types into or chooses from. */
export const controlLook = css`
  width: 100%;
  min-width: 0;
  min-height: ${TOUCH_TARGET};
  padding: ${space(8, 12)};
  border: 1px solid ${token('ink-soft')};
  border-radius: ${radius.control};
  background: ${token('paper')};
  color: ${token('ink')};
  ${text(16)}
  transition: border-color ${motion.state};
  &::placeholder {
    color: ${token('ink-soft')};
    opacity: 1;
  }
  &:hover {
    border-color: ${token('ink')};
  }
  &[aria-invalid='true'] {
    border-color: ${token('danger')};
    box-shadow: inset 0 0 0 1px ${token('danger')};
  }
`;

export type FieldLook = 'plain' | 'plate';

export const Input = styled.input<{ $look: FieldLook; $before: boolean; $after: boolean }>`
  ${controlLook}
  ${tabular}
  ${({ $before }) => $before && 'padding-inline-start: 1.75rem;'}
  ${({ $after }) => $after && 'padding-inline-end: 4rem;'}
  &[type='number'] {
    appearance: textfield;
  }
  &::-webkit-inner-spin-button,
  &::-webkit-search-cancel-button {
    appearance: none;
  }
  ${({ $look }) =>
    $look === 'plate' &&
    css`
      max-width: 24rem;
      min-height: 4.5rem;
      border: 2px solid ${token('on-plate')};
      background: ${token('plate')};
      color: ${token('on-plate')};
      caret-color: ${token('on-plate')};
      ${text(36)}
      /* Letters that a shopper has made larger still stand on one plate. */
      font-size: min(2.25rem, 11vw);
      font-weight: 800;
      letter-spacing: 0.06em;
      text-align: center;
      text-transform: uppercase;
      &::placeholder {
        color: ${token('on-plate')};
        font-weight: 400;
        opacity: 0.62;
        text-transform: none;
      }
    `}
`;

export const TextBox = styled.textarea`
  ${controlLook}
  min-height: 7.5rem;
  resize: vertical;
`;

export const Affixed = styled.div`
  position: relative;
  display: grid;
  .before,
  .after {
    position: absolute;
    top: 50%;
    translate: 0 -50%;
    color: ${token('ink-soft')};
    pointer-events: none;
  }
  .before {
    left: 0.75rem;
  }
  .after {
    right: 0.75rem;
  }
`;
