import type { Money } from '../../../core/kernel/money';
import type { MarkedVehicle } from './vehicle-of-mark';
import type { StoredValuation } from './valuation-store';
import type { TradeValues } from './trade-values';
import { isOutOfDate } from '../../../core/valuation/public';

const inPounds = (amount: Money): string => (amount / 100).toFixed(2);

const inWords = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "8 May 2019". */
const shownInWords = (day: string): string => inWords.format(Date.parse(day));

/** "2.0 litre diesel"; of a motor, "electric". */
const engineOf = ({ litres, fuel }: MarkedVehicle): string =>
  litres === 0 ? fuel.toLowerCase() : `${litres.toFixed(1)} litre ${fuel.toLowerCase()}`;

/** A vehicle as lookups tell it: the fields of both readings (VALA-53, VALB-13, VALB-16). */
export const wireVehicle = (vehicle: MarkedVehicle) => ({
  vrm: vehicle.vrm,
  vehicle_type: vehicle.category === 'van' ? 'van' : 'car',
  make: vehicle.make,
  model: vehicle.model,
  derivative: vehicle.derivative,
  transmission: vehicle.transmission,
  fuel_type: vehicle.fuel,
  colour: vehicle.colour,
  date_first_registered: vehicle.registeredOn,
  registration_date: vehicle.registeredOn,
  date_for_humans: shownInWords(vehicle.registeredOn),
  engine: engineOf(vehicle),
  engine_size: Math.round(vehicle.litres * 1000),
  service_history: vehicle.serviceHistory,
  previous_keepers: vehicle.keepers - 1,
});

export type WireVehicle = ReturnType<typeof wireVehicle>;

/** What is stored of an answer; the person is in none of it. */
export const wireAnswer = (
  vehicle: WireVehicle,
  { belowAverage, average, showroom, retail, workings }: TradeValues,
) => ({
  ...vehicle,
  cap_below: inPounds(belowAverage),
  cap_average: inPounds(average),
  cap_clean: inPounds(showroom),
  retail: inPounds(retail),
  workings: workings.map(({ step, amount }) => ({ step, amount: inPounds(amount) })),
});

/** A valuation as it is fetched (CALL-09, CALL-10), its age by the sandbox's clock (VA-7). */
export const wireValuation = (
  { hash, mileage, madeAt, lastDay, answer }: StoredValuation,
  now: number,
) => ({
  ...(JSON.parse(answer) as ReturnType<typeof wireAnswer>),
  hash,
  mileage,
  valued_at: new Date(madeAt).toISOString(),
  valid_until: lastDay,
  out_of_date: isOutOfDate(lastDay, now),
});
