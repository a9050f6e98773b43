import type { DivisionHolidays } from '../model/holiday-calendar';
import type { OpenFor, Opening, OpeningMoment, Timetable } from '../model/opening-hours';
import { daysAfter } from '../../kernel/calendar-day';
import { hoursOn } from './hours-on';
import { DAY_MINUTES, inItsDay, londonTime } from './london-time';

/** How far ahead the next opening is looked for, in days: past any Christmas. */
const DAYS_AHEAD = 21;

/** A time that the place is open, in minutes from the midnight that began the day looked at. */
type Span = OpenFor;

/**
 * Whether a department is open, and until when or when again: by the clocks of London, right over
 * midnight, bank holidays, Christmas and the days on which clocks change, since both its hours and
 * the time are what a clock on the wall shows (BRANCH-08 to BRANCH-10, BR-1, BR-2).
 *
 * @param now milliseconds since 1970 in UTC.
 */
export const openingAt = (timetable: Timetable, calendar: DivisionHolidays, now: number): Opening =>
  openingOn(timetable, calendar, londonTime(now));

/** The same at a moment of London. Open from the minute it opens, closed from the minute it closes. */
export function openingOn(
  timetable: Timetable,
  calendar: DivisionHolidays,
  { day, minute }: OpeningMoment,
): Opening {
  const spans = joined(
    Array.from({ length: DAYS_AHEAD + 2 }, (_, place) => place - 1).flatMap((ahead) => {
      const { hours } = hoursOn(timetable, calendar, daysAfter(day, ahead));
      const start = ahead * DAY_MINUTES;
      return hours === undefined || hours === 'closed'
        ? []
        : [{ opens: start + hours.opens, closes: start + hours.closes }];
    }),
  );
  const current = spans.find(({ opens, closes }) => opens <= minute && minute < closes);
  if (current !== undefined) {
    return current.closes >= DAYS_AHEAD * DAY_MINUTES
      ? { kind: 'open' }
      : { kind: 'open', until: inItsDay(day, current.closes) };
  }
  const { hours, name } = hoursOn(timetable, calendar, day);
  if (hours === undefined && name !== undefined) return { kind: 'unknown', because: name };
  const next = spans.find(({ opens }) => opens > minute);
  return {
    kind: 'closed',
    ...(name !== undefined && hours === 'closed' && { because: name }),
    ...(next !== undefined && { opens: beginning(day, next.opens) }),
  };
}

/** Midnight is the beginning of a day when something opens, and the end of one when it closes. */
const beginning = (day: string, minute: number): OpeningMoment => {
  const days = Math.floor(minute / DAY_MINUTES);
  return { day: daysAfter(day, days), minute: minute - days * DAY_MINUTES };
};

/** Spans that touch or overlap are one: a place open around the clock does not close at midnight. */
const joined = (spans: readonly Span[]): readonly Span[] =>
  spans.reduce<readonly Span[]>((before, span) => {
    const last = before.at(-1);
    return last !== undefined && span.opens <= last.closes
      ? [...before.slice(0, -1), { opens: last.opens, closes: Math.max(last.closes, span.closes) }]
      : [...before, span];
  }, []);
