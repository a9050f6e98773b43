import { withoutKey } from './without-key';
import type { BoundFilter } from './filter-keys';
import { keepMonthlyGap, type MonthlyRange } from '../monthly/monthly-gap';
import type { StockQuery } from './stock-query';

type Bounds = StockQuery['bounds'];

const OPPOSITE: Readonly<Partial<Record<BoundFilter, BoundFilter>>> = {
  min_price: 'max_price',
  max_price: 'min_price',
  min_year: 'max_year',
  max_year: 'min_year',
};

/**
 * Bounds with one put where the shopper wants it (FILTER-13); the same bounds when it is there.
 * The last word wins: an opposite bound of price or year that now contradicts it is lifted,
 * rather than finding nothing; of the monthly budget it keeps its distance instead (FILTER-36).
 */
export function withBound(bounds: Bounds, key: BoundFilter, value: number): Bounds {
  if (bounds[key] === value) return bounds;
  if (key === 'monthly_from' || key === 'monthly_to') {
    const moved = key === 'monthly_from' ? 'from' : 'to';
    return withMonthly(bounds, keepMonthlyGap({ ...monthlyOf(bounds), [moved]: value }, moved));
  }
  const opposite = OPPOSITE[key];
  const other = opposite === undefined ? undefined : bounds[opposite];
  const contradicts = other !== undefined && (isUpper(key) ? other > value : other < value);
  const rest = contradicts && opposite !== undefined ? withoutKey(bounds, opposite) : bounds;
  return { ...rest, [key]: value };
}

/** Bounds with the monthly budget as given; the same bounds when it is that already. */
export function withMonthly(bounds: Bounds, { from, to }: MonthlyRange): Bounds {
  const { monthly_from: oldFrom, monthly_to: oldTo, ...others } = bounds;
  if (from === oldFrom && to === oldTo) return bounds;
  return {
    ...others,
    ...(from !== undefined && { monthly_from: from }),
    ...(to !== undefined && { monthly_to: to }),
  };
}

const monthlyOf = ({ monthly_from: from, monthly_to: to }: Bounds): MonthlyRange => ({
  ...(from !== undefined && { from }),
  ...(to !== undefined && { to }),
});

const isUpper = (key: BoundFilter): boolean => key === 'max_price' || key === 'max_year';
