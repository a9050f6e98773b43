import { inPoundsAndPence } from '../../../core/kernel/money';
import type { LookedUpVehicle, Valuation } from '../../../core/valuation/public';
import { inDecimals } from '../question/decimals';
import type { Figure } from '../question/figure-lines';

/** A vehicle by the names that other programs read; what is not known is `null`. */
export const vehicleInJson = (vehicle: LookedUpVehicle) => ({
  vrm: vehicle.vrm ?? null,
  make: vehicle.make ?? null,
  model: vehicle.model ?? null,
  derivative: vehicle.derivative ?? null,
  transmission: vehicle.transmission ?? null,
  fuel: vehicle.fuel ?? null,
  colour: vehicle.colour ?? null,
  firstRegistered: vehicle.firstRegistered ?? null,
  engineSize: vehicle.engineSize ?? null,
  serviceHistory: vehicle.care,
  previousKeepers: vehicle.previousKeepers,
});

export const vehicleFigures = (vehicle: LookedUpVehicle): readonly Figure[] =>
  Object.entries({
    Registration: vehicle.vrm,
    Make: vehicle.make,
    Model: vehicle.model,
    Derivative: vehicle.derivative,
    Transmission: vehicle.transmission,
    Fuel: vehicle.fuel,
    Colour: vehicle.colour,
    'First registered': vehicle.firstRegistered,
    'Engine size': vehicle.engineSize === undefined ? undefined : `${vehicle.engineSize}cc`,
  }).flatMap(([label, value]): readonly Figure[] => (value === undefined ? [] : [[label, value]]));

/** Pounds as decimal text; `null` where the valuer told no price. */
export const pricesInJson = ({ prices }: Valuation) => ({
  belowAverage: prices === undefined ? null : inDecimals(prices.belowAverage),
  average: prices === undefined ? null : inDecimals(prices.average),
  showroom: prices === undefined ? null : inDecimals(prices.showroom),
});

export const priceFigures = ({ prices, lastDay, isOutOfDate }: Valuation): readonly Figure[] => [
  ...(prices === undefined
    ? []
    : ([
        ['Below Average', inPoundsAndPence(prices.belowAverage)],
        ['Average', inPoundsAndPence(prices.average)],
        ['Showroom', inPoundsAndPence(prices.showroom)],
      ] as const)),
  ...(lastDay === undefined
    ? []
    : ([[isOutOfDate ? 'Out of date since' : 'Valid until', lastDay]] as const)),
];
