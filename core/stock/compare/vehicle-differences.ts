import { pounds, type Money } from '../../kernel/money';
import type { Vehicle } from '../model/vehicle';
import { priceFacts, type HeadlinePrice } from '../price/price-facts';

/** One thing in which another vehicle is unlike the one looked at; said of the other. */
export type VehicleDifference =
  | {
      readonly kind: 'mileage';
      readonly difference: number;
      readonly units: string;
      readonly direction: 'fewer' | 'more';
    }
  | { readonly kind: 'price'; readonly difference: Money; readonly direction: 'less' | 'more' }
  /** Years of first registration. */
  | { readonly kind: 'year'; readonly difference: number; readonly direction: 'newer' | 'older' }
  /** What the other has, and what the one looked at has. */
  | { readonly kind: 'transmission' | 'fuel'; readonly has: string; readonly insteadOf: string }
  /** Brake horse power. */
  | { readonly kind: 'power'; readonly difference: number; readonly direction: 'less' | 'more' };

/** Few enough to be read on a card. */
export const MOST_DIFFERENCES = 4;

type Compared = Pick<
  Vehicle,
  'odometer' | 'price' | 'plate' | 'registeredOn' | 'transmission' | 'fuelType' | 'powerBhp'
>;

/**
 * What sets `other` apart from `current`, the most telling first: mileage, price, year, gearbox,
 * fuel, power. What is the same, or not known of both, is not mentioned. Prices are compared as
 * they are shown, in whole pounds, with the fee where the headline has it.
 */
export function vehicleDifferences(
  current: Compared,
  other: Compared,
  headline: HeadlinePrice = 'price',
): readonly VehicleDifference[] {
  const all: readonly (VehicleDifference | undefined)[] = [
    inMileage(current, other),
    inPrice(current, other, headline),
    inYear(current, other),
    inName('transmission', current.transmission, other.transmission),
    inName('fuel', current.fuelType, other.fuelType),
    inPower(current, other),
  ];
  return all.filter((difference) => difference !== undefined).slice(0, MOST_DIFFERENCES);
}

/** How far the other is above (or below); `undefined` when equal or unknown. */
const gapBetween = (current: number | undefined, other: number | undefined): number | undefined =>
  current === undefined || other === undefined || current === other ? undefined : other - current;

function inMileage(current: Compared, other: Compared): VehicleDifference | undefined {
  const units = current.odometer?.units;
  // Miles and kilometres are not taken from one another.
  if (units === undefined || units !== other.odometer?.units) return undefined;
  const gap = gapBetween(reading(current), reading(other));
  if (gap === undefined) return undefined;
  const direction = gap < 0 ? 'fewer' : 'more';
  return { kind: 'mileage', difference: Math.abs(gap), units, direction };
}

/** A clock that shows less than nothing is a fault of the feed. */
const reading = ({ odometer }: Compared): number | undefined =>
  odometer !== undefined && odometer.value >= 0 ? odometer.value : undefined;

function inPrice(
  current: Compared,
  other: Compared,
  headline: HeadlinePrice,
): VehicleDifference | undefined {
  const gap = gapBetween(shownPounds(current, headline), shownPounds(other, headline));
  if (gap === undefined) return undefined;
  return {
    kind: 'price',
    difference: pounds(Math.abs(gap)),
    direction: gap < 0 ? 'less' : 'more',
  };
}

function shownPounds({ price }: Compared, headline: HeadlinePrice): number | undefined {
  const facts = priceFacts(price, headline);
  return facts.kind === 'no-price' ? undefined : Math.round(facts.headline / 100);
}

function inYear(current: Compared, other: Compared): VehicleDifference | undefined {
  const gap = gapBetween(yearOf(current), yearOf(other));
  if (gap === undefined) return undefined;
  return { kind: 'year', difference: Math.abs(gap), direction: gap < 0 ? 'older' : 'newer' };
}

/** The year that the title shows, "2021 (71)"; without one, that of first registration. */
function yearOf({ plate, registeredOn }: Compared): number | undefined {
  const year = /^\s*(\d{4})\b/.exec(plate ?? '')?.[1] ?? /^(\d{4})-/.exec(registeredOn ?? '')?.[1];
  return year === undefined ? undefined : Number(year);
}

function inName(
  kind: 'transmission' | 'fuel',
  current: string | undefined,
  other: string | undefined,
): VehicleDifference | undefined {
  const insteadOf = current?.trim() ?? '';
  const has = other?.trim() ?? '';
  if (insteadOf === '' || has === '') return undefined;
  return insteadOf.toLowerCase() === has.toLowerCase() ? undefined : { kind, has, insteadOf };
}

function inPower(current: Compared, other: Compared): VehicleDifference | undefined {
  const gap = gapBetween(wholeBhp(current), wholeBhp(other));
  if (gap === undefined) return undefined;
  return { kind: 'power', difference: Math.abs(gap), direction: gap < 0 ? 'less' : 'more' };
}

/** As shown; a power of 0 is a gap in the feed (CARD-17). */
function wholeBhp({ powerBhp }: Compared): number | undefined {
  const shown = Math.round(powerBhp ?? 0);
  return shown > 0 ? shown : undefined;
}
