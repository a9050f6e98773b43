import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Dealership } from '../model/dealership';
import type { GeoPoint } from '../model/geo-point';
import type { HolidayCalendar } from '../model/holiday-calendar';

/** What the back end knows of branches, and of days and places about them. */
export interface BranchDirectory {
  /** All branches, with address and hours (CALL-41). */
  readonly dealerships: () => Observable<Either<GatewayFailure, readonly Dealership[]>>;
  readonly bankHolidays: () => Observable<Either<GatewayFailure, HolidayCalendar>>;
  /** The middle of a postcode district; `undefined` where there is none of that name. */
  readonly placeOf: (outcode: string) => Observable<Either<GatewayFailure, GeoPoint | undefined>>;
}
