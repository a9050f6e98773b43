import { css, styled } from 'styled-components';
import { media } from '../theme/media';
import { gutters } from '../theme/mixins';
import {
  CONTENT_WIDTH,
  HEADER_HEIGHT,
  layer,
  motion,
  radius,
  space,
  text,
  TOUCH_TARGET,
} from '../theme/scale';
import { token } from '../theme/tokens';
import { hangingSheet, ROOMY_HEADER, WIDE_HEADER } from './header/flyout.styles';

/** Height of the line above the header, which goes away with the page. */
const CONTACT_BAR_HEIGHT = '2.5rem';

export const HeaderBar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${layer.header};
  border-bottom: 1px solid ${token('line')};
  background: ${token('paper')};
  ${media.tablet} {
    top: -${CONTACT_BAR_HEIGHT};
    /* Nothing that has the focus may be out of sight. */
    &:has(> :first-child :focus-visible) {
      top: 0;
    }
  }
  /* A low window, or one that is enlarged four times, is for the page (WCAG 1.4.10). */
  ${media.low} {
    position: relative;
    top: 0;
  }
  ${media.print} {
    display: none;
  }
`;

export const ContactBar = styled.div`
  display: none;
  ${media.tablet} {
    display: block;
    background: ${token('wash')};
  }

  .row {
    display: flex;
    align-items: center;
    gap: ${space(16)};
    max-width: ${CONTENT_WIDTH};
    height: ${CONTACT_BAR_HEIGHT};
    margin-inline: auto;
    ${gutters}
  }
  /* The shopper’s own car, where one is valued: what is beside it is there for everybody. */
  .own-car-line {
    flex: 1;
    min-width: 0;
    height: 100%;
  }
  .ways {
    display: flex;
    justify-content: flex-end;
  }
  .ways > li > a,
  summary {
    display: flex;
    align-items: center;
    gap: ${space(8)};
    min-height: ${CONTACT_BAR_HEIGHT};
    padding-inline: ${space(12)};
    color: ${token('ink-soft')};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
    ${text(13)}
    ${media.hover} {
      &:hover {
        background: none;
        color: ${token('brand')};
      }
    }
  }
  .ways > li:last-child > a {
    margin-inline-end: -${space(12)};
  }
  details[open] > summary {
    color: ${token('brand')};
  }
  .sheet {
    ${hangingSheet}
    inset-inline: auto 0;
    z-index: 2;
    width: max-content;
  }
`;

/**
 * On a phone the line of the shopper’s own car stands below the header and goes away with the page; its
 * room is kept from the first paint in a visit that holds a valuation (`ui/kit/own-car-mark.ts`).
 */
export const OwnCarStrip = styled.div`
  ${gutters}
  background: ${token('wash')};
  [data-own-car] & {
    min-height: ${TOUCH_TARGET};
  }
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

const squareButton = css`
  position: relative;
  display: grid;
  place-items: center;
  flex: none;
  /* All of them on a phone’s line, however large its letters. */
  width: min(${TOUCH_TARGET}, 15vw);
  height: min(${TOUCH_TARGET}, 15vw);
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${token('ink')};
  svg {
    width: min(1.375rem, 8vw);
    height: min(1.375rem, 8vw);
  }
  transition: background-color ${motion.state};
  ${media.hover} {
    &:hover {
      background: ${token('wash')};
    }
  }
`;

export const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: end;
  min-height: ${HEADER_HEIGHT};
  max-width: ${CONTENT_WIDTH};
  margin-inline: auto;
  ${gutters}
  ${media.tablet} {
    flex-wrap: nowrap;
    gap: ${space(16)};
  }
  ${WIDE_HEADER} {
    gap: ${space(8)};
  }
  ${ROOMY_HEADER} {
    gap: ${space(16)};
  }

  .home {
    flex: 0 1 auto;
    min-width: 0;
    margin-inline-end: auto;
    /* As tall as a thumb. */
    padding-block: 0.375rem;
    text-decoration: none;
    ${media.tablet} {
      margin-inline-end: 0;
    }
  }
  .call {
    ${squareButton}
  }
  .find {
    ${media.tablet} {
      display: none;
    }
  }
  .menu {
    margin-inline-end: -${space(8)};
    ${WIDE_HEADER} {
      display: none;
    }
  }

  .held {
    display: flex;
    button {
      ${squareButton}
      &[aria-expanded='true'] {
        background: ${token('wash')};
      }
    }
    .label {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
    .count {
      position: absolute;
      inset: 0 0 auto auto;
    }
    ${media.phone} {
      /* A phone has room for what is asked for most; the menu has the others. */
      button[data-panel='recent'] {
        display: none;
      }
    }
    @media (max-width: 21.5rem) {
      button:not([data-panel='favs']) {
        display: none;
      }
    }
    ${WIDE_HEADER} {
      margin-inline-end: -${space(8)};
    }
  }
  .count {
    min-width: min(1.25rem, 6vw);
    padding-inline: 0.25em;
    border-radius: 999px;
    background: ${token('wash')};
    color: ${token('ink-soft')};
    font-size: min(0.75rem, 3.5vw);
    line-height: 1.67;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
  .count[data-some] {
    background: ${token('plate')};
    color: ${token('on-plate')};
  }
`;
