import type { BranchOpenings, ShowroomHours } from '../model/branch-openings';
import type { Dealership } from '../model/dealership';
import type { HolidayCalendar } from '../model/holiday-calendar';

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
