import { styled } from 'styled-components';
import { radius, space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

/** Open or closed, as a sign and in words. */
export const OpeningSign = styled.p<{ $kind: 'open' | 'closed' | 'unknown' }>`
  display: flex;
  align-items: baseline;
  gap: ${space(8)};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  color: ${({ $kind }) => token($kind === 'open' ? 'good' : 'ink-soft')};
  &::before {
    content: '';
    flex: none;
    width: 0.625rem;
    height: 0.625rem;
    border: 2px solid currentColor;
    border-radius: 50%;
    background: ${({ $kind }) => ($kind === 'open' ? 'currentColor' : 'none')};
  }
`;

export const HoursList = styled.div`
  display: grid;
  gap: ${space(24)};
  h3 {
    margin-bottom: ${space(8)};
    ${text(16)}
  }
  table {
    font-variant-numeric: tabular-nums;
  }
  th {
    font-weight: 400;
  }
  th,
  td {
    padding-block: ${space(8)};
    border-top: 1px solid ${token('line')};
    vertical-align: baseline;
  }
  td {
    padding-inline-start: ${space(12)};
    text-align: end;
    white-space: nowrap;
  }
  tr.today th,
  tr.today td {
    font-weight: 650;
  }
  .why {
    display: block;
    color: ${token('ink-soft')};
    ${text(15)}
  }
  .closed {
    color: ${token('ink-soft')};
  }
`;

export const HolidayBox = styled.div`
  padding: ${space(16)};
  border-radius: ${radius.card};
  background: ${token('plate-wash')};
`;

export const HoursNote = styled.p`
  color: ${token('ink-soft')};
  ${text(15)}
`;
