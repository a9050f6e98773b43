import { derivativeName, type CatalogueModel, type Engine } from '../catalogue/catalogue-model';
import { listPriceWhenNew, marketPounds, withPriceEnding } from './asking-price';
import { addDays, yearsBetween } from './calendar';
import { Chance } from './chance';
import { makeVehicle, stockIdOf } from './make-vehicle';
import { PlateMint } from './plate';
import { linesByYear } from './possible-derivatives';
import type { MadeVehicle } from './stock-record';

export interface StockOrder {
  /** How many vehicles; a whole number from 0. */
  readonly count: number;
  /** The same seed makes the same stock. */
  readonly seed: string;
  /** Today as an ISO date or instant: ages, MOTs and the days on sale are reckoned from it. */
  readonly asOf: string;
}

const VAN_SHARE = 0.12;
/** What was registered before is not in the catalogue. */
export const FIRST_CATALOGUE_YEAR = 2010;

/** Ages on a forecourt in whole years and their shares: mostly one to eight. */
const AGES: readonly (readonly [years: number, share: number])[] = [
  [0, 6],
  [1, 12],
  [2, 15],
  [3, 18],
  [4, 15],
  [5, 11],
  [6, 9],
  [7, 6],
  [8, 3],
  [9, 2],
  [10, 1.5],
  [12, 1],
  [14, 0.5],
];

/** The ages at which a vehicle was surely registered since the catalogue begins; the youngest in any case. */
function agesOn(today: string): typeof AGES {
  const known = AGES.filter(
    ([years]) => addDays(today, -(years + 1) * 365.25) >= `${String(FIRST_CATALOGUE_YEAR)}-01-01`,
  );
  return known.length > 0 ? known : AGES.slice(0, 1);
}

/** Miles a year by what it is driven for. */
export function yearlyMiles(category: 'cars' | 'van', fuel: string | null): number {
  if (category === 'van') return 13500;
  if (fuel === 'Diesel') return 10800;
  return fuel === 'Electric' ? 8200 : 7300;
}

function milesDriven(chance: Chance, ageYears: number, yearly: number): number {
  const habit = Math.exp(chance.bell(0, 0.34)) * 0.94;
  return Math.max(chance.whole(5, 60), Math.round(ageYears * yearly * habit));
}

/** Diesels were common to about 2018 and are rare now; electric cars the other way round. */
export function fashion(engine: Engine, model: CatalogueModel, year: number): number {
  if (model.category === 'van') return engine.fuel === 'Diesel' ? 6 : year >= 2021 ? 1 : 0.2;
  if (engine.fuel === 'Diesel') return year <= 2017 ? 1.4 : year <= 2020 ? 0.9 : 0.4;
  if (engine.fuel === 'Electric') return year >= 2021 ? 1.1 : 0.5;
  return engine.fuel === 'Plug-in Hybrid' ? 0.5 : 1.2;
}

interface Yard {
  readonly lines: ReturnType<typeof linesByYear>;
  readonly ages: typeof AGES;
  readonly plates: PlateMint;
}

function one(nth: number, { seed, asOf }: StockOrder, { lines, ages, plates }: Yard): MadeVehicle {
  const chance = new Chance(`${seed}/${String(nth)}`);
  const today = asOf.slice(0, 10);
  const category = chance.happens(VAN_SHARE) ? 'van' : 'cars';
  const [wholeYears] = chance.weighted(ages, ([, share]) => share);
  const registeredOn = addDays(
    today,
    -chance.between(wholeYears + 0.05, wholeYears + 0.99) * 365.25,
  );
  const year = Number(registeredOn.slice(0, 4));
  const line = chance.weighted(lines(category, year), ({ weight }) => weight);
  const { model, engine, trims } = chance.weighted(line.engines, (possible) =>
    fashion(possible.engine, possible.model, year),
  );
  const trim = chance.weighted(trims, () => 1);

  const ageYears = yearsBetween(registeredOn, today);
  const yearly = yearlyMiles(category, engine.fuel);
  const miles = milesDriven(chance, ageYears, yearly);
  const listPounds = trim.pounds + engine.extraPounds;
  const market = marketPounds({
    make: model.make,
    fuel: engine.fuel,
    listPounds,
    ageYears,
    miles,
    expectedMiles: ageYears * yearly,
  });
  const pounds = withPriceEnding(chance, market * chance.bell(1, 0.045));

  return makeVehicle(
    {
      category,
      makeName: model.make,
      rangeName: model.name,
      derivative: derivativeName(model, engine, trim.name),
      body: model.body,
      style: model.style,
      doors: model.doors,
      seats: model.seats,
      fuel: engine.fuel,
      transmission: engine.gearbox,
      engineSize: engine.litres,
      bhp: engine.bhp,
      mpg: engine.mpg,
      co2: engine.co2,
      listPounds: listPriceWhenNew(listPounds, ageYears),
      registeredOn,
      mileage: miles,
      expectedMiles: ageYears * yearly,
      pricePence: pounds * 100,
      priceAgainstMarket: pounds / market,
    },
    { chance, today, id: nth, stockId: stockIdOf(nth), vrm: plates.mint(chance, registeredOn) },
  );
}

/**
 * A dealer group's stock out of the catalogue: the same for the same seed, day and count, and the first
 * vehicles of a longer list are those of a shorter one.
 */
export function generateStock(order: StockOrder): MadeVehicle[] {
  const yard: Yard = {
    lines: linesByYear(),
    ages: agesOn(order.asOf.slice(0, 10)),
    plates: new PlateMint(),
  };
  return Array.from({ length: order.count }, (_, index) => one(index + 1, order, yard));
}
