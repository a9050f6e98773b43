import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const BranchRows = styled.ul`
  & > li {
    border-bottom: 1px solid ${token('line')};
  }
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: ${TOUCH_TARGET};
    color: ${token('ink')};
    font-weight: 600;
    ${text(16)}
    ${media.hover} {
      &:hover {
        color: ${token('brand')};
      }
    }
  }
  .turns {
    transition: rotate ${motion.state};
  }
  details[open] .turns {
    rotate: 180deg;
  }
  details ul {
    padding-block-end: ${space(12)};
  }
  details a {
    display: flex;
    align-items: center;
    gap: ${space(12)};
    min-height: 2.25rem;
    overflow-wrap: anywhere;
    svg {
      flex: none;
      color: ${token('ink-soft')};
    }
  }
`;
