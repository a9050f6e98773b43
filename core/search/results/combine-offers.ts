/** What stands in the list of results: a vehicle, or an advertisement between them. */
export type ListEntry<V, O> =
  { readonly kind: 'vehicle'; readonly vehicle: V } | { readonly kind: 'offer'; readonly offer: O };

/** The list, and the ids of the offers in it, to be counted as seen. */
export interface CombinedList<V, O> {
  readonly entries: readonly ListEntry<V, O>[];
  readonly shown: readonly string[];
}

/** Where in the whole result a list stands, and which offers the shopper has seen before. */
export interface ListPlace {
  readonly page: number;
  readonly pageSize: number;
  /** Ids shown on earlier pages; wiped when the filter changes (SEARCH-21). */
  readonly seen: readonly string[];
}

/** PROMO-07: on page 1 the first offer is the third thing in the list, then every fifth. */
const FIRST_PAGE = { first: 3, step: 5 };

/**
 * One-based places of offers in the shown list, offers counted, none past a page's length
 * (PROMO-07, PROMO-08, CG-061). Later pages: at each multiple of half the page size, rounded down.
 */
export function offerSlots(page: number, pageSize: number): readonly number[] {
  const half = Math.floor(pageSize / 2);
  const { first, step } = page <= 1 ? FIRST_PAGE : { first: half, step: half };
  if (step < 1 || first > pageSize) return [];
  const count = Math.floor((pageSize - first) / step) + 1;
  return Array.from({ length: count }, (_, place) => first + place * step);
}

/**
 * Vehicles in their order with unseen offers in their slots. Fewer offers fill fewer slots; a slot
 * beyond the end of a short list stays empty, so that an offer never stands alone.
 */
export function combineOffers<V, O extends { readonly id: string }>(
  vehicles: readonly V[],
  offers: readonly O[],
  place: ListPlace,
): CombinedList<V, O> {
  const seen = new Set(place.seen);
  const fresh = offers.filter(
    ({ id }, index) => !seen.has(id) && offers.findIndex((other) => other.id === id) === index,
  );
  const slots = offerSlots(place.page, place.pageSize)
    // Before the slot stand the vehicles and the offers of earlier slots.
    .filter((slot, earlier) => slot - 1 - earlier <= vehicles.length)
    .slice(0, vehicles.length === 0 ? 0 : fresh.length);
  const shown = fresh.slice(0, slots.length);
  const entries = vehicles.map((vehicle): ListEntry<V, O> => ({ kind: 'vehicle', vehicle }));
  shown.forEach((offer, index) => {
    entries.splice((slots[index] ?? entries.length + 1) - 1, 0, { kind: 'offer', offer });
  });
  return { entries, shown: shown.map(({ id }) => id) };
}
