import type { FilterKey } from './filter-keys';

/**
 * The one order of all filters, for the address bar, the chips and the back-end call alike: what
 * the shopper names first when asked what they are after comes first. One search, one address.
 */
export const FILTER_ORDER = [
  'make',
  'range',
  'category',
  'body_type',
  'min_price',
  'max_price',
  'monthly_from',
  'monthly_to',
  'transmission',
  'fuel_type',
  'colour',
  'colours',
  'min_year',
  'max_year',
  'odometer_value',
  'doors',
  'seats',
  'engine_size',
  'tax_rate',
  'features',
  'location_name',
  'sites',
  'keyword',
] as const satisfies readonly FilterKey[];
