import { concat, EMPTY, from, map, merge, mergeMap, of, Subject, take, tap } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import { viewCounts } from '../shared/view-counts';
import { askBlock, viewsEvent, type VehiclePorts } from './ask-vehicle';
import {
  unaskedBlocks,
  vehicleReducer,
  type VehicleBlock,
  type VehicleEvent,
  type VehiclePageState,
} from './vehicle-page-state';

/** A vehicle's page, live. */
export interface VehiclePage {
  readonly state$: Behavior<VehiclePageState>;
  /** Begins what only a browser does: the blocks the server left out, and today's views. */
  readonly wake: () => void;
  /** Asks again for a block that failed. */
  readonly retry: (block: VehicleBlock) => void;
}

/** One page of one vehicle; another vehicle is another page with a scope of its own (CHECK-03). */
export function createVehiclePage(
  scope: Scope,
  ports: VehiclePorts,
  start: VehiclePageState,
): VehiclePage {
  const { state$, dispatch } = scope.store(start, vehicleReducer);
  const woken$ = new Subject<void>();
  const wanted$ = new Subject<VehicleBlock>();

  const missing$ = woken$.pipe(
    take(1),
    mergeMap(() => from(unaskedBlocks(state$.value))),
  );
  const answers$ = merge(missing$, wanted$).pipe(
    // A block that is on its way is not asked for twice.
    mergeMap((block) =>
      state$.value[block].kind === 'loading'
        ? EMPTY
        : concat(of<VehicleEvent>({ kind: 'asked', block }), askBlock(ports, start.vehicle, block)),
    ),
  );
  const views$ = woken$.pipe(
    take(1),
    mergeMap(() =>
      start.viewsToday === undefined ? viewCounts(ports.views, [start.vehicle.slug]) : EMPTY,
    ),
    map(viewsEvent),
  );

  scope.run(
    merge(answers$, views$).pipe(
      tap(dispatch),
      map(() => undefined),
    ),
  );

  return {
    state$,
    wake: () => {
      woken$.next();
    },
    retry: (block) => {
      wanted$.next(block);
    },
  };
}
