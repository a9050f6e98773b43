import { isNone } from 'fp-ts/Option';
import { HIGHEST_APR, MOST_MONTHS } from '../../../core/finance/public';
import { inPounds, moneyFromWire, nothing, pounds, type Money } from '../../../core/kernel/money';
import { refuse, type Asked } from './asked';

/** Far above any agreement, and so far below what whole pence can hold that no total overflows. */
export const MOST_MONEY: Money = pounds(10_000_000_000);

/**
 * An amount in pounds, written as a number or as decimals. Its digits are read as digits; a
 * fraction of a penny is refused. @throws CommandFailed where it is missing or no such amount.
 */
export function moneyAsked(asked: Asked, key: string, most: Money = MOST_MONEY): Money {
  const read = moneyFromWire(required(asked, key));
  if (isNone(read)) {
    return refuse(asked, key, 'must be an amount in pounds, such as 17530 or 397.24');
  }
  if (read.value < nothing) return refuse(asked, key, 'must not be negative');
  if (read.value > most) return refuse(asked, key, `must be at most ${inPounds(most)}`);
  return read.value;
}

/** The same where it may be left out. */
export const moneyAskedOr = (asked: Asked, key: string, otherwise: Money): Money =>
  isSaid(asked, key) ? moneyAsked(asked, key) : otherwise;

const WHOLE = /^\d{1,9}$/;

/** A whole number within limits. @throws CommandFailed where it is missing or no such number. */
export function wholeAsked(asked: Asked, key: string, least: number, most: number): number {
  const value = required(asked, key);
  const whole = typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : value;
  if (typeof whole === 'number' && Number.isInteger(whole) && whole >= least && whole <= most) {
    return whole;
  }
  return refuse(asked, key, `must be a whole number from ${grouped(least)} to ${grouped(most)}`);
}

/** Number of monthly payments. */
export const monthsAsked = (asked: Asked, key = 'months'): number =>
  wholeAsked(asked, key, 1, MOST_MONTHS);

/** An annual percentage rate: 13.6 is 13.6 %. @throws CommandFailed where it is missing or none. */
export const aprAsked = (asked: Asked, key = 'apr'): number =>
  percentAsked(asked, key, HIGHEST_APR);

/** A percentage within limits. @throws CommandFailed where it is missing or no such number. */
export function percentAsked(asked: Asked, key: string, most: number): number {
  const percent = numberIn(required(asked, key));
  if (percent !== undefined && percent >= 0 && percent <= most) return percent === 0 ? 0 : percent;
  return refuse(asked, key, `must be a percentage from 0 to ${grouped(most)}, such as 13.6`);
}

/** One of some words, in capitals or not. @throws CommandFailed where it is another. */
export function wordAsked<Word extends string>(
  asked: Asked,
  key: string,
  words: readonly Word[],
  otherwise: Word,
): Word {
  if (!isSaid(asked, key)) return otherwise;
  const value = asked.valueOf(key);
  const word = words.find(
    (each) => typeof value === 'string' && each.toLowerCase() === value.trim().toLowerCase(),
  );
  return word ?? refuse(asked, key, `must be one of: ${words.join(', ')}`);
}

/** A switch: on where its flag is there or its key is true. @throws CommandFailed for another value. */
export function isAsked(asked: Asked, key: string): boolean {
  const value = asked.valueOf(key) ?? false;
  return typeof value === 'boolean' ? value : refuse(asked, key, 'must be true or false');
}

export const isSaid = (asked: Asked, key: string): boolean => asked.valueOf(key) !== undefined;

/** What was said, whatever it is. @throws CommandFailed where nothing was. */
export const required = (asked: Asked, key: string): unknown =>
  asked.valueOf(key) ?? refuse(asked, key, 'is missing');

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A finite number, or text that is one in full; `undefined` for all else. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const grouped = (value: number): string => value.toLocaleString('en-GB');
