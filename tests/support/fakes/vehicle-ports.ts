import { defer } from 'rxjs';
import type { Reviews } from '../../../core/content/public';
import type { QuotesByStockId, QuoteTerms } from '../../../core/finance/public';
import type { Promo } from '../../../core/promo/public';
import type { VehiclePorts } from '../../../core/showroom/public';
import type { StockPage, StockQuery } from '../../../core/search/public';
import type { Vehicle, VehicleCheck, VehicleInFull } from '../../../core/stock/public';
import { aVehicleInFull } from '../mothers/vehicle-in-full';
import { answering, aPageOf, noOptions, type Answer } from './search-ports';

/** What the back end answers; what is not told is an ordinary Fiesta with nothing like it. */
export interface FakeVehicleAnswers {
  readonly inFull?: Answer<VehicleInFull | undefined>;
  readonly similarTo?: Answer<readonly string[]>;
  readonly bySlugs?: (slugs: readonly string[]) => Answer<readonly Vehicle[]>;
  readonly search?: (query: StockQuery) => Answer<StockPage>;
  readonly quotes?: (terms: QuoteTerms) => Answer<QuotesByStockId>;
  readonly check?: Answer<VehicleCheck>;
  readonly reviews?: Answer<Reviews>;
  readonly promos?: Answer<readonly Promo[]>;
  readonly views?: Answer<number>;
}

/** Ports that answer at once, and keep what was asked of them, in order. */
export interface FakeVehiclePorts extends VehiclePorts {
  /** "similar ford-fiesta", "check JT71ABC", "quotes 48213 60", … */
  readonly asked: string[];
  readonly searched: StockQuery[];
}

export function fakeVehiclePorts(answers: FakeVehicleAnswers = {}): FakeVehiclePorts {
  const asked: string[] = [];
  const searched: StockQuery[] = [];
  const noting = <T>(what: string, answer: () => Answer<T>): Answer<T> =>
    defer(() => {
      asked.push(what);
      return answer();
    });
  return {
    asked,
    searched,
    search: {
      search: (query) =>
        defer(() => {
          searched.push(query);
          return answers.search?.(query) ?? answering(aPageOf([]));
        }),
      options: () => answering(noOptions),
      heroOptions: () => answering(noOptions),
    },
    catalogue: {
      bySlugs: (slugs) =>
        noting(`slugs ${slugs.join(' ')}`, () => answers.bySlugs?.(slugs) ?? answering([])),
      byNumbers: () => answering([]),
      toCompare: () => answering([]),
      byStockId: (stockId) =>
        noting(`stock ${stockId}`, () => answers.inFull ?? answering(aVehicleInFull())),
      inFull: (slug) =>
        noting(`vehicle ${slug}`, () => answers.inFull ?? answering(aVehicleInFull())),
      similarTo: (slug) => noting(`similar ${slug}`, () => answers.similarTo ?? answering([])),
    },
    quotes: {
      quotesFor: (ids, terms) =>
        noting(
          `quotes ${ids.join(' ')} ${terms.months}`,
          () => answers.quotes?.(terms) ?? answering({}),
        ),
      quotesByMark: (marks) => noting(`marks ${marks.join(' ')}`, () => answering({})),
      creditCheck: (reference) =>
        noting(`credit check ${reference}`, () => answering('/can-i-get-credit/')),
    },
    offers: { promos: () => noting('promos', () => answers.promos ?? answering([])) },
    content: { page: (slug) => noting(`page ${slug}`, () => answering({ slug, fields: [] })) },
    checks: {
      checkOf: (mark) => noting(`check ${mark}`, () => answers.check ?? answering({ items: [] })),
    },
    reviews: {
      reviews: (branch) =>
        noting(
          ['reviews', ...(branch === undefined ? [] : [branch])].join(' '),
          () => answers.reviews ?? answering({ reviews: [] }),
        ),
    },
    views: {
      viewsToday: (slug) => noting(`views ${slug}`, () => answers.views ?? answering(3)),
    },
  };
}
