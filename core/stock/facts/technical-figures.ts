import type { VehicleInFull } from '../model/vehicle-in-full';
import {
  knownFacts,
  measureValue,
  textValue,
  type FactValue,
  type Unit,
  type VehicleFact,
} from './vehicle-fact';

/** What a technical entry is counted in, by the documents' keys and in their order (VDP-53). */
const UNITS = {
  cc: 'cc',
  cylinders: 'count',
  'cylinder-layout': undefined,
  'fuel-delivery': undefined,
  transmission: undefined,
  '0-60-mph-secs': 'seconds',
  'engine-power-bhp': 'bhp',
  'top-speed': 'mph',
  height: 'mm',
  length: 'mm',
  width: 'mm',
  'ec-extra-urban-mpg': 'mpg',
  'ec-urban-mpg': 'mpg',
  'ec-combined-mpg': 'mpg',
  'co2-gkm': 'g/km',
} as const satisfies Readonly<Record<string, Unit | undefined>>;

export type TechnicalKey = keyof typeof UNITS;

/** The groups a specification is read in; together they are all of VDP-53, in its order. */
export const SPECIFICATION_GROUPS = {
  engine: ['cc', 'cylinders', 'cylinder-layout', 'fuel-delivery', 'transmission'],
  /** VDP-11. */
  performance: ['0-60-mph-secs', 'engine-power-bhp', 'top-speed'],
  dimensions: ['height', 'length', 'width'],
  /** VDP-12: Fuel Consumption & Emissions. */
  consumption: ['ec-extra-urban-mpg', 'ec-urban-mpg', 'ec-combined-mpg', 'co2-gkm'],
} as const satisfies Readonly<Record<string, readonly TechnicalKey[]>>;

export type SpecificationGroupKey = keyof typeof SPECIFICATION_GROUPS;
export interface SpecificationGroup {
  readonly key: SpecificationGroupKey;
  /** Never empty. */
  readonly facts: readonly VehicleFact<TechnicalKey>[];
}

/** The whole technical specification, by group; a group of which nothing is known is not there. */
export const technicalSpecification = (vehicle: VehicleInFull): readonly SpecificationGroup[] =>
  specificationGroups(vehicle, ['engine', 'performance', 'dimensions', 'consumption']);

/** Top Spec: Performance, then Fuel Consumption & Emissions (VDP-11, VDP-12). */
export const topSpecification = (vehicle: VehicleInFull): readonly SpecificationGroup[] =>
  specificationGroups(vehicle, ['performance', 'consumption']);

const specificationGroups = (
  vehicle: VehicleInFull,
  keys: readonly SpecificationGroupKey[],
): readonly SpecificationGroup[] =>
  keys
    .map((key) => ({ key, facts: technicalFacts(vehicle, SPECIFICATION_GROUPS[key]) }))
    .filter(({ facts }) => facts.length > 0);

export const technicalFacts = <Key extends TechnicalKey>(
  vehicle: VehicleInFull,
  keys: readonly Key[],
): readonly VehicleFact<Key>[] =>
  knownFacts(keys.map((key) => [key, technicalValue(vehicle, key)]));

/**
 * One technical figure. What lists also show (power, combined MPG, CO2) is the same figure here,
 * so that card and page agree; for the rest the technical entries speak. 0 to 60 comes from its own
 * entry alone: a 0 to 62 time is another measure and never stands in for it (CG-089).
 */
export function technicalValue(vehicle: VehicleInFull, key: TechnicalKey): FactValue | undefined {
  const unit = UNITS[key];
  const entry = ownEntry(vehicle.technicalData, key);
  if (unit === undefined) return textValue(entry);
  const lowest = key === 'co2-gkm' ? 'zero' : 'above-zero';
  return measureValue(shownOnLists(vehicle, key), unit, lowest) ?? figure(entry, unit, lowest);
}

function shownOnLists(vehicle: VehicleInFull, key: TechnicalKey): number | undefined {
  switch (key) {
    case 'engine-power-bhp':
      return vehicle.powerBhp;
    case 'ec-combined-mpg':
      return vehicle.combinedMpg;
    case 'co2-gkm':
      return vehicle.co2GramsPerKm;
    default:
      return undefined;
  }
}

const PLAIN_NUMBER = /^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;

/** A plain number gets its unit; whatever else a feed words, "8.4 (est.)", is shown as it is worded. */
function figure(
  entry: string | undefined,
  unit: Unit,
  lowest: 'zero' | 'above-zero',
): FactValue | undefined {
  const tidy = entry?.trim() ?? '';
  return PLAIN_NUMBER.test(tidy)
    ? measureValue(Number(tidy.replaceAll(',', '')), unit, lowest)
    : textValue(tidy);
}

const ownEntry = (entries: VehicleInFull['technicalData'], key: string): string | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined;
