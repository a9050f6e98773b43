import { isRight, map as mapRight, right, type Either } from 'fp-ts/Either';
import {
  concat,
  first,
  map,
  merge,
  of,
  reduce,
  switchMap,
  take,
  takeUntil,
  timer,
  type Observable,
} from 'rxjs';
import type { ContentLibrary, ReviewFeed } from '../../content/public';
import {
  personaliseTerms,
  saysTerms,
  type PartialTerms,
  type QuoteDesk,
  type QuotesByStockId,
  type QuoteTerms,
} from '../../finance/public';
import type { GatewayFailure } from '../../kernel/failure';
import type { OfferFeed } from '../../promo/public';
import {
  GENERIC_RESULTS,
  interestQuery,
  lookAlikeQueries,
  MOST_SIMILAR,
  ofInterest,
  relatedQuery,
  sameMakeQuery,
  SIMILAR_SHOWN,
  similarOf,
  type StockSearch,
  type StockQuery,
} from '../../search/public';
import {
  shownPrice,
  type CheckRegister,
  type SiteSection,
  type StockCatalogue,
  type Vehicle,
  type VehicleInFull,
  type ViewCounter,
} from '../../stock/public';
import { pageTerms } from '../shared/page-terms';
import { PATIENCE_MS, type Patience } from '../shared/patience';
import { viewCountsInTime, type ViewCount } from '../shared/view-counts';
import {
  vehicleAlone,
  VEHICLE_BLOCKS,
  vehicleReducer,
  type SimilarVehicles,
  type VehicleBlock,
  type VehicleBlocks,
  type VehicleEvent,
  type VehiclePageState,
} from './vehicle-page-state';

type Requested<T> = Observable<Either<GatewayFailure, T>>;

/** The ports a vehicle's page asks. */
export interface VehiclePorts {
  readonly catalogue: StockCatalogue;
  readonly search: StockSearch;
  readonly quotes: QuoteDesk;
  readonly offers: Pick<OfferFeed, 'promos'>;
  readonly content: Pick<ContentLibrary, 'page'>;
  readonly checks: CheckRegister;
  readonly reviews: Pick<ReviewFeed, 'reviews'>;
  readonly views: ViewCounter;
}

/** The page whose fields stand on every vehicle's page: `banner`, `why-buy`, `start-search`. */
export const VEHICLE_CONTENT_PAGE = 'vehicle-detail';

/** FIN-56, CG-032: what the figures of similar vehicles are worked out with. */
export const SIMILAR_TERMS: QuoteTerms = {
  deposit: 20,
  depositType: 'Percentage',
  mileage: 8000,
  months: 48,
};

const asksOf: {
  readonly [Block in VehicleBlock]: (
    ports: VehiclePorts,
    vehicle: VehicleInFull,
  ) => Requested<VehicleBlocks[Block]>;
} = {
  quotes: ({ quotes }, { section, stockId }) => quotes.quotesFor([stockId], pageTerms(section)),
  check: ({ checks }, { mark }) =>
    mark === undefined ? of(right({ items: [] })) : checks.checkOf(mark),
  similar: (ports, vehicle) => askSimilar(ports, vehicle),
  interest: ({ search }, vehicle) =>
    vehiclesOf(search, interestQuery(vehicle), (found) => ofInterest(vehicle, found)),
  more: ({ search }, vehicle) =>
    vehiclesOf(search, sameMakeQuery(vehicle), (found) =>
      ofInterest(vehicle, found, GENERIC_RESULTS),
    ),
  promos: ({ offers }) => offers.promos(),
  content: ({ content }) => content.page(VEHICLE_CONTENT_PAGE),
  reviews: ({ reviews }, { location }) =>
    location?.slug === undefined
      ? reviews.reviews()
      : reviews
          .reviews(location.slug)
          .pipe(map(mapRight((found) => ({ branch: location.name, ...found })))),
};

const vehiclesOf = (
  { search }: StockSearch,
  query: StockQuery,
  pick: (found: readonly Vehicle[]) => readonly Vehicle[],
): Requested<readonly Vehicle[]> =>
  search(query).pipe(map(mapRight(({ vehicles }) => pick(vehicles))));

/**
 * Those that the back end calls similar (CALL-26), the first nine of them fetched (CALL-25), in its
 * order; where it knows none, others of the same model (VDP-41). Then what they cost a month.
 */
function askSimilar(
  { catalogue, search, quotes }: Pick<VehiclePorts, 'catalogue' | 'search' | 'quotes'>,
  vehicle: VehicleInFull,
): Requested<SimilarVehicles> {
  const related$ = vehiclesOf(search, relatedQuery(vehicle), (found) =>
    similarOf(vehicle, found, SIMILAR_SHOWN),
  );
  const named$ = catalogue.similarTo(vehicle.slug).pipe(
    switchMap((answer): Requested<readonly Vehicle[]> => {
      if (!isRight(answer)) return of(answer);
      const slugs = answer.right.filter((slug) => slug !== vehicle.slug).slice(0, MOST_SIMILAR);
      return slugs.length === 0 ? of(right([])) : inOrder(catalogue, slugs);
    }),
    map(mapRight((found) => similarOf(vehicle, found))),
  );
  return named$.pipe(
    switchMap((answer) => (isRight(answer) && answer.right.length === 0 ? related$ : of(answer))),
    switchMap((answer): Requested<SimilarVehicles> => {
      if (!isRight(answer)) return of(answer);
      const vehicles = answer.right;
      if (vehicles.length === 0) return of(right({ vehicles, quotes: {} }));
      return quotes
        .quotesFor(
          vehicles.map(({ stockId }) => stockId),
          SIMILAR_TERMS,
        )
        .pipe(
          // Without figures they are still worth showing (ERR-29).
          map((quoted) => right({ vehicles, quotes: isRight(quoted) ? quoted.right : {} })),
        );
    }),
  );
}

