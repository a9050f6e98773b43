import { isLeft, right, type Either } from 'fp-ts/Either';
import { forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import {
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
}

/** Up to this many results still earn a list of near matches. */
export const FEW_RESULTS = 10;

/** The near matches shown. */
export const NEAR_MATCHES = 4;

type Answer = Either<GatewayFailure, SearchHelp>;

/**
 * Asks, for every active filter, what the list would hold without it. A filter whose count cannot
 * be had is left out; help that fails in part is still help.
 */
export function helpWithFewResults(
  { search }: Pick<StockSearch, 'search'>,
  query: StockQuery,
  found: StockPage,
): Observable<Answer> {
  const choices = withoutEachFilter(withPage(query, 1));
  if (choices.length === 0) return of(right({ relaxations: [], nearly: [] }));
  const shown = new Set(found.vehicles.map((vehicle) => vehicle.id));
  const wanted = found.total + NEAR_MATCHES;

  return forkJoin(
    choices.map((choice) =>
      search({ ...choice.query, pageSize: wanted }).pipe(
        map((answer) =>
          isLeft(answer)
            ? []
            : [{ filter: choice.without, query: choice.query, page: answer.right }],
        ),
      ),
    ),
  ).pipe(
    map((answers) => answers.flat()),
    switchMap((answers) => {
      const relaxations = answers.map(({ filter, query: relaxed, page }) => ({
        filter,
        query: relaxed,
        total: page.total,
      }));
      const nearly = [...answers]
        .sort((one, other) => one.page.total - other.page.total)
        .map(({ page }) => page.vehicles.filter((vehicle) => !shown.has(vehicle.id)))
        .find((vehicles) => vehicles.length > 0);
      return of<Answer>(right({ relaxations, nearly: (nearly ?? []).slice(0, NEAR_MATCHES) }));
    }),
  );
}
