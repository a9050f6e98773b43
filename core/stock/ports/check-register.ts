import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { VehicleCheck } from '../model/vehicle-check';

/** The register of history checks (CALL-28). */
export interface CheckRegister {
  /** The check of the vehicle with this registration mark. */
  readonly checkOf: (mark: string) => Observable<Either<GatewayFailure, VehicleCheck>>;
}
