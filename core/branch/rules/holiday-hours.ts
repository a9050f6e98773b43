import type { DivisionHolidays } from '../model/holiday-calendar';
import type { Timetable } from '../model/opening-hours';
import { daysAfter } from '../../kernel/calendar-day';
import { dayNumber } from './day-number';
import { closedYearly, hoursOn, type HoursOfDay } from './hours-on';

/** One day of a block of holidays. */
export interface HolidayDay extends HoursOfDay {
  /** "2026-12-25". */
  readonly day: string;
}

/** Days near each other that differ from an ordinary week (BRANCH-09). */
export interface HolidayBlock {
  readonly kind: 'christmas' | 'easter' | 'bank-holiday';
  readonly days: readonly HolidayDay[];
}

/** How long before its first day a block is told, in days. */
const TOLD_BEFORE = 56;

const isFrom = (day: string, today: string): boolean => day >= today;

/**
 * Easter Sunday of a year of the Gregorian calendar: the Sunday after the first full moon of
 * spring, as the Church works it out (Anonymous Gregorian algorithm, Nature, 20 April 1876).
 */
export function easterSunday(year: number): string {
  const moon = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * moon + century - Math.floor(century / 4) - shift + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((moon + 11 * epact + 22 * toSunday) / 451);
  return daysAfter(`${String(year)}-03-22`, epact + toSunday - 7 * late);
}

/**
 * The holidays of the coming eight weeks, in blocks: the days of Christmas and New Year that
 * differ from an ordinary week, Easter from Good Friday to Easter Monday, and each other bank holiday by
 * itself. Days that have passed are left out.
 */
export function holidayBlocks(
  timetable: Timetable,
  calendar: DivisionHolidays,
  today: string,
): readonly HolidayBlock[] {
  const inTime = (day: string): boolean => dayNumber(day) - dayNumber(today) <= TOLD_BEFORE;
  const block = (kind: HolidayBlock['kind'], days: readonly string[]): readonly HolidayBlock[] => {
    const coming = days.filter((day) => isFrom(day, today));
    return coming.length === 0 || !inTime(coming[0] ?? '')
      ? []
      : [{ kind, days: coming.map((day) => ({ day, ...hoursOn(timetable, calendar, day) })) }];
  };
  const year = Number(today.slice(0, 4));
  const christmas = [year - 1, year].map((one) => christmasDays(timetable, calendar, one));
  const easters = [year, year + 1].map((one) => easterDays(one));
  const inBlocks = new Set([...christmas, ...easters].flat());
  const others = [
    ...calendar.holidays.map(({ day }) => day),
    ...timetable.dated.map(({ day }) => day),
  ].filter((day) => !inBlocks.has(day) && closedYearly(day) === undefined);
  return [
    ...christmas.flatMap((days) => block('christmas', days)),
    ...easters.flatMap((days) => block('easter', days)),
    ...[...new Set(others)].flatMap((day) => block('bank-holiday', [day])),
  ].sort((one, other) => ((one.days[0]?.day ?? '') < (other.days[0]?.day ?? '') ? -1 : 1));
}

/** What is no ordinary day from Christmas Eve of a year to 4 January. */
function christmasDays(
  timetable: Timetable,
  calendar: DivisionHolidays,
  year: number,
): readonly string[] {
  const eve = `${String(year)}-12-24`;
  return Array.from({ length: 12 }, (_, place) => daysAfter(eve, place)).filter(
    (day) => hoursOn(timetable, calendar, day).name !== undefined,
  );
}

const easterDays = (year: number): readonly string[] =>
  [-2, -1, 0, 1].map((place) => daysAfter(easterSunday(year), place));

/** Whether the calendar tells of the holidays of the coming eight weeks. */
export const knowsHolidays = ({ knownUntil }: DivisionHolidays, today: string): boolean =>
  knownUntil !== undefined && daysAfter(today, TOLD_BEFORE) <= knownUntil;
