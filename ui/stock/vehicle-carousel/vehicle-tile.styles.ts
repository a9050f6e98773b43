import { styled } from 'styled-components';
import type { SiteSection } from '../../../core/stock/public';
import { tabular } from '../../theme/mixins';
import { media } from '../../theme/media';
import { motion, radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/**
 * A vehicle among its like. The link of its title covers the whole of it; every line has its room
 * whether it is filled or not, so that a row of tiles, and its skeleton, are of one height.
 */
export const Tile = styled.article<{ $section: SiteSection }>`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  overflow: clip;
  transition: border-color ${motion.state};

  ${media.hover} {
    &:has(a:hover) {
      border-color: ${token('ink-soft')};
    }
  }
  &:has(a:focus-visible) {
    outline: 2px solid ${token('focus')};
    outline-offset: 2px;
  }

  .photo {
    position: relative;
    aspect-ratio: 16 / 10;
    background: ${token('wash')};
  }
  /* Vans have a line for the price without VAT and one for the price with it. */
  .price {
    min-height: ${({ $section }) => ($section === 'van' ? '3.5rem' : '1.75rem')};
  }
  .ribbon {
    position: absolute;
    top: 0;
    left: ${space(12)};
  }
  ${media.print} {
    break-inside: avoid;
  }
`;

export const TileBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  padding: ${space(12, 16, 16)};
  ${tabular}

  h3 {
    ${text(16)}
  }
  h3 a {
    color: ${token('ink')};
    text-decoration: none;
    outline: none;
    &::after {
      position: absolute;
      inset: 0;
      content: '';
    }
    &:hover {
      color: ${token('brand')};
      text-decoration: underline;
    }
  }
  .derivative,
  .brief,
  .fee {
    min-height: 1.25rem;
    color: ${token('ink-soft')};
    ${text(13)}
  }
  .price {
    margin-top: ${space(8)};
    white-space: nowrap;
  }
  .with-vat {
    display: flex;
    flex-direction: column;
  }
  .no-price {
    font-weight: 650;
    ${text(18)}
  }
  .monthly {
    min-height: 1.25rem;
    margin-top: ${space(4)};
    font-weight: 600;
    ${text(15)}
  }
  .monthly small {
    font-weight: 400;
    color: ${token('ink-soft')};
    ${text(13)}
  }
  .brief {
    margin-top: ${space(8)};
    padding-top: ${space(8)};
    border-top: 1px solid ${token('line')};
    color: ${token('ink')};
    box-sizing: content-box;
  }
`;

/** What sets it apart, on the one stretch of colour that a tile has. */
export const Apart = styled.p`
  flex: 1;
  min-height: 2.5rem;
  box-sizing: content-box;
  padding: ${space(8, 16)};
  background: ${token('brand-wash')};
  color: ${token('brand')};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-wrap: pretty;
  ${text(13)}

  &:empty {
    background: none;
  }
  span {
    white-space: nowrap;
  }
`;
