import { approvedTerms } from './approved-terms';
import { fakeDrafts } from './drafts';
import { fakeValuationMemory } from './valuation-memory';
import { NEVER, of, type Observable } from 'rxjs';
import { left, right, type Either } from 'fp-ts/Either';
import { appOf } from '../../../composition/app-of';
import { gridForAll, listingViewOf } from '../../../composition/listing-view-of';
import type { AppPorts } from '../../../composition/request/port-tokens';
import type { SessionNews } from '../../../core/account/public';
import type { Dealership, GeoPoint, HolidayCalendar } from '../../../core/branch/public';
import type { Brand, Branch, FooterContent, MenuItem, Reviews } from '../../../core/content/public';
import type { ContentField, PageEntry } from '../../../core/content/model/content-page';
import type {
  FormDefinition,
  Receipt,
  Submission,
  SubmitFailure,
} from '../../../core/enquiry/public';
import type { FinanceDefault, QuotesByStockId } from '../../../core/finance/public';
import { makeScope } from '../../../core/kernel/scope';
import type { PricesWhenSaved } from '../../../core/shortlist/public';
import type { OldAddresses } from '../../../core/navigation/public';
import type { Promo, ResultsPageOffer } from '../../../core/promo/public';
import type { FilterOptions, StockPage, StockQuery } from '../../../core/search/public';
import type { Checkout } from '../../../core/reservation/public';
import type { Vehicle, VehicleCheck, VehicleInFull } from '../../../core/stock/public';
import type { Consent, TrackingEvent } from '../../../core/tracking/public';
import type { ValuationMemory } from '../../../core/valuation/public';
import type { App, ListingLayout } from '../../../ui/kit/app';
import { USUAL_SETTINGS, type ShownSettings } from '../../../ui/kit/shown-settings';
import { makeVisitTrail } from '../../../ui/kit/visit-trail';
import {
  answering,
  aPageOf,
  fakeSearchPorts,
  noOptions,
  type Answer,
  type FakeSearchPorts,
} from './search-ports';

/** What the back end of a fake app holds; what is not told is an ordinary Fiesta, or nothing. */
export interface FakeStock {
  readonly search?: (query: StockQuery) => Answer<StockPage>;
  readonly vehicles?: readonly Vehicle[];
  readonly total?: number;
  readonly options?: FilterOptions;
  readonly quotes?: Answer<QuotesByStockId>;
  readonly offers?: Answer<readonly ResultsPageOffer[]>;
  readonly promos?: Answer<readonly Promo[]>;
  readonly views?: Answer<number>;
  readonly fields?: readonly ContentField[];
  readonly pages?: readonly PageEntry[];
  readonly branches?: readonly Branch[];
  /** Their sites are the same, unless `branches` says otherwise. */
  readonly dealerships?: readonly Dealership[];
  readonly calendar?: HolidayCalendar;
  readonly placeOf?: (outcode: string) => Answer<GeoPoint | undefined>;
  readonly testimonials?: Answer<Reviews>;
  readonly now?: number;
  readonly menu?: Answer<readonly MenuItem[]>;
  readonly footer?: Answer<FooterContent>;
  readonly brands?: Answer<readonly Brand[]>;
  readonly bySlug?: Answer<readonly Vehicle[]>;
  /** The same, made of what is asked for. */
  readonly bySlugs?: AppPorts['catalogue']['bySlugs'];
  readonly byNumbers?: AppPorts['catalogue']['byNumbers'];
  readonly keepSnapshot?: App['keepSnapshot'];
  readonly inFull?: (slug: string) => Answer<VehicleInFull | undefined>;
  readonly similar?: (slug: string) => Answer<readonly string[]>;
  readonly check?: (mark: string) => Answer<VehicleCheck>;
  readonly reviews?: () => Answer<Reviews>;
  readonly form?: Answer<FormDefinition>;
  readonly receipt?: Observable<Either<SubmitFailure, Receipt>>;
  readonly redirectFor?: OldAddresses['redirectFor'];
  readonly slugInStock?: OldAddresses['slugInStock'];
  readonly wholePages?: boolean;
  readonly approvedApr?: number;
  readonly financeDefault?: FinanceDefault;
  readonly consent?: Consent;
  readonly settings?: Partial<ShownSettings>;
  readonly valuer?: Partial<AppPorts['valuer']>;
  readonly valuationMemory?: ValuationMemory;
  readonly articles?: Partial<AppPorts['articles']>;
  readonly reservations?: Partial<AppPorts['reservations']>;
  readonly reservationRecords?: Partial<AppPorts['reservationRecords']>;
  readonly customers?: Partial<AppPorts['customers']>;
  readonly passkeys?: Partial<AppPorts['passkeys']>;
  readonly orders?: Partial<AppPorts['orders']>;
  readonly orderRecords?: Partial<AppPorts['orderRecords']>;
  readonly accountList?: Partial<AppPorts['accountList']>;
  readonly isSignedIn?: boolean;
  readonly sessionNews?: SessionNews;
  readonly checkout?: Checkout;
}

