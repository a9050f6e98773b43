import { describe, expect, it } from 'vitest';
import { combineOffers } from '../../../../core/search/public';
import { offerSlots } from '../../../../core/search/results/combine-offers';

const cars = (count: number) =>
  Array.from({ length: count }, (_, place) => `car ${String(place + 1)}`);
const offers = (...ids: readonly string[]) => ids.map((id) => ({ id }));

/** The list as a shopper reads it down. */
const shown = (
  vehicles: readonly string[],
  feed: readonly { id: string }[],
  place: { page: number; pageSize: number; seen: readonly string[] },
) =>
  combineOffers(vehicles, feed, place).entries.map((entry) =>
    entry.kind === 'offer' ? entry.offer.id : entry.vehicle,
  );

describe('the places of offers', () => {
  it('are the 3rd and 8th of twelve on page 1 [WE-078] [PROMO-07] [CG-061]', () => {
    expect(offerSlots(1, 12)).toEqual([3, 8]);
  });

  it('are the 6th and 12th on later pages [WE-078] [PROMO-08] [CG-061]', () => {
    expect(offerSlots(2, 12)).toEqual([6, 12]);
    expect(offerSlots(9, 12)).toEqual([6, 12]);
  });

  it('are more on longer pages [WE-079] [PROMO-07] [PROMO-08]', () => {
    expect(offerSlots(1, 24)).toEqual([3, 8, 13, 18, 23]);
    expect(offerSlots(2, 24)).toEqual([12, 24]);
  });

  it('are every half of an odd page, rounded down, and none on the shortest [CG-061]', () => {
    expect(offerSlots(2, 5)).toEqual([2, 4]);
    expect(offerSlots(1, 2)).toEqual([]);
    expect(offerSlots(2, 1)).toEqual([]);
  });
});

describe('the list with offers', () => {
  it('has offers in their places, themselves counted [WE-078] [PROMO-07]', () => {
    const list = shown(cars(12), offers('A', 'B'), { page: 1, pageSize: 12, seen: [] });
    expect(list).toHaveLength(14);
    expect([list[2], list[7]]).toEqual(['A', 'B']);
    expect(list.filter((entry) => entry.startsWith('car'))).toEqual(cars(12));
  });

  it('fills fewer places when there are fewer offers [WE-078]', () => {
    const list = shown(cars(12), offers('A'), { page: 2, pageSize: 12, seen: [] });
    expect(list).toHaveLength(13);
    expect(list[5]).toBe('A');
  });

  it('does not repeat what was seen on an earlier page [SEARCH-21]', () => {
    const feed = offers('A', 'B', 'C');
    const first = combineOffers(cars(12), feed, { page: 1, pageSize: 12, seen: [] });
    expect(first.shown).toEqual(['A', 'B']);
    const second = combineOffers(cars(12), feed, { page: 2, pageSize: 12, seen: first.shown });
    expect(second.shown).toEqual(['C']);
  });

  it('shows an offer once that the feed names twice', () => {
    const list = shown(cars(12), offers('A', 'A', 'B'), { page: 1, pageSize: 12, seen: [] });
    expect(list.filter((entry) => entry === 'A')).toHaveLength(1);
    expect(list[7]).toBe('B');
  });

  it('leaves places empty that a short list does not reach', () => {
    const place = { page: 1, pageSize: 12, seen: [] };
    expect(shown(cars(1), offers('A', 'B'), place)).toEqual(['car 1']);
    expect(shown(cars(2), offers('A', 'B'), place)).toEqual(['car 1', 'car 2', 'A']);
  });

  it('is no list of advertisements when nothing was found', () => {
    expect(shown([], offers('A', 'B'), { page: 1, pageSize: 12, seen: [] })).toEqual([]);
    expect(shown([], offers('A', 'B'), { page: 2, pageSize: 2, seen: [] })).toEqual([]);
  });
});
