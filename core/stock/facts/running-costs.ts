import type { Money } from '../../kernel/money';
import type { VehicleInFull } from '../model/vehicle-in-full';
import { technicalValue } from './technical-figures';

const LITRES_IN_A_GALLON = 4.54609;
/** A round year's driving, to compare vehicles by. */
export const MILES_TO_COMPARE = 10_000;

/** What keeping a vehicle takes, as far as its own figures tell. No fuel price is on record. */
export interface RunningCosts {
  readonly roadTaxAYear?: Money;
  /** Litres for `MILES_TO_COMPARE` at the official combined figure; of petrol or diesel. */
  readonly fuelLitres?: number;
}

/** Fuel is told of what burns one fuel: a plug-in's official figure says nothing of its tank. */
export function runningCosts(vehicle: VehicleInFull): RunningCosts {
  const mpg = technicalValue(vehicle, 'ec-combined-mpg');
  const burnsOneFuel = /^(petrol|diesel)$/i.test(vehicle.fuelType?.trim() ?? '');
  const { taxRate } = vehicle;
  return {
    ...(taxRate !== undefined && taxRate >= 0 && { roadTaxAYear: taxRate }),
    ...(burnsOneFuel &&
      mpg?.kind === 'measure' && {
        fuelLitres: Math.round((MILES_TO_COMPARE / mpg.value) * LITRES_IN_A_GALLON),
      }),
  };
}
