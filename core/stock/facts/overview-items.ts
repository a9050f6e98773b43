import { isCalendarDay } from '../../kernel/calendar-day';
import type { VehicleInFull } from '../model/vehicle-in-full';
import { technicalValue } from './technical-figures';
import {
  knownFacts,
  measureValue,
  textValue,
  type FactValue,
  type VehicleFact,
} from './vehicle-fact';

/** The items of an overview, in the documents' order (VDP-10). */
export const OVERVIEW_KEYS = [
  'mileage',
  'registration-date',
  'transmission',
  'co2',
  'number-plate',
  'mpg',
  'doors',
  'fuel-type',
  'road-tax',
  'colour',
  'engine-size',
  'seats',
  'bodystyle',
] as const;
export type OverviewKey = (typeof OVERVIEW_KEYS)[number];

/**
 * What is known of VDP-10's items. A mileage of 0 and road tax of £0 are facts, CO2 of 0 too; 0
 * doors or litres are gaps in a feed, and a mileage below 0 is nonsense: they have no item.
 */
export const overviewItems = (vehicle: VehicleInFull): readonly VehicleFact<OverviewKey>[] =>
  knownFacts(OVERVIEW_KEYS.map((key) => [key, overviewValue(vehicle, key)]));

function overviewValue(vehicle: VehicleInFull, key: OverviewKey): FactValue | undefined {
  switch (key) {
    case 'mileage':
      return mileage(vehicle);
    case 'registration-date':
      return isCalendarDay(vehicle.registeredOn ?? '')
        ? { kind: 'day', day: vehicle.registeredOn ?? '' }
        : undefined;
    case 'transmission':
      return textValue(vehicle.transmission);
    case 'co2':
      return technicalValue(vehicle, 'co2-gkm');
    case 'number-plate':
      return registration(vehicle);
    case 'mpg':
      return technicalValue(vehicle, 'ec-combined-mpg');
    case 'doors':
      return measureValue(vehicle.doors, 'count');
    case 'fuel-type':
      return textValue(vehicle.fuelType);
    case 'road-tax':
      return roadTax(vehicle);
    case 'colour':
      return textValue(vehicle.manufacturerColour) ?? textValue(vehicle.colour);
    case 'engine-size':
      return measureValue(vehicle.engineSize, 'litres');
    case 'seats':
      return measureValue(vehicle.seats, 'count');
    case 'bodystyle':
      return textValue(vehicle.bodyType);
  }
}

function mileage({ odometer }: VehicleInFull): FactValue | undefined {
  return odometer === undefined || !Number.isFinite(odometer.value) || odometer.value < 0
    ? undefined
    : { kind: 'distance', value: odometer.value, units: odometer.units };
}

function registration(vehicle: VehicleInFull): FactValue | undefined {
  const value = textValue(vehicle.registration);
  return value?.kind === 'text' ? { kind: 'registration', registration: value.text } : undefined;
}

/** A year's road tax; £0 is a fact, less is nonsense. */
export function roadTax({ taxRate }: VehicleInFull): FactValue | undefined {
  return taxRate === undefined || taxRate < 0 ? undefined : { kind: 'per-year', amount: taxRate };
}
