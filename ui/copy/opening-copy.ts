import { weekdayOf } from '../../core/kernel/calendar-day';
import {
  dayNumber,
  type DayHours,
  type HolidayBlock,
  type HolidayDay,
  type Opening,
  type OpeningMoment,
  type WeekRow,
} from '../../core/branch/public';
import { dayWords } from './day-words';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const DAY_MINUTES = 1440;

const dayName = (day: number): string => DAYS[day] ?? '';

/** "9:00", "17:30", "midnight". */
export function timeWords(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return ofDay === 0
    ? 'midnight'
    : `${String(Math.floor(ofDay / 60))}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** "27 December", without its year. */
const dateWords = (day: string): string => dayWords(day).replace(/ \d{4}$/, '');

/** "today", "Monday", "Monday 4 January": as far as it must be told apart. */
function dayToCome(day: string, today: string): string {
  const ahead = dayNumber(day) - dayNumber(today);
  if (ahead === 0) return 'today';
  const name = dayName(weekdayOf(day));
  return ahead < 7 ? name : `${name} ${dateWords(day)}`;
}

const whenWords = ({ day, minute }: OpeningMoment, today: string): string =>
  `${dayToCome(day, today)} at ${timeWords(minute)}`;

/** Whether a branch is open, in a few words. @param today of London, "2026-12-27". */
export function openingWords(opening: Opening, today: string): string {
  switch (opening.kind) {
    case 'open': {
      const { until } = opening;
      if (until === undefined) return 'Open day and night';
      const isNear = dayNumber(until.day) - dayNumber(today) <= 1;
      return `Open until ${isNear ? timeWords(until.minute) : whenWords(until, today)}`;
    }
    case 'closed': {
      const { because, opens } = opening;
      if (because === undefined) {
        return opens === undefined ? 'Closed' : `Opens ${whenWords(opens, today)}`;
      }
      const closed = `Closed for ${because}`;
      return opens === undefined ? closed : `${closed}, opens ${fullWhen(opens, today)}`;
    }
    case 'unknown':
      return `${opening.because}: ring to ask when we are open`;
  }
}

/** Over holidays a weekday alone is easily taken for the wrong one. */
const fullWhen = ({ day, minute }: OpeningMoment, today: string): string =>
  day === today
    ? `today at ${timeWords(minute)}`
    : `${dayName(weekdayOf(day))} ${dateWords(day)} at ${timeWords(minute)}`;

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

/** "Thursday 24 December", and what day it is where that is no ordinary one. */
export const holidayDayWords = ({ day }: HolidayDay): string =>
  `${dayName(weekdayOf(day))} ${dateWords(day)}`;

export const BLOCK_TITLES: Readonly<Record<HolidayBlock['kind'], string>> = {
  christmas: 'Christmas and New Year',
  easter: 'Easter',
  'bank-holiday': 'Bank holiday',
};

export const HOURS_WORDS = {
  title: 'Opening hours',
  none: 'Ring us to ask when we are open.',
  holidaysNotKnown: 'Hours on coming bank holidays are not in our calendar yet. Please ask us.',
  todayMark: 'Today',
} as const;
