import { nothing, type Money } from '../../kernel/money';
import { isOutOfDate, type HeldValuation } from '../../valuation/public';
import type { GivenVehicle } from '../model/order-sections';

/** What a valuation that is held says of a vehicle that is given; nothing once its last day is over. */
export function givenVehicle(
  { hash, vehicle, mileage, prices, lastDay, settlement = nothing }: HeldValuation,
  now: number,
): GivenVehicle | undefined {
  if (lastDay === undefined || isOutOfDate(lastDay, now)) return undefined;
  const name = [vehicle.make, vehicle.model].filter((word) => word !== undefined).join(' ');
  return {
    hash,
    name: name === '' ? (vehicle.vrm ?? '') : name,
    ...(vehicle.vrm !== undefined && { registration: vehicle.vrm }),
    ...(mileage !== undefined && { mileage }),
    value: prices.average,
    settlement: atLeastNothing(settlement),
    lastDay,
  };
}

const atLeastNothing = (amount: Money): Money => (amount > nothing ? amount : nothing);
