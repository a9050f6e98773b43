import { getOrElseW } from 'fp-ts/Option';
import * as t from 'io-ts';
import { add, moneyFromWire, pence, type Money } from '../../core/kernel/money';

/**
 * Codecs for facts a feed may send in several ways, or not at all. They never fail: what cannot be
 * read is absent, so an odd fact does not take its vehicle off the list. Identity is read strictly
 * by the other codecs of this file.
 */
function lenient<A>(name: string, read: (value: unknown) => A): t.Type<A> {
  return new t.Type<A, A>(
    name,
    (value): value is A => value === read(value),
    (value) => t.success(read(value)),
    t.identity,
  );
}

/** Signs that turn the letters after them about: a name with one would turn the rest of its line. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g;

export function readText(value: unknown): string | undefined {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return undefined;
  const trimmed = value.replace(TURNS, '').trim();
  return trimmed === '' ? undefined : trimmed;
}

export function readNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const digits = typeof value === 'string' ? value.trim().replace(/,(?=\d{3}\b)/g, '') : '';
  return /^-?\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

/** The entries of a list; anything else has none. */
export function readList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text without padding and signs that turn it about; a number stands for its digits; empty is absent. */
export const text = lenient('text', readText);

/** A number, or text that is one. */
export const numeric = lenient('number', readNumber);

/** A number of things: whole, not below zero. */
export const amount = lenient('amount', (value) => {
  const found = readNumber(value);
  return found === undefined || found < 0 ? undefined : found;
});

const noAmount = getOrElseW(() => undefined);

/** More decimals than there are pence, as programs write what they have worked out. */
const FINE = /^(-?[£\d,\s]*\.\d\d)(\d)\d*$/;

/** Sterling in whatever fineness, to the nearest penny by its digits, halves away from nothing. */
function readMoney(value: unknown): Money | undefined {
  const written = typeof value === 'number' ? String(value) : value;
  if (typeof written !== 'string') return undefined;
  const [, inPence = value, next = '0'] = FINE.exec(written.trim()) ?? [];
  const found = noAmount(moneyFromWire(inPence));
  if (found === undefined || next < '5') return found;
  return add(found, pence(written.includes('-') ? -1 : 1));
}

/** Sterling; "POA", null and nonsense are no amount (MF-1). */
export const money = lenient<Money | undefined>('money', readMoney);

/** A price that can be charged: a price of zero, or below, is a price nobody has set (MF-1). */
export const price = lenient<Money | undefined>('price', (value) => {
  const found = readMoney(value);
  return found === undefined || found <= 0 ? undefined : found;
});

/** `"Ford"` or `{ "name": "Ford" }`. */
export const name = lenient('name', (value) => readText(isRecord(value) ? value['name'] : value));

/** true, 1, "1", "true", "yes"; all else is no. */
export const flag = lenient('yes or no', (value) => {
  const word = typeof value === 'boolean' ? String(value) : readText(value);
  return ['true', '1', 'yes'].includes(word?.toLowerCase() ?? '');
});

/** Any list; null and everything else is an empty one. */
export const list = lenient('list', readList);

/** Any object; null and everything else is an empty one. */
export const record = lenient('object', (value) => (isRecord(value) ? value : {}));

/** Strictly there: text that is not empty, or a number taken as its digits. */
export const identifier = new t.Type<string, string, unknown>(
  'identifier',
  (value): value is string => typeof value === 'string' && value !== '',
  (value, context) => {
    const found = readText(value);
    return found === undefined ? t.failure(value, context) : t.success(found);
  },
  t.identity,
);

/** Strictly there: a whole number from zero up, or its digits. */
export const count = new t.Type<number, number, unknown>(
  'count',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) => {
    const found = readNumber(value);
    return found !== undefined && Number.isSafeInteger(found) && found >= 0
      ? t.success(found)
      : t.failure(value, context);
  },
  t.identity,
);

/** Strictly there: an amount of sterling. */
export const sterling = new t.Type<Money, Money, unknown>(
  'sterling',
  (value): value is Money => Number.isSafeInteger(value),
  (value, context) => {
    const found = readMoney(value);
    return found === undefined ? t.failure(value, context) : t.success(found);
  },
  t.identity,
);
