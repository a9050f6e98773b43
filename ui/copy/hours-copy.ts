import type { DayHours, WeekRow } from '../../core/branch/public';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const DAY_MINUTES = 1440;

/** 0 is Monday. */
export const dayName = (day: number): string => DAYS[day] ?? '';

/** "9:00", "17:30", "midnight". */
export function timeWords(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return ofDay === 0
    ? 'midnight'
    : `${String(Math.floor(ofDay / 60))}:${String(ofDay % 60).padStart(2, '0')}`;
}

export const HOURS_NOT_TOLD = 'Ring to ask';

/** "9:00 to 18:00", "Closed" (BRANCH-08). */
export function hoursWords(hours: DayHours | undefined): string {
  if (hours === undefined) return HOURS_NOT_TOLD;
  if (hours === 'closed') return 'Closed';
  if (hours.opens === 0 && hours.closes === DAY_MINUTES) return 'All day';
  return `${timeWords(hours.opens)} to ${timeWords(hours.closes)}`;
}

/** "Monday to Friday", "Saturday". */
export const rowWords = ({ from, to }: WeekRow): string =>
  from === to ? dayName(from) : `${dayName(from)} to ${dayName(to)}`;
