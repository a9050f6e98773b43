import { approvedTerms } from './approved-terms';
import { left, right, type Either } from 'fp-ts/Either';
import { defer, of, type Observable } from 'rxjs';
import type { Reviews } from '../../../core/content/public';
import type { GatewayFailure } from '../../../core/kernel/failure';
import type { LivePorts } from '../../../core/showroom/results/stock-search';
import type { VehiclePorts } from '../../../core/showroom/public';
import type { SearchPorts } from '../../../core/showroom/results/ask-search';
import type { FilterOptions, StockPage, StockQuery } from '../../../core/search/public';
import type {
  NumberedVehicles,
  Vehicle,
  VehicleCheck,
  VehicleInFull,
  ViewCounter,
} from '../../../core/stock/public';
import { aVehicle } from '../mothers/vehicle';

export type Answer<T> = Observable<Either<GatewayFailure, T>>;

export const answering = <T>(value: T): Answer<T> => of(right(value));

export const failing = (failure: GatewayFailure): Answer<never> => of(left(failure));

export const noOptions: FilterOptions = { total: 0, options: {} };

export const aPageOf = (vehicles: readonly Vehicle[], total = vehicles.length): StockPage => ({
  total,
  vehicles,
  unreadable: [],
});

/** Ports that answer at once with one Fiesta, and keep what was asked of them. */
export interface FakeSearchPorts extends LivePorts, VehiclePorts {
  readonly offers: LivePorts['offers'];
  readonly content: LivePorts['content'];
  readonly searched: StockQuery[];
  readonly viewed: string[];
}

export interface FakeAnswers {
  readonly search?: (query: StockQuery) => Answer<StockPage>;
  readonly options?: (query: StockQuery) => Answer<FilterOptions>;
  readonly offers?: SearchPorts['offers']['resultsPageOffers'];
  readonly quotes?: SearchPorts['quotes']['quotesFor'];
  readonly views?: ViewCounter['viewsToday'];
  readonly bySlugs?: (slugs: readonly string[]) => Answer<readonly Vehicle[]>;
  readonly byNumbers?: (wanted: NumberedVehicles) => Answer<readonly Vehicle[]>;
  readonly inFull?: (slug: string) => Answer<VehicleInFull | undefined>;
  readonly toCompare?: (names: readonly string[]) => Answer<readonly VehicleInFull[]>;
  readonly quotesByMark?: SearchPorts['quotes']['quotesByMark'];
  readonly similar?: (slug: string) => Answer<readonly string[]>;
  readonly check?: (mark: string) => Answer<VehicleCheck>;
  readonly reviews?: () => Answer<Reviews>;
  readonly approvedApr?: number;
}

export function fakeSearchPorts(answers: FakeAnswers = {}): FakeSearchPorts {
  const searched: StockQuery[] = [];
  const viewed: string[] = [];
  return {
    searched,
    viewed,
    search: {
      search: (query) =>
        defer(() => {
          searched.push(query);
          return answers.search?.(query) ?? answering(aPageOf([aVehicle()], 30));
        }),
      options: (query) => answers.options?.(query) ?? answering(noOptions),
      heroOptions: () => answering(noOptions),
    },
    catalogue: {
      bySlugs: answers.bySlugs ?? (() => answering([])),
      byNumbers: answers.byNumbers ?? (() => answering([])),
      inFull: answers.inFull ?? (() => answering(undefined)),
      toCompare: answers.toCompare ?? (() => answering([])),
      byStockId: answers.inFull ?? (() => answering(undefined)),
      similarTo: answers.similar ?? (() => answering([])),
    },
    quotes: {
      quotesFor: answers.quotes ?? (() => answering({})),
      quotesByMark: answers.quotesByMark ?? (() => answering({})),
      creditCheck: () => answering('/can-i-get-credit/'),
    },
    offers: {
      resultsPageOffers: answers.offers ?? (() => answering([])),
      promos: () => answering([]),
    },
    content: {
      page: (slug) => answering({ slug, fields: [] }),
      pages: () => answering([]),
      branches: () => answering([]),
    },
    checks: { checkOf: answers.check ?? (() => answering({ items: [] })) },
    reviews: {
      reviews: answers.reviews ?? (() => answering({ reviews: [] })),
    },
    approvedRate: { read: () => approvedTerms(answers.approvedApr), forget: () => undefined },
    views: {
      viewsToday: (slug) =>
        defer(() => {
          viewed.push(slug);
          return answers.views?.(slug) ?? answering(3);
        }),
    },
  };
}
