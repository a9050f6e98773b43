import type { DivisionHolidays, HolidayCalendar, HolidayDivision } from '../model/holiday-calendar';

const NO_HOLIDAYS: DivisionHolidays = { holidays: [] };

/** The bank holidays of where a branch is; none where nothing is known of them. */
export const holidaysOf = (
  calendar: HolidayCalendar,
  { division }: { readonly division: HolidayDivision },
): DivisionHolidays => calendar[division] ?? NO_HOLIDAYS;
