import { timeInBritain } from '../../kernel/british-time';
import { dayInBritain, daysAfter } from '../../kernel/calendar-day';
import type { OpeningMoment } from '../model/opening-hours';

/** Minutes of a day. */
export const DAY_MINUTES = 1440;

/**
 * What calendars and clocks on the wall show in London, whatever the zone of the machine (BR-2);
 * the hour that autumn repeats is told twice. `now` in milliseconds since 1970 in UTC.
 */
export function londonTime(now: number): OpeningMoment {
  const [hours = 0, minutes = 0] = timeInBritain(now).split(':').map(Number);
  return { day: dayInBritain(now), minute: hours * 60 + minutes };
}

/** The same moment with its minute within its day, for a minute counted on from an earlier one. */
export const inItsDay = (day: string, minute: number): OpeningMoment =>
  minute <= DAY_MINUTES ? { day, minute } : inItsDay(daysAfter(day, 1), minute - DAY_MINUTES);
