import { css, styled } from 'styled-components';
import { media } from '../../../theme/media';
import { visuallyHidden } from '../../../theme/mixins';
import { motion, radius, space, text, TOUCH_TARGET } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** Pictures to tick, where there is room for them. */
export const HelpTiles = styled.div`
  display: grid;
  gap: ${space(16)};
  ${media.phone} {
    display: none;
  }
  legend {
    margin-bottom: ${space(8)};
    font-weight: 600;
    ${text(15)}
  }
  .body_type {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: ${space(8)};
  }
  .colour,
  .transmission {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(8)};
  }
`;

export const HelpSelects = styled.div`
  display: grid;
  gap: ${space(12)};
  ${media.tablet} {
    display: none;
  }
`;

const tickable = css`
  position: relative;
  min-height: ${TOUCH_TARGET};
  border: 1px solid ${token('ink-soft')};
  border-radius: ${radius.control};
  cursor: pointer;
  ${text(15)}
  transition:
    background-color ${motion.state},
    border-color ${motion.state};
  input {
    ${visuallyHidden}
  }
  .count {
    color: ${token('ink-soft')};
    font-variant-numeric: tabular-nums;
    ${text(13)}
  }
  ${media.hover} {
    &:hover {
      background: ${token('wash')};
    }
  }
  &:has(:checked) {
    border-color: ${token('brand')};
    background: ${token('brand-wash')};
    box-shadow: inset 0 0 0 1px ${token('brand')};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  ${media.forcedColours} {
    &:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;

export const BodyTile = styled.label`
  ${tickable}
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: baseline;
  gap: ${space(4)};
  padding: ${space(8, 12)};
  .body-style {
    grid-column: 1 / -1;
    justify-self: center;
    width: 6rem;
    min-height: 2.25rem;
    color: ${token('ink-soft')};
  }
  .body-style svg {
    width: 100%;
  }
  .name {
    min-width: 0;
    font-weight: 600;
  }
  &:has(:checked) .body-style {
    color: ${token('brand')};
  }
`;

export const Pill = styled.label`
  ${tickable}
  display: inline-flex;
  align-items: center;
  gap: ${space(8)};
  padding: ${space(4, 12)};
  font-weight: 600;
`;
