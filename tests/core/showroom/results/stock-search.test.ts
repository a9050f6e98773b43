import { right } from 'fp-ts/Either';
import { delay, of } from 'rxjs';
import { describe, expect, it, vi, beforeEach, afterEach } from 'vitest';
import { makeScope, type OnFault } from '../../../../core/kernel/scope';
import { createStockSearch, type SearchState } from '../../../../core/showroom/public';
import { FILTER_DEBOUNCE_MS } from '../../../../core/showroom/shared/filter-debounce';
import { resultsInOrder, initialSearch } from '../../../../core/showroom/results/search-state';
import { choose, freshQuery, withPage, type StockQuery } from '../../../../core/search/public';
import type { VehicleSlug } from '../../../../core/stock/public';
import {
  aPageOf,
  answering,
  failing,
  fakeSearchPorts,
  type FakeAnswers,
} from '../../../support/fakes/search-ports';
import { aVehicle } from '../../../support/mothers/vehicle';

const fords = choose(freshQuery('cars'), 'make', 'ford');
const bmws = choose(freshQuery('cars'), 'make', 'bmw');
const loadedWith = (query: StockQuery): SearchState => ({
  ...initialSearch(query),
  results: { kind: 'loaded', value: aPageOf([aVehicle()], 30) },
});

const pageFor = (query: StockQuery) =>
  aPageOf([aVehicle({ slug: `a-${query.lists.make?.join() ?? 'any'}` as VehicleSlug })], 30);

const openSearch = (
  answers: FakeAnswers,
  start = loadedWith(freshQuery('cars')),
  debounce: 'leading' | 'trailing' = 'leading',
  onFault?: OnFault,
) => {
  const ports = fakeSearchPorts(answers);
  const scope = makeScope(onFault);
  const search = createStockSearch(scope, ports, start, { debounce });
  return { ports, scope, search };
};

const slugs = (state: SearchState) =>
  state.results.kind === 'loaded' ? state.results.value.vehicles.map(({ slug }) => slug) : [];

