import type { Branch } from '../../content/public';
import type { GeoPoint } from './geo-point';
import type { HolidayDivision } from './holiday-calendar';
import type { Timetable } from './opening-hours';

/** A part of a branch with hours of its own. */
export interface Department {
  readonly name: string;
  readonly timetable: Timetable;
}

/** A branch as its own page tells of it (BRANCH-07, BRANCH-08, BRANCH-17). */
export interface Dealership extends Branch {
  /** Of the address, in its order, without town, county and postcode. */
  readonly lines: readonly string[];
  readonly county?: string;
  /** `undefined` where none is told, or one that cannot be in these islands (BR-3). */
  readonly point?: GeoPoint;
  readonly division: HolidayDivision;
  /** The showroom first. */
  readonly departments: readonly Department[];
}
