import { isLeft, right, type Either } from 'fp-ts/Either';
import { forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import type { QuotesByStockId } from '../../finance/public';
import type { GatewayFailure } from '../../kernel/failure';
import type { Remote } from '../../kernel/remote';
import {
  activeFilters,
  droppedOneByOne,
  freshQuery,
  withKeyword,
  withoutEachFilter,
  withoutEachWord,
  withPage,
  type ActiveFilter,
  type StockSearch,
  type StockPage,
  type StockQuery,
} from '../../search/public';
import type { Vehicle } from '../../stock/public';

/** What taking one filter away would give (UX rule 10). */
export interface Relaxation {
  readonly filter: ActiveFilter;
  readonly query: StockQuery;
  readonly total: number;
}

/** Help when a search gives few vehicles or none. */
export interface SearchHelp {
  /** Every active filter, in the order of the chips. */
  readonly relaxations: readonly Relaxation[];
  /** Where nothing is found and giving up one filter is not enough: the fewest that are. */
  readonly further?: FurtherRelaxation;
  /** Vehicles that nearly match: those the smallest relaxation that helps would add. */
  readonly nearly: readonly Vehicle[];
  /** What those do not match; everything else they do. */
  readonly nearlyWithout?: ActiveFilter;
  /** Of those, once they have been asked for. */
  readonly quotes?: Remote<QuotesByStockId, GatewayFailure>;
  /** What the other half of the stock holds for the words alone, where this half holds nothing. */
  readonly otherHalf?: OtherHalf;
  /** The words alone match nothing in either half; not said where that could not be asked. */
  readonly matchesNowhere?: true;
}

/** Several filters given up at once, the words first and the make last; `total` is above 0. */
export interface FurtherRelaxation {
  readonly without: readonly ActiveFilter[];
  readonly query: StockQuery;
  readonly total: number;
}

/** The same words among the vans instead of the cars, or the other way about; `total` is above 0. */
export interface OtherHalf {
  readonly query: StockQuery;
  readonly total: number;
}

/** The near matches shown. */
export const NEAR_MATCHES = 4;

type Answer = Either<GatewayFailure, SearchHelp>;

/**
 * Asks the other half of the stock for the words that found nothing in this one, so that no shopper
 * is told that 66 Transits are out of stock (SEARCH-04). Emits once: a total of 0 too, and
 * `undefined` where there were no words, something was found, or it cannot be asked.
 */
function inOtherHalf(
  { search }: Pick<StockSearch, 'search'>,
  { keyword, section }: StockQuery,
  found: StockPage,
): Observable<OtherHalf | undefined> {
  if (keyword === undefined || found.total > 0) return of(undefined);
  const query = withKeyword(freshQuery(section === 'cars' ? 'van' : 'cars'), keyword);
  return search({ ...query, pageSize: 1 }).pipe(
    map((answer) => (isLeft(answer) ? undefined : { query, total: answer.right.total })),
  );
}

/** Drops one filter after the other until something is found. Emits once; `undefined` where nothing is. */
function furtherDown(
  { search }: Pick<StockSearch, 'search'>,
  query: StockQuery,
): Observable<FurtherRelaxation | undefined> {
  // Without one filter has been asked already.
  const steps = droppedOneByOne(withPage(query, 1)).slice(1);
  if (steps.length === 0) return of(undefined);
  return forkJoin(
    steps.map((step) =>
      search({ ...step.query, pageSize: 1 }).pipe(
        map((answer) => ({ ...step, total: isLeft(answer) ? 0 : answer.right.total })),
      ),
    ),
  ).pipe(map((answers) => answers.find(({ total }) => total > 0)));
}

/**
 * Asks, for every active filter, what the list would hold without it. A filter whose count cannot
 * be had is left out; help that fails in part is still help.
 */
export function helpWithFewResults(
  stock: Pick<StockSearch, 'search'>,
  query: StockQuery,
  found: StockPage,
): Observable<Answer> {
  const first = withPage(query, 1);
  const choices = [...withoutEachWord(first), ...withoutEachFilter(first)];
  if (choices.length === 0) return of(right({ relaxations: [], nearly: [] }));
  const shown = new Set(found.vehicles.map((vehicle) => vehicle.id));
  const wanted = found.total + NEAR_MATCHES;

  const lighter$ = forkJoin(
    choices.map((choice) =>
      stock
        .search({ ...choice.query, pageSize: wanted })
        .pipe(
          map((answer) =>
            isLeft(answer)
              ? []
              : [{ filter: choice.without, query: choice.query, page: answer.right }],
          ),
        ),
    ),
  );
  const isEnough = (lighter: readonly { readonly page: StockPage }[][]): boolean =>
    found.total > 0 || lighter.flat().some(({ page }) => page.total > 0);
  const down$ = lighter$.pipe(
    switchMap((lighter) =>
      (isEnough(lighter) ? of(undefined) : furtherDown(stock, query)).pipe(
        map((further) => ({ lighter, further })),
      ),
    ),
  );
  return forkJoin([down$, inOtherHalf(stock, query, found)]).pipe(
    map(([{ lighter, further }, otherHalf]) => {
      const answers = lighter.flat();
      const relaxations = answers.map(({ filter, query: relaxed, page }) => ({
        filter,
        query: relaxed,
        total: page.total,
      }));
      const nearly = [...answers]
        .sort((one, other) => one.page.total - other.page.total)
        .map(({ page, filter }) => ({
          filter,
          vehicles: page.vehicles.filter((vehicle) => !shown.has(vehicle.id)),
        }))
        .find(({ vehicles }) => vehicles.length > 0);
      return right({
        relaxations,
        ...(further !== undefined && { further }),
        nearly: (nearly?.vehicles ?? []).slice(0, NEAR_MATCHES),
        ...(nearly !== undefined && { nearlyWithout: nearly.filter }),
        ...(otherHalf !== undefined && otherHalf.total > 0 && { otherHalf }),
        ...(otherHalf?.total === 0 &&
          activeFilters(query).length === 1 && { matchesNowhere: true as const }),
      });
    }),
  );
}
