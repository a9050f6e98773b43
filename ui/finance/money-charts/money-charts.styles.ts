import { styled } from 'styled-components';
import { media } from '../../theme/media';
import { tabular } from '../../theme/mixins';
import { space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const ChartsBox = styled.div`
  display: grid;
  gap: ${space(32)};
  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  h3 {
    ${text(18)}
  }
`;

export const Chart = styled.figure`
  margin: 0;
  min-width: 0;
  figcaption {
    margin-bottom: ${space(12)};
    color: ${token('ink-soft')};
    ${text(15)}
  }
  svg {
    display: block;
    overflow: visible;
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  text {
    fill: ${token('ink')};
  }
  .amount {
    font-weight: 650;
  }
  .quiet {
    fill: ${token('ink-soft')};
  }
  .leader,
  .axis {
    stroke: ${token('ink-soft')};
  }
  .grid {
    stroke: ${token('line')};
  }
  .plain {
    fill: ${token('ink-soft')};
  }
  .main {
    fill: ${token('brand')};
  }
  .thin {
    fill: ${token('ink')};
  }
  .under {
    fill: ${token('brand-wash')};
  }
  .owed {
    fill: none;
    stroke: ${token('brand')};
    stroke-width: 2px;
  }
  .hatch {
    stroke: ${token('brand')};
    stroke-width: 2px;
  }
  .hatched {
    stroke: ${token('brand')};
    stroke-width: 1px;
  }
  .dots {
    fill: ${token('ink')};
  }
  .dotted {
    stroke: ${token('ink')};
    stroke-width: 1px;
  }
  ${media.forcedColours} {
    text,
    .plain,
    .main,
    .thin,
    .dots {
      fill: CanvasText;
    }
    .owed,
    .hatch,
    .hatched,
    .dotted,
    .leader,
    .axis {
      stroke: CanvasText;
    }
    .under {
      fill: none;
    }
  }
`;

export const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(12)};
  h4 {
    margin-bottom: ${space(8)};
    font-weight: 600;
    ${text(15)}
  }
`;

/** The same as a table, behind a press. */
export const AsTable = styled.details`
  margin-top: ${space(8)};
  ${text(15)}
  summary {
    width: fit-content;
    min-height: 2.75rem;
    align-content: center;
    color: ${token('brand')};
    text-decoration: underline;
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    ${tabular}
  }
  caption {
    padding-block: ${space(12, 4)};
    font-weight: 600;
    text-align: start;
  }
  th,
  td {
    padding-block: ${space(4)};
    border-bottom: 1px solid ${token('line')};
    font-weight: 400;
  }
  th {
    padding-inline-end: ${space(8)};
  }
  td,
  thead th + th {
    padding-inline: ${space(8)} 0;
    text-align: end;
    white-space: nowrap;
  }
  thead th,
  tfoot th,
  tfoot td {
    font-weight: 650;
  }
`;
