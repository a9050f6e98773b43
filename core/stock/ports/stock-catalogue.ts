import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import type { GatewayFailure } from '../../kernel/failure';
import type { Vehicle } from '../model/vehicle';
import type { VehicleInFull } from '../model/vehicle-in-full';

/** Vehicles by their dealer's own numbers, by registration marks or by slugs, or some by each. */
export interface NumberedVehicles {
  readonly stockIds?: readonly string[];
  readonly registrations?: readonly string[];
  readonly slugs?: readonly string[];
}

/** The dealer group's stock, by name. One value, then complete; unsubscribing cancels. */
export interface StockCatalogue {
  /** Those of the vehicles that are still known, by the last part of their addresses (CALL-25). */
  readonly bySlugs: (
    slugs: readonly string[],
  ) => Observable<Either<GatewayFailure, readonly Vehicle[]>>;
  /**
   * The same by other names, as a stored list may have them (CALL-14, CALL-15, CG-075, CG-076): at
   * most 100, in no promised order.
   */
  readonly byNumbers: (
    wanted: NumberedVehicles,
  ) => Observable<Either<GatewayFailure, readonly Vehicle[]>>;
  /** One vehicle for its own page, by the last part of its address (CG-091); none is no failure. */
  readonly inFull: (slug: string) => Observable<Either<GatewayFailure, VehicleInFull | undefined>>;
  /**
   * Those of the vehicles that are still known, in full, to be compared (CALL-17), in no promised
   * order. Each is named by its slug or by its registration mark, as a stored list has it (CG-076).
   */
  readonly toCompare: (
    names: readonly string[],
  ) => Observable<Either<GatewayFailure, readonly VehicleInFull[]>>;
  /** The same by the dealer's own number (CALL-14). */
  readonly byStockId: (
    stockId: string,
  ) => Observable<Either<GatewayFailure, VehicleInFull | undefined>>;
  /** Vehicles like this one, each with two pictures or more, the most alike first (CALL-26). */
  readonly similarTo: (slug: string) => Observable<Either<GatewayFailure, readonly string[]>>;
}
