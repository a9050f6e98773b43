import type { Reviews } from '../../content/public';
import type { Dealership } from '../model/dealership';
import type { DayHours, OpenFor } from '../model/opening-hours';
import type { HolidayDay } from './holiday-hours';
import { DAY_MINUTES } from './london-time';

/** Structured data: names of schema.org and plain values. */
type SchemaFacts = Readonly<Record<string, unknown>>;

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const two = (value: number): string => String(value).padStart(2, '0');

/** "18:00"; the end of a day is its last minute, since 24:00 is no time there. */
function clock(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return minute === DAY_MINUTES ? '23:59' : `${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

const times = ({ opens, closes }: OpenFor): SchemaFacts => ({
  opens: clock(opens),
  closes: clock(closes),
});

/** A day that is closed is told as one that opens and closes at midnight, as search engines read it. */
const timesOf = (hours: DayHours): SchemaFacts =>
  hours === 'closed' ? { opens: '00:00', closes: '00:00' } : times(hours);

const defined = (facts: SchemaFacts): SchemaFacts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));

export interface BranchSchemaContext {
  /** Whole address of the branch's page. */
  readonly url: string;
  /** Days that differ from the week. */
  readonly holidays: readonly HolidayDay[];
  readonly reviews?: Reviews;
}

/** A branch for search engines: where it is, when its showroom is open, and what its reviews come to (BR-5). */
export function branchSchema(
  branch: Dealership,
  { url, holidays, reviews }: BranchSchemaContext,
): SchemaFacts {
  const { name, telephone, email, lines, town, county, postcode, point, departments } = branch;
  const week = departments[0]?.timetable.week ?? [];
  return defined({
    '@type': 'AutoDealer',
    name,
    url,
    telephone,
    email,
    address: defined({
      '@type': 'PostalAddress',
      streetAddress: lines.length === 0 ? undefined : lines.join(', '),
      addressLocality: town,
      addressRegion: county,
      postalCode: postcode,
      addressCountry: 'GB',
    }),
    geo: point === undefined ? undefined : { '@type': 'GeoCoordinates', ...point },
    openingHoursSpecification: week.flatMap((hours, day) =>
      hours === undefined || hours === 'closed'
        ? []
        : [{ '@type': 'OpeningHoursSpecification', dayOfWeek: DAYS[day], ...times(hours) }],
    ),
    specialOpeningHoursSpecification: holidays.flatMap(({ day, hours, name: holiday }) =>
      hours === undefined || holiday === undefined
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              name: holiday,
              validFrom: day,
              validThrough: day,
              ...timesOf(hours),
            },
          ],
    ),
    aggregateRating: ratingOf(reviews),
  });
}

/** As the page shows it, to one decimal; nothing of none, which search engines report as an error (BR-5). */
function ratingOf(reviews: Reviews | undefined): SchemaFacts | undefined {
  const { averageRating, totalReviews = 0 } = reviews ?? {};
  return averageRating === undefined || totalReviews < 1
    ? undefined
    : {
        '@type': 'AggregateRating',
        ratingValue: Number(averageRating.toFixed(1)),
        bestRating: 5,
        worstRating: 1,
        reviewCount: totalReviews,
      };
}
