import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { tabular } from '../../theme/mixins';
import { radius, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

/** The ground that the sheet lies on, on a screen. */
export const Desk = styled.div`
  min-height: 100dvh;
  padding: ${space(16)};
  background: ${token('canvas')};
  ${media.print} {
    min-height: 0;
    padding: 0;
    background: none;
  }
`;

export const Toolbar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(8)};
  max-width: 210mm;
  margin: 0 auto ${space(16)};
  ${media.print} {
    display: none;
  }
`;

/**
 * A sheet of A4: as wide on every screen that has the room, and laid out by columns that do not ask
 * how wide the window is. Black on white; nothing tells by its colour alone.
 */
export const Sheet = styled.main`
  display: flex;
  flex-direction: column;
  gap: 5mm;
  max-width: 210mm;
  margin-inline: auto;
  padding: 14mm;
  border: 1px solid ${token('line')};
  background: #fff;
  color: ${token('ink')};
  ${text(13)}
  ${tabular}
  overflow-wrap: anywhere;

  @media screen and (max-width: 40rem) {
    padding: ${space(16)};
  }
  ${media.print} {
    display: block;
    max-width: none;
    padding: 0;
    border: 0;
    > * + * {
      margin-top: 5mm;
    }
  }

  h1 {
    ${text(28)}
  }
  h2 {
    margin-bottom: 2mm;
    padding-bottom: 1mm;
    border-bottom: 1.5px solid ${token('ink')};
    ${text(16)}
  }
  h3 {
    margin-bottom: 1mm;
    ${text(13)}
  }
  p {
    orphans: 3;
    widows: 3;
  }
  .soft {
    color: ${token('ink-soft')};
  }
  .whole {
    break-inside: avoid;
  }
`;

export const SheetHead = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2mm 8mm;

  .made {
    text-align: end;
  }
`;

export const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 2mm 8mm;
  break-inside: avoid;

  > div {
    flex: 1 1 60%;
  }
  .derivative {
    ${text(16)}
  }
  .taken {
    margin-top: 1mm;
    font-weight: 700;
    ${text(16)}
  }
`;

/** The price beside the lead picture, three more beneath; none is cut at the foot of a page. */
export const Front = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 3mm;
  break-inside: avoid;

  > .lead {
    grid-column: span 2;
  }
  > .note {
    grid-column: 1 / -1;
    margin-top: -1mm;
  }
  > .photo {
    aspect-ratio: 16 / 10;
    overflow: clip;
    background: ${token('wash')};
    print-color-adjust: exact;
  }
  @media screen and (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
    && > * {
      grid-area: auto;
    }
  }
`;

export const PriceBox = styled.div`
  display: flex;
  grid-column: 3;
  grid-row: 1;
  flex-direction: column;
  justify-content: center;
  gap: 1mm;
  min-width: 0;
  border: 1.5px solid ${token('ink')};
  border-radius: ${radius.control};
  padding: 4mm;

  p {
    ${text(13)}
  }
  .branch {
    margin-top: 3mm;
    padding-top: 3mm;
    border-top: 1px solid ${token('line')};
  }
`;

/** Labels and values in columns; a pair stays together. */
export const Pairs = styled.dl`
  columns: 3;
  column-gap: 6mm;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 3mm;
    padding-block: 0.7mm;
    border-bottom: 1px solid ${token('line')};
    break-inside: avoid;
  }
  dt {
    color: ${token('ink-soft')};
  }
  dd {
    font-weight: 600;
    text-align: end;
  }
  &.two {
    columns: 2;
  }
  @media screen and (max-width: 40rem) {
    columns: 1;
    &.two {
      columns: 1;
    }
  }
`;

/** Groups of short lines, in columns. */
export const Lists = styled.div`
  columns: 3;
  column-gap: 6mm;

  > div {
    padding-bottom: 3mm;
    break-inside: avoid;
  }
  h3 {
    break-after: avoid;
  }
  li {
    position: relative;
    padding-inline-start: 3mm;
    break-inside: avoid;
  }
  li::before {
    position: absolute;
    inset-inline-start: 0;
    content: '·';
    font-weight: 800;
  }
  @media screen and (max-width: 40rem) {
    columns: 1;
  }
`;

export const Lines = styled.div`
  > * + * {
    margin-top: 2mm;
  }
  .said {
    white-space: pre-line;
  }
`;

export const PaperTable = styled.table`
  th,
  td {
    padding: 1mm 3mm 1mm 0;
    border-bottom: 1px solid ${token('line')};
    text-align: start;
    vertical-align: top;
  }
  thead {
    display: table-header-group;
  }
  thead th {
    border-bottom-color: ${token('ink')};
  }
  tr {
    break-inside: avoid;
  }
  .amount {
    padding-inline-end: 0;
    text-align: end;
  }
`;

/** What was looked for and not found: a tick, a title and a sentence. */
export const Checks = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 2mm 6mm;
  margin-top: 3mm;

  li {
    display: grid;
    grid-template-columns: 5mm 1fr;
    break-inside: avoid;
  }
  svg {
    margin-top: 0.4mm;
  }
  strong {
    display: block;
  }
  &.one {
    grid-template-columns: 1fr;
    gap: 2mm;
    ${text(15)}
  }
  &.one li {
    grid-template-columns: 8mm 1fr;
    padding-bottom: 2mm;
    border-bottom: 1px solid ${token('line')};
  }
  @media screen and (max-width: 40rem) {
    grid-template-columns: 1fr;
  }
`;

/** The example in two columns, whatever the window. */
export const ExampleOnPaper = styled.div`
  break-inside: avoid;

  && section {
    padding: 4mm;
    border-color: ${token('ink')};
  }
  && h2 {
    margin: 0;
    padding: 0;
    border: 0;
  }
  && table tbody {
    display: grid;
    grid-template-columns: 1fr 1fr;
    column-gap: 8mm;
    @media screen and (max-width: 40rem) {
      display: block;
    }
  }
  && tr {
    padding-block: 1mm;
    ${text(13)}
  }
`;