const notLoggedIn = () => of(left({ kind: 'not-allowed' as const, status: 401 as const }));

export interface FakeApp extends App {
  /** What was searched for, in order. */
  readonly searched: FakeSearchPorts['searched'];
  /** The layouts that were kept for the next visit. */
  readonly keptLayouts: readonly ListingLayout[];
  /** The answers to the question of consent that were kept, in order. */
  readonly answers: readonly Consent[];
  /** What was reported, in order, whatever was agreed to. */
  readonly tracked: readonly TrackingEvent[];
  /** What was handed in at the desk, in order. */
  readonly submitted: readonly Submission[];
  /** How often the original rate was restored. */
  readonly ratesForgotten: () => number;
}

const PLAIN_FOOTER: FooterContent = {
  showsBranches: true,
  showsSocialLinks: true,
  showsPopularBrands: true,
  columns: [],
};

/** The real application over ports that answer at once, and a shortlist that lives in memory. */
export function fakeApp(stock: FakeStock = {}): FakeApp {
  const scope = makeScope();
  const found = aPageOf(stock.vehicles ?? [], stock.total ?? stock.vehicles?.length ?? 0);
  const ports = fakeSearchPorts({
    ...(stock.vehicles !== undefined && { search: () => answering(found) }),
    ...(stock.search !== undefined && { search: stock.search }),
    options: () => answering(stock.options ?? noOptions),
    ...(stock.quotes !== undefined && { quotes: () => stock.quotes ?? answering({}) }),
    ...(stock.offers !== undefined && { offers: () => stock.offers ?? answering([]) }),
    ...(stock.inFull !== undefined && { inFull: stock.inFull }),
    ...(stock.similar !== undefined && { similar: stock.similar }),
    ...(stock.check !== undefined && { check: stock.check }),
    ...(stock.reviews !== undefined && { reviews: stock.reviews }),
    ...(stock.views !== undefined && { views: () => stock.views ?? answering(0) }),
  });
  const submitted: Submission[] = [];
  let idsGiven = 0;
  const drafts = fakeDrafts();
  let apartAt: number | undefined;
  const keptApart = {
    read: () => apartAt,
    write: (version: number) => {
      apartAt = version;
    },
  };
  let keptOutcode: string | undefined;
  const outcode = {
    read: () => keptOutcode,
    write: (one: string | undefined) => {
      keptOutcode = one;
    },
  };
  const valuationMemory = stock.valuationMemory ?? fakeValuationMemory();
  const withTheRest: AppPorts = {
    ...ports,
    catalogue: {
      ...ports.catalogue,
      bySlugs: stock.bySlugs ?? (() => stock.bySlug ?? answering([])),
      byNumbers: stock.byNumbers ?? (() => stock.bySlug ?? answering([])),
    },
    offers: { ...ports.offers, promos: () => stock.promos ?? answering([]) },
    content: {
      page: (slug) => answering({ slug, fields: stock.fields ?? [] }),
      pages: () => answering(stock.pages ?? []),
      branches: () => answering(stock.branches ?? stock.dealerships ?? []),
    },
    articles: {
      list: () => answering({ articles: [], total: 0 }),
      featured: () => answering([]),
      article: () => of(left({ kind: 'refused' as const, status: 404 })),
      categories: () => answering([]),
      ...stock.articles,
    },
    directory: {
      dealerships: () => answering(stock.dealerships ?? []),
      bankHolidays: () => answering(stock.calendar ?? {}),
      placeOf: stock.placeOf ?? (() => answering(undefined)),
    },
    reviews: {
      ...ports.reviews,
      testimonials: () => stock.testimonials ?? answering({ reviews: [] }),
    },
    frame: {
      menu: () => stock.menu ?? answering([]),
      footer: () => stock.footer ?? answering(PLAIN_FOOTER),
      popularBrands: () => stock.brands ?? answering([]),
    },
    forms: { form: () => stock.form ?? of(left({ kind: 'refused' as const, status: 404 })) },
    photographs: { add: () => of(right('a-photograph-1')) },
    desk: {
      submit: (submission) => {
        submitted.push(submission);
        return stock.receipt ?? of(right({ confirmation: 'Thank you.' }));
      },
    },
    addresses: {
      redirectFor: stock.redirectFor ?? (() => answering(undefined)),
      slugInStock: stock.slugInStock ?? (() => answering(undefined)),
    },
    valuer: {
      departments: () => answering([]),
      lookUp: () => answering({ existing: false }),
      process: () => answering('8f3a2c9d'),
      fetch: () => of(left({ kind: 'refused' as const, status: 404 })),
      ...stock.valuer,
    },
    reservations: {
      reserve: () => answering({ id: 'cs_1', checkoutAddress: '/sandbox/checkout/cs_1' }),
      standing: () => of(left({ kind: 'refused' as const, status: 404 })),
      withdraw: () => of(left({ kind: 'refused' as const, status: 404 })),
      ...stock.reservations,
    },
    reservationRecords: { reservations: () => notLoggedIn(), ...stock.reservationRecords },
    orders: {
      start: () => notLoggedIn(),
      save: () => notLoggedIn(),
      place: () => notLoggedIn(),
      payDeposit: () => notLoggedIn(),
      cancel: () => notLoggedIn(),
      ...stock.orders,
    },
    orderRecords: {
      orders: () => notLoggedIn(),
      order: () => notLoggedIn(),
      collectionDays: () => notLoggedIn(),
      ...stock.orderRecords,
    },
    accountList: { read: () => notLoggedIn(), write: () => notLoggedIn(), ...stock.accountList },
    customers: {
      logIn: () => of(left({ kind: 'wrong-credentials' as const })),
      logOut: () => answering(null),
      show: () => notLoggedIn(),
      sendLink: () => answering(null),
      setPassword: () => of(left({ kind: 'link-over' as const })),
      ...stock.customers,
    },
    passkeys: {
      question: () => answering({}),
      logIn: () => of(left({ kind: 'wrong-credentials' as const })),
      newQuestion: () => answering({}),
      add: () => answering(null),
      remove: () => answering(null),
      ...stock.passkeys,
    },
  };
  const lists = { favourites: [] as readonly string[], compare: [] as readonly string[] };
  let pricesWhenSaved: PricesWhenSaved = new Map();
  const keptLayouts: ListingLayout[] = [];
  const answers: Consent[] = [];
  const tracked: TrackingEvent[] = [];
  let forgotten = 0;
  const app = appOf({
    scope,
    ports: withTheRest,
    trail: makeVisitTrail(),
    clock: { now: () => stock.now ?? Date.UTC(2026, 10, 28) },
    openFormMemory: () => Promise.resolve({ drafts, previousAddresses: () => [], outcode }),
    openValuationMemory: () => Promise.resolve(valuationMemory),
    openSession: () =>
      Promise.resolve({
        isSignedIn: () => stock.isSignedIn ?? false,
        news: stock.sessionNews ?? { heard$: NEVER, tell: () => undefined },
        keptApart,
      }),
    openCheckout: () => Promise.resolve(stock.checkout ?? { pay: () => NEVER }),
    ids: { next: () => `id-${(idsGiven += 1)}` },
    savedPriceStore: {
      read: () => pricesWhenSaved,
      write: (prices) => {
        pricesWhenSaved = prices;
      },
    },
    recentStore: { read: () => [], write: () => undefined },
    consentStore: {
      read: () => of(stock.consent),
      write: (answer, whenKept) => {
        answers.push(answer);
        whenKept();
      },
    },
    track: (event) => tracked.push(event),
    ...(stock.keepSnapshot !== undefined && { keepSnapshot: stock.keepSnapshot }),
    isOnline$: scope.behavior(of(true)),
    shortlistStore: {
      changedElsewhere$: NEVER,
      read: (list) => lists[list],
      write: (list, slugs) => {
        lists[list] = slugs;
        return right(undefined);
      },
    },
    financeDefault: { read: () => stock.financeDefault, write: () => undefined },
    approvedRate: {
      read: () => approvedTerms(stock.approvedApr),
      forget: () => {
        forgotten += 1;
      },
    },
    listingView: listingViewOf(scope, {
      ...gridForAll,
      write: (layout) => keptLayouts.push(layout),
    }),
    siteName: 'Forecourt',
    publicOrigin: 'https://forecourt.example',
    settings: { ...USUAL_SETTINGS, ...stock.settings },
    filterDebounce: 'leading',
    wholePages: stock.wholePages ?? false,
  });
  return {
    ...app,
    searched: ports.searched,
    submitted,
    keptLayouts,
    answers,
    tracked,
    ratesForgotten: () => forgotten,
  };
}
