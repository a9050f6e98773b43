import { findModels } from '../catalogue/catalogue';
import type { Years } from '../catalogue/catalogue-model';
import { findFormerModel } from '../catalogue/former-models';
import type { Paint } from '../pictures/paint';
import { listPriceWhenNew } from '../stock/asking-price';
import { addDays, startOfDay, yearsBetween } from '../stock/calendar';
import type { Chance } from '../stock/chance';
import { yearlyMiles } from '../stock/generate-stock';
import { excludingVat, makeVehicle, type VehicleFacts } from '../stock/make-vehicle';
import type { MadeVehicle, StockDetails, StockRecord } from '../stock/stock-record';
import { firstDayOfMark } from '../stock/plate';
import { paintForColour } from '../stock/studio-look';
import { likelyModel, type LikelyModel } from './likely-model';
import { ALL_MADE_UP, STOCK_COLUMNS } from './stock-columns';
import type { Note } from './notes';
import type { ToldFacts } from './row-facts';

const DETAIL_FACTS = [
  'description',
  'serviceHistory',
  'serviceEntries',
  'motExpiresOn',
  'keepers',
  'technicalData',
  'equipment',
  'picturesTaken',
] as const satisfies readonly (keyof StockDetails)[];

function soldYears(told: ToldFacts): Years | null {
  const [make, model] = [String(told.makeName), String(told.rangeName)];
  const years = findModels(make, model).map(({ sold }) => sold);
  return years.length > 0
    ? [Math.min(...years.map(([first]) => first)), Math.max(...years.map(([, last]) => last))]
    : (findFormerModel(make, model)?.sold ?? null);
}

/** As much of the day of registration as is told. */
const dayTold = ({ registeredOn, year }: ToldFacts): string =>
  typeof registeredOn === 'string' ? registeredOn : (year ?? '');

/** A day in the month or year told; where none is, the age that its mileage suggests, within the years it was sold. */
function registeredOn(chance: Chance, told: ToldFacts, today: string): string {
  const known = dayTold(told);
  if (known.length === 10) return known;
  if (known !== '') {
    const from = `${known}${known.length === 4 ? '-01' : ''}-01`;
    const length = known.length === 4 ? 364 : 27;
    const days = Math.min(length, (startOfDay(today) - startOfDay(from)) / 86_400_000);
    return addDays(from, Math.floor(chance.between(0, Math.max(0, days))));
  }
  const byMark = typeof told.vrm === 'string' ? firstDayOfMark(told.vrm) : undefined;
  if (byMark !== undefined && byMark <= today) return byMark;
  const miles = typeof told.mileage === 'number' ? told.mileage : 30_000;
  const guess = addDays(today, -Math.min(20, miles / 7800) * 365.25);
  const [first, last] = soldYears(told) ?? [1983, 2100];
  const earliest = `${String(first)}-03-01`;
  const latest = `${String(last)}-12-01`;
  const within = guess < earliest ? earliest : guess > latest ? latest : guess;
  return within > today ? today : within;
}

/** The fact told, `null` where it is told to be missing, else the likely one. */
const numberOr = (told: unknown, likely: number | null): number | null =>
  typeof told === 'number' ? told : told === null ? null : likely;
const textOr = (told: unknown, likely: string | null): string | null =>
  typeof told === 'string' ? told : told === null ? null : likely;

const BHP_A_LITRE: Readonly<Record<string, number>> = { Petrol: 76, Diesel: 71, Hybrid: 72 };

function likelyBhp(model: LikelyModel, fuel: string | null, litres: number | null): number | null {
  if (model.engine !== null) return model.engine.bhp;
  if (fuel === null || litres === null || litres === 0) return null;
  const perLitre = BHP_A_LITRE[fuel];
  return perLitre === undefined ? null : Math.round(perLitre * litres + litres ** 2 * 4);
}

/** Grams follow from gallons: a litre of petrol burns to 2.31 kg of CO2, one of diesel to 2.64 kg. */
function likelyCo2(model: LikelyModel, fuel: string | null, mpg: number | null): number | null {
  if (fuel === 'Electric') return 0;
  if (mpg === null || fuel === null || fuel === 'Other') return model.engine?.co2 ?? null;
  return Math.round((fuel === 'Diesel' ? 7460 : 6530) / mpg);
}

