import { findBranch, BRANCHES } from '../catalogue/branches';
import type { BodyType } from '../catalogue/catalogue-model';
import { slugOf } from '../catalogue/slug-of';
import type { Paint } from '../pictures/paint';
import type { BodyStyle } from '../pictures/picture-address';
import { startOfDay, yearsBetween } from './calendar';
import type { Chance } from './chance';
import { chooseExtras, equip, nameFeatures } from './equipment';
import { roadTaxPence } from './road-tax';
import { serviceRecord } from './service-record';
import type { MadeVehicle, StockRecord } from './stock-record';
import { choosePaint, faceOf } from './studio-look';
import { technicalData } from './technical-data';
import { describe, grabAttention } from './words-for';

/** What is known of a vehicle before it is dressed for sale. `null` is a fact that is missing. */
export interface VehicleFacts {
  readonly category: 'cars' | 'van';
  readonly makeName: string;
  readonly rangeName: string;
  readonly derivative: string;
  readonly body: BodyType;
  readonly style: BodyStyle;
  readonly doors: number;
  readonly seats: number;
  readonly fuel: string | null;
  readonly transmission: string | null;
  readonly engineSize: number | null;
  readonly bhp: number | null;
  readonly mpg: number | null;
  readonly co2: number | null;
  /** When new, in whole pounds; `null` when unknown. */
  readonly listPounds: number | null;
  readonly registeredOn: string;
  readonly mileage: number | null;
  readonly expectedMiles: number;
  /** What it is offered at, before any reduction. */
  readonly pricePence: number;
  /** Asking price over what the market pays: 0.95 is a bargain. `null` when nothing is known of the market. */
  readonly priceAgainstMarket: number | null;
}

/** Where and when it is put on sale. */
export interface OnSale {
  readonly chance: Chance;
  /** ISO date: today. */
  readonly today: string;
  readonly id: number;
  readonly stockId: string;
  readonly vrm: string;
  /** A paint already known; chosen by its popularity otherwise. */
  readonly paint?: Paint;
  /** Offered exactly as told: no reduction, reservation or tag is made up. */
  readonly asTold?: boolean;
}

/** The number of the nth vehicle (from 1), in five figures until there are ninety thousand of them. */
export const stockIdOf = (nth: number): string =>
  nth <= 90000 ? String(10000 + ((nth * 7919) % 90000)) : String(100000 + nth - 90001);

type Price = Pick<
  MadeVehicle,
  | 'pricePence'
  | 'finalPricePence'
  | 'discountPricePence'
  | 'vatScheme'
  | 'priceExcludingVatPence'
  | 'listPricePence'
>;

function priceTag(chance: Chance, facts: VehicleFacts, ageYears: number, asTold: boolean): Price {
  const price = facts.pricePence;
  const reduction =
    !asTold && chance.happens(0.22) ? chance.oneOf([200_00, 250_00, 300_00, 500_00, 750_00]) : 0;
  const final = price - reduction >= price * 0.85 ? price - reduction : price;
  const commercial = facts.category === 'van' && chance.happens(0.85);
  const qualifying = ageYears < 1 && chance.happens(0.4);
  const vatScheme = commercial ? 'Commercial' : qualifying ? 'Qualifying' : 'Margin';
  const discounted =
    !asTold && !commercial && final === price && price > 4000_00 && chance.happens(0.06);
  return {
    pricePence: price,
    finalPricePence: final,
    discountPricePence: discounted ? price - chance.oneOf([150_00, 250_00, 400_00]) : null,
    vatScheme,
    priceExcludingVatPence: commercial ? excludingVat(final) : null,
    listPricePence: facts.listPounds === null ? null : facts.listPounds * 100,
  };
}

/** The price before 20 % VAT, to the nearest penny: what a trader compares (CARD-14). */
export const excludingVat = (pricePence: number): number => Math.round(pricePence / 1.2);

const INDICATORS = [
  [0.93, 'low'],
  [0.97, 'great'],
  [1.03, 'good'],
  [1.07, 'fair'],
] as const;

/** Marketplaces give no label to nearly new, very cheap, very dear and old vehicles (VDP-24). */
function priceIndicator(facts: VehicleFacts, ageYears: number): StockRecord['priceIndicator'] {
  const ratio = facts.priceAgainstMarket;
  if (ratio === null || ageYears < 0.75 || ageYears > 15) return null;
  if (facts.pricePence < 1500_00 || facts.pricePence > 70000_00) return null;
  return INDICATORS.find(([below]) => ratio < below)?.[1] ?? 'higher';
}

const SELLING = {
  cars: BRANCHES.filter(({ sells }) => sells !== 'van'),
  van: BRANCHES.filter(({ sells }) => sells !== 'cars'),
};

function branchFor(chance: Chance, category: 'cars' | 'van'): number | null {
  if (chance.happens(0.004)) return null;
  return chance.weighted(SELLING[category], ({ sells }) => (sells === 'van' ? 6 : 1)).id;
}

