import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const TabRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(24)};
  ${text(15)}
  font-weight: 600;
  p,
  button {
    display: inline-flex;
    align-items: center;
    gap: ${space(8)};
    min-height: ${TOUCH_TARGET};
    padding: 0;
    white-space: nowrap;
  }
  button {
    border: 0;
    background: none;
    box-shadow: inset 0 -3px transparent;
    color: ${token('ink-soft')};
    font-weight: inherit;
    transition:
      color ${motion.state},
      box-shadow ${motion.state};
    &:hover {
      color: ${token('ink')};
    }
    &[aria-selected='true'] {
      box-shadow: inset 0 -3px ${token('brand')};
      color: ${token('ink')};
      ${media.forcedColours} {
        border-bottom: 3px solid Highlight;
      }
    }
  }
  svg {
    flex: none;
  }
  ${media.phone} {
    column-gap: ${space(16)};
  }
  @media (max-width: 374px) {
    svg {
      display: none;
    }
  }
  @media (scripting: none) {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;
