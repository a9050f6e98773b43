import { aStockRecord } from '../support/mothers/stock-record';
import type { StockRecord } from '../../adapters/sandbox/stock/stock-record';

/** A repeatable source of numbers from 0 up to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const MAKES = 40;
const MODELS_A_MAKE = 9;
const DERIVATIVES_A_MODEL = 12;
export const BODIES = [
  'Hatchback',
  'SUV',
  'Saloon',
  'Estate',
  'MPV',
  'Coupe',
  'Convertible',
  'Pickup',
  'Panel Van',
  'Crew Van',
];
export const FUELS = ['Petrol', 'Diesel', 'Hybrid', 'Electric', 'Plug-in Hybrid'];
export const GEARBOXES = ['Manual', 'Automatic', 'Semi-Auto'];
export const COLOURS = [
  'Black',
  'Grey',
  'White',
  'Blue',
  'Silver',
  'Red',
  'Green',
  'Orange',
  'Brown',
  'Beige',
  'Yellow',
];
const ENGINES = [0, 1, 1.2, 1.4, 1.5, 1.6, 1.8, 2, 2.2, 2.5, 3, 4, 5];
const FEATURES = Array.from({ length: 40 }, (_, number) => `Feature ${number + 1}`);

/**
 * A dealer group's stock in shape: few makes hold most vehicles, prices and mileages cluster low,
 * every vehicle has about eight features. The same number gives the same stock.
 */
export function syntheticStock(size: number): readonly StockRecord[] {
  const random = seededRandom(size);
  /** Early entries are commoner, as they are in life. */
  const common = (count: number): number => Math.floor(count * random() ** 2);
  const from = <T>(choices: readonly T[], fallback: T): T =>
    choices[common(choices.length)] ?? fallback;
  const stock = Array.from({ length: size }, (_, at) => {
    const make = common(MAKES) + 1;
    const model = common(MODELS_A_MAKE) + 1;
    const derivative = common(DERIVATIVES_A_MODEL) + 1;
    const bodyType = from(BODIES, 'SUV');
    const year = 2026 - common(17);
    const month = 1 + Math.floor(random() * 12);
    const listedDay = 1 + Math.floor(random() * 27);
    const letters = (count: number): string =>
      Array.from({ length: count }, () => String.fromCharCode(65 + Math.floor(random() * 26))).join(
        '',
      );
    return aStockRecord({
      id: at + 1,
      stockId: String(40_000 + at),
      slug: `vehicle-${at + 1}`,
      category: bodyType.endsWith('Van') ? 'van' : 'cars',
      vrm: `${letters(2)}${String(year).slice(2)}${letters(3)}`,
      registeredOn: `${year}-${String(month).padStart(2, '0')}-15`,
      makeSlug: `make-${make}`,
      makeName: `Make ${make}`,
      rangeSlug: `model-${make}-${model}`,
      rangeName: `Model ${make} ${model}`,
      derivative: `Trim ${derivative} 5dr`,
      status: random() < 0.9 ? 'FOR_SALE_RETAIL' : random() < 0.7 ? 'RESERVED' : 'SOLD',
      finalPricePence:
        random() < 0.01 ? null : 1500_00 + Math.floor(60_000 * random() ** 2.5) * 100 + 95_00,
      mileage: Math.floor(150_000 * random() ** 2),
      transmission: from(GEARBOXES, 'Manual'),
      fuelType: from(FUELS, 'Petrol'),
      bodyType,
      colour: from(COLOURS, 'Black'),
      engineSize: from(ENGINES, 1),
      doors: 2 + Math.floor(random() * 4),
      seats: 2 + Math.floor(random() * 6),
      taxPence: common(40) * 15_00,
      siteId: 1 + Math.floor(random() * 10),
      features: FEATURES.filter((_, number) => random() < 0.5 - number * 0.011),
      listedAt: `2026-11-${String(listedDay).padStart(2, '0')}T09:00:00Z`,
    });
  });
  // Texts put together from pieces are kept in pieces; through JSON they are whole, as rows of a database are.
  return JSON.parse(JSON.stringify(stock)) as readonly StockRecord[];
}

export const SYNTHETIC_SITES = Array.from({ length: 10 }, (_, at) => ({
  id: at + 1,
  slug: `town-${at + 1}`,
  town: `Town ${at + 1}`,
}));
