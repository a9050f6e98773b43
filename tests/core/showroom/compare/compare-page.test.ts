import { left, right } from 'fp-ts/Either';
import { defer, firstValueFrom, NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { timedOut } from '../../../../core/kernel/failure';
import { makeScope } from '../../../../core/kernel/scope';
import {
  COMPARE_TERMS,
  comparedPlaces,
  createComparePage,
  loadComparison,
  pricesOfSaved,
  type ComparePageState,
} from '../../../../core/showroom/public';
import {
  ownComparison,
  sentComparison,
} from '../../../../core/showroom/compare/compare-page-state';
import { createShortlist } from '../../../../core/shortlist/public';
import type { VehicleInFull } from '../../../../core/stock/public';
import type { Money } from '../../../../core/kernel/money';
import { pounds } from '../../../../core/kernel/money';
import { answering, failing, type Answer } from '../../../support/fakes/search-ports';
import { aPcpQuote } from '../../../support/mothers/quote';
import { aPrice } from '../../../support/mothers/vehicle';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const car = (name: string, change: Partial<VehicleInFull> = {}): VehicleInFull =>
  aVehicleInFull({
    id: name as VehicleInFull['id'],
    slug: `car-${name}` as VehicleInFull['slug'],
    mark: `AA1${name.toUpperCase()}`,
    registration: `AA1 ${name.toUpperCase()}`,
    ...change,
  });
const STOCK = ['a', 'b', 'c', 'd'].map((name) => car(name));

/** A back end that keeps what it was asked, and may be made to fail. */
function backEnd(stock = STOCK) {
  const asked: string[] = [];
  const faults = { vehicles: false, finance: false };
  return {
    asked,
    faults,
    catalogue: {
      toCompare: (names: readonly string[]): Answer<readonly VehicleInFull[]> =>
        defer(() => {
          asked.push(`vehicles ${names.join(' ')}`);
          if (faults.vehicles) return of(left(timedOut));
          return of(right(stock.filter(({ slug }) => names.includes(slug)).toReversed()));
        }),
    },
    quotes: {
      quotesByMark: (marks: readonly string[]) =>
        defer(() => {
          asked.push(`finance ${marks.join(' ')}`);
          if (faults.finance) return failing(timedOut);
          return answering(
            Object.fromEntries(marks.map((mark) => [mark, { PCP: aPcpQuote() }] as const)),
          );
        }),
    },
  };
}

const bySlug = { favouritesBy: 'slug', compareBy: 'slug' } as const;

function visit(compare: readonly string[], prices = new Map<string, Money>()) {
  const scope = makeScope();
  const lists = { favourites: [] as readonly string[], compare };
  const shortlist = createShortlist(scope, {
    changedElsewhere$: NEVER,
    read: (list) => lists[list],
    write: (list, slugs) => {
      lists[list] = slugs;
      return right(undefined);
    },
  });
  const kept = { prices };
  const store = {
    read: () => kept.prices,
    write: (next: ReadonlyMap<string, Money>) => {
      kept.prices = new Map(next);
    },
  };
  shortlist.restore();
  return { scope, shortlist, lists, kept, prices: pricesOfSaved(store, shortlist, bySlug) };
}

function open(
  compare: readonly string[],
  ends = backEnd(),
  start: ComparePageState = ownComparison,
) {
  const shopper = visit(compare);
  const page = createComparePage(shopper.scope, ends, start, shopper);
  page.wake();
  return { ...shopper, ...ends, page };
}

const slugsOf = (state: ComparePageState) => comparedPlaces(state).map(({ slug }) => slug);
const loadedOf = (state: ComparePageState) =>
  comparedPlaces(state).flatMap(({ vehicle }) => vehicle?.slug ?? []);

describe("the shopper's own comparison", () => {
  it('is loaded in one call for all the vehicles and one for their finance [CALL-17, CALL-24, CG-051]', () => {
    const { page, asked } = open(['car-a', 'car-b']);
    expect(asked).toEqual(['vehicles car-a car-b', 'finance AA1A AA1B']);
    expect(loadedOf(page.state$.value)).toEqual(['car-a', 'car-b']);
    expect(page.state$.value.comparedFinance).toMatchObject({
      kind: 'loaded',
      value: { AA1A: {}, AA1B: {} },
    });
  });

  it('holds vehicles, finance, slugs and the one that came last [CMP-05]', () => {
    const { page, shortlist } = open(['car-a']);
    shortlist.toggleCompare('car-c');
    expect(page.state$.value).toMatchObject({
      comparedSlugs: ['car-a', 'car-c'],
      lastCompared: 'car-c',
      comparedVehicles: { kind: 'loaded' },
      comparedFinance: { kind: 'loaded' },
    });
    expect(shortlist.shortlist$.value.tooManyComparisons).toBe(false);
  });

  it('asks nothing of an empty list', () => {
    const { page, asked } = open([]);
    expect(asked).toEqual([]);
    expect(page.state$.value.isListKnown).toBe(true);
  });

  it('asks only for what has come, and for nothing when a vehicle goes or comes back', () => {
    const { page, shortlist, asked } = open(['car-a', 'car-b']);
    asked.length = 0;
    shortlist.toggleCompare('car-a');
    expect(slugsOf(page.state$.value)).toEqual(['car-b']);
    shortlist.takeBack({ kind: 'removed', list: 'compare', slug: 'car-a', place: 0 });
    expect(loadedOf(page.state$.value)).toEqual(['car-a', 'car-b']);
    expect(asked).toEqual([]);
    shortlist.toggleCompare('car-c');
    expect(asked).toEqual(['vehicles car-c', 'finance AA1A AA1B AA1C']);
  });

  it('drops what the server no longer knows, and says so', () => {
    const { page, lists } = open(['car-a', 'car-sold']);
    expect(lists.compare).toEqual(['car-a']);
    expect(page.state$.value.gone).toEqual(['car-sold']);
    expect(loadedOf(page.state$.value)).toEqual(['car-a']);
    expect(page.state$.value.comparedFinance.kind).toBe('loaded');
  });

  it('a failed load loses nothing and may be asked for again [ERR-26]', () => {
    const ends = backEnd();
    ends.faults.vehicles = true;
    const { page, lists, asked } = open(['car-a', 'car-b'], ends);
    expect(page.state$.value.comparedVehicles.kind).toBe('failed');
    expect(lists.compare).toEqual(['car-a', 'car-b']);
    expect(asked).toEqual(['vehicles car-a car-b']);
    ends.faults.vehicles = false;
    page.retry();
    expect(loadedOf(page.state$.value)).toEqual(['car-a', 'car-b']);
    expect(page.state$.value.comparedFinance.kind).toBe('loaded');
  });

  it('a failure of finance costs finance only, and may be asked for again [CALL-24]', () => {
    const ends = backEnd();
    ends.faults.finance = true;
    const { page, asked } = open(['car-a'], ends);
    expect(loadedOf(page.state$.value)).toEqual(['car-a']);
    expect(page.state$.value.comparedFinance.kind).toBe('failed');
    ends.faults.finance = false;
    page.retry();
    expect(page.state$.value.comparedFinance.kind).toBe('loaded');
    expect(asked).toEqual(['vehicles car-a', 'finance AA1A', 'finance AA1A']);
  });

  it('says how prices have moved since the vehicles were saved', () => {
    const shopper = visit(['car-a', 'car-b'], new Map([['car-a', pounds(10_000)]]));
    const stock = [car('a', { price: aPrice({ final: pounds(9_500) }) }), car('b')];
    const page = createComparePage(shopper.scope, backEnd(stock), ownComparison, shopper);
    page.wake();
    expect(page.state$.value.pricesSince).toEqual({
      'car-a': { kind: 'fell', by: pounds(500) },
      'car-b': { kind: 'same', by: 0 },
    });
    expect([...shopper.kept.prices.keys()]).toEqual(['car-a', 'car-b']);
  });
});

describe('a comparison that an address carries', () => {
  it('is whole from the server, vehicles in its order and finance on the usual terms', async () => {
    const ends = backEnd();
    const state = await firstValueFrom(loadComparison(ends, ['car-c', 'car-a'], 'all'));
    expect(loadedOf(state)).toEqual(['car-c', 'car-a']);
    expect(state.comparedFinance.kind).toBe('loaded');
    expect(COMPARE_TERMS).toMatchObject({ deposit: 20, depositType: 'Percentage' });
  });

  it('is completed by the browser where the server left finance out, and asked for no more than once', async () => {
    const ends = backEnd();
    const start = await firstValueFrom(loadComparison(ends, ['car-a'], 'none'));
    ends.asked.length = 0;
    const { page } = open(['car-d'], ends, start);
    expect(ends.asked).toEqual(['finance AA1A']);
    expect(slugsOf(page.state$.value)).toEqual(['car-a']);
  });

  it("leaves the shopper's own list alone, also where a vehicle is gone", async () => {
    const ends = backEnd();
    const start = await firstValueFrom(loadComparison(ends, ['car-sold', 'car-a'], 'all'));
    const { lists, kept } = open(['car-d'], ends, start);
    expect(start.gone).toEqual(['car-sold']);
    expect(lists.compare).toEqual(['car-d']);
    expect(kept.prices.size).toBe(0);
  });

  it('a failure is part of the page, repeated when the shopper asks and not before [ERR-26]', async () => {
    const ends = backEnd();
    ends.faults.vehicles = true;
    const start = await firstValueFrom(loadComparison(ends, ['car-a'], 'all'));
    expect(start.comparedVehicles.kind).toBe('failed');
    ends.faults.vehicles = false;
    ends.asked.length = 0;
    const { page } = open([], ends, start);
    expect(ends.asked).toEqual([]);
    page.retry();
    expect(loadedOf(page.state$.value)).toEqual(['car-a']);
  });

  it('without vehicles it is the own one', async () => {
    expect(await firstValueFrom(loadComparison(backEnd(), [], 'all'))).toEqual(ownComparison);
    expect(sentComparison(['x']).isOwn).toBe(false);
  });

  it('follows a list of marks, and drops from it what nobody knows any more [STORE-02, CG-076, FAV-05]', () => {
    const ends = backEnd();
    const shopper = visit(['AA1A', 'ZZ9Z']);
    const byMark = { ...ends, catalogue: { toCompare: () => answering(STOCK.slice(0, 1)) } };
    const page = createComparePage(shopper.scope, byMark, ownComparison, shopper);
    page.wake();
    expect(loadedOf(page.state$.value)).toEqual(['car-a']);
    expect(shopper.lists.compare).toEqual(['AA1A']);
    expect([...shopper.kept.prices.keys()]).toEqual(['AA1A']);
  });

  it('finds a vehicle that is named by its mark [CG-076]', async () => {
    const ends = backEnd();
    const byMark = { ...ends, catalogue: { toCompare: () => answering(STOCK.slice(0, 1)) } };
    const state = await firstValueFrom(loadComparison(byMark, ['aa1 a'], 'none'));
    expect(loadedOf(state)).toEqual(['car-a']);
  });
});
