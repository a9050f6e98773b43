/** When a place is open on a day, in minutes since midnight as clocks there show it. */
export interface OpenHours {
  readonly from: number;
  readonly to: number;
}

export type DayHours = OpenHours | 'closed';

/** When the appointments of a form can be (_ours_; UX rule 20). */
export interface AppointmentHours {
  /** The name of the field that holds the day, and of the choice that holds the time. */
  readonly dayField: string;
  readonly timeField: string;
  /** How long one takes; they begin as far apart. */
  readonly minutes: number;
  /** Monday first, seven of them. */
  readonly week: readonly DayHours[];
  /** Days with hours of their own, such as bank holidays: "2026-12-25". */
  readonly days: Readonly<Record<string, DayHours>>;
}

/** An appointment that was asked for. */
export interface Appointment {
  /** "2026-11-28". */
  readonly day: string;
  /** As clocks in the United Kingdom show it: "14:30". */
  readonly time: string;
  readonly minutes: number;
}
