import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { combineOffers } from '../../../../core/search/public';
import { offerSlots } from '../../../../core/search/results/combine-offers';

const id = fc.constantFrom<string>('A', 'B', 'C', 'D', 'E', 'F', 'G');
const offers = fc.array(fc.record({ id }), { maxLength: 10 });
const place = fc.record({
  page: fc.integer({ min: 1, max: 20 }),
  pageSize: fc.integer({ min: 1, max: 100 }),
  seen: fc.array(id, { maxLength: 5 }),
});
const listed = place.chain((where) =>
  fc.tuple(fc.array(fc.nat(), { maxLength: where.pageSize }), offers, fc.constant(where)),
);

describe('offers between vehicles', () => {
  it('never lose, repeat or reorder a vehicle', () => {
    fc.assert(
      fc.property(listed, ([vehicles, feed, where]) => {
        const { entries } = combineOffers(vehicles, feed, where);
        const kept = entries.flatMap((entry) => (entry.kind === 'vehicle' ? [entry.vehicle] : []));
        expect(kept).toEqual(vehicles);
      }),
    );
  });

  it('stand in their places only, each once, and none that was seen [PROMO-07] [PROMO-08]', () => {
    fc.assert(
      fc.property(listed, ([vehicles, feed, where]) => {
        const { entries, shown } = combineOffers(vehicles, feed, where);
        const places = entries.flatMap(({ kind }, index) => (kind === 'offer' ? [index + 1] : []));
        const slots = offerSlots(where.page, where.pageSize);
        expect(places).toEqual(slots.slice(0, places.length));
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.some((offer) => where.seen.includes(offer))).toBe(false);
        expect(shown).toHaveLength(places.length);
      }),
    );
  });

  it('fill every place on a full page, as far as they go', () => {
    fc.assert(
      fc.property(offers, place, (feed, where) => {
        const full = Array.from({ length: where.pageSize }, (_, index) => index);
        const fresh = new Set(
          feed.map((offer) => offer.id).filter((one) => !where.seen.includes(one)),
        );
        const slots = offerSlots(where.page, where.pageSize);
        const { shown } = combineOffers(full, feed, where);
        expect(shown).toHaveLength(Math.min(fresh.size, slots.length));
      }),
    );
  });
});
