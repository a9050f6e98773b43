import { isListFilter, type FilterKey, type OfferedFilter } from '../../../../core/search/public';
import type { SiteSection } from '../../../../core/stock/public';
import { FILTER_LABELS } from '../../../copy/search-copy';

/** The options of a `list` accumulate; a `single` has one value at a time, and a bound can be typed. */
export interface FilterBox {
  readonly kind: 'list' | 'single';
  readonly key: OfferedFilter;
}

/** Filters with no box here: a field or a slider of their own, or set by links alone. */
const WITHOUT_BOX = [
  'keyword',
  'monthly_from',
  'monthly_to',
  'sites',
  'colours',
  'features',
] as const satisfies readonly FilterKey[];

const hasBox = (key: FilterKey): key is OfferedFilter =>
  !(WITHOUT_BOX as readonly FilterKey[]).includes(key);

/** The boxes of FILTER-04: every filter has one, in the order of the labels, unless it is named above. */
const BOXES: readonly FilterBox[] = (Object.keys(FILTER_LABELS) as readonly FilterKey[])
  .filter(hasBox)
  .map((key) => ({ kind: isListFilter(key) ? 'list' : 'single', key }));

/** Vehicle Type is hidden for vans (FILTER-06). */
export const filterBoxes = (section: SiteSection): readonly FilterBox[] =>
  section === 'van' ? BOXES.filter(({ key }) => key !== 'category') : BOXES;

/** What a typed bound is counted in. */
export const BOUND_HINTS: Readonly<Partial<Record<FilterKey, string>>> = {
  min_price: 'Type an amount',
  max_price: 'Type an amount',
  min_year: 'Or type a year',
  max_year: 'Or type a year',
  odometer_value: 'Or type miles',
};
