import { left, type Either } from 'fp-ts/Either';
import { map, merge, reduce, take, timer, type Observable } from 'rxjs';
import type { FinanceProduct } from '../../finance/public';
import { timedOut, type GatewayFailure } from '../../kernel/failure';
import { aboutVehicle, askBlock, type VehiclePorts } from './ask-vehicle';
import {
  vehicleAlone,
  vehicleReducer,
  type VehicleBlock,
  type VehicleEvent,
  type VehiclePageState,
} from './vehicle-page-state';

/** What of a vehicle's page goes to paper, beside the vehicle itself. */
const PRINTED_BLOCKS = ['quotes', 'check'] as const satisfies readonly VehicleBlock[];
type PrintedBlock = (typeof PRINTED_BLOCKS)[number];

/**
 * How long a printed page is waited for at most, in milliseconds: longer than one on a screen, since
 * paper cannot be completed later (SC-5). Where calls have less time, as on a server, they fail sooner.
 */
export const PRINT_PATIENCE_MS = 8000;

export interface VehiclePrintRequest {
  readonly slug: string;
  readonly product?: FinanceProduct | undefined;
  /** All that can be printed unless told. */
  readonly blocks?: readonly PrintedBlock[];
}

/**
 * What a vehicle's print pages show (ROUTE-24, ROUTE-25). Every printed block is settled: loaded,
 * or failed, by running out of time if need be. `undefined` when nobody knows the vehicle.
 */
export const loadVehiclePrint = (
  ports: VehiclePorts,
  { slug, product, blocks = PRINTED_BLOCKS }: VehiclePrintRequest,
): Observable<Either<GatewayFailure, VehiclePageState | undefined>> =>
  aboutVehicle(ports.catalogue, slug, (vehicle) =>
    merge(
      ...blocks.map((block) =>
        merge(askBlock(ports, vehicle, block), outOfTime(block)).pipe(take(1)),
      ),
    ).pipe(reduce(vehicleReducer, vehicleAlone(vehicle, product))),
  );

const outOfTime = (block: PrintedBlock): Observable<VehicleEvent> =>
  timer(PRINT_PATIENCE_MS).pipe(
    map(() => ({ kind: 'answered', block, answer: left(timedOut) }) as VehicleEvent),
  );
