import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins';
import { MEASURE, space, text } from '../../theme/scale';
import { token } from '../../theme/tokens';

export const AddsUpBox = styled.section`
  h3 {
    ${text(18)}
  }
  & > p {
    margin-block: ${space(4, 8)};
    color: ${token('ink-soft')};
    ${text(15)}
  }
  summary .chosen {
    color: ${token('ink')};
    font-weight: 650;
    ${tabular}
    ${text(16)}
  }
`;

/** A sum as it is written by hand: signs, words, amounts under each other, a rule, the result. */
export const Ledger = styled.table`
  width: 100%;
  max-width: 32rem;
  ${tabular}
  ${text(15)}
  th,
  td {
    padding-block: ${space(4)};
    vertical-align: top;
    font-weight: 400;
  }
  .sign {
    width: 1.25rem;
    color: ${token('ink-soft')};
  }
  td:last-child {
    padding-inline-start: ${space(16)};
    text-align: end;
    white-space: nowrap;
  }
  .times {
    display: block;
    color: ${token('ink-soft')};
    ${text(13)}
  }
  tfoot th,
  tfoot td {
    border-top: 1px solid ${token('ink-soft')};
    font-weight: 650;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space(12)};
  max-width: ${MEASURE};
  padding-inline-start: 1.25rem;
  list-style: decimal;
  ${tabular}
  ${text(15)}
  p {
    margin-top: ${space(4)};
    overflow-wrap: anywhere;
  }
  sup {
    font-size: 0.75em;
    line-height: 1;
  }
  var {
    font-style: italic;
  }
`;

export const Note = styled.p`
  max-width: ${MEASURE};
  margin-top: ${space(8)};
  color: ${token('ink-soft')};
  ${text(15)}
`;
