import type { DivisionHolidays } from '../model/holiday-calendar';
import type { DayHours, Timetable } from '../model/opening-hours';
import { weekdayOf } from '../../kernel/calendar-day';

/** Closed everywhere, every year, whatever a timetable says (BRANCH-10). By month and day. */
const CLOSED_YEARLY: Readonly<Record<string, string>> = {
  '12-24': 'Christmas Eve',
  '12-25': 'Christmas Day',
  '12-26': 'Boxing Day',
  '12-31': 'New Year’s Eve',
  '01-01': 'New Year’s Day',
};

/** One day of a timetable. */
export interface HoursOfDay {
  /** `undefined` where they are not told. */
  readonly hours?: DayHours;
  /** Of a day that is no ordinary one. */
  readonly name?: string;
}

export const closedYearly = (day: string): string | undefined => CLOSED_YEARLY[day.slice(5)];

/**
 * When a department is open on a day: the five days of BRANCH-10 are closed; else a day with hours
 * of its own has those, a bank holiday the hours of bank holidays, and any other its weekday's.
 */
export function hoursOn(
  { week, bankHolidays, dated }: Timetable,
  { holidays }: DivisionHolidays,
  day: string,
): HoursOfDay {
  const yearly = closedYearly(day);
  if (yearly !== undefined) return { hours: 'closed', name: yearly };
  const holiday = holidays.find((one) => one.day === day)?.name;
  const own = dated.find((one) => one.day === day);
  const name = own?.name ?? holiday;
  const hours = own?.hours ?? (holiday === undefined ? week[weekdayOf(day)] : bankHolidays);
  return { ...(hours !== undefined && { hours }), ...(name !== undefined && { name }) };
}
