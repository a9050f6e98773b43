import { calendarFile, type Appointment, type Receipt } from '../../core/enquiry/public';
import { ADD_TO_CALENDAR, CALENDAR_FILE_NAME, calendarNotes } from '../copy/forms/calendar-copy';
import type { FormBranch } from './form-start';

interface CalendarLinkProps {
  readonly appointment: Appointment;
  readonly receipt: Receipt;
  readonly branch: FormBranch | undefined;
  /** What it is, with the vehicle. */
  readonly title: string;
  readonly today: string;
  /** What else is to be known of it. */
  readonly more?: string | undefined;
}

/** An appointment as a file for the shopper's own calendar; it holds all of itself, so that no script is needed. */
export function CalendarLink({
  appointment,
  receipt,
  branch,
  title,
  today,
  more,
}: CalendarLinkProps) {
  const { reference } = receipt;
  const place = [branch?.name, branch?.town, branch?.postcode].filter((part) => part !== undefined);
  const file = calendarFile({
    ...appointment,
    uid: `${reference ?? `${appointment.day}-${appointment.time}`}@forecourt`,
    title,
    ...(place.length > 0 && { place: place.join(', ') }),
    notes: calendarNotes(branch?.telephone, reference, more),
    madeOn: today,
  });
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={CALENDAR_FILE_NAME}
    >
      {ADD_TO_CALENDAR}
    </a>
  );
}
