import fc from 'fast-check';
import type {
  StockId,
  Vehicle,
  VehicleId,
  VehiclePrice,
  VehicleSlug,
} from '../../../core/stock/public';
import { somePictures } from '../mothers/vehicle';
import { feeMoney, priceMoney } from './money';
import { slug, tidyText } from './text';

/** Leaves a key out where an arbitrary gives undefined, as exact optional properties ask. */
const present = <T extends object>(record: T): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });

/** Any mixture of prices a feed sends, none at all included. */
export const vehiclePrice: fc.Arbitrary<VehiclePrice> = fc
  .record({
    advertised: maybe(fc.oneof(priceMoney, feeMoney)),
    final: maybe(fc.oneof(priceMoney, feeMoney)),
    discount: maybe(feeMoney),
    excludingVat: maybe(feeMoney),
    vatScheme: maybe(fc.constantFrom('commercial' as const, 'other' as const)),
    adminFee: feeMoney,
  })
  .map(present);

const name = tidyText;

/** Any vehicle: complete, sparse, with odd names, and of every status. */
export const vehicle: fc.Arbitrary<Vehicle> = fc
  .record({
    id: fc.nat().map((id) => String(id) as VehicleId),
    stockId: fc.oneof(fc.nat().map(String), tidyText).map((id) => id as StockId),
    slug: fc.oneof(slug, tidyText).map((text) => text as VehicleSlug),
    section: fc.constantFrom('cars' as const, 'van' as const),
    registration: maybe(fc.constantFrom('AB12 CDE', 'JT71 ABC', 'F1')),
    plate: maybe(fc.constantFrom('2021 (71)', '2026 (76)', '1998 (S)')),
    make: fc.record({ slug, name }),
    range: fc.record({ slug, name }),
    derivative: maybe(name),
    status: fc.constantFrom(
      'for-sale' as const,
      'reserved' as const,
      'sold' as const,
      'other' as const,
    ),
    reservedAt: maybe(fc.constant('2026-11-01T10:00:00Z')),
    onlinePurchase: fc.boolean(),
    price: vehiclePrice,
    odometer: maybe(fc.record({ value: fc.nat(), units: fc.constantFrom('miles', 'km') })),
    transmission: maybe(fc.constantFrom('Manual', 'Automatic', 'Semi-auto')),
    fuelType: maybe(fc.constantFrom('Petrol', 'Diesel', 'Electric')),
    bodyType: maybe(fc.constantFrom('Hatchback', 'Estate', 'Panel van')),
    colour: maybe(name),
    powerBhp: maybe(fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2000 }))),
    combinedMpg: maybe(fc.oneof(fc.constant(0), fc.double({ min: 0.1, max: 300, noNaN: true }))),
    pictures: fc.nat({ max: 30 }).map(somePictures),
    location: maybe(
      fc
        .record({ siteId: fc.nat().map(String), name, town: maybe(name), postcode: maybe(name) })
        .map(present),
    ),
    extras: fc.array(fc.record({ description: name, price: maybe(feeMoney) }).map(present), {
      maxLength: 5,
    }),
    features: fc.array(name, { maxLength: 12 }),
    direct: fc.dictionary(fc.constantFrom('status', 'doors', 'tag', 'toString'), tidyText),
  })
  .map(present);
