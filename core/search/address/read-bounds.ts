import type { AddressReader } from './address-reader';
import { isBoundFilter, type BoundFilter } from '../query/filter-keys';
import { FILTER_ORDER } from '../query/filter-order';
import { boundValue } from '../query/filter-values';
import { keepMonthlyGap } from '../monthly/monthly-gap';
import type { StockQuery } from '../query/stock-query';

type Bounds = StockQuery['bounds'];

/**
 * The bounds an address states. Two the wrong way round are swapped: that is what was meant. A
 * monthly budget narrower than its gap is widened downwards (FILTER-36, CG-041).
 */
export function readBounds(reader: AddressReader): Bounds {
  const bounds = FILTER_ORDER.filter(isBoundFilter).reduce<Bounds>((read, key) => {
    const value = reader.lastOf(key, (text) => readBound(key, text));
    return value === undefined ? read : { ...read, [key]: value };
  }, {});
  const ordered = [
    ['min_price', 'max_price'],
    ['min_year', 'max_year'],
    ['monthly_from', 'monthly_to'],
  ] as const satisfies readonly (readonly [BoundFilter, BoundFilter])[];
  return withGap(ordered.reduce(inOrder, bounds));
}

/** "10,000" as people write it; no list of prices looks so, whose prices are all above 999 or nought. */
const IN_THOUSANDS = /^[1-9]\d{0,2}(,\d{3})+$/;

/** The price-range block writes lists (PAGE-33, CG-058); together they span lowest to highest. */
function readBound(key: BoundFilter, written: string): number | undefined {
  const bare = written.trim().replace(/^£/, '');
  const text = IN_THOUSANDS.test(bare) ? bare.replaceAll(',', '') : bare;
  if (key !== 'min_price' && key !== 'max_price') return boundValue(key, text);
  const values = text.split(',').map((entry) => boundValue(key, entry));
  const known = values.filter((value) => value !== undefined);
  if (known.length !== values.length) return undefined;
  return key === 'min_price' ? Math.min(...known) : Math.max(...known);
}

function inOrder(bounds: Bounds, [lower, upper]: readonly [BoundFilter, BoundFilter]): Bounds {
  const { [lower]: least, [upper]: most } = bounds;
  if (least === undefined || most === undefined || least <= most) return bounds;
  return { ...bounds, [lower]: most, [upper]: least };
}

function withGap(bounds: Bounds): Bounds {
  const { monthly_from: from, monthly_to: to } = bounds;
  if (from === undefined || to === undefined) return bounds;
  const kept = keepMonthlyGap({ from, to }, 'to');
  return { ...bounds, monthly_from: kept.from ?? from, monthly_to: kept.to ?? to };
}
