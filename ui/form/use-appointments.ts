import { useMemo } from 'react';
import {
  appointmentPlace,
  nextOpenDays,
  withAppointmentTimes,
  type BritishNow,
  type FormDefinition,
  type FormField,
} from '../../core/enquiry/public';
import { valueIn, type FormValues } from '../../core/kernel/form/field';
import { AGREED_WITH_BRANCH, OPEN_SOMEWHERE, openWords } from '../copy/forms/appointment-copy';

/** What helps to choose the day of an appointment. */
export interface AppointmentDays {
  /** When it can be, in words. */
  readonly hint: string;
  /** "2026-11-28": the next days on which it can. */
  readonly days: readonly string[];
}

/** Two rows of three. */
const MOST_DAYS = 6;

interface ShownFields {
  readonly fields: readonly FormField[];
  /** Of a form that makes appointments. */
  readonly days?: AppointmentDays;
}

/**
 * The fields of a form with the times and days that can be had, worked out again only when branch
 * or day change, and not with each key.
 */
export function useAppointments(
  definition: FormDefinition,
  values: FormValues,
  now: BritishNow,
): ShownFields {
  const dayName = definition.appointments?.dayField;
  const branchName = definition.fields.find(({ kind }) => kind === 'dealership')?.name ?? '';
  const branch = valueIn(values, branchName);
  const day = valueIn(values, dayName ?? '');
  return useMemo(() => {
    if (dayName === undefined) return { fields: definition.fields };
    const chosen = { [branchName]: branch, [dayName]: day };
    return {
      fields: withAppointmentTimes(definition, chosen, now).fields,
      days: appointmentDays(definition, chosen, now),
    };
  }, [definition, branchName, branch, dayName, day, now]);
}

/** For the branch that is chosen; of all branches until one is. */
function appointmentDays(
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
