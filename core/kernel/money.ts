import { none, some, type Option } from 'fp-ts/Option';
import type { Brand } from './brand';
import type { Rounding } from './rounding';

/**
 * An amount of sterling in whole pence. An integer within ±2^53, so every sum is exact; the only
 * way to a fraction is a named rounding. Serialises as a plain number.
 */
export type Money = Brand<number, 'pence'>;

/** @throws on a fraction or an unsafe integer: that is a caller's mistake, not bad input. */
export function pence(amount: number): Money {
  if (!Number.isSafeInteger(amount)) throw new Error(`Not a whole number of pence: ${amount}`);
  return (amount === 0 ? 0 : amount) as Money;
}

/** Whole pounds to money. */
export const pounds = (amount: number): Money => pence(amount * 100);

export const nothing: Money = pence(0);

export const add = (augend: Money, addend: Money): Money => pence(augend + addend);
export const subtract = (minuend: Money, subtrahend: Money): Money => pence(minuend - subtrahend);
export const times = (amount: Money, wholeFactor: number): Money => pence(amount * wholeFactor);

/** A share or a rate of an amount: `scaled(price, 0.2, halfUp)` is 20 percent of the price. */
export const scaled = (amount: Money, factor: number, rounding: Rounding): Money =>
  pence(rounding(amount * factor));

export const isPositive = (amount: Money): boolean => amount > 0;
export const lesser = (one: Money, other: Money): Money => (one <= other ? one : other);
export const greater = (one: Money, other: Money): Money => (one >= other ? one : other);

const DECIMAL = /^(-)?(?:£\s*)?(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * Money from whatever a feed sends: `9995`, `"9995.00"`, `"£9,995"`. Digits are read as digits,
 * never through a float, so no penny moves. `null`, `""`, `"POA"`, NaN, and fractions of a penny
 * are no amount (MF-1: a missing price is not £0).
 */
export function moneyFromWire(value: unknown): Option<Money> {
  if (typeof value === 'number' && !Number.isFinite(value)) return none;
  if (typeof value !== 'number' && typeof value !== 'string') return none;
  const match = DECIMAL.exec(String(value).trim());
  if (match === null) return none;
  const [, minus, whole = '', fraction = ''] = match;
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(amount)) return none;
  return some(pence(minus === undefined ? amount : -amount));
}

const wholePounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  maximumFractionDigits: 0,
});

const poundsAndPence = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** "£9,995": prices, with no decimals (CARD-30). Never "-£0". */
export const inPounds = (amount: Money): string =>
  wholePounds.format(Math.abs(amount) < 50 ? 0 : amount / 100);

/** "£237.40": monthly payments and everything an agreement is made of (CARD-31). */
export const inPoundsAndPence = (amount: Money): string => poundsAndPence.format(amount / 100);
