import { withoutKey } from './without-key';
import type { BoundFilter } from './filter-keys';
import { keepMonthlyGap } from './monthly-gap';
import type { StockQuery } from './stock-query';

type Bounds = StockQuery['bounds'];

const OPPOSITE: Readonly<Partial<Record<BoundFilter, BoundFilter>>> = {
  min_price: 'max_price',
  max_price: 'min_price',
  min_year: 'max_year',
  max_year: 'min_year',
};

/**
 * Bounds with one put where the shopper wants it (FILTER-13). The last word wins: an opposite
 * bound of price or year that now contradicts it is lifted, rather than finding nothing; of the
 * monthly budget it keeps its distance instead (FILTER-36).
 */
export function withBound(bounds: Bounds, key: BoundFilter, value: number): Bounds {
  if (key === 'monthly_from' || key === 'monthly_to') {
    const { monthly_from: from, monthly_to: to, ...others } = bounds;
    const moved = key === 'monthly_from' ? 'from' : 'to';
    const range = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    const kept = keepMonthlyGap({ ...range, [moved]: value }, moved);
    return {
      ...others,
      ...(kept.from !== undefined && { monthly_from: kept.from }),
      ...(kept.to !== undefined && { monthly_to: kept.to }),
    };
  }
  const opposite = OPPOSITE[key];
  const other = opposite === undefined ? undefined : bounds[opposite];
  const contradicts = other !== undefined && (isUpper(key) ? other > value : other < value);
  const rest = contradicts && opposite !== undefined ? withoutKey(bounds, opposite) : bounds;
  return { ...rest, [key]: value };
}

const isUpper = (key: BoundFilter): boolean => key === 'max_price' || key === 'max_year';
