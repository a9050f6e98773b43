import { greater, nothing, subtract, type Money } from '../../kernel/money';
import type { HeldValuation } from '../model/held-valuation';
import { isOutOfDate } from './validity';

/** What a held valuation is worth when another vehicle is bought. All of it stays in the browser. */
export interface OwnCar {
  readonly hash: string;
  /** "Fiesta"; the make where the valuer knows no model, absent where it knows neither. */
  readonly name?: string;
  /** The Average price: nobody has seen the car, so neither the best nor the worst is taken for granted. */
  readonly value: Money;
  /** What is still owed on it; nothing where nothing was said, or less than nothing. */
  readonly settlement: Money;
  /** `value` less `settlement`: below nothing where more is owed than it is worth. */
  readonly equity: Money;
  /** Its last day is over by the clocks of London: the price is not used (VA-7). */
  readonly isOutOfDate: boolean;
}

/** @param now milliseconds since 1970 in UTC */
export function ownCarOf(
  { hash, vehicle, prices, settlement = nothing, lastDay }: HeldValuation,
  now: number,
): OwnCar {
  const name = vehicle.model ?? vehicle.make;
  const owed = greater(nothing, settlement);
  return {
    hash,
    ...(name !== undefined && { name }),
    value: prices.average,
    settlement: owed,
    equity: subtract(prices.average, owed),
    isOutOfDate: lastDay !== undefined && isOutOfDate(lastDay, now),
  };
}

/** What the car brings towards another: never below nothing, and nothing once its price is out of date. */
export const broughtBy = ({ equity, isOutOfDate: isOld }: OwnCar): Money =>
  isOld ? nothing : greater(nothing, equity);

/** What remains when the car is given for a vehicle. Each is nothing or above; `toPay` or `over` is nothing. */
export interface LeftToPay {
  readonly toPay: Money;
  /** By how much the car is worth more than the vehicle. */
  readonly over: Money;
  /** Negative equity: what is still owed on the car beyond its worth. It is no part of `toPay`. */
  readonly stillOwed: Money;
}

/** @param total all that the vehicle costs, VAT and compulsory fee included, as the car's price is */
export function leftToPay(total: Money, car: OwnCar): LeftToPay {
  const brought = broughtBy(car);
  return {
    toPay: greater(nothing, subtract(total, brought)),
    over: greater(nothing, subtract(brought, total)),
    stillOwed: car.isOutOfDate ? nothing : greater(nothing, subtract(nothing, car.equity)),
  };
}
