import { isLeft, right, type Either } from 'fp-ts/Either';
import { forkJoin, map, of, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import {
  freshQuery,
  withKeyword,
  withoutEachFilter,
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
  /** Vehicles that nearly match: those the smallest relaxation that helps would add. */
  readonly nearly: readonly Vehicle[];
  /** What the other half of the stock holds for the words alone, where this half holds nothing. */
  readonly otherHalf?: OtherHalf;
  /** The words alone match nothing in either half; not said where that could not be asked. */
  readonly matchesNowhere?: true;
}

/** The same words among the vans instead of the cars, or the other way about; `total` is above 0. */
export interface OtherHalf {
  readonly query: StockQuery;
  readonly total: number;
}

/** Up to this many results still earn a list of near matches. */
export const FEW_RESULTS = 10;

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

/**
 * Asks, for every active filter, what the list would hold without it. A filter whose count cannot
 * be had is left out; help that fails in part is still help.
 */
export function helpWithFewResults(
  stock: Pick<StockSearch, 'search'>,
  query: StockQuery,
  found: StockPage,
): Observable<Answer> {
  const choices = withoutEachFilter(withPage(query, 1));
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
  return forkJoin([lighter$, inOtherHalf(stock, query, found)]).pipe(
    map(([lighter, otherHalf]) => {
      const answers = lighter.flat();
      const relaxations = answers.map(({ filter, query: relaxed, page }) => ({
        filter,
        query: relaxed,
        total: page.total,
      }));
      const nearly = [...answers]
        .sort((one, other) => one.page.total - other.page.total)
        .map(({ page }) => page.vehicles.filter((vehicle) => !shown.has(vehicle.id)))
        .find((vehicles) => vehicles.length > 0);
      return right({
        relaxations,
        nearly: (nearly ?? []).slice(0, NEAR_MATCHES),
        ...(otherHalf !== undefined && otherHalf.total > 0 && { otherHalf }),
        ...(otherHalf?.total === 0 && choices.length === 1 && { matchesNowhere: true as const }),
      });
    }),
  );
}
