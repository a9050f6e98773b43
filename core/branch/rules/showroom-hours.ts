import { memberOf } from '../../kernel/form/field';
import type { BranchOpenings } from '../model/branch-openings';
import type { DayHours } from '../model/opening-hours';
import { holidaysOf } from './holidays-of';
import { hoursOn } from './hours-on';

/** When a branch's showroom is open on a day; `undefined` where nobody tells. */
export function showroomHours(
  { showrooms, calendar }: BranchOpenings,
  branchId: string,
  day: string,
): DayHours | undefined {
  const showroom = memberOf(showrooms, branchId);
  return showroom && hoursOn(showroom.timetable, holidaysOf(calendar, showroom), day).hours;
}
