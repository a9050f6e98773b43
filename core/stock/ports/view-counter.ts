import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { VehicleSlug } from '../model/vehicle';

/** How often a vehicle's page was opened today (CALL-27). */
export interface ViewCounter {
  readonly viewsToday: (slug: VehicleSlug) => Observable<Either<GatewayFailure, number>>;
}
