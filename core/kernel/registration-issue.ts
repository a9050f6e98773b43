/** When marks with one age identifier were given to new vehicles: first and last day, "2024-03-01". */
export interface IssuePeriod {
  readonly from: string;
  readonly to: string;
}

type YearLetter = readonly [letter: string, from: string];

/** A letter stands for the time until the next one's first day; the Z of neither was ever used. */
const SUFFIX_LETTERS: readonly YearLetter[] = [
  ['A', '1963-02-01'],
  ['B', '1964-01-01'],
  ['C', '1965-01-01'],
  ['D', '1966-01-01'],
  ['E', '1967-01-01'],
  ['F', '1967-08-01'],
  ['G', '1968-08-01'],
  ['H', '1969-08-01'],
  ['J', '1970-08-01'],
  ['K', '1971-08-01'],
  ['L', '1972-08-01'],
  ['M', '1973-08-01'],
  ['N', '1974-08-01'],
  ['P', '1975-08-01'],
  ['R', '1976-08-01'],
  ['S', '1977-08-01'],
  ['T', '1978-08-01'],
  ['V', '1979-08-01'],
  ['W', '1980-08-01'],
  ['X', '1981-08-01'],
  ['Y', '1982-08-01'],
];

const PREFIX_LETTERS: readonly YearLetter[] = [
  ['A', '1983-08-01'],
  ['B', '1984-08-01'],
  ['C', '1985-08-01'],
  ['D', '1986-08-01'],
  ['E', '1987-08-01'],
  ['F', '1988-08-01'],
  ['G', '1989-08-01'],
  ['H', '1990-08-01'],
  ['J', '1991-08-01'],
  ['K', '1992-08-01'],
  ['L', '1993-08-01'],
  ['M', '1994-08-01'],
  ['N', '1995-08-01'],
  ['P', '1996-08-01'],
  ['R', '1997-08-01'],
  ['S', '1998-08-01'],
  ['T', '1999-03-01'],
  ['V', '1999-09-01'],
  ['W', '2000-03-01'],
  ['X', '2000-09-01'],
  ['Y', '2001-03-01'],
];

const FIRST_PREFIX = '1983-08-01';
/** From this day on marks are of the current style. */
export const FIRST_CURRENT_DAY = '2001-09-01';

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

function periodOf(
  letters: readonly YearLetter[],
  letter: string,
  end: string,
): IssuePeriod | undefined {
  const place = letters.findIndex(([each]) => each === letter);
  const from = letters[place]?.[1];
  return from === undefined ? undefined : { from, to: dayBefore(letters[place + 1]?.[1] ?? end) };
}

/**
 * When a current mark's two digits were, or will be, in use: 02 to 49 from March of their year, 51
 * to 99 from September fifty years before. 00, 01 and 50 are never given.
 */
export function periodOfAgeIdentifier(digits: string): IssuePeriod | undefined {
  const age = Number(digits);
  if (age < 2 || age === 50) return undefined;
  const year = 2000 + (age % 50);
  return age < 50
    ? { from: `${String(year)}-03-01`, to: `${String(year)}-08-31` }
    : { from: `${String(year)}-09-01`, to: dayBefore(`${String(year + 1)}-03-01`) };
}

/** Of "A123 BCD": from August 1983 to August 2001. None for Q, which tells no age, and for letters never used. */
export const periodOfPrefix = (letter: string): IssuePeriod | undefined =>
  periodOf(PREFIX_LETTERS, letter, FIRST_CURRENT_DAY);

/** Of "ABC 123D": from February 1963 to July 1983. */
export const periodOfSuffix = (letter: string): IssuePeriod | undefined =>
  periodOf(SUFFIX_LETTERS, letter, FIRST_PREFIX);

/** What a current mark given out on a day carries: "21" from March, "71" from September to February. */
export function ageIdentifierOn(day: string): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const age = month < 3 ? year - 1 + 50 : month < 9 ? year : year + 50;
  return String(age % 100).padStart(2, '0');
}

/** The letter that a prefix mark given out on a day begins with; the first one before there were any. */
export const prefixLetterOn = (day: string): string =>
  PREFIX_LETTERS.findLast(([, from]) => day >= from)?.[0] ?? 'A';
