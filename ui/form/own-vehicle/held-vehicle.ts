import { isRight } from 'fp-ts/Either';
import type { FormDefinition, OwnVehicle } from '../../../core/enquiry/public';
import { ownVehicleField } from '../../../core/enquiry/public';
import { readRegistration } from '../../../core/kernel/registration';
import type { HeldValuation } from '../../../core/valuation/public';
import { ownVehicleLine, ownVehicleName } from '../../copy/valuation/own-vehicle-copy';

/** A vehicle whose valuation this visit holds, as one form can take it. */
export interface HeldVehicle {
  /** "Fiesta, TU19 ABC". */
  readonly name: string;
  /** Whether its price may still be used. */
  readonly holds: boolean;
  readonly own: OwnVehicle;
}

/** A mark as it stands on its plate; as it was told where it is of no kind that we know. */
function onPlate(vrm: string): string {
  const read = readRegistration(vrm);
  return isRight(read) ? read.right : vrm;
}

/**
 * Nothing where not even a name of it is known.
 * @param today in the United Kingdom: after its last day a price is no longer told
 */
export function heldVehicle(
  held: HeldValuation,
  definition: FormDefinition,
  today: string,
): HeldVehicle | undefined {
  const { vehicle, mileage, settlement, lastDay } = held;
  const registration = vehicle.vrm === undefined ? undefined : onPlate(vehicle.vrm);
  const name = ownVehicleName(registration, vehicle);
  if (name === '') return undefined;
  const holds = lastDay === undefined || today <= lastDay;
  const isVehicleAsked = ownVehicleField(definition)?.kind !== 'textarea';
  return {
    name,
    holds,
    own: {
      registration,
      mileage,
      make: vehicle.make,
      model: vehicle.model,
      derivative: vehicle.derivative,
      colour: vehicle.colour,
      fuel: vehicle.fuel,
      gearbox: vehicle.transmission,
      firstRegistered: vehicle.firstRegistered,
      engineSize: vehicle.engineSize,
      owed: settlement,
      line: ownVehicleLine(registration, held, { isVehicleAsked, holds }),
    },
  };
}
