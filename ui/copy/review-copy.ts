import { isCalendarDay } from '../../core/kernel/calendar-day';
import { dayWords } from './day-words';
import { inWords } from './search-copy';

/** "4.6 out of 5": never more decimals than people say. */
export const outOfFive = (rating: number): string => `${Number(rating.toFixed(1))} out of 5`;

/** "212 reviews". */
export const reviewCount = (count: number): string =>
  `${inWords(count)} review${count === 1 ? '' : 's'}`;

interface Told {
  readonly averageRating?: number;
  readonly totalReviews?: number;
  readonly branch?: string;
}

/** "4.6 out of 5, 212 reviews of Forecourt Bolton", as much of it as is known. */
export function whatAllComeTo({ averageRating, totalReviews, branch }: Told): string | undefined {
  const count = totalReviews === undefined ? 'Reviews' : reviewCount(totalReviews);
  const told = [
    ...(averageRating === undefined ? [] : [outOfFive(averageRating)]),
    ...(branch === undefined
      ? totalReviews === undefined
        ? []
        : [count]
      : [`${averageRating === undefined ? count : count.toLowerCase()} of ${branch}`]),
  ];
  return told.length === 0 ? undefined : told.join(', ');
}

/** Which are shown, and that the figures are of all (REV-02): nothing is hidden. */
export const WHICH_ARE_SHOWN = 'Shown here: reviews of 4 and 5 stars. The average counts them all.';

export const readAllReviews = (count: number | undefined): string =>
  count === undefined || count < 2 ? 'Read all reviews' : `Read all ${inWords(count)} reviews`;

/** The day of a review as people write it; nothing where it is not known. */
export const writtenOn = (day: string | undefined): string | undefined =>
  day !== undefined && isCalendarDay(day) ? dayWords(day) : undefined;
