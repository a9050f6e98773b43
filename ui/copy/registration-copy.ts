import type { IssuePeriod } from '../../core/kernel/registration-issue';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? '';

/** When marks of an age were given out: "March to August 2024", "September 2024 to February 2025". */
export function issuedInWords({ from, to }: IssuePeriod): string {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last
    ? `${monthOf(from)} to ${monthOf(to)} ${last}`
    : `${monthOf(from)} ${first} to ${monthOf(to)} ${last}`;
}
