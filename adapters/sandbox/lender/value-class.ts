import { CARS } from '../catalogue/catalogue';
import { slugOf } from '../catalogue/slug-of';
import type { StockRecord } from '../stock/stock-record';

/** The kinds of vehicle that lose value alike. */
export const VEHICLE_KINDS = ['supermini', 'family', 'executive', 'suv', 'sports', 'van'] as const;
export type VehicleKind = (typeof VEHICLE_KINDS)[number];

/** A kind, and whether it is electric, which is worth less as it ages. */
export type ValueClass = VehicleKind | `electric ${VehicleKind}`;

export const VALUE_CLASSES: readonly ValueClass[] = VEHICLE_KINDS.flatMap((kind) => [
  kind,
  `electric ${kind}` as const,
]);

/** What decides a vehicle's class. */
export type ClassedVehicle = Pick<
  StockRecord,
  'category' | 'bodyType' | 'fuelType' | 'makeSlug' | 'rangeSlug' | 'engineSize'
>;

const EXECUTIVE_MAKES = new Set([
  'alfa-romeo',
  'audi',
  'bmw',
  'jaguar',
  'lexus',
  'mercedes-benz',
  'polestar',
  'porsche',
  'tesla',
  'volvo',
]);

/** Makers' smallest cars, whatever engine they have. */
const SUPERMINIS = new Set(
  CARS.filter(({ style }) => style === 'city' || style === 'three-door').map(
    ({ make, name }) => `${slugOf(make)}:${slugOf(name)}`,
  ),
);

const LARGEST_SUPERMINI_LITRES = 1.2;

/** A class for every vehicle; one we know little of is a family car. */
export function valueClassOf(vehicle: ClassedVehicle): ValueClass {
  const kind = kindOf(vehicle);
  return vehicle.fuelType?.toLowerCase() === 'electric' ? `electric ${kind}` : kind;
}

function kindOf(vehicle: ClassedVehicle): VehicleKind {
  if (vehicle.category === 'van') return 'van';
  switch (vehicle.bodyType?.toLowerCase()) {
    case 'panel van':
    case 'crew van':
    case 'pickup':
      return 'van';
    case 'suv':
      return 'suv';
    case 'coupe':
    case 'coupé':
    case 'convertible':
      return 'sports';
    case 'saloon':
    case 'estate':
      return EXECUTIVE_MAKES.has(vehicle.makeSlug) ? 'executive' : 'family';
    default:
      return isSupermini(vehicle) ? 'supermini' : 'family';
  }
}

/** By its model where the catalogue has it small, else by a small engine in a hatchback. */
function isSupermini({ bodyType, makeSlug, rangeSlug, engineSize }: ClassedVehicle): boolean {
  if (SUPERMINIS.has(`${makeSlug}:${rangeSlug}`)) return true;
  const isKnownLarger = KNOWN.has(`${makeSlug}:${rangeSlug}`);
  return (
    !isKnownLarger &&
    bodyType?.toLowerCase() === 'hatchback' &&
    engineSize !== null &&
    engineSize > 0 &&
    engineSize <= LARGEST_SUPERMINI_LITRES
  );
}

/** A Focus has a small engine too, and is no supermini. */
const KNOWN = new Set(CARS.map(({ make, name }) => `${slugOf(make)}:${slugOf(name)}`));
