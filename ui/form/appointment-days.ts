import {
  appointmentPlace,
  nextOpenDays,
  type BritishNow,
  type FormDefinition,
} from '../../core/enquiry/public';
import type { FormValues } from '../../core/kernel/form/field';
import { AGREED_WITH_BRANCH, OPEN_SOMEWHERE, openWords } from '../copy/appointment-copy';

/** What helps to choose the day of an appointment. */
export interface AppointmentDays {
  /** When it can be, in words. */
  readonly hint: string;
  /** "2026-11-28": the next days on which it can. */
  readonly days: readonly string[];
}

/** Two rows of three. */
const MOST_DAYS = 6;

/** For the branch that is chosen; of all branches until one is. */
export function appointmentDays(
  definition: FormDefinition,
  values: FormValues,
  now: BritishNow,
): AppointmentDays {
  const place = appointmentPlace(definition, values);
  if (place === undefined) return { hint: AGREED_WITH_BRANCH, days: [] };
  const { timetable } = place;
  return {
    hint: timetable === undefined ? OPEN_SOMEWHERE : openWords(timetable),
    days: nextOpenDays(place, now, MOST_DAYS),
  };
}