describe('A live results page', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('drops a value that the stock does not have, with a note, and asks for what is left [SF-5]', () => {
    const ladas = choose(freshQuery('cars'), 'make', 'lada');
    const { search, ports } = openSearch({
      options: () =>
        answering({ total: 30, options: { make: [{ value: 'ford', label: 'Ford', count: 9 }] } }),
      search: (query) => of(right(pageFor(query))).pipe(delay(100)),
    });
    search.show(choose(ladas, 'make', 'ford'), [{ key: 'sort', value: 'odd' }]);
    vi.advanceTimersByTime(1000);
    const { query, ignored } = search.state$.value;
    expect(query).toEqual(fords);
    expect(ignored).toEqual([
      { key: 'sort', value: 'odd' },
      { key: 'make', value: 'lada' },
    ]);
    expect(slugs(search.state$.value)).toEqual(['a-ford']);
    search.show(freshQuery('cars'));
    vi.advanceTimersByTime(1000);
    expect(ports.searched.at(-1)).toEqual(freshQuery('cars'));
    expect(search.state$.value.ignored).toEqual([]);
  });

  it('shows the last choice, though the first answers later [SF-1]', () => {
    const slowFord = (query: StockQuery) =>
      of(right(pageFor(query))).pipe(delay(query.lists.make?.includes('ford') ? 800 : 100));
    const { search } = openSearch({ search: slowFord });
    search.show(fords);
    vi.advanceTimersByTime(10);
    search.show(bmws);
    vi.advanceTimersByTime(2000);
    expect(search.state$.value.query).toEqual(bmws);
    expect(slugs(search.state$.value)).toEqual(['a-bmw']);
  });

  it('never lets a late answer land under a newer heading, even while the newer waits its turn [SF-1]', () => {
    const late = (query: StockQuery) => of(right(pageFor(query))).pipe(delay(100));
    const { search } = openSearch({ search: late });
    search.show(fords);
    vi.advanceTimersByTime(50);
    search.show(bmws);
    vi.advanceTimersByTime(60);
    expect(search.state$.value.results.kind).toBe('loading');
  });

  it('answers the next search after one that failed [HT-4]', () => {
    const { search } = openSearch({
      search: (query) =>
        query.lists.make?.includes('ford')
          ? failing({ kind: 'refused', status: 500 })
          : answering(pageFor(query)),
    });
    search.show(fords);
    expect(search.state$.value.results.kind).toBe('failed');
    vi.advanceTimersByTime(FILTER_DEBOUNCE_MS * 2);
    search.show(bmws);
    expect(slugs(search.state$.value)).toEqual(['a-bmw']);
  });

  it('answers the next search after a fault that was thrown in one', () => {
    const broken = new Error('An adapter has a mistake');
    const faults: unknown[] = [];
    const { search } = openSearch(
      {
        search: (query) => {
          if (query.lists.make?.includes('ford')) throw broken;
          return answering(pageFor(query));
        },
      },
      undefined,
      undefined,
      (fault) => faults.push(fault),
    );
    search.show(fords);
    vi.advanceTimersByTime(1000);
    expect(faults).toEqual([broken]);
    search.show(bmws);
    vi.advanceTimersByTime(1000);
    expect(slugs(search.state$.value)).toEqual(['a-bmw']);
  });

  it('has no list of another search, nor its figures, left under what is chosen when the new one fails [HT-2]', () => {
    const { search } = openSearch({ search: () => failing({ kind: 'unreachable' }) });
    expect(resultsInOrder(search.state$.value).entries).toHaveLength(1);
    search.show(fords);
    expect(search.state$.value.results).toEqual({
      kind: 'failed',
      failure: { kind: 'unreachable' },
    });
    expect(resultsInOrder(search.state$.value).entries).toEqual([]);
  });

  it('asks at once for a lone change, and once for the rest of a burst [FILTER-18]', () => {
    const { search, ports } = openSearch({});
    search.show(fords);
    search.show(choose(fords, 'fuel_type', 'petrol'));
    search.show(choose(fords, 'fuel_type', 'diesel'));
    expect(ports.searched).toEqual([fords]);
    vi.advanceTimersByTime(FILTER_DEBOUNCE_MS);
    expect(ports.searched).toEqual([fords, choose(fords, 'fuel_type', 'diesel')]);
  });

  it('waits half a second after the last change where the literal reading is set [FILTER-18][FILTER-19]', () => {
    const { search, ports } = openSearch({}, undefined, 'trailing');
    search.show(fords);
    vi.advanceTimersByTime(FILTER_DEBOUNCE_MS - 1);
    search.show(bmws);
    vi.advanceTimersByTime(FILTER_DEBOUNCE_MS - 1);
    expect(ports.searched).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(ports.searched).toEqual([bmws]);
  });

  it('asks nothing when the address says what is shown already', () => {
    const { search, ports } = openSearch({}, loadedWith(fords));
    search.show(fords);
    vi.advanceTimersByTime(FILTER_DEBOUNCE_MS);
    expect(ports.searched).toEqual([]);
  });

  it('asks again for what failed', () => {
    const { search, ports } = openSearch(
      {},
      {
        ...initialSearch(fords),
        results: { kind: 'failed', failure: { kind: 'timed-out' } },
      },
    );
    search.retry();
    expect(ports.searched).toEqual([fords]);
    expect(search.state$.value.results.kind).toBe('loaded');
  });

  it('counts the views of each vehicle once, and shows none where the count fails [CARD-10][ERR-27]', () => {
    const one = aVehicle({ slug: 'one' as VehicleSlug });
    const two = aVehicle({ slug: 'two' as VehicleSlug });
    const start: SearchState = {
      ...initialSearch(fords),
      results: { kind: 'loaded', value: aPageOf([one, two]) },
    };
    const { search, ports } = openSearch(
      { views: (slug) => (slug === 'one' ? answering(14) : failing({ kind: 'timed-out' })) },
      start,
    );
    search.wake();
    search.wake();
    expect(ports.viewed).toEqual(['one', 'two']);
    expect(search.views$.value).toEqual({ one: 14 });
  });

  it('asks for no count that the page came with [CARD-10]', () => {
    const one = aVehicle({ slug: 'one' as VehicleSlug });
    const two = aVehicle({ slug: 'two' as VehicleSlug });
    const start: SearchState = {
      ...initialSearch(fords),
      results: { kind: 'loaded', value: aPageOf([one, two]) },
      views: { one: 0 },
    };
    const { search, ports } = openSearch({ views: () => answering(14) }, start);
    expect(search.views$.value).toEqual({ one: 0 });
    search.wake();
    expect(ports.viewed).toEqual(['two']);
    expect(search.views$.value).toEqual({ one: 0, two: 14 });
  });

  it('stops asking when the page is left', () => {
    const { search, scope, ports } = openSearch({});
    scope.end();
    search.show(fords);
    vi.advanceTimersByTime(FILTER_DEBOUNCE_MS);
    expect(ports.searched).toEqual([]);
  });

  it('goes to another page of the same list without forgetting the filters [SEARCH-22]', () => {
    const { search, ports } = openSearch({}, loadedWith(fords));
    search.show(withPage(fords, 3));
    expect(ports.searched).toEqual([withPage(fords, 3)]);
  });
});

describe('A customer with an approved rate', () => {
  it('sees it applied: quotes are asked for again at that rate [SEARCH-17][SEARCH-18][CALL-21]', () => {
    const rates: (number | undefined)[] = [];
    const { search } = openSearch({
      approvedApr: 9.9,
      quotes: (_, terms) => {
        rates.push(terms.approvedApr);
        return answering({});
      },
    });
    search.wake();
    expect(search.state$.value.approvedApr).toBe(9.9);
    expect(rates).toEqual([9.9]);
  });

  it('is nobody else: without one, nothing is asked again', () => {
    const { search, ports } = openSearch({});
    search.wake();
    expect(search.state$.value.approvedApr).toBeUndefined();
    expect(ports.searched).toEqual([]);
  });
});
