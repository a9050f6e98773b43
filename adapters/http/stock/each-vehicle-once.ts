import type { Vehicle } from '../../../core/stock/public';
import { eachOnce } from '../each-once';

/** No vehicle twice, neither by its number nor by its address: lists and counts go by both. */
export const eachVehicleOnce = <V extends Vehicle>(vehicles: readonly V[]): readonly V[] =>
  eachOnce(
    eachOnce(vehicles, ({ id }) => id),
    ({ slug }) => slug,
  );
