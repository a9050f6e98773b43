import { dayFromText, type DateFormat } from '../../core/kernel/written-day';

/** What has been typed of a day, part by part; digits or nothing. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}
export type DatePart = keyof DateParts;

/** How many digits of a year a form asks for. */
export const yearDigits = (format: DateFormat): 2 | 4 => (format === 'DD/MM/YY' ? 2 : 4);

/** "2026-11-28", or "28/1/" of what is not whole yet, in its parts. */
export function datePartsOf(text: string, format: DateFormat = 'DD/MM/YYYY'): DateParts {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year !== undefined && month !== undefined && day !== undefined) {
    return { day, month, year: year.slice(-yearDigits(format)) };
  }
  const [first = '', second = '', third = ''] = text.split('/');
  return { day: first, month: second, year: third };
}

/**
 * The day as forms hold it; what is not whole stays as it was typed, and nothing is the empty text.
 * @param latest that can be chosen: a year of two digits is none after it.
 */
export function dayOfParts(
  { day, month, year }: DateParts,
  format: DateFormat = 'DD/MM/YYYY',
  latest?: string,
): string {
  if (day === '' && month === '' && year === '') return '';
  const typed = `${day}/${month}/${year}`;
  const isWhole = year.length === yearDigits(format) && day !== '' && month !== '';
  return isWhole ? dayFromText(typed, latest) : typed;
}

const RANGES: Readonly<Record<DatePart, readonly [least: number, most: number]>> = {
  day: [1, 31],
  month: [1, 12],
  year: [1900, 2100],
};
const SHORT_YEARS = [0, 99] as const;

/** A part one up or down; an empty one begins with today's, "2026-11-28". What has two digits goes round. */
export function steppedPart(
  part: DatePart,
  parts: DateParts,
  step: number,
  today: string,
  format: DateFormat = 'DD/MM/YYYY',
): string {
  if (parts[part] === '') return datePartsOf(today, format)[part];
  const digits = part === 'year' ? yearDigits(format) : 2;
  const [least, most] = part === 'year' && digits === 2 ? SHORT_YEARS : RANGES[part];
  const next = Number(parts[part]) + step;
  const within =
    digits === 4
      ? Math.min(Math.max(next, least), most)
      : next > most
        ? least
        : next < least
          ? most
          : next;
  return String(within).padStart(digits, '0');
}
