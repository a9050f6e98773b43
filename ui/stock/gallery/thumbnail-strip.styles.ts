import { styled } from 'styled-components';
import { THUMBNAIL_GAP, THUMBNAIL_STEP, THUMBNAILS } from '../../../core/gallery/public';
import { media } from '../../theme/media';
import { motion, radius, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

const WIDTH = `${THUMBNAIL_STEP - THUMBNAIL_GAP}px`;
const HEIGHT = '44px';

/** As wide as a whole number of thumbnails; the current one's frame needs 4 px around it. */
export const StripBox = styled.div`
  position: relative;
  width: 100%;
  width: round(down, 100% + ${THUMBNAIL_GAP}px, ${THUMBNAIL_STEP}px);
  max-width: ${THUMBNAIL_STEP * THUMBNAILS}px;
  margin-inline: auto;
  padding-inline-end: ${THUMBNAIL_GAP}px;
  .window {
    margin: -4px;
    padding: 4px;
    overflow: auto hidden;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
  }
  ${media.print} {
    display: none;
  }
`;

export const StripRow = styled.ul`
  display: flex;
  gap: ${THUMBNAIL_GAP}px;
  width: max-content;
  margin-inline: var(--strip-margin, 0);
  padding-inline: var(--before, 0) var(--after, 0);
  @media (scripting: none) {
    flex-wrap: wrap;
    width: auto;
  }
`;

export const Thumbnail = styled.a`
  display: block;
  position: relative;
  width: ${WIDTH};
  height: ${HEIGHT};
  border-radius: ${radius.control};
  img,
  svg {
    border-radius: inherit;
  }
  &[aria-current] {
    outline: 2px solid ${token('brand')};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }
  &:not([aria-current]) {
    opacity: 0.82;
    transition: opacity ${motion.state};
    &:hover,
    &:focus-visible {
      opacity: 1;
    }
  }
`;

/** Lies over the last thumbnail in sight and says how many it hides. */
export const MoreTile = styled.button<{ $side: 'before' | 'after' }>`
  position: absolute;
  z-index: 1;
  top: 0;
  ${({ $side }) => ($side === 'before' ? 'left: 0' : `right: ${THUMBNAIL_GAP}px`)};
  width: ${WIDTH};
  height: ${HEIGHT};
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: ${token('wash')};
  color: ${token('ink')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  ${text(15)}
  ${media.hover} {
    &:hover {
      background: ${token('line')};
    }
  }
  &[aria-disabled='true'] {
    visibility: hidden;
  }
  @media (scripting: none) {
    display: none;
  }
`;
