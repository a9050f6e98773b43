/**
 * A form that makes appointments (_ours_; UX rule 20). When they can be follows from when the
 * branches are open.
 */
export interface AppointmentFields {
  /** The name of the field that holds the day, and of the choice that holds the time. */
  readonly dayField: string;
  readonly timeField: string;
  /** How long one takes; they begin as far apart. */
  readonly minutes: number;
}

/** An appointment that was asked for. */
export interface Appointment {
  /** "2026-11-28". */
  readonly day: string;
  /** As clocks in the United Kingdom show it: "14:30". */
  readonly time: string;
  readonly minutes: number;
}
