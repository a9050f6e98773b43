import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const ChipButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  max-width: 100%;
  min-height: 2.25rem;
  padding: ${space(4, 12)};
  border: 1px solid ${token('brand')};
  border-radius: 999px;
  background: ${token('brand-wash')};
  color: ${token('ink')};
  font-weight: 600;
  text-align: start;
  ${text(15)}
  transition: background-color ${motion.state};
  &:hover {
    background: ${token('paper')};
  }
  svg {
    flex: none;
    color: ${token('brand')};
  }
`;

/** On a phone one line that scrolls sideways, so that what was chosen never pushes the list away. */
export const ChipRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  ${media.phone} {
    flex-wrap: nowrap;
    margin: -4px -1rem;
    padding: 4px 1rem;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    li {
      flex: none;
    }
  }
`;
