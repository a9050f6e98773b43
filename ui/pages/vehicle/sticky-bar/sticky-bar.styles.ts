import { css, styled } from 'styled-components';
import { media } from '../../../theme/media';
import { gutters } from '../../../theme/mixins';
import {
  CONTENT_WIDTH,
  layer,
  motion,
  radius,
  shadow,
  space,
  text,
  TOUCH_TARGET,
} from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** From here on all options stand beside each other. In em: large letters need the menu sooner. */
const roomForAll = '@media (min-width: 76em)';

/** Nobody can open a menu without a script. */
const noScript = '@media (scripting: none)';

/**
 * It sticks to the foot of the window while what it belongs to is on screen, and has a place of its
 * own at the end: no room need be kept for it, and nothing can end up beneath it.
 */
export const Bar = styled.nav`
  position: sticky;
  z-index: ${layer.sticky};
  inset-block-end: var(--foot-taken, 0px);
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: 1px solid ${token('line')};
  background: ${token('paper')};
  box-shadow: ${shadow};

  ${noScript} {
    position: static;
  }
  ${media.low} {
    position: static;
  }
  ${media.print} {
    display: none;
  }
`;

export const BarRow = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(8)};
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  padding-block: ${space(8)};
  ${gutters}

  .main {
    flex: none;
    margin-inline-start: auto;
  }
  ${roomForAll} {
    flex-wrap: nowrap;
    gap: ${space(12)};
    .main {
      display: none;
    }
  }
  ${noScript} {
    flex-wrap: wrap;
    .main {
      display: none;
    }
  }
`;

const question = css`
  display: flex;
  flex-direction: column;
  text-align: start;
  .like {
    color: ${token('ink-soft')};
    ${text(13)}
  }
  .now {
    font-weight: 650;
    ${text(16)}
  }
`;

/** The words where there is nothing to open. */
export const Question = styled.p`
  ${question}
  display: none;
  flex: none;

  ${roomForAll} {
    display: flex;
  }
  ${noScript} {
    display: flex;
  }
`;

/** The same words as the button of the menu. */
export const MenuButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${space(8)};
  min-width: 0;
  min-height: ${TOUCH_TARGET};
  padding: 0 ${space(4)} 0 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;

  .words {
    ${question}
  }
  svg {
    flex: none;
    transition: rotate ${motion.state};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${roomForAll} {
    display: none;
  }
  ${noScript} {
    display: none;
  }
`;

const asMenu = css`
  display: none;
  position: absolute;
  inset-block-end: calc(100% + ${space(8)});
  inset-inline: 0;
  max-height: calc(100dvh - 10rem);
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space(8)};
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  box-shadow: ${shadow};

  &[data-open='true'] {
    display: block;
  }
  li + li {
    border-block-start: 1px solid ${token('line')};
  }
  a {
    padding-inline: ${space(12)};
  }
  ${media.phone} {
    margin-inline: ${space(8)};
  }
  ${media.tablet} {
    inset-inline: 1.5rem auto;
    width: 20rem;
  }
`;

const asRow = css`
  display: flex;
  flex-wrap: wrap;
  margin-inline-start: auto;

  a {
    padding-inline: ${space(8)};
    border-radius: ${radius.control};
  }
  .main-option {
    padding-inline: ${space(16)};
    margin-inline-end: ${space(8)};
    background: ${token('brand')};
    color: ${token('on-brand')};
    ${media.hover} {
      &:hover {
        background: ${token('brand-hover')};
        color: ${token('on-brand')};
      }
    }
  }
`;

/** What makes it a menu, taken back. */
const laidOpen = css`
  position: static;
  width: auto;
  margin: 0;
  padding: 0;
  border: 0;
  box-shadow: none;

  li + li {
    border: 0;
  }
`;

export const Options = styled.ul`
  a {
    display: flex;
    align-items: center;
    min-height: ${TOUCH_TARGET};
    color: ${token('ink')};
    font-weight: 600;
    text-decoration: none;
    ${text(15)}
    ${media.hover} {
      &:hover {
        color: ${token('brand')};
        text-decoration: underline;
      }
    }
  }
  @media (max-width: 75.99em) {
    ${asMenu}
  }
  ${roomForAll} {
    ${asRow}
  }
  ${noScript} {
    ${asRow}
    ${laidOpen}
  }
`;

/** A light of the plate's yellow. It changes its colour and nothing else, so nothing moves. */
export const Light = styled.span`
  flex: none;
  width: 0.625rem;
  height: 0.625rem;
  border: 1px solid ${token('ink-soft')};
  border-radius: 50%;
  background: ${token('plate')};

  &[data-phase='unlit'] {
    background: transparent;
  }
`;
