import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { HEADER_HEIGHT, layer, radius, rem, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';
import { NAMES, NAMES_WIDE, shareOfPhone } from './compare-widths';

/**
 * The switch, the names that stay in sight on a phone, and the table. The switch is a matter of
 * style alone, so that it works before and without the script.
 */
export const CompareBox = styled.div`
  position: relative;
  min-width: 0;
  ${media.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }

  &:has(.differences:checked) [data-same] {
    display: none;
  }
  .none-differ {
    display: none;
    padding: ${space(16)};
    color: ${token('ink-soft')};
  }
  &:has(.differences:checked) .none-differ {
    display: block;
  }
`;

/** Only a phone has to scroll: two vehicles fill it. */
export const Scroller = styled.div`
  border: 1px solid ${token('line')};
  border-radius: ${radius.card};
  background: ${token('paper')};
  ${media.phone} {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-snap-type: x proximity;
  }
  /* Rounds the corners of what sticks, and is nothing that scrolls. */
  ${media.tablet} {
    grid-area: 1 / 1;
    overflow: clip;
  }
  ${media.print} {
    overflow: visible;
    border: 0;
  }
`;

export const Table = styled.table<{ $columns: number }>`
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  text-align: start;
  ${text(15)}

  th,
  td {
    padding: ${space(8, 16)};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  tbody td {
    scroll-snap-align: start;
    font-weight: 550;
  }
  tbody tr:not(.group) > * {
    border-top: 1px solid ${token('line')};
  }
  .group + tr > * {
    border-top-color: transparent;
  }
  .group th {
    padding-top: ${space(32)};
    font-weight: 650;
    ${text(18)}
  }
  tbody:first-of-type tr:first-child > * {
    border-top: 0;
  }
  .missing {
    color: ${token('ink-soft')};
    font-weight: 400;
  }
  .has {
    display: inline-flex;
    align-items: center;
    gap: ${space(4)};
    svg {
      flex: none;
      color: ${token('good')};
    }
  }
  .row-name {
    font-weight: 400;
    color: ${token('ink-soft')};
  }
  /* The plate-yellow tick of a row that differs. */
  [data-differs] > .row-name::before {
    content: '';
    position: absolute;
    inset: 0.5625rem auto auto 0;
    width: 4px;
    height: 1.125rem;
    border-radius: 0 2px 2px 0;
    background: ${token('plate')};
    ${media.forcedColours} {
      background: CanvasText;
    }
    ${media.print} {
      print-color-adjust: exact;
    }
  }

  ${media.tablet} {
    col.names {
      width: ${NAMES};
    }
    .row-name {
      position: relative;
    }
  }
  ${media.desktop} {
    col.names {
      width: ${NAMES_WIDE};
    }
  }
  @media screen and (min-width: ${rem(767)}) {
    thead > tr > * {
      position: sticky;
      top: ${HEADER_HEIGHT};
      z-index: ${layer.sticky};
      border-bottom: 1px solid ${token('line')};
      background: ${token('paper')};
    }
  }

  /* On a phone the name of a row lies across it, above its values, and stays while they scroll. */
  @media screen and (max-width: ${rem(766.98)}) {
    width: max(100%, calc(${({ $columns }) => `${shareOfPhone($columns)} * ${String($columns)}`}));
    col.names {
      width: 0;
    }
    td,
    thead th {
      padding-inline: ${space(12)};
    }
    .corner,
    .row-name {
      width: 0;
      padding: 0;
    }
    .row-name {
      position: sticky;
      left: 0;
      z-index: ${layer.raised};
      ${text(13)}
      > span {
        position: absolute;
        top: ${space(8)};
        left: ${space(12)};
        width: max-content;
        max-width: calc(100vw - 4rem);
      }
    }
    tbody .row-name ~ td {
      padding-top: 1.875rem;
    }
    .group th > * {
      position: sticky;
      left: ${space(12)};
      width: max-content;
      max-width: calc(100vw - 4rem);
    }
    .group th {
      padding-inline: ${space(12)};
    }
    [data-differs] > .row-name::before {
      inset-block-start: 0.5625rem;
      height: 1rem;
    }
  }

  ${media.print} {
    ${text(13)}
    th,
    td {
      padding: 1mm 2mm;
    }
    col.names {
      width: 42mm;
    }
    .row-name {
      position: relative;
    }
    [data-differs] > .row-name::before {
      inset: 1mm auto auto 0;
      height: 4mm;
    }
    .group th {
      padding-top: 3mm;
      break-after: avoid;
      ${text(15)}
    }
  }
`;

/** A vehicle at the head of its column: a small picture, what it is, and the way to take it out. */
export const HeadCell = styled.th`
  .head {
    display: grid;
    gap: ${space(8, 12)};
    padding-block: ${space(4)};
    ${media.desktop} {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }
  }
  .photo {
    position: relative;
    aspect-ratio: 16 / 10;
    border-radius: ${radius.control};
    overflow: clip;
    ${media.phone} {
      aspect-ratio: 16 / 9;
    }
  }
  .ribbon {
    position: absolute;
    inset: 0 auto auto 0;
    line-height: 1;
  }
  .words {
    min-width: 0;
    padding-inline-end: ${space(24)};
    font-weight: 400;
    a {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      color: ${token('ink')};
      font-weight: 650;
      text-decoration: none;
      ${text(15)}
      ${media.desktop} {
        ${text(16)}
      }
    }
    a:hover {
      color: ${token('brand')};
      text-decoration: underline;
    }
  }
  .derivative {
    color: ${token('ink-soft')};
    ${text(13)}
  }
  /* On the picture, where that takes the whole width. */
  .remove {
    position: absolute;
    inset: ${space(4)} ${space(8)} auto auto;
    > * {
      border-radius: 50%;
      background: ${token('paper')};
      background-clip: content-box;
      padding: 6px;
    }
    ${media.desktop} {
      inset: ${space(8)} ${space(4)} auto auto;
      > * {
        border-radius: ${radius.control};
        background-clip: border-box;
      }
    }
  }
  ${media.phone} {
    position: relative;
  }
  ${media.print} {
    .remove {
      display: none;
    }
    .head {
      grid-template-columns: 24mm minmax(0, 1fr);
      gap: 2mm;
    }
    .words {
      padding: 0;
    }
  }
`;

export const PriceCell = styled.div`
  display: grid;
  gap: ${space(8)};
  justify-items: start;
  padding-block: ${space(4, 8)};
  .since {
    font-weight: 600;
    ${text(13)}
    &[data-kind='fell'] {
      color: ${token('good')};
    }
    &[data-kind='rose'] {
      color: ${token('ink-soft')};
    }
  }
  small {
    white-space: nowrap;
  }
  /* Stronger than the part's own, whichever of the two comes first. */
  @media (max-width: ${rem(1023.98)}) {
    && .now {
      ${text(22)}
    }
    && small {
      ${text(13)}
    }
  }
  ${media.print} {
    padding: 0;
    gap: 1mm;
    && .now {
      ${text(18)}
    }
    .act {
      display: none;
    }
  }
`;
