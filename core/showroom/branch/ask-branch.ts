import { isLeft, type Either } from 'fp-ts/Either';
import { defaultIfEmpty, forkJoin, map, takeUntil, timer, type Observable } from 'rxjs';
import type { ReviewFeed, Reviews } from '../../content/public';
import type { GatewayFailure } from '../../kernel/failure';
import { choose, freshQuery, type StockQuery, type StockSearch } from '../../search/public';
import type { SiteSection } from '../../stock/public';
import { PATIENCE_MS, type Patience } from '../shared/patience';

/** How many vehicles of each half of the site stand at a branch; a half that could not be counted is missing. */
export type BranchStock = Readonly<Partial<Record<SiteSection, number>>>;

/** What a branch's page can do without; what could not be had in time is missing. */
export interface BesideBranch {
  readonly stock: BranchStock;
  readonly reviews?: Reviews;
  readonly testimonials?: Reviews;
}

export interface BranchPagePorts {
  readonly search: Pick<StockSearch, 'search'>;
  readonly reviews: ReviewFeed;
}

/**
 * What is counted at a branch: reserved and sold vehicles too, as the call says (CALL-16); the page
 * that the count leads to is asked for the same, so that its heading has the same number.
 */
export const branchStockQuery = (section: SiteSection, slug: string): StockQuery => ({
  ...choose(freshQuery(section), 'location_name', slug),
  availability: 'with-reserved',
});

/**
 * The number of vehicles at a branch (CALL-16, BRANCH-12), counted as the pages count that the card
 * leads to, and its reviews from both sources (REV-07); each fails alone.
 */
export function askBesideBranch(
  { search, reviews }: BranchPagePorts,
  slug: string,
  patience$: Patience = timer(PATIENCE_MS),
): Observable<BesideBranch> {
  const inTime = <T>(answer$: Observable<Either<GatewayFailure, T>>): Observable<T | undefined> =>
    answer$.pipe(
      map((answer) => (isLeft(answer) ? undefined : answer.right)),
      takeUntil(patience$),
      defaultIfEmpty(undefined),
    );
  const count = (section: SiteSection) =>
    inTime(
      search.search({ ...branchStockQuery(section, slug), sort: 'price|asc', pageSize: 1 }),
    ).pipe(map((page) => page?.total));
  return forkJoin({
    cars: count('cars'),
    van: count('van'),
    reviews: inTime(reviews.reviews(slug)),
    testimonials: inTime(reviews.testimonials()),
  }).pipe(
    map(({ cars, van, ...told }) => ({
      stock: { ...(cars !== undefined && { cars }), ...(van !== undefined && { van }) },
      ...(told.reviews !== undefined && { reviews: told.reviews }),
      ...(told.testimonials !== undefined && { testimonials: told.testimonials }),
    })),
  );
}
