import { memberOf } from '../../kernel/form/field';
import type { BranchOpenings, ShowroomHours } from '../model/branch-openings';
import type { Dealership } from '../model/dealership';
import type { HolidayCalendar } from '../model/holiday-calendar';
import type { DayHours } from '../model/opening-hours';
import { holidaysOf } from './holidays-of';
import { hoursOn } from './hours-on';

/**
 * The hours of all branches that tell any, with what is still ahead of the holidays they go by.
 *
 * @param today "2026-11-28".
 */
export function branchOpenings(
  branches: readonly Pick<Dealership, 'id' | 'division' | 'departments'>[],
  calendar: HolidayCalendar,
  today: string,
): BranchOpenings {
  const showrooms = branches.flatMap(({ id, division, departments: [showroom] }) =>
    showroom === undefined ? [] : [[id, { division, timetable: showroom.timetable }] as const],
  );
  const divisions = new Set(showrooms.map(([, { division }]) => division));
  return {
    showrooms: Object.fromEntries(showrooms),
    calendar: Object.fromEntries(
      Object.entries(calendar)
        .filter(([division]) => divisions.has(division as ShowroomHours['division']))
        .map(([division, told]) => [
          division,
          { ...told, holidays: told.holidays.filter(({ day }) => day >= today) },
        ]),
    ),
  };
}

/** When a branch's showroom is open on a day; `undefined` where nobody tells. */
export function showroomHours(
  { showrooms, calendar }: BranchOpenings,
  branchId: string,
  day: string,
): DayHours | undefined {
  const showroom = memberOf(showrooms, branchId);
  return showroom && hoursOn(showroom.timetable, holidaysOf(calendar, showroom), day).hours;
}