function standing(
  chance: Chance,
  listedAt: number,
  now: number,
  asTold: boolean,
): Pick<StockRecord, 'status' | 'reservedAt' | 'onlinePurchase'> {
  const fate = asTold ? 1 : chance.between(0, 1);
  const since = Math.max(listedAt, now - chance.between(0.1, 5) * 86_400_000);
  const reservedAt = new Date(Math.floor(since / 60_000) * 60_000).toISOString();
  const online = chance.happens(0.88);
  if (fate < 0.04) return { status: 'RESERVED', reservedAt, onlinePurchase: online };
  if (fate < 0.06) return { status: 'SOLD', reservedAt, onlinePurchase: online };
  return { status: 'FOR_SALE_RETAIL', reservedAt: null, onlinePurchase: online };
}

/** Weighted to the last weeks, never before the first registration. */
function listedAt(chance: Chance, registeredOn: string, now: number): number {
  const days = chance.between(0, 1) ** 1.8 * 120;
  const instant = Math.max(now - days * 86_400_000, startOfDay(registeredOn));
  return Math.floor(Math.min(instant, now) / 60_000) * 60_000;
}

/** A few have just arrived, and the photographer has not been round to them yet (GAL-06). */
function picturesTaken(chance: Chance): Pick<StockRecord['details'], 'picturesTaken'> {
  const late = chance.between(0, 1);
  return late < 0.006 ? { picturesTaken: 0 } : late < 0.012 ? { picturesTaken: 1 } : {};
}

/** Everything a vehicle has on the forecourt beyond its bare facts, by repeatable chance. */
export function makeVehicle(facts: VehicleFacts, sale: OnSale): MadeVehicle {
  const { chance, today, asTold = false } = sale;
  const now = startOfDay(today) + 8 * 3_600_000;
  const ageYears = Math.max(0, yearsBetween(facts.registeredOn, today));
  const paint = sale.paint ?? choosePaint(chance, facts.category);
  const listPounds = facts.listPounds ?? facts.pricePence / 60;
  const equipment = equip(chance, facts, listPounds);
  const features = nameFeatures(chance, equipment);
  const record = serviceRecord(chance, facts, today);
  const siteId = branchFor(chance, facts.category);
  const listed = listedAt(chance, facts.registeredOn, now);
  const makeSlug = slugOf(facts.makeName);
  const rangeSlug = slugOf(facts.rangeName);
  const { status, reservedAt, onlinePurchase } = standing(chance, listed, now, asTold);
  const price = priceTag(chance, facts, ageYears, asTold);
  const offer = {
    features,
    record,
    colour: paint.family,
    town: siteId === null ? undefined : findBranch(siteId)?.town,
  };

  return {
    id: sale.id,
    stockId: sale.stockId,
    slug: `${makeSlug}-${rangeSlug}-${slugOf(`${facts.derivative} ${sale.vrm}`)}`,
    category: facts.category,
    vrm: sale.vrm,
    registeredOn: facts.registeredOn,
    makeSlug,
    makeName: facts.makeName,
    rangeSlug,
    rangeName: facts.rangeName,
    derivative: facts.derivative,
    attentionGrabber: grabAttention(chance, facts, offer),
    status,
    reservedAt,
    onlinePurchase,
    pricePence: price.pricePence,
    finalPricePence: price.finalPricePence,
    discountPricePence: price.discountPricePence,
    priceExcludingVatPence: price.priceExcludingVatPence,
    vatScheme: price.vatScheme,
    listPricePence: price.listPricePence,
    adminFeePence: chance.weighted([null, 0, 199_00], (fee) =>
      fee === null ? 86 : fee === 0 ? 9 : 5,
    ),
    mileage: facts.mileage,
    transmission: facts.transmission,
    fuelType: facts.fuel,
    bodyType: facts.body,
    colour: paint.family,
    manufacturerColour: paint.name,
    engineSize: facts.engineSize,
    doors: facts.doors,
    seats: facts.seats,
    taxPence: roadTaxPence(facts),
    bhp: facts.bhp,
    mpg: facts.mpg,
    co2: facts.co2,
    siteId,
    features,
    extras: chooseExtras(chance, facts.category, listPounds),
    tags: !asTold && chance.happens(0.06) ? ['winter_sale'] : [],
    priceIndicator: priceIndicator(facts, ageYears),
    listedAt: new Date(listed).toISOString(),
    bodyStyle: facts.style,
    face: faceOf(facts.style, makeSlug, rangeSlug, facts.fuel),
    paint: paint.slug,
    pictureUrls: [],
    details: {
      serviceHistory: record.serviceHistory,
      serviceEntries: record.serviceEntries,
      motExpiresOn: record.motExpiresOn,
      keepers: record.keepers,
      description: describe(chance, facts, offer),
      technicalData: technicalData(facts),
      equipment,
      ...(asTold ? {} : picturesTaken(chance)),
    },
  };
}
