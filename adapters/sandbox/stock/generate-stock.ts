import { CARS, VANS } from '../catalogue/catalogue';
import {
  derivativeName,
  enginesIn,
  type CatalogueModel,
  type Engine,
} from '../catalogue/catalogue-model';
import { listPriceWhenNew, marketPounds, withPriceEnding } from './asking-price';
import { addDays, yearsBetween } from './calendar';
import { Chance } from './chance';
import { makeVehicle, stockIdOf } from './make-vehicle';
import { PlateMint } from './plate';
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
const LATEST_CATALOGUE_YEAR = 2026;
/** Before it the catalogue has hardly any car and no van; what is older is taken for one of these. */
const FIRST_CATALOGUE_YEAR = 2010;

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

function wasSoldIn({ sold: [from, to] }: CatalogueModel, registered: number): boolean {
  const year = Math.max(registered, FIRST_CATALOGUE_YEAR);
  return year >= from && (year <= to || to >= LATEST_CATALOGUE_YEAR);
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
function fashion(engine: Engine, model: CatalogueModel, year: number): number {
  if (model.category === 'van') return engine.fuel === 'Diesel' ? 6 : year >= 2021 ? 1 : 0.2;
  if (engine.fuel === 'Diesel') return year <= 2017 ? 1.4 : year <= 2020 ? 0.9 : 0.4;
  if (engine.fuel === 'Electric') return year >= 2021 ? 1.1 : 0.5;
  return engine.fuel === 'Plug-in Hybrid' ? 0.5 : 1.2;
}

const trims = new Map<CatalogueModel, readonly (readonly [name: string, pounds: number])[]>();
function trimsOf(model: CatalogueModel): readonly (readonly [name: string, pounds: number])[] {
  const known = trims.get(model) ?? Object.entries(model.trims);
  trims.set(model, known);
  return known;
}

type Shelves = (category: 'cars' | 'van', year: number) => readonly CatalogueModel[];

function shelvesByYear(): Shelves {
  const shelves = new Map<string, readonly CatalogueModel[]>();
  return (category, year) => {
    const key = `${category}${String(year)}`;
    const known = shelves.get(key);
    if (known !== undefined) return known;
    const found = (category === 'van' ? VANS : CARS).filter((model) => wasSoldIn(model, year));
    shelves.set(key, found);
    return found;
  };
}

function one(
  nth: number,
  { seed, asOf }: StockOrder,
  shelves: Shelves,
  plates: PlateMint,
): MadeVehicle {
  const chance = new Chance(`${seed}/${String(nth)}`);
  const today = asOf.slice(0, 10);
  const category = chance.happens(VAN_SHARE) ? 'van' : 'cars';
  const [wholeYears] = chance.weighted(AGES, ([, share]) => share);
  const registeredOn = addDays(
    today,
    -chance.between(wholeYears + 0.05, wholeYears + 0.99) * 365.25,
  );
  const year = Number(registeredOn.slice(0, 4));
  const model = chance.weighted(shelves(category, year), ({ weight }) => weight);
  const engine = chance.weighted(enginesIn(model, year), (each) => fashion(each, model, year));
  const [trim, trimPounds] = chance.weighted(trimsOf(model), () => 1);

  const ageYears = yearsBetween(registeredOn, today);
  const yearly = yearlyMiles(category, engine.fuel);
  const miles = milesDriven(chance, ageYears, yearly);
  const listPounds = trimPounds + engine.extraPounds;
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
      derivative: derivativeName(model, engine, trim),
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
  const shelves = shelvesByYear();
  const plates = new PlateMint();
  return Array.from({ length: order.count }, (_, index) => one(index + 1, order, shelves, plates));
}
