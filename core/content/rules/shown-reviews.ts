import type { Review, Reviews } from '../model/review';
import { safeLink } from '../../kernel/safe-link';

/** The least number of stars of a review that is shown (REV-02). */
export const LEAST_RATING_SHOWN = 4;

/** On a vehicle's page (VDP-48). */
export const REVIEWS_SHOWN = 4;

/** What is said of a branch's reviews; what the source does not tell stays untold. */
export interface ShownReviews {
  readonly reviews: readonly Review[];
  /** Of all reviews, not of those shown, which would flatter (decision "Reviews"). */
  readonly averageRating?: number;
  readonly totalReviews?: number;
  /** Where all of them can be read. */
  readonly source?: string;
  /** Whom they are about, by its name. */
  readonly branch?: string;
}

/**
 * The first reviews of four stars and more, with the figures of all of them beside. `undefined`
 * when there is neither a review nor a figure to show.
 */
export function shownReviews(
  { reviews, averageRating, totalReviews, source, branch }: Reviews,
  most = REVIEWS_SHOWN,
): ShownReviews | undefined {
  const shown = reviews.filter(({ rating }) => rating >= LEAST_RATING_SHOWN).slice(0, most);
  if (shown.length === 0 && averageRating === undefined) return undefined;
  const address = safeLink(source);
  return {
    reviews: shown,
    ...(averageRating !== undefined && { averageRating }),
    ...(totalReviews !== undefined && { totalReviews }),
    ...(address !== undefined && { source: address }),
    ...(branch !== undefined && { branch }),
  };
}
