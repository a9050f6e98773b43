import { isLeft, map as mapRight, type Either } from 'fp-ts/Either';
import { defaultIfEmpty, forkJoin, map, of, takeUntil, timer, type Observable } from 'rxjs';
import type { PageSection, ReviewFeed, Reviews, ReviewsSection } from '../../content/public';
import type { GatewayFailure } from '../../kernel/failure';
import { freshQuery, type StockSearch } from '../../search/public';
import type { SiteSection, Vehicle } from '../../stock/public';
import { PATIENCE_MS, type Patience } from '../shared/patience';

export interface BesideContentPorts {
  readonly search: Pick<StockSearch, 'search'>;
  readonly reviews: ReviewFeed;
}

/** What the sections of a page show that its editor has not written; what could not be had is missing. */
export interface BesideContent {
  readonly vehicles: readonly Vehicle[];
  /** Of each section of reviews, in the order of the page: one after another, a branch each. */
  readonly reviews: readonly (readonly Reviews[])[];
  /** Nothing of it could not be had. */
  readonly isWhole: boolean;
}

export const NOTHING_BESIDE: BesideContent = { vehicles: [], reviews: [], isWhole: true };

/** As many as the generic carousel has (VDP-43). */
const MOST_VEHICLES = 8;

/** Of one section: each is a call, and a screen of its own on a phone. */
const MOST_BRANCHES = 3;

/** Which half of the site a page is about: a path that speaks of vans shows vans. */
export const sectionOfPath = (path: string): SiteSection =>
  /(?:^|[/-])vans?(?:$|[/-])/.test(path) ? 'van' : 'cars';

/**
 * Asks for what the sections need, all at once and each failing alone: vehicles for sale, the newest
 * listed first, and what customers say of the branches a section names, or of the group (REV-05).
 */
export function askBesideContent(
  { search, reviews }: BesideContentPorts,
  sections: readonly PageSection[],
  path: string,
  patience$: Patience = timer(PATIENCE_MS),
): Observable<BesideContent> {
  const inTime = <T>(answer$: Observable<Either<GatewayFailure, T>>): Observable<T | undefined> =>
    answer$.pipe(
      map((answer) => (isLeft(answer) ? undefined : answer.right)),
      takeUntil(patience$),
      defaultIfEmpty(undefined),
    );
  const hasVehicles = sections.some(({ kind }) => kind === 'vehicles');
  const vehicles$ = hasVehicles
    ? inTime(
        search
          .search({ ...freshQuery(sectionOfPath(path)), sort: 'age|desc', pageSize: MOST_VEHICLES })
          .pipe(map(mapRight(({ vehicles }) => vehicles))),
      )
    : of<readonly Vehicle[]>([]);
  const asked = sections.filter((section) => section.kind === 'reviews').map(reviewsFor);
  return forkJoin({
    vehicles: vehicles$,
    reviews: inOrder(asked.map((calls) => inOrder(calls.map((call) => inTime(call(reviews)))))),
  }).pipe(
    map((told) => ({
      vehicles: told.vehicles ?? [],
      reviews: told.reviews.map((each) => each.filter((one) => one !== undefined)),
      isWhole: told.vehicles !== undefined && !told.reviews.flat().includes(undefined),
    })),
  );
}

const inOrder = <T>(all: readonly Observable<T>[]): Observable<readonly T[]> =>
  all.length === 0 ? of([]) : forkJoin(all);

type AskReviews = (feed: ReviewFeed) => ReturnType<ReviewFeed['reviews']>;

const reviewsFor = ({ branches }: ReviewsSection): readonly AskReviews[] =>
  branches.length === 0
    ? [(feed) => feed.testimonials()]
    : branches.slice(0, MOST_BRANCHES).map((branch) => (feed) => feed.reviews(branch));
