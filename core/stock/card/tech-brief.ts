import type { Vehicle } from '../model/vehicle';

/** One thing of the tech brief line. */
export type TechBriefPart =
  | { readonly kind: 'odometer'; readonly value: number; readonly units: string }
  | { readonly kind: 'power'; readonly bhp: number }
  | {
      readonly kind: 'transmission' | 'fuel' | 'body-type' | 'colour';
      readonly name: string;
    };

/**
 * Odometer, transmission, power, fuel, body type, colour, in this order (CARD-17). What the feed
 * lacks is left out. A mileage of 0 is a mileage; a power of 0 is a gap in the feed.
 */
export const techBrief = (vehicle: Vehicle): readonly TechBriefPart[] => [
  ...(vehicle.odometer === undefined ? [] : [{ kind: 'odometer' as const, ...vehicle.odometer }]),
  ...named('transmission', vehicle.transmission),
  ...power(vehicle.powerBhp),
  ...named('fuel', vehicle.fuelType),
  ...named('body-type', vehicle.bodyType),
  ...named('colour', vehicle.colour),
];

const power = (bhp: number | undefined): readonly TechBriefPart[] =>
  bhp === undefined || !(bhp > 0) ? [] : [{ kind: 'power', bhp }];

const named = (
  kind: 'transmission' | 'fuel' | 'body-type' | 'colour',
  name: string | undefined,
): readonly TechBriefPart[] => (name === undefined || name === '' ? [] : [{ kind, name }]);
