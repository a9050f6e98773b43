import type { BoundFilter, FilterKey, ListFilter } from '../../../core/stock/public';

/** A box whose options accumulate. */
export interface ListBox {
  readonly kind: 'list';
  readonly key: ListFilter;
}

/** A box with one value at a time; a bound can be typed as well. */
export interface SingleBox {
  readonly kind: 'single';
  readonly key: BoundFilter | 'category' | 'tax_rate';
}

export type FilterBox = ListBox | SingleBox;

const list = (key: ListFilter): ListBox => ({ kind: 'list', key });
const single = (key: SingleBox['key']): SingleBox => ({ kind: 'single', key });

/** The boxes of FILTER-04 in their order, with the years beside the prices (decisions.md). */
const BOXES: readonly FilterBox[] = [
  list('location_name'),
  list('make'),
  list('range'),
  single('category'),
  list('body_type'),
  single('min_price'),
  single('max_price'),
  single('min_year'),
  single('max_year'),
  list('transmission'),
  list('fuel_type'),
  list('colour'),
  list('doors'),
  list('seats'),
  single('odometer_value'),
  list('engine_size'),
  single('tax_rate'),
];

/** Vehicle Type is hidden for vans (FILTER-06). */
export const filterBoxes = (section: 'cars' | 'van'): readonly FilterBox[] =>
  section === 'van' ? BOXES.filter(({ key }) => key !== 'category') : BOXES;

/** What a typed bound is counted in. */
export const BOUND_HINTS: Readonly<Partial<Record<FilterKey, string>>> = {
  min_price: 'Or type pounds',
  max_price: 'Or type pounds',
  min_year: 'Or type a year',
  max_year: 'Or type a year',
  odometer_value: 'Or type miles',
};
