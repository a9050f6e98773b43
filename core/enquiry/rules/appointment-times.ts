import { daysAfter, isCalendarDay } from '../../kernel/calendar-day';
import { valueIn, type FormValues } from '../../kernel/form/field';
import type { AppointmentFields } from '../model/appointments';
import type { FieldFault } from '../model/field-fault';
import type { FormDefinition, FormField } from '../model/form-definition';
import { appointmentPlace, type AppointmentPlace } from './appointment-place';
import type { BritishNow } from './british-now';
import { tidyValue } from './tidy-value';

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A time is one of the day that was chosen, however long the place is open into the night. */
const DAY_MINUTES = 24 * 60;

/** Every time at which an appointment can begin within hours of one day. */
function timesWithin(
  hours: AppointmentPlace['ofWeek'],
  minutes: AppointmentPlace['minutes'],
): readonly string[] {
  if (minutes < 1) return [];
  // By minute first: hours of several branches have most of their times in common.
  const times = new Set<number>();
  for (const { opens, closes } of hours) {
    const last = Math.min(closes, DAY_MINUTES) - minutes;
    for (let minute = opens; minute <= last; minute += minutes) times.add(minute);
  }
  return [...times].sort((one, other) => one - other).map(clockTime);
}

/** When appointments can begin on a day, "09:30": while it is open, whole, and still ahead. */
export const appointmentTimes = (
  place: AppointmentPlace,
  day: string,
  { today, timeOfDay = '' }: BritishNow,
): readonly string[] =>
  day < today
    ? []
    : timesWithin(place.hoursOn(day), place.minutes).filter(
        (time) => day > today || time > timeOfDay,
      );

/** As far ahead as open days are looked for. */
const FURTHEST_DAYS = 60;

/** The next days on which there are times, `most` of them; from today on, or from a later day. */
export function nextOpenDays(
  place: AppointmentPlace,
  now: BritishNow,
  most: number,
  from = now.today,
): readonly string[] {
  const days: string[] = [];
  for (let ahead = 0; ahead < FURTHEST_DAYS && days.length < most; ahead += 1) {
    const day = daysAfter(from > now.today ? from : now.today, ahead);
    if (appointmentTimes(place, day, now).length > 0) days.push(day);
  }
  return days;
}

const dayIn = (
  { fields }: FormDefinition,
  { dayField }: AppointmentFields,
  values: FormValues,
): string => {
  const field = fields.find(({ name }) => name === dayField);
  return field === undefined ? '' : tidyValue(field, valueIn(values, dayField));
};

/**
 * A definition whose choice of times offers those of the day and the branch that stand beside it;
 * where nobody tells when the branch is open, a line of text to write one in.
 */
export function withAppointmentTimes(
  definition: FormDefinition,
  values: FormValues,
  now: BritishNow,
): FormDefinition {
  const { appointments } = definition;
  if (appointments === undefined) return definition;
  const place = appointmentPlace(definition, values);
  const inTime = (field: FormField): FormField =>
    place === undefined
      ? { ...field, kind: 'text', options: [] }
      : { ...field, options: timesOffered(place).map((time) => ({ value: time, text: time })) };
  const timesOffered = (at: AppointmentPlace): readonly string[] => {
    const day = dayIn(definition, appointments, values);
    const found = isCalendarDay(day) ? appointmentTimes(at, day, now) : [];
    return found.length > 0 ? found : timesWithin(at.ofWeek, at.minutes);
  };
  return {
    ...definition,
    fields: definition.fields.map((field) =>
      field.name === appointments.timeField ? inTime(field) : field,
    ),
  };
}

/** What is wrong with the day of an appointment: nobody is there. */
export function checkAppointmentDay(
  definition: FormDefinition,
  values: FormValues,
  now: BritishNow,
): FieldFault | undefined {
  const { appointments } = definition;
  const place = appointmentPlace(definition, values);
  if (appointments === undefined || place === undefined) return undefined;
  const day = dayIn(definition, appointments, values);
  if (!isCalendarDay(day) || appointmentTimes(place, day, now).length > 0) return undefined;
  const [next] = nextOpenDays(place, now, 1, day);
  const { branch } = place;
  return {
    kind: 'day-closed',
    day,
    ...(next !== undefined && { next }),
    ...(branch !== undefined && { branch }),
  };
}

const TIME = /^\d{2}:\d{2}$/;

/** What is wrong with a time that the choice does not offer: it is not one of that day and branch. */
export function checkAppointmentTime(
  definition: FormDefinition,
  values: FormValues,
): FieldFault | undefined {
  const { appointments } = definition;
  const time = valueIn(values, appointments?.timeField ?? '');
  if (!TIME.test(time)) return undefined;
  const branch = appointmentPlace(definition, values)?.branch;
  return { kind: 'time-closed', time, ...(branch !== undefined && { branch }) };
}
