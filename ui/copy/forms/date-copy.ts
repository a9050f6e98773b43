import { daysAfter } from '../../../core/kernel/calendar-day';
import { shortDay } from '../day-copy';

/** Names the buttons of the next days that can be chosen. */
export const SUGGESTED_DAYS = 'Next days';

/** "Today", "Tomorrow", "Tue 1 Dec". */
export const suggestedDay = (day: string, today: string): string =>
  day === today ? 'Today' : day === daysAfter(today, 1) ? 'Tomorrow' : shortDay(day);

/** What each part of a day is called. */
export const DATE_PARTS = { day: 'Day', month: 'Month', year: 'Year' } as const;
