import { daysAfter, isCalendarDay, weekdayOf } from '../../kernel/calendar-day';
import { memberOf, valueIn, type FormValues } from '../../kernel/form/field';
import type { AppointmentHours, DayHours } from '../model/appointment-hours';
import type { FieldFault } from '../model/field-fault';
import type { FormDefinition } from '../model/form-definition';
import { tidyValue } from './tidy-value';

/** The moment it is in the United Kingdom. */
export interface BritishNow {
  /** "2026-11-28". */
  readonly today: string;
  /** "14:05"; where it is not known, all of today's times are ahead. */
  readonly timeOfDay?: string;
}

const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const hoursOf = ({ week, days }: AppointmentHours, day: string): DayHours =>
  memberOf(days, day) ?? week[weekdayOf(day)] ?? 'closed';

function timesWithin(hours: DayHours, minutes: number): readonly string[] {
  if (hours === 'closed' || minutes < 1) return [];
  const count = Math.max(0, Math.floor((hours.to - hours.from) / minutes));
  return Array.from({ length: count }, (_, place) => clockTime(hours.from + place * minutes));
}

/** When appointments can begin on a day, "09:30": while it is open, whole, and still ahead. */
export const appointmentTimes = (
  hours: AppointmentHours,
  day: string,
  { today, timeOfDay = '' }: BritishNow,
): readonly string[] =>
  day < today
    ? []
    : timesWithin(hoursOf(hours, day), hours.minutes).filter(
        (time) => day > today || time > timeOfDay,
      );

/** As far ahead as open days are looked for. */
const FURTHEST_DAYS = 60;

/** The next days on which there are times, from today on; `most` of them. */
export const nextOpenDays = (
  hours: AppointmentHours,
  now: BritishNow,
  most: number,
): readonly string[] =>
  Array.from({ length: FURTHEST_DAYS }, (_, ahead) => daysAfter(now.today, ahead))
    .filter((day) => appointmentTimes(hours, day, now).length > 0)
    .slice(0, most);

/** Every time that some day of the week has; for as long as no day is chosen. */
const timesOfWeek = ({ week, minutes }: AppointmentHours): readonly string[] =>
  [...new Set(week.flatMap((hours) => timesWithin(hours, minutes)))].sort();

const dayIn = (
  { fields }: FormDefinition,
  { dayField }: AppointmentHours,
  values: FormValues,
): string => {
  const field = fields.find(({ name }) => name === dayField);
  return field === undefined ? '' : tidyValue(field, valueIn(values, dayField));
};

/** A definition whose choice of times offers those of the day that stands beside it. */
export function withAppointmentTimes(
  definition: FormDefinition,
  values: FormValues,
  now: BritishNow,
): FormDefinition {
  const { appointments: hours } = definition;
  if (hours === undefined) return definition;
  const day = dayIn(definition, hours, values);
  const found = isCalendarDay(day) ? appointmentTimes(hours, day, now) : [];
  const times = found.length > 0 ? found : timesOfWeek(hours);
  return {
    ...definition,
    fields: definition.fields.map((field) =>
      field.name === hours.timeField
        ? { ...field, options: times.map((time) => ({ value: time, text: time })) }
        : field,
    ),
  };
}

/** What is wrong with the day of an appointment: nobody is there. */
export function checkAppointmentDay(
  definition: FormDefinition,
  values: FormValues,
  now: BritishNow,
): FieldFault | undefined {
  const { appointments: hours } = definition;
  if (hours === undefined) return undefined;
  const day = dayIn(definition, hours, values);
  if (!isCalendarDay(day) || appointmentTimes(hours, day, now).length > 0) return undefined;
  const [next] = nextOpenDays(hours, now, 1);
  return { kind: 'day-closed', day, ...(next !== undefined && { next }) };
}
