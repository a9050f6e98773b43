import { memberOf } from '../../kernel/form/field';
import type { BranchOpenings } from '../model/branch-openings';
import type { Opening } from '../model/opening-hours';
import { holidaysOf } from './holidays-of';
import { openingAt } from './opening-at';

/**
 * Whether a branch's showroom is open, and what comes next; `undefined` where no hours are told.
 *
 * @param now milliseconds since 1970 in UTC.
 */
export function showroomOpening(
  { showrooms, calendar }: BranchOpenings,
  branchId: string,
  now: number,
): Opening | undefined {
  const showroom = memberOf(showrooms, branchId);
  return showroom && openingAt(showroom.timetable, holidaysOf(calendar, showroom), now);
}
