export { loadBranches, type Branches, type BranchesFailure } from './load-branches';
export type { BranchOpenings, ShowroomHours } from './model/branch-openings';
export type { Dealership, Department } from './model/dealership';
export type { GeoPoint } from './model/geo-point';
export {
  HOLIDAY_DIVISIONS,
  type BankHoliday,
  type DivisionHolidays,
  type HolidayCalendar,
  type HolidayDivision,
} from './model/holiday-calendar';
export type {
  DatedHours,
  DayHours,
  Opening,
  OpeningMoment,
  Timetable,
  WeekHours,
} from './model/opening-hours';
export type { BranchDirectory } from './ports/branch-directory';
export { bankHolidaysAt } from './rules/bank-holidays-at';
export { branchChoices, type BranchFilter } from './rules/branch-choices';
export { branchOpenings } from './rules/branch-openings';
export { showroomHours } from './rules/showroom-hours';
export { branchSchema } from './rules/branch-schema';
export { dayNumber } from './rules/day-number';
export { britishPoint } from './rules/distance';
export {
  holidayBlocks,
  knowsHolidays,
  type HolidayBlock,
  type HolidayDay,
} from './rules/holiday-hours';
export { holidaysOf } from './rules/holidays-of';
export { nearestBranches, type BranchAway } from './rules/nearest-branches';
export { openingAt } from './rules/opening-at';
export { mapHeight, mapPlace, regionOf, type MapRegion } from './rules/region-map';
export { showroomOpening } from './rules/showroom-opening';
export { STREET_MAP_ORIGIN, streetMapAddress, streetMapPage } from './rules/street-map';
export {
  askNearest,
  createNearestSearch,
  unsorted,
  type NearestFault,
  type NearestState,
  type OutcodeMemory,
} from './streams/nearest-search';
export { weekRows, type WeekRow } from './rules/week-rows';
