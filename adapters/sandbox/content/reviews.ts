import { BRANCHES } from '../catalogue/branches';
import { addDays } from '../stock/calendar';
import { Chance } from '../stock/chance';

type Written = readonly [stars: 1 | 2 | 3 | 4 | 5, customer: string, comments: string];

/** What made-up customers wrote: mostly content, some not. */
const WRITTEN: readonly Written[] = [
  [5, 'Amina', 'Straightforward from start to finish. The car was exactly as described online.'],
  [5, 'Gareth', 'No pressure at all. They let me take my time over the test drive.'],
  [5, 'Priya', 'The salesperson explained the finance line by line and never hurried us.'],
  [5, 'Tom', 'Picked it up on a Saturday, all the paperwork was ready and the tank was full.'],
  [5, 'Eilidh', 'They moved the car from another branch for me within three days.'],
  [5, 'Marcus', 'Fair price for my part exchange and an honest answer about the service history.'],
  [5, 'Beth', 'My second van from this branch. The ply lining was fitted before I collected it.'],
  [5, 'Sunil', 'Answered every question by email before I made the two hour drive.'],
  [5, 'Carys', 'A small scratch I had pointed out was put right without my having to ask twice.'],
  [5, 'Owen', 'Friendly, clear and quick. I was driving home an hour after I arrived.'],
  [
    5,
    'Helen',
    'They found a problem during preparation, told me, and mended it before handing over.',
  ],
  [5, 'Yusuf', 'Good advice on which engine would suit my short trips to work.'],
  [5, 'Rosie', 'First car, lots of questions, endless patience. Thank you.'],
  [
    5,
    'Dafydd',
    'The film of the car that they sent me showed every mark. No surprises on the day.',
  ],
  [5, 'Claire', 'Reserved online in the evening and had a call at nine the next morning.'],
  [5, 'Ivan', 'A spotless car with two keys and every invoice in the folder.'],
  [4, 'Naomi', 'Very helpful team. Collection took a little longer than planned.'],
  [4, 'Rhys', 'Good car at a good price. Parking at the branch is tight.'],
  [4, 'Fatima', 'Happy with the car. I would have liked a second key.'],
  [4, 'Simon', 'Easy to deal with, though I had to chase once for the service book.'],
  [4, 'Jo', 'The test drive was well organised and the coffee was decent.'],
  [4, 'Andrew', 'All in all a good experience. The admin fee could be explained sooner.'],
  [4, 'Lucia', 'Friendly people and a clean car. The website had the wrong colour name.'],
  [4, 'Kieran', 'Van drives well. It took two visits to sort out the insurance paperwork.'],
  [4, 'Megan', 'They kept their word on price. It was busy on a Saturday, so book ahead.'],
  [4, 'Paul', 'Part exchange valuation was a bit below what I hoped for, but the deal was fair.'],
  [4, 'Zofia', 'Helpful and polite. One tyre was replaced before I collected the car.'],
  [4, 'Graham', 'Good service, and they rang a week later to ask how the car was.'],
  [3, 'Hannah', 'The car is fine. Nobody rang back on the first day, so I had to ring again.'],
  [3, 'Liam', 'Decent stock, but the one I came for had been sold that morning.'],
  [3, 'Deborah', 'Average. Polite people, slow paperwork.'],
  [3, 'Chris', 'Finance took two days to come through. The car itself is good.'],
  [3, 'Nia', 'I had to ask for the second set of mats that was in the advert.'],
  [2, 'Stuart', 'My collection was put off twice. The car is good, the planning was not.'],
  [2, 'Aisha', 'A warning light came on in the first week. It was mended, but I lost a day.'],
  [2, 'Victor', 'I waited forty minutes although I had an appointment.'],
  [2, 'Laura', 'The car had not been cleaned inside when I came to see it.'],
  [1, 'Ben', 'They sold the van that I had been promised a viewing of.'],
  [1, 'Joanna', 'Three emails and no answer. In the end I bought elsewhere.'],
  [1, 'Alun', 'They could not find the service history that the advert had mentioned.'],
];

interface WireReview {
  readonly rating: number;
  readonly customer: string;
  readonly comments: string;
  /** ISO date. */
  readonly review_date: string;
}

export interface WireReviews {
  readonly reviews: readonly WireReview[];
  readonly average_rating: number;
  readonly total_reviews: number;
  /** Where all of them can be read. */
  readonly source: string;
}

/** Below which the reviews of each branch have a page. */
export const REVIEW_PAGES = '/sandbox/reviews';

/** Better rated first, then newer. */
const byRating = (one: WireReview, other: WireReview): number =>
  other.rating - one.rating || (other.review_date < one.review_date ? -1 : 1);

/**
 * All reviews of a branch, named by its slug or number, with what they truly come to; `undefined`
 * for any other organisation. The same on one day; a day later each is a day older than today.
 * @param today ISO date.
 */
export function reviewsAt(organisation: string, today: string): WireReviews | undefined {
  const branch = BRANCHES.find(({ id, slug }) => [slug, String(id)].includes(organisation));
  if (branch === undefined) return undefined;
  const chance = new Chance(`reviews/${branch.slug}`);
  const reviews = chance
    .some(WRITTEN, chance.whole(28, WRITTEN.length))
    .map(([rating, customer, comments]) => ({
      rating,
      customer,
      comments,
      review_date: addDays(today, -chance.whole(2, 420)),
    }))
    .sort(byRating);
  const stars = reviews.reduce((sum, { rating }) => sum + rating, 0);
  return {
    reviews,
    average_rating: Math.round((stars / reviews.length) * 10) / 10,
    total_reviews: reviews.length,
    source: `${REVIEW_PAGES}/${branch.slug}`,
  };
}
