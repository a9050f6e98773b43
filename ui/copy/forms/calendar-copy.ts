import type { Appointment } from '../../../core/enquiry/public';
import { longDay } from '../day-copy';

/** "Tuesday 1 December 2026 at 14:30". */
export const appointmentWords = ({ day, time }: Appointment): string =>
  `${longDay(day)} at ${time}`;

export const YOU_ASKED_FOR = 'You asked for';
export const ADD_TO_CALENDAR = 'Add to your calendar';
export const CALENDAR_FILE_NAME = 'appointment.ics';

/** In the calendar, under the title. */
/** @param more what else is to be known of it */
export const calendarNotes = (
  telephone: string | undefined,
  reference: string | undefined,
  more?: string,
) =>
  [
    'The branch confirms the time with you.',
    telephone === undefined ? undefined : `Telephone ${telephone}.`,
    reference === undefined ? undefined : `Your reference is ${reference}.`,
    more,
  ]
    .filter((sentence) => sentence !== undefined)
    .join(' ');
