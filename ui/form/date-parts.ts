/** What has been typed of a day, part by part; digits or nothing. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}
export type DatePart = keyof DateParts;

/** "2026-11-28", or "28/1/" of what is not whole yet, in its parts. */
export function datePartsOf(text: string): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) return { day, month, year };
  const [first = '', second = '', third = ''] = text.split('/');
  return { day: first, month: second, year: third };
}

/** The day as forms hold it; what is not whole stays as it was typed, and nothing is the empty text. */
export function dayOfParts({ day, month, year }: DateParts): string {
  if (day === '' && month === '' && year === '') return '';
  return year.length === 4 && day !== '' && month !== ''
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : `${day}/${month}/${year}`;
}

const RANGES: Readonly<Record<DatePart, readonly [least: number, most: number]>> = {
  day: [1, 31],
  month: [1, 12],
  year: [1900, 2100],
};

/** A part one up or down; an empty one begins with today's, "2026-11-28". Day and month go round. */
export function steppedPart(part: DatePart, parts: DateParts, step: number, today: string): string {
  if (parts[part] === '') return datePartsOf(today)[part];
  const [least, most] = RANGES[part];
  const next = Number(parts[part]) + step;
  const within =
    part === 'year'
      ? Math.min(Math.max(next, least), most)
      : next > most
        ? least
        : next < least
          ? most
          : next;
  return String(within).padStart(part === 'year' ? 4 : 2, '0');
}
