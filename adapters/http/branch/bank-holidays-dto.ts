import {
  HOLIDAY_DIVISIONS,
  type BankHoliday,
  type DivisionHolidays,
  type HolidayCalendar,
} from '../../../core/branch/public';
import { isoDay } from '../dates';
import { isRecord, readList, readText } from '../lenient';
import { plainText } from '../plain-text';

/** Bank holidays as the government publishes them: by division, `{ events: [{ title, date, notes }] }`. */
export function toHolidayCalendar(answer: Readonly<Record<string, unknown>>): HolidayCalendar {
  return Object.fromEntries(
    HOLIDAY_DIVISIONS.flatMap((division) => {
      const told = answer[division];
      return isRecord(told) ? [[division, toDivision(told)] as const] : [];
    }),
  );
}

/** They are published by whole years: what is told of one day of a year is told of all of it. */
function toDivision(told: Readonly<Record<string, unknown>>): DivisionHolidays {
  const holidays = readList(told['events']).flatMap(toHoliday);
  const last = holidays.reduce((latest, { day }) => (day > latest ? day : latest), '');
  return { holidays, ...(last !== '' && { knownUntil: `${last.slice(0, 4)}-12-31` }) };
}

function toHoliday(entry: unknown): readonly BankHoliday[] {
  if (!isRecord(entry)) return [];
  const day = isoDay(readText(entry['date']));
  const title = plainText(readText(entry['title']));
  if (day === undefined || title === undefined) return [];
  const isSubstitute = /substitute/i.test(readText(entry['notes']) ?? '');
  return [{ day, name: isSubstitute ? `${title} (substitute day)` : title }];
}
