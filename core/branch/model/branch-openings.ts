import type { HolidayCalendar, HolidayDivision } from './holiday-calendar';
import type { Timetable } from './opening-hours';

/** When the showroom of one branch is open, and whose bank holidays it has. */
export interface ShowroomHours {
  readonly division: HolidayDivision;
  readonly timetable: Timetable;
}

/** When the showrooms of several branches are open: plain data, that travels with a form. */
export interface BranchOpenings {
  /** By the branch's id; one that tells no hours is missing. */
  readonly showrooms: Readonly<Record<string, ShowroomHours>>;
  readonly calendar: HolidayCalendar;
}
