import type { Availability } from '../query/stock-query';

type Pair = readonly [key: string, value: string];

/**
 * How each position of the Show Reserved toggle is written in an address (SEARCH-19, SEARCH-20,
 * SEARCH-26, CG-055). Old links have these values, so they stay whatever a back end calls them.
 */
export const AVAILABILITY_PAIRS: Readonly<Record<Availability, Pair>> = {
  'for-sale': ['status', 'FOR_SALE_RETAIL'],
  'with-reserved': ['status', 'FOR_SALE_RETAIL,RESERVED,SOLD'],
  'available-only': ['reserved', 'Available'],
};

/** What an address asks for; `undefined` when it is none of the things it can ask for. */
export function readAvailability(
  key: 'status' | 'reserved',
  text: string,
): Availability | undefined {
  if (key === 'reserved') return text.trim() === 'Available' ? 'available-only' : undefined;
  const statuses = text.split(',').map((status) => status.trim());
  if (statuses.some((status) => status === 'RESERVED' || status === 'SOLD')) return 'with-reserved';
  return statuses.includes('FOR_SALE_RETAIL') ? 'for-sale' : undefined;
}
