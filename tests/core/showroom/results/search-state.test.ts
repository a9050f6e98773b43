import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { resultsInOrder, type SearchState } from '../../../../core/showroom/public';
import { initialSearch, searchReducer } from '../../../../core/showroom/results/search-state';
import { choose, freshQuery, withPage, withSort } from '../../../../core/search/public';
import type { VehicleId } from '../../../../core/stock/public';
import type { ResultsPageOffer } from '../../../../core/promo/public';
import { aPageOf } from '../../../support/fakes/search-ports';
import { aVehicle } from '../../../support/mothers/vehicle';

const twelve = Array.from({ length: 12 }, (_, place) =>
  aVehicle({ id: String(place) as VehicleId }),
);
const anOffer = (id: string): ResultsPageOffer => ({ id, message: `Offer ${id}`, rules: {} });

const fords = choose(freshQuery('cars'), 'make', 'ford');
const shown: SearchState = {
  ...initialSearch(fords),
  results: { kind: 'loaded', value: aPageOf(twelve, 40) },
  offers: { kind: 'loaded', value: [anOffer('11'), anOffer('12'), anOffer('13')] },
};
const asked = (query: typeof fords) => searchReducer(shown, { kind: 'asked', query, ignored: [] });

describe('What a results page remembers of its offers', () => {
  it('shows the first offer third and the next five places on [PROMO-07][WE-078]', () => {
    const places = resultsInOrder(shown).entries.flatMap((entry, place) =>
      entry.kind === 'offer' ? [place + 1] : [],
    );
    expect(places).toEqual([3, 8]);
  });

  it('counts offers as seen when the shopper turns the page, and shows the others there [SEARCH-21]', () => {
    const next = asked(withPage(fords, 2));
    expect(next.seenOffers).toEqual(['11', '12']);
    const later = searchReducer(next, { kind: 'results', answer: right(aPageOf(twelve, 40)) });
    expect(resultsInOrder(later).shown).toEqual(['13']);
  });

  it('forgets seen offers when a filter changes [SEARCH-21][WE-068]', () => {
    const third = asked(withPage(fords, 3));
    const narrowed = searchReducer(third, {
      kind: 'asked',
      query: choose(withPage(fords, 3), 'fuel_type', 'petrol'),
      ignored: [],
    });
    expect(narrowed.seenOffers).toEqual([]);
    expect(narrowed.query.page).toBe(1);
  });

  it('forgets them too when the order changes, since the list starts anew [SEARCH-23]', () => {
    expect(asked(withSort(fords, 'mileage|asc')).seenOffers).toEqual([]);
  });

  it('shows the results without offers when offers fail [ERR-32]', () => {
    const without = searchReducer(shown, { kind: 'offers', answer: left({ kind: 'timed-out' }) });
    const first = {
      ...without,
      offers: { kind: 'failed' as const, failure: { kind: 'timed-out' as const } },
    };
    expect(resultsInOrder(first).entries).toHaveLength(12);
  });

  it('keeps what is on the screen while the next list loads [SEARCH-27]', () => {
    const next = asked(withPage(fords, 2));
    expect(next.results).toEqual({ kind: 'loading', previous: aPageOf(twelve, 40) });
  });
});