/** By slug, in the order asked for, whatever order they come in. */
const inOrder = (
  catalogue: StockCatalogue,
  slugs: readonly string[],
): Requested<readonly Vehicle[]> =>
  catalogue
    .bySlugs(slugs)
    .pipe(
      map(
        mapRight((found) =>
          slugs.flatMap((slug) => found.filter((vehicle) => vehicle.slug === slug)),
        ),
      ),
    );

/** One block's answer, as an event. Never errors. */
export const askBlock = (
  ports: VehiclePorts,
  vehicle: VehicleInFull,
  block: VehicleBlock,
): Observable<VehicleEvent> => {
  const ask: (asked: VehiclePorts, of: VehicleInFull) => Requested<unknown> = asksOf[block];
  return ask(ports, vehicle).pipe(
    take(1),
    map((answer) => ({ kind: 'answered', block, answer }) as VehicleEvent),
  );
};

export interface VehicleRequest {
  readonly slug: string;
  /** What the address says about finance (ROUTE-42, FIN-41). */
  readonly said?: PartialTerms;
  /** Everything the page can show, or the vehicle at once and the rest when the page is up. */
  readonly blocks: 'all' | 'none';
  /** Of all blocks together. */
  readonly patience$?: Patience | undefined;
}

/**
 * The state of a page about one vehicle, completed once the vehicle is there; `undefined` when
 * nobody knows the vehicle.
 */
export const aboutVehicle = (
  catalogue: Pick<StockCatalogue, 'inFull'>,
  slug: string,
  complete: (vehicle: VehicleInFull) => Observable<VehiclePageState>,
): Requested<VehiclePageState | undefined> =>
  catalogue.inFull(slug).pipe(
    take(1),
    switchMap((answer): Requested<VehiclePageState | undefined> => {
      if (!isRight(answer)) return of(answer);
      const vehicle = answer.right;
      return vehicle === undefined ? of(right(undefined)) : complete(vehicle).pipe(map(right));
    }),
  );

/** The terms an address says for this vehicle; none where it says none, or the vehicle has no price. */
function addressedTerms(vehicle: Vehicle, said: PartialTerms): QuoteTerms | undefined {
  const price = shownPrice(vehicle.price);
  return price === undefined || !saysTerms(said) ? undefined : personaliseTerms(said, price);
}

const askAddressed = (
  { quotes }: Pick<VehiclePorts, 'quotes'>,
  { stockId }: Vehicle,
  terms: QuoteTerms,
): Observable<VehicleEvent> =>
  quotes.quotesFor([stockId], terms).pipe(
    take(1),
    map((answer) => ({
      kind: 'addressed',
      terms,
      answer: mapRight((found: QuotesByStockId) => found[stockId] ?? {})(answer),
    })),
  );

export const viewsEvent = ([, count]: ViewCount): VehicleEvent => ({ kind: 'views', count });

/** The page of a vehicle; `undefined` when nobody knows the vehicle. */
export const loadVehicle = (
  ports: VehiclePorts,
  { slug, said = {}, blocks, patience$ = timer(PATIENCE_MS) }: VehicleRequest,
): Requested<VehiclePageState | undefined> =>
  aboutVehicle(ports.catalogue, slug, (vehicle) => {
    const terms = addressedTerms(vehicle, said);
    const alone = vehicleAlone(vehicle, said.product, terms);
    if (blocks === 'none') return of(alone);
    return merge(
      ...VEHICLE_BLOCKS.map((block) => askBlock(ports, vehicle, block)),
      ...(terms === undefined ? [] : [askAddressed(ports, vehicle, terms)]),
      viewCountsInTime(ports.views, [vehicle.slug]).pipe(map(viewsEvent)),
    ).pipe(takeUntil(patience$), reduce(vehicleReducer, alone));
  });

/**
 * A few vehicles to look at where one used to be, of the narrowest search that finds any; none
 * rather than a failure.
 */
export const lookAlikes = (
  { search }: StockSearch,
  section: SiteSection,
  slug: string,
  patience$: Patience = timer(PATIENCE_MS),
): Observable<readonly Vehicle[]> =>
  concat(
    ...lookAlikeQueries(section, slug).map((query) =>
      search(query).pipe(
        map((answer) =>
          isRight(answer) ? similarOf({ id: NOBODY }, answer.right.vehicles, SIMILAR_SHOWN) : [],
        ),
      ),
    ),
  ).pipe(
    // Whoever followed a dead link should not have to wait for a slow search as well.
    takeUntil(patience$),
    first((found) => found.length > 0, []),
  );

const NOBODY = '' as Vehicle['id'];
