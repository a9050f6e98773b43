import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { visuallyHidden } from '../../theme/mixins';
import { motion, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const Pages = styled.nav`
  display: grid;
  justify-items: center;
  gap: ${space(12)};
  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space(4)};
  }
  .step {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space(4)};
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: ${space(8)};
    border: 1px solid transparent;
    border-radius: ${radius.control};
    color: ${token('ink')};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    ${text(16)}
    transition: background-color ${motion.state};
  }
  ${media.phone} {
    .word {
      ${visuallyHidden}
    }
  }
  .step:hover {
    background: ${token('wash')};
  }
  .step[aria-current] {
    background: ${token('brand')};
    color: ${token('on-brand')};
  }
  .step[aria-disabled] {
    background: none;
    color: ${token('ink-soft')};
    font-weight: 400;
  }
`;

export const PageTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  column-gap: ${space(24)};
`;
