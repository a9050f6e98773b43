import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins';
import { motion, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const Legend = styled.legend`
  margin-bottom: ${space(4)};
  font-weight: 600;
  ${text(15)}
  &[data-hidden='true'] {
    ${visuallyHidden}
  }
`;

export const Segments = styled.div<{ $wide: boolean }>`
  display: ${({ $wide }) => ($wide ? 'grid' : 'inline-grid')};
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  padding: 3px;
  border: 1px solid ${token('ink-soft')};
  border-radius: ${radius.control};
  background: ${token('paper')};
`;

export const Segment = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 2.25rem;
  padding: ${space(4, 16)};
  border-radius: 4px;
  cursor: pointer;
  font-weight: 600;
  text-align: center;
  ${text(15)}
  transition: background-color ${motion.state};
  &:hover {
    background: ${token('wash')};
  }
  &:has(:checked) {
    background: ${token('brand')};
    color: ${token('on-brand')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 4px;
  }
  input {
    ${visuallyHidden}
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
