import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** A native box or dot drawn in the site's own lines; forced colours bring the browser's back. */
const tickLook = css`
  appearance: none;
  display: grid;
  place-content: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid ${token('ink-soft')};
  background: ${token('paper')};
  transition:
    background-color ${motion.state},
    border-color ${motion.state};
  &::before {
    content: '';
    width: 0.75rem;
    height: 0.75rem;
    scale: 0;
    background: ${token('on-brand')};
  }
  &:checked {
    border-color: ${token('brand')};
    background: ${token('brand')};
  }
  &:checked::before {
    scale: 1;
  }
  ${media.forcedColours} {
    appearance: auto;
  }
`;

export const CheckboxInput = styled.input`
  ${tickLook}
  border-radius: 4px;
  &::before {
    clip-path: polygon(12% 48%, 2% 60%, 38% 94%, 98% 22%, 86% 10%, 37% 70%);
  }
`;

export const RadioInput = styled.input`
  ${tickLook}
  border-radius: 50%;
  &::before {
    width: 0.5rem;
    height: 0.5rem;
    border-radius: 50%;
  }
`;

export const TickRow = styled.label<{ $quiet: boolean }>`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: ${({ $quiet }) => ($quiet ? '2.25rem' : '2.75rem')};
  padding-block: ${space(4)};
  cursor: pointer;
  ${text(16)}
  ${media.touch} {
    min-height: 2.75rem;
  }
  .words {
    flex: 1;
    min-width: 0;
  }
  .count {
    color: ${token('ink-soft')};
    ${text(15)}
    font-variant-numeric: tabular-nums;
  }
`;
