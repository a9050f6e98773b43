import { weekdayOf } from '../../core/kernel/calendar-day';
import {
  dayNumber,
  type HolidayBlock,
  type HolidayDay,
  type Opening,
  type OpeningMoment,
} from '../../core/branch/public';
import { dayWords } from './day-words';
import { dayName, timeWords } from './hours-copy';

/** "27 December", without its year. */
const dateWords = (day: string): string => dayWords(day).replace(/ \d{4}$/, '');

/** "today", "Monday", "Monday 4 January": as far as it must be told apart. */
function dayToCome(day: string, today: string): string {
  const ahead = dayNumber(day) - dayNumber(today);
  if (ahead === 0) return 'today';
  const name = dayName(weekdayOf(day));
  return ahead < 7 ? name : `${name} ${dateWords(day)}`;
}

/** "today at 9:00", "Monday at 9:00", "Monday 4 January at 9:00". */
export const whenWords = ({ day, minute }: OpeningMoment, today: string): string =>
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
