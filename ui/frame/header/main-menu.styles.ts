import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { motion, radius, shadow, space, text, TOUCH_TARGET } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { hangingSheet, menuLine, ROOMY_HEADER, WIDE_HEADER } from './flyout.styles';

export const MenuBox = styled.nav`
  /* A sheet at the side: closed it is not there, and the page does not scroll behind it. */
  position: fixed;
  inset: 0 0 0 auto;
  width: min(22rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0 0 ${space(24)};
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('paper')};
  color: ${token('ink')};
  box-shadow: ${shadow};
  ${media.motion} {
    translate: 2rem 0;
    opacity: 0;
    transition:
      translate ${motion.panel},
      opacity ${motion.panel};
    &:popover-open {
      translate: none;
      opacity: 1;
      @starting-style {
        translate: 2rem 0;
        opacity: 0;
      }
    }
  }
  html:has(&:popover-open) {
    overflow: hidden;
  }
  &::backdrop {
    background: var(--backdrop);
  }

  .head {
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 4rem;
    padding-inline: ${space(16, 8)};
    border-bottom: 1px solid ${token('line')};
    background: ${token('paper')};
    font-weight: 650;
    ${text(18)}
    button {
      display: grid;
      place-items: center;
      width: ${TOUCH_TARGET};
      height: ${TOUCH_TARGET};
      border: 0;
      border-radius: ${radius.control};
      background: none;
    }
  }
  .line {
    ${menuLine}
    justify-content: space-between;
    padding: ${space(4, 16)};
    font-weight: 600;
    ${text(16)}
  }
  .lines > li {
    border-bottom: 1px solid ${token('line')};
  }
  .sheet {
    padding: ${space(4, 4)} ${space(12, 16)};
  }
  .sheet ul {
    padding-inline-start: ${space(16)};
  }
  .name {
    display: block;
    padding: ${space(8, 12)} ${space(4)};
    color: ${token('ink-soft')};
    ${text(13)}
  }

  .held-lines button {
    ${menuLine}
    width: 100%;
    padding: ${space(4, 16)};
    border: 0;
    background: none;
    text-align: start;
    ${text(16)}
    .count {
      margin-inline-start: auto;
    }
  }
  .held-lines {
    padding-block: ${space(12)};
    border-bottom: 1px solid ${token('line')};
    ${media.tablet} {
      display: none;
    }
  }
  .ways {
    padding-block: ${space(12)};
    & > li > a,
    summary {
      ${menuLine}
      padding: ${space(4, 16)};
      ${text(16)}
    }
    .turns {
      margin-inline-start: auto;
    }
    ${media.tablet} {
      display: none;
    }
  }

  /* A browser without popovers shows the menu below the header. */
  @supports not selector(:popover-open) {
    position: static;
    width: 100%;
    height: auto;
    opacity: 1;
    translate: none;
    .head {
      display: none;
    }
  }

  ${WIDE_HEADER} {
    position: static;
    display: block;
    width: auto;
    height: auto;
    padding: 0;
    overflow: visible;
    opacity: 1;
    translate: none;
    box-shadow: none;
    .head {
      display: none;
    }
    .lines {
      display: flex;
      flex-wrap: wrap;
    }
    .lines > li {
      border: 0;
    }
    .line {
      gap: ${space(4)};
      padding-inline: ${space(8)};
      border-radius: ${radius.control};
      white-space: nowrap;
      ${text(15)}
      ${ROOMY_HEADER} {
        padding-inline: ${space(12)};
      }
    }
    details[open] > .line {
      background: ${token('wash')};
    }
    .sheet {
      ${hangingSheet}
    }
  }
`;
