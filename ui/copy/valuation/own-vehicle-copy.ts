import { inPounds } from '../../../core/kernel/money';
import type { HeldValuation } from '../../../core/valuation/public';
import { longDay } from '../day-copy';

/** "Fiesta, TU19 ABC", as far as it is known. */
export const ownVehicleName = (
  plate: string | undefined,
  { make, model }: HeldValuation['vehicle'],
): string => [model ?? make, plate].filter((part) => part !== undefined).join(', ');

export const takeOwnVehicle = (name: string): string => `Use your ${name}`;
export const UNDO_OWN_VEHICLE = 'Undo';

const until = (lastDay: string | undefined): string =>
  lastDay === undefined ? '' : `, good until the end of ${longDay(lastDay)}`;

/** Under the button, of a price that still holds. */
export const ownVehiclePrice = ({ prices, lastDay }: HeldValuation): string =>
  `You have a valuation of about ${inPounds(prices.average)}${until(lastDay)}.`;

/** Of a valuation whose price no longer holds. */
export const OWN_VEHICLE_KNOWN = 'You have looked it up already.';

/** What one press has done; heard and read. */
export const ownVehicleFilled = (name: string, answers: number): string =>
  `Your ${name}: ${answers === 1 ? '1 answer' : `${String(answers)} answers`} filled in. Nothing is sent until you send the form.`;

/** In the message, for whoever reads the form: the vehicle where no field asks for it, and its prices. */
export const ownVehicleLine = (
  plate: string | undefined,
  { vehicle, mileage, prices, lastDay }: HeldValuation,
  { isVehicleAsked, holds }: { readonly isVehicleAsked: boolean; readonly holds: boolean },
): string => {
  const { make, model, derivative } = vehicle;
  const miles = mileage === undefined ? undefined : `${mileage.toLocaleString('en-GB')} miles`;
  const name = [make, model, derivative].filter((part) => part !== undefined).join(' ');
  const facts = [name === '' ? undefined : name, plate, miles].filter((part) => part !== undefined);
  const { belowAverage, average, showroom } = prices;
  return [
    ...(isVehicleAsked ? [] : [`My vehicle: ${facts.join(', ')}.`]),
    ...(holds
      ? [
          `My valuation: ${inPounds(belowAverage)} Below Average, ${inPounds(average)} Average, ${inPounds(showroom)} Showroom${until(lastDay)}.`,
        ]
      : []),
  ].join(' ');
};
