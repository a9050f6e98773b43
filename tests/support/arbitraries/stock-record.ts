import fc from 'fast-check';
import type { StockRecord } from '../../../adapters/sandbox/stock/stock-record';
import { aStockRecord } from '../mothers/stock-record';

const MODELS = [
  ['ford', 'Ford', 'fiesta', 'Fiesta', 'cars'],
  ['ford', 'Ford', 'focus', 'Focus', 'cars'],
  ['ford', 'Ford', 'transit', 'Transit', 'van'],
  ['bmw', 'BMW', '3-series', '3 Series', 'cars'],
  ['mini', 'MINI', 'one', 'One', 'cars'],
  ['smart', 'Smart', 'one', 'One', 'cars'],
  ['citroen', 'Citroën', 'berlingo', 'Berlingo', 'van'],
] as const;

const DERIVATIVES = ['1.0 EcoBoost Zetec 5dr', '320d M Sport', 'SE', 'e-Boxer 2.0', ''];
const FEATURES = ['Air conditioning', 'DAB radio', 'Sat nav', 'Heated seats', 'Tow bar', ''];

const often = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 6, arbitrary: value }, { weight: 1, arbitrary: fc.constant(null) });

const pricePence = fc.oneof(
  fc.constantFrom(0, 1, 999_99, 1000_00, 1000_01, 19_999_99, 20_000_00, 250_000_00, 4_294_967_295),
  fc.integer({ min: 0, max: 300_000_00 }),
);

const day = fc
  .integer({ min: Date.UTC(1953, 0, 1) / 86_400_000, max: Date.UTC(2026, 10, 27) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const registration = fc.constantFrom('AB12CDE', 'AB12CDF', 'AB51XYZ', 'J3NNY', 'JT71ABC', null);

const facts = fc.record({
  model: fc.constantFrom(...MODELS),
  derivative: fc.constantFrom(...DERIVATIVES),
  vrm: registration,
  registeredOn: fc.oneof(
    { weight: 8, arbitrary: day },
    { weight: 1, arbitrary: fc.constantFrom(null, '2019', '2021', '2021-09') },
  ),
  status: fc.constantFrom(
    'FOR_SALE_RETAIL' as const,
    'FOR_SALE_RETAIL' as const,
    'RESERVED' as const,
    'SOLD' as const,
  ),
  reservedAt: fc.constantFrom(null, null, '2026-11-26T10:00:00Z'),
  finalPricePence: often(pricePence),
  mileage: often(
    fc.oneof(fc.constantFrom(0, 1, 10_000, 10_001), fc.integer({ min: 0, max: 323_000 })),
  ),
  transmission: often(fc.constantFrom('Manual', 'Automatic', 'Semi-Auto')),
  fuelType: often(fc.constantFrom('Petrol', 'Diesel', 'Electric')),
  bodyType: often(fc.constantFrom('Hatchback', 'Panel Van', 'Coupé')),
  colour: often(fc.constantFrom('Blue', 'Red', 'White')),
  engineSize: often(fc.constantFrom(0, 1, 1.6, 2.2)),
  doors: often(fc.constantFrom(2, 3, 5)),
  seats: often(fc.constantFrom(2, 5, 7)),
  taxPence: often(fc.constantFrom(0, 190_00, 290_00)),
  siteId: often(fc.constantFrom(1, 2, 99)),
  features: fc.subarray(FEATURES),
  listedAt: fc.constantFrom(
    '2026-11-20T09:00:00Z',
    '2026-11-21T09:00:00Z',
    '2026-01-02T00:00:00Z',
    null,
  ),
});

/** Vehicles whose facts repeat a lot, so that facets overlap, with every fact missing now and then. */
export const anyStock: fc.Arbitrary<readonly StockRecord[]> = fc
  .array(facts, { maxLength: 80 })
  .chain((all) =>
    fc
      .uniqueArray(fc.integer({ min: 1, max: 400 }), {
        minLength: all.length,
        maxLength: all.length,
      })
      .map((ids) =>
        all.map(({ model: [makeSlug, makeName, rangeSlug, rangeName, category], ...rest }, at) =>
          aStockRecord({
            ...rest,
            id: ids[at] ?? at,
            stockId: String(ids[at]),
            slug: `vehicle-${ids[at]}`,
            makeSlug,
            makeName,
            rangeSlug,
            rangeName,
            category,
          }),
        ),
      ),
  );
