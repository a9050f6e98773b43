import type { Appointment, AppointmentHours, DayHours } from '../../core/enquiry/public';
import { longDay } from './day-copy';

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60))}:${String(minutes % 60).padStart(2, '0')}`;

const spanWords = (hours: DayHours): string =>
  hours === 'closed' ? 'closed' : `${clock(hours.from)} to ${clock(hours.to)}`;

/** "Open Monday to Friday 9:00 to 18:00, Saturday 9:00 to 17:30, Sunday closed". */
export function openWords({ week }: AppointmentHours): string {
  const runs: { first: number; last: number; words: string }[] = [];
  week.map(spanWords).forEach((words, day) => {
    const run = runs.at(-1);
    if (run?.words === words) run.last = day;
    else runs.push({ first: day, last: day, words });
  });
  const named = runs.map(({ first, last, words }) => {
    const days = [...new Set([WEEKDAYS[first], WEEKDAYS[last]])].join(' to ');
    return `${days} ${words}`;
  });
  return `Open ${named.join(', ')}`;
}

/** "Tuesday 1 December 2026 at 14:30". */
export const appointmentWords = ({ day, time }: Appointment): string =>
  `${longDay(day)} at ${time}`;

export const YOU_ASKED_FOR = 'You asked for';
export const ADD_TO_CALENDAR = 'Add to your calendar';
export const CALENDAR_FILE_NAME = 'appointment.ics';

/** In the calendar, under the title. */
export const calendarNotes = (telephone: string | undefined, reference: string | undefined) =>
  [
    'The branch confirms the time with you.',
    telephone === undefined ? undefined : `Telephone ${telephone}.`,
    reference === undefined ? undefined : `Your reference is ${reference}.`,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
