import { dayInBritain, daysAfter } from '../../kernel/calendar-day';

/** How many days after the one it was made on a price may be used. */
const DAYS_VALID = 7;

/**
 * The last day on which a price may be used, to its end by the clocks of London (VA-7).
 * @param madeAt milliseconds since 1970 in UTC
 */
export const lastDayOf = (madeAt: number): string => daysAfter(dayInBritain(madeAt), DAYS_VALID);

/** Whether a price's last day is over. @param now milliseconds since 1970 in UTC, by the server's clock */
export const isOutOfDate = (lastDay: string, now: number): boolean => dayInBritain(now) > lastDay;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * How many days ago a price was made, by the calendar of London: 0 is today, and so is a day that a
 * clock which is behind has not reached.
 * @param valuedAt ISO instant
 * @param now milliseconds since 1970 in UTC
 */
export const daysSince = (valuedAt: string, now: number): number =>
  Math.max(
    0,
    Math.round(
      (Date.parse(dayInBritain(now)) - Date.parse(dayInBritain(Date.parse(valuedAt)))) / DAY_MS,
    ),
  );
