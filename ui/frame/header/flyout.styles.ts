import { css, styled } from 'styled-components';
import { media } from '../../theme/media';
import { focusRing } from '../../theme/mixins';
import { motion, radius, shadow, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** From here on the menu has room in one line; in ems, so that larger text makes it a phone's. */
export const WIDE_HEADER = '@media (min-width: 64em)';

/** From here on it has room to spare. */
export const ROOMY_HEADER = '@media (min-width: 76em)';

/** One line of a menu or a list that opens. */
export const menuLine = css`
  display: flex;
  align-items: center;
  gap: ${space(12)};
  min-height: ${TOUCH_TARGET};
  color: ${token('ink')};
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${token('wash')};
    }
  }
`;

/** What hangs below its word, where a pointer has room for that. */
export const hangingSheet = css`
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  z-index: 1;
  min-width: 15rem;
  max-width: 24rem;
  max-height: calc(100dvh - 6rem);
  overflow-y: auto;
  padding: ${space(8)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  box-shadow: ${shadow};
`;

/** A disclosure of the browser's own: opens by a press or the keyboard without a script. */
export const Flyout = styled.details`
  position: relative;

  summary {
    ${menuLine}
    &:focus-visible {
      ${focusRing}
      outline-offset: -2px;
    }
  }
  .turns {
    flex: none;
    transition: rotate ${motion.state};
  }
  &[open] > summary .turns {
    rotate: 180deg;
  }
  a {
    ${menuLine}
    padding: ${space(8, 12)};
    border-radius: ${radius.control};
    ${text(15)}
  }
  .picked {
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space(24)};
  }
  .way {
    color: ${token('ink-soft')};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
