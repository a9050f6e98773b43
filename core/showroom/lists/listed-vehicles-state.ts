import { isRight, type Either } from 'fp-ts/Either';
import type { GatewayFailure } from '../../kernel/failure';
import { idle, latest, loaded, loadingAfter, settled, type Remote } from '../../kernel/remote';
import { namesOf, type ShortlistName } from '../../shortlist/public';
import type { Vehicle } from '../../stock/public';

/** The lists of vehicles of a visit: two filled by hand, one by looking. */
export type VehicleListName = ShortlistName | 'recent';

/** A vehicle that was in a list until the server no longer knew it. */
export interface GoneVehicle {
  readonly list: VehicleListName;
  /** By what it stood in the list: its slug, unless settings say otherwise. */
  readonly slug: string;
  /** What was known of it earlier in the visit, if anything. */
  readonly vehicle: Vehicle | undefined;
}

/** The vehicles behind the names of one or more lists. */
export interface ListedVehiclesState {
  /** All that have been seen in the visit, by each of their names. A failure keeps them (ERR-24, ST-5). */
  readonly vehicles: Remote<ReadonlyMap<string, Vehicle>, GatewayFailure>;
  /** Dropped from their lists, and not yet read about by the shopper. */
  readonly gone: readonly GoneVehicle[];
}

export type ListedVehiclesEvent =
  | { readonly kind: 'requested' }
  | {
      readonly kind: 'answered';
      readonly answer: Either<GatewayFailure, readonly Vehicle[]>;
    }
  | { readonly kind: 'dropped'; readonly list: VehicleListName; readonly slugs: readonly string[] }
  | { readonly kind: 'read'; readonly list: VehicleListName };

export const nothingListedYet: ListedVehiclesState = { vehicles: idle, gone: [] };

const NONE: ReadonlyMap<string, Vehicle> = new Map();

/** The vehicle that stands in a list by this name, if it is known. */
export const vehicleNamed = (
  name: string,
  { vehicles }: ListedVehiclesState,
): Vehicle | undefined => latest(vehicles)?.get(name);

/** Those of the list that are known, in its order. */
export const vehiclesInOrder = (
  names: readonly string[],
  state: ListedVehiclesState,
): readonly Vehicle[] => names.flatMap((name) => vehicleNamed(name, state) ?? []);

export function listedVehiclesReducer(
  state: ListedVehiclesState,
  event: ListedVehiclesEvent,
): ListedVehiclesState {
  switch (event.kind) {
    case 'requested':
      return { ...state, vehicles: loadingAfter(state.vehicles) };
    case 'answered': {
      const { answer } = event;
      if (!isRight(answer)) return { ...state, vehicles: settled(state.vehicles, answer) };
      const known = new Map(latest(state.vehicles));
      for (const vehicle of answer.right) {
        for (const name of namesOf(vehicle)) known.set(name, vehicle);
      }
      return { ...state, vehicles: loaded(known) };
    }
    case 'dropped': {
      const known = latest(state.vehicles) ?? NONE;
      const { list, slugs } = event;
      return {
        ...state,
        gone: [...state.gone, ...slugs.map((slug) => ({ list, slug, vehicle: known.get(slug) }))],
      };
    }
    case 'read':
      return { ...state, gone: state.gone.filter(({ list }) => list !== event.list) };
  }
}
