/** Written here, since browsers and servers disagree on short ones: "Sep", "Sept". */
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

export function spoken(day: string, monthOf: (name: string) => string): string {
  const [year = '', month, date] = day.split('-');
  return `${String(Number(date))} ${monthOf(MONTHS[Number(month) - 1] ?? '')} ${year}`;
}

/** "14 September 2021", of a day that a calendar has. */
export const dayWords = (day: string): string => spoken(day, (month) => month);