function plainDerivative(
  model: LikelyModel,
  litres: number | null,
  fuel: string | null,
  gearbox: string | null,
): string {
  return [
    litres === null || litres === 0 ? '' : litres.toFixed(1),
    fuel ?? '',
    model.category === 'van' ? model.body : `${String(model.doors)}dr`,
    gearbox === 'Automatic' || gearbox === 'Semi-Auto' ? 'Auto' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function vehicleFacts(chance: Chance, told: ToldFacts, today: string): VehicleFacts {
  const registered = registeredOn(chance, told, today);
  const model = likelyModel(chance, Number(registered.slice(0, 4)), told);
  const ageYears = Math.max(0, yearsBetween(registered, today));
  const fuel = textOr(told.fuelType, model.engine?.fuel ?? null);
  const litres = numberOr(told.engineSize, model.engine?.litres ?? null);
  const transmission = textOr(told.transmission, model.engine?.gearbox ?? null);
  const mpg = numberOr(told.mpg, model.engine?.mpg ?? null);
  const category =
    told.category === 'cars' || told.category === 'van' ? told.category : model.category;
  return {
    category,
    makeName: String(told.makeName),
    rangeName: String(told.rangeName),
    derivative:
      typeof told.derivative === 'string'
        ? told.derivative
        : (model.derivative ?? plainDerivative(model, litres, fuel, transmission)),
    body: model.body,
    style: model.style,
    doors: model.doors,
    seats: model.seats,
    fuel,
    transmission,
    engineSize: litres,
    bhp: likelyBhp(model, fuel, litres),
    mpg,
    co2: likelyCo2(model, fuel, mpg),
    listPounds: model.listPounds === null ? null : listPriceWhenNew(model.listPounds, ageYears),
    registeredOn: registered,
    mileage: numberOr(told.mileage, null),
    expectedMiles: ageYears * yearlyMiles(category, fuel),
    pricePence: Number(told.pricePence),
    priceAgainstMarket: chance.bell(1, 0.045),
  };
}

export interface Arrival {
  readonly chance: Chance;
  readonly today: string;
  readonly id: number;
  readonly stockId: string;
  /** A mark that is free, for the date of registration. */
  readonly mint: (registeredOn: string) => string;
  readonly note: Note;
}

/** Prices follow each other: what is not told is reckoned from the price that is. */
function prices(told: ToldFacts, made: MadeVehicle): Partial<StockRecord> {
  const final =
    typeof told.finalPricePence === 'number' ? told.finalPricePence : Number(told.pricePence);
  const scheme = typeof told.vatScheme === 'string' ? told.vatScheme : made.vatScheme;
  return {
    finalPricePence: final,
    priceExcludingVatPence: scheme === 'Commercial' ? excludingVat(final) : null,
  };
}

/** A list price from which the asking price is so far off that a digit may have slipped; it is kept all the same. */
const SLIPPED = 3;

/** Our own numbers, and what the studio draws: nothing that a shopper takes for a fact of the vehicle. */
const NO_EXAMPLES = new Set<string>([
  'id',
  'stockId',
  'slug',
  'category',
  'status',
  'onlinePurchase',
  'finalPricePence',
  'adminFeePence',
  'bodyStyle',
  'face',
  'paint',
  'examples',
]);

/** The columns of the facts that are known now and were not told. */
function madeUp(told: ToldFacts, record: StockRecord): readonly string[] {
  const before = told.examples;
  const filled = STOCK_COLUMNS.filter(({ fact, write }) => {
    if (NO_EXAMPLES.has(fact) || ['', '{}'].includes(write(record))) return false;
    if (fact === 'registeredOn') return dayTold(told).length < 10;
    return !(fact in told);
  }).map(({ name }) => name);
  return Array.isArray(before)
    ? [...new Set([...(before as readonly string[]), ...filled])]
    : filled;
}

/**
 * A vehicle out of the facts told, everything else an example by rule and repeatable chance. A fact told is never
 * changed; one told to be missing stays missing.
 */
export function completeVehicle(told: ToldFacts, arrival: Arrival): StockRecord {
  const { chance, today, id, stockId, mint, note } = arrival;
  const facts = vehicleFacts(chance, told, today);
  if (facts.listPounds !== null && facts.pricePence > facts.listPounds * 100 * SLIPPED) {
    note(
      'price far above the new price, kept',
      `£${String(facts.pricePence / 100)} for a ${facts.makeName} ${facts.rangeName}`,
    );
  }
  const paint: Paint | undefined =
    typeof told.colour === 'string'
      ? paintForColour(chance, facts.category, told.colour)
      : undefined;
  const vrm = typeof told.vrm === 'string' ? told.vrm : mint(facts.registeredOn);
  const made = makeVehicle(facts, {
    chance,
    today,
    id,
    stockId,
    vrm,
    asTold: true,
    ...(paint === undefined ? {} : { paint }),
  });

  const details: Record<string, unknown> = { ...made.details };
  const record: Record<string, unknown> = { ...made, ...prices(told, made), details };
  for (const [fact, value] of Object.entries(told)) {
    if (fact === 'year' || fact === 'registeredOn' || fact === 'examples') continue;
    (DETAIL_FACTS.includes(fact as never) ? details : record)[fact] = value;
  }
  if (told.examples === ALL_MADE_UP) return record as unknown as StockRecord;
  details['examples'] = madeUp(told, record as unknown as StockRecord);
  return record as unknown as StockRecord;
}
