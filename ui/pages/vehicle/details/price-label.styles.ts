import { styled } from 'styled-components';
import type { PriceIndicator } from '../../../../core/stock/public';
import { space, text } from '../../../theme/scale';
import { token } from '../../../theme/tokens';

export const LabelRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  .none {
    color: ${token('ink-soft')};
    ${text(15)}
  }
`;

const isFavourable = (label: PriceIndicator): boolean => label !== 'fair' && label !== 'higher';

export const LabelBadge = styled.span<{ $label: PriceIndicator }>`
  padding: 2px ${space(12)};
  border-radius: 999px;
  background: ${({ $label }) => token(isFavourable($label) ? 'good-wash' : 'wash')};
  color: ${({ $label }) => token(isFavourable($label) ? 'good' : 'ink')};
  font-weight: 650;
  ${text(15)}
`;

/** The five labels, cheapest first, with a mark at the one that this vehicle has. */
export const LabelScale = styled.ol`
  display: grid;
  li {
    padding: 2px ${space(12)};
    border-inline-start: 3px solid ${token('line')};
  }
  li[aria-current] {
    border-color: ${token('brand')};
    background: ${token('brand-wash')};
    font-weight: 650;
  }
`;

export const ReasonList = styled.ul`
  list-style: disc;
  padding-inline-start: 1.25em;
`;
