import { isIsoDay } from '../../stock/calendar';
import { Refused, type Read } from './refused';

/** What comes first in "04/05/2021": in Britain the day. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/**
 * A date that no calendar has in the order that was expected and that one has in the other: a sign that the whole
 * file is written that way, and that its other dates were read wrongly.
 */
export class OtherOrder extends Refused {
  constructor(readonly order: DateOrder) {
    super(
      `is a date with the ${order === 'month-first' ? 'month' : 'day'} first`,
      `write dates as 2021-09-14, or say --dates ${order}`,
    );
  }
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const FULL_MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

const two = (part: string | number): string => String(part).padStart(2, '0');

/** 1 to 12 of "Sep", "Sept" or "September"; 0 of anything else. */
function monthNamed(word: string): number {
  const lower = word.toLowerCase();
  if (lower === 'sept') return 9;
  return 1 + Math.max(MONTHS.indexOf(lower), FULL_MONTHS.indexOf(lower));
}

const TIME =
  /(?:T|(?<!\s)\s+)\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[ap]m\s*)?(?:Z|UTC|[+-]\d{2}:?\d{2})?$/i;

const asDay = (year: string, month: string | number, day: string): string | undefined => {
  const iso = `${year}-${two(month)}-${two(day)}`;
  return isIsoDay(iso) ? iso : undefined;
};
const asMonth = (year: string, month: string | number): string | undefined =>
  asDay(year, month, '01')?.slice(0, 7);

/** Day, month and year with the year last, in the order expected or, where only that is a date, the other. */
function yearLast([first, second, year]: readonly string[], order: DateOrder): Read<string> {
  const [a = '', b = '', y = ''] = [first, second, year];
  const dayFirst = asDay(y, b, a);
  const monthFirst = asDay(y, a, b);
  const found = order === 'day-first' ? dayFirst : monthFirst;
  if (found !== undefined) return found;
  const other = order === 'day-first' ? monthFirst : dayFirst;
  if (other === undefined) return new Refused('is in no calendar', 'put the date right');
  return new OtherOrder(order === 'day-first' ? 'month-first' : 'day-first');
}

type Form = readonly [
  pattern: RegExp,
  read: (parts: readonly string[], order: DateOrder) => Read<string> | undefined,
];

/** Every way of writing a day, a month or a year that can be read in one way only. */
const FORMS: readonly Form[] = [
  [
    /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/,
    ([y = '', , m = '', d = '']) =>
      asDay(y, m, d) ?? new Refused('is in no calendar', 'put it right'),
  ],
  [/^(\d{4})(\d\d)(\d\d)$/, ([y = '', m = '', d = '']) => asDay(y, m, d)],
  [
    /^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4})$/,
    ([a = '', , b = '', y = ''], order) => yearLast([a, b, y], order),
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[-\s./]*([a-z]{3,9})\.?[-\s,./]*(\d{4})$/i,
    ([d = '', name = '', y = '']) => asDay(y, monthNamed(name), d),
  ],
  [
    /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/i,
    ([name = '', d = '', y = '']) => asDay(y, monthNamed(name), d),
  ],
  [/^(\d{4})-(\d\d)$/, ([y = '', m = '']) => asMonth(y, m)],
  [/^(\d{1,2})[-/.](\d{4})$/, ([m = '', y = '']) => asMonth(y, m)],
  [/^([a-z]{3,9})\.?[-\s,/]+(\d{4})$/i, ([name = '', y = '']) => asMonth(y, monthNamed(name))],
  [/^(\d{4})(?:\.0+)?$/, ([y = '']) => y],
  // A year and the age on the plate: "2017 (67 reg)", "2017/67".
  [/^(\d{4})\s*[(/]\s*(?:\d\d|[a-z])(?:[- ]?(?:reg|plate))?\s*\)?$/i, ([y = '']) => y],
];

/**
 * A day as an ISO date, or as much of one as is written: "Sep 2021" is "2021-09", "2021 (71)" is "2021". What could
 * be another day is refused.
 */
export function readDay(cell: string, order: DateOrder): Read<string> {
  const text = cell.trim().replace(TIME, '').trim();
  for (const [pattern, read] of FORMS) {
    const parts = pattern.exec(text)?.slice(1);
    if (parts === undefined) continue;
    const found = read(parts, order);
    if (found instanceof Refused) return found;
    if (found !== undefined) return withinCars(found);
  }
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    return new Refused('is a date that a spreadsheet made a number of', 'write it as 2021-09-14');
  }
  if (/^\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]'?\d\d$/i.test(text)) {
    return new Refused('has a year of two figures', 'write it as 2021-09-14');
  }
  return new Refused('is no date', 'write it as 2021-09-14 or 14/09/2021');
}

/** There was no car to register before 1886. */
const withinCars = (iso: string): Read<string> =>
  iso >= '1886' && iso < '2200' ? iso : new Refused('is no year of a car', 'put the year right');
