import { css, styled } from 'styled-components';
import { media } from '../../../theme/media';
import { tabular } from '../../../theme/mixins';
import { MEASURE, radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** A part of a section, under a heading of its own. */
export const Block = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space(12)};
`;

/** What is known, at a glance: an icon, what it is, and below it how it is. */
export const FactGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: ${space(24, 16)};
  div {
    display: grid;
    grid-template-columns: 1.25rem minmax(0, 1fr);
    gap: 2px ${space(8)};
    align-content: start;
    align-items: center;
  }
  div > svg {
    grid-row: span 2;
    align-self: start;
    margin-top: 1px;
    color: ${token('brand')};
  }
  dt {
    color: ${token('ink-soft')};
    ${text(13)}
  }
  dd {
    grid-column: 2;
    font-weight: 600;
    ${tabular}
    ${text(16)}
  }
  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr));
  }
`;

/** A few figures that matter most, large. `$small` where they are words. */
export const FigureGrid = styled.dl<{ $small?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fit,
    minmax(min(100%, ${({ $small }) => ($small === true ? '15rem' : '8rem')}), 1fr)
  );
  gap: ${space(12)};
  width: 100%;
  div {
    padding: ${space(12, 16)};
    border-radius: ${radius.control};
    background: ${token('wash')};
  }
  dt {
    color: ${token('ink-soft')};
    ${text(13)}
  }
  dd {
    font-weight: 650;
    ${tabular}
    ${({ $small }) => ($small === true ? text(16) : text(18))}
  }
  [data-alert] dd {
    color: ${token('danger')};
  }
`;

/** What must be said and is not the first thing read. */
export const SmallPrint = styled.div`
  max-width: ${MEASURE};
  margin-top: ${space(16)};
  color: ${token('ink-soft')};
  ${text(13)}
  p,
  div {
    ${text(13)}
  }
`;

export const FeatureColumnsBox = styled.div`
  columns: 3 14rem;
  column-gap: ${space(32)};
  section {
    break-inside: avoid;
  }
  section + section {
    margin-top: ${space(24)};
  }
  h4 {
    margin-bottom: ${space(8)};
  }
  /* Columns that are themselves cut into pages come to lie over what follows them. */
  ${media.print} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(12, 24)};
    section + section {
      margin-top: 0;
    }
  }
`;

/** Drawn with two borders: a hundred ticks cost one rule. */
export const TickedList = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 13rem), 1fr));
  gap: ${space(4, 24)};
  li {
    position: relative;
    padding-inline-start: 1.5rem;
    overflow-wrap: anywhere;
  }
  li::before {
    content: '';
    position: absolute;
    inset: 0.3em auto auto 0.3em;
    width: 0.4em;
    height: 0.75em;
    border: solid ${token('good')};
    border-width: 0 2px 2px 0;
    rotate: 40deg;
  }
`;

export const SpecificationBox = styled.div`
  columns: 2 18rem;
  column-gap: ${space(48)};
  table {
    break-inside: avoid;
  }
  table + table {
    margin-top: ${space(24)};
  }
`;

export const SpecificationTable = styled.table<{ $narrow?: boolean }>`
  table-layout: fixed;
  ${({ $narrow }) => $narrow === true && 'max-width: 36rem;'}
  caption {
    padding-bottom: ${space(4)};
    font-weight: 650;
    text-align: start;
    ${text(18)}
  }
  th,
  td {
    padding-block: ${space(8)};
    border-bottom: 1px solid ${token('line')};
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  th {
    padding-inline-end: ${space(16)};
    color: ${token('ink-soft')};
    font-weight: 400;
  }
  td {
    font-weight: 600;
  }
  td,
  th + th {
    text-align: end;
    white-space: pre-wrap;
  }
  thead th {
    ${text(13)}
  }
  tfoot th,
  tfoot td {
    border-bottom: 0;
    color: ${token('ink')};
    font-weight: 700;
  }
`;

const asCards = css`
  &,
  tbody,
  td {
    display: block;
  }
  thead {
    display: none;
  }
  tr {
    display: grid;
    gap: ${space(4)};
    padding-block: ${space(12)};
    border-bottom: 1px solid ${token('line')};
  }
  td {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space(8)};
  }
  td:empty {
    display: none;
  }
  td::before {
    content: attr(data-label);
    font-weight: 400;
    color: ${token('ink-soft')};
  }
  td:first-child {
    font-weight: 650;
  }
`;

export const ServiceTable = styled.table`
  ${text(15)}
  overflow-wrap: anywhere;
  ${media.phone} {
    ${asCards}
  }
  ${media.tablet} {
    th,
    td {
      padding: ${space(8, 16, 8)} 0;
      border-bottom: 1px solid ${token('line')};
      vertical-align: top;
    }
    th {
      color: ${token('ink-soft')};
      font-weight: 400;
      ${text(13)}
    }
    td:first-child {
      white-space: nowrap;
    }
  }
`;

export const OfferBox = styled.div`
  width: 100%;
  padding-inline-start: ${space(16)};
  border-inline-start: 3px solid ${token('plate')};
  ${text(15)}
`;
