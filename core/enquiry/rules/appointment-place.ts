import { showroomHours, type DayHours, type Timetable } from '../../branch/public';
import { memberOf, valueIn, type FormValues } from '../../kernel/form/field';
import type { FormDefinition } from '../model/form-definition';

type OpenFor = Exclude<DayHours, 'closed'>;

/** Where the appointment of a form would be: at the branch that is chosen, or at any. */
export interface AppointmentPlace {
  readonly minutes: number;
  /** Of each branch that it can be at, those that are open on a day. */
  readonly hoursOn: (day: string) => readonly OpenFor[];
  /** What an ordinary week has, each once: for as long as no day is chosen. */
  readonly ofWeek: readonly OpenFor[];
  /** The branch that is chosen, by its name; none where no branch is. */
  readonly branch?: string;
  /** Its hours. */
  readonly timetable?: Timetable;
}

/**
 * The place of a form's appointment as it is filled in now; `undefined` where the form makes none,
 * or nobody tells when its branches are open.
 */
export function appointmentPlace(
  { fields, appointments, openings }: FormDefinition,
  values: FormValues,
): AppointmentPlace | undefined {
  if (appointments === undefined || openings === undefined) return undefined;
  const { minutes } = appointments;
  const asked = fields.find(({ kind }) => kind === 'dealership');
  const chosen = asked === undefined ? '' : valueIn(values, asked.name);
  const offered = asked?.options.map(({ value }) => value) ?? Object.keys(openings.showrooms);
  const ids = (chosen === '' ? offered : [chosen]).filter(
    (id) => memberOf(openings.showrooms, id) !== undefined,
  );
  if (ids.length === 0) return undefined;
  const branch = asked?.options.find(({ value }) => value === chosen)?.text;
  const timetable = memberOf(openings.showrooms, chosen)?.timetable;
  return {
    minutes,
    hoursOn: (day) =>
      ids.flatMap((id) => {
        const hours = showroomHours(openings, id, day);
        return hours === undefined || hours === 'closed' ? [] : [hours];
      }),
    ofWeek: ids.reduce<readonly OpenFor[]>(
      (known, id) =>
        (memberOf(openings.showrooms, id)?.timetable.week ?? []).reduce(withHours, known),
      [],
    ),
    ...(branch !== undefined && { branch }),
    ...(timetable !== undefined && { timetable }),
  };
}

const withHours = (known: readonly OpenFor[], hours: DayHours | undefined): readonly OpenFor[] =>
  hours === undefined ||
  hours === 'closed' ||
  known.some(({ opens, closes }) => opens === hours.opens && closes === hours.closes)
    ? known
    : [...known, hours];
