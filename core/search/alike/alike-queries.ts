import { slugOf } from '../../kernel/slug-of';
import type { Vehicle } from '../../stock/public';
import { GENERIC_RESULTS, INTEREST_RESULTS } from './alike-vehicles';
import { choose, withKeyword } from '../query/change-query';
import { freshQuery, type StockQuery } from '../query/stock-query';

/** Pounds to which the limits of a price band are rounded: the steps of the price filter. */
const BAND_STEP = 500;
/** How far from the vehicle's price a vehicle of interest may be, as a share of it. */
const BAND = 0.25;

/**
 * "Cars you may find of interest": cheapest first, for sale, twenty (VDP-44). The documents leave
 * open what they have in common; here it is the kind of body and about the price.
 */
export function interestQuery(
  vehicle: Pick<Vehicle, 'section' | 'bodyType' | 'price'>,
): StockQuery {
  const { section, bodyType, price } = vehicle;
  const fresh: StockQuery = { ...freshQuery(section), sort: 'price|asc' };
  const alike = bodyType === undefined ? fresh : choose(fresh, 'body_type', slugOf(bodyType));
  const asked = price.final ?? price.advertised;
  if (asked === undefined) return { ...alike, pageSize: INTEREST_RESULTS };
  const poundsOf = (share: number): string =>
    String(Math.max(0, Math.round(((asked / 100) * share) / BAND_STEP) * BAND_STEP));
  return {
    ...choose(choose(alike, 'min_price', poundsOf(1 - BAND)), 'max_price', poundsOf(1 + BAND)),
    pageSize: INTEREST_RESULTS,
  };
}

/** More of the vehicle's make, the newest arrivals first (VDP-43); one to spare, for the vehicle itself. */
export const sameMakeQuery = ({
  section,
  make,
}: Pick<Vehicle, 'section' | 'make'>): StockQuery => ({
  ...choose({ ...freshQuery(section), sort: 'listed|desc' }, 'make', make.slug),
  pageSize: GENERIC_RESULTS + 1,
});

/** How much stock to look through for look-alikes. */
const LOOKED_THROUGH = 12;

/**
 * What to show where a vehicle used to be: each search is wider than the one before, from what its
 * address still tells ("ford-fiesta-1-0-ecoboost") to anything for sale.
 */
export function lookAlikeQueries(section: Vehicle['section'], slug: string): readonly StockQuery[] {
  const words = slug.split('-').filter((word) => /^[\p{L}\p{N}]{2,}$/u.test(word));
  const fresh: StockQuery = { ...freshQuery(section), pageSize: LOOKED_THROUGH };
  const named = [words.slice(0, 2), words.slice(0, 1)]
    .filter((some) => some.length > 0)
    .map((some) => ({ ...withKeyword(fresh, some.join(' ')), pageSize: LOOKED_THROUGH }));
  return [...named, fresh];
}
