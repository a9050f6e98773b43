import { addDays } from '../stock/calendar';

type Written = readonly [
  stars: 1 | 2 | 3 | 4 | 5,
  customer: string,
  title: string,
  text: string,
  daysAgo: number,
];

/** What made-up customers wrote of the whole group, newest first: good and bad as they came. */
const WRITTEN: readonly Written[] = [
  [5, 'Imogen', 'Easier than I feared', 'Ordered on Sunday night, drove it home on Thursday.', 3],
  [4, 'Dewi', 'Good van, fair price', 'Well prepared. The second key came a week later.', 8],
  [
    2,
    'Natalie',
    'Slow to ring back',
    'The car is lovely. I had to ask three times for the V5C.',
    15,
  ],
  [5, 'Farouk', 'No pressure', 'Two long test drives and nobody looked at a watch.', 21],
  [5, 'Siân', 'Honest about the tyres', 'They told me before I asked and put new ones on.', 34],
  [3, 'Colin', 'All right', 'Nothing wrong with it, nothing special either.', 47],
  [4, 'Beatriz', 'Would go again', 'Clear finance figures. Parking was full on a Saturday.', 58],
  [5, 'Ravi', 'Third car from them', 'Same people every time, which says a lot.', 80],
  [1, 'Pauline', 'Appointment forgotten', 'Drove an hour and nobody knew I was coming.', 96],
  [5, 'Gethin', 'Spotless', 'As described, down to the last scratch in the pictures.', 120],
];

/** Newest first, in the second source's own words (REV-06). @param today ISO date. */
export const testimonials = (today: string) =>
  WRITTEN.map(([stars, displayName, title, text, daysAgo]) => ({
    stars,
    title,
    text,
    createdAt: `${addDays(today, -daysAgo)}T10:00:00Z`,
    consumer: { displayName },
  }));

/** What all of them come to, truly (REV-07). */
export const TESTIMONIAL_SUMMARY = {
  average_rating:
    Math.round((WRITTEN.reduce((sum, [stars]) => sum + stars, 0) / WRITTEN.length) * 10) / 10,
  total_reviews: WRITTEN.length,
};
