import type { Review } from '../model/review';

/** What reviews with stars come to, where their source gives no summary of all. */
export interface TrueAverage {
  /** To one decimal, as it is shown. */
  readonly averageRating?: number;
  /** Of those counted, which are not all that the source has. */
  readonly totalReviews?: number;
}

/** The mean of the stars that were given; nothing of none (BR-5). */
export function trueAverage(rated: readonly Pick<Review, 'rating'>[]): TrueAverage {
  if (rated.length === 0) return {};
  const stars = rated.reduce((sum, { rating }) => sum + rating, 0);
  return {
    averageRating: Math.round((stars / rated.length) * 10) / 10,
    totalReviews: rated.length,
  };
}
