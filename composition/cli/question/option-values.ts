import { isNone } from 'fp-ts/Option';
import { HIGHEST_APR, MOST_MONTHS } from '../../../core/finance/public';
import { inPounds, moneyFromWire, nothing, pounds, type Money } from '../../../core/kernel/money';
import { refuse, type Options } from './options';

/** Far above any agreement, and so far below what whole pence can hold that no total overflows. */
export const MOST_MONEY: Money = pounds(10_000_000_000);

/**
 * An amount in pounds, written as a number or as decimals. Its digits are read as digits; a
 * fraction of a penny is refused. @throws CommandFailed where it is missing or no such amount.
 */
export function moneyOption(options: Options, key: string, most: Money = MOST_MONEY): Money {
  const read = moneyFromWire(required(options, key));
  if (isNone(read)) {
    return refuse(options, key, 'must be an amount in pounds, such as 17530 or 397.24');
  }
  if (read.value < nothing) return refuse(options, key, 'must not be negative');
  if (read.value > most) return refuse(options, key, `must be at most ${inPounds(most)}`);
  return read.value;
}

/** The same where it may be left out. */
export const moneyOptionOr = (options: Options, key: string, otherwise: Money): Money =>
  isGiven(options, key) ? moneyOption(options, key) : otherwise;

const WHOLE = /^\d{1,9}$/;

/** A whole number within limits. @throws CommandFailed where it is missing or no such number. */
export function wholeOption(options: Options, key: string, least: number, most: number): number {
  const value = required(options, key);
  const whole = typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : value;
  if (typeof whole === 'number' && Number.isInteger(whole) && whole >= least && whole <= most) {
    return whole;
  }
  return refuse(options, key, `must be a whole number from ${grouped(least)} to ${grouped(most)}`);
}

/** Number of monthly payments. */
export const monthsOption = (options: Options, key = 'months'): number =>
  wholeOption(options, key, 1, MOST_MONTHS);

/** An annual percentage rate: 13.6 is 13.6 %. @throws CommandFailed where it is missing or none. */
export const aprOption = (options: Options, key = 'apr'): number =>
  percentOption(options, key, HIGHEST_APR);

/** A percentage within limits. @throws CommandFailed where it is missing or no such number. */
export function percentOption(options: Options, key: string, most: number): number {
  const percent = numberIn(required(options, key));
  if (percent !== undefined && percent >= 0 && percent <= most) return percent === 0 ? 0 : percent;
  return refuse(options, key, `must be a percentage from 0 to ${grouped(most)}, such as 13.6`);
}

/** One of some words, in capitals or not. @throws CommandFailed where it is another. */
export function wordAsked<Word extends string>(
  options: Options,
  key: string,
  words: readonly Word[],
  otherwise: Word,
): Word {
  if (!isGiven(options, key)) return otherwise;
  const value = options.valueOf(key);
  const word = words.find(
    (each) => typeof value === 'string' && each.toLowerCase() === value.trim().toLowerCase(),
  );
  return word ?? refuse(options, key, `must be one of: ${words.join(', ')}`);
}

/** Text without padding. @throws CommandFailed where it is missing, empty, too long or no text. */
export function textOption(options: Options, key: string, most: number): string {
  const value = required(options, key);
  const text = typeof value === 'string' ? value.trim() : '';
  if (text === '') return refuse(options, key, 'must be text');
  return text.length > most
    ? refuse(options, key, `must have at most ${grouped(most)} characters`)
    : text;
}

/** A switch: on where its flag is there or its key is true. @throws CommandFailed for another value. */
export function isSwitchedOn(options: Options, key: string): boolean {
  const value = options.valueOf(key) ?? false;
  return typeof value === 'boolean' ? value : refuse(options, key, 'must be true or false');
}

export const isGiven = (options: Options, key: string): boolean =>
  options.valueOf(key) !== undefined;

/** What was said, whatever it is. @throws CommandFailed where nothing was. */
export const required = (options: Options, key: string): unknown =>
  options.valueOf(key) ?? refuse(options, key, 'is missing');

const NUMBER = /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** A finite number, or text that is one in full; `undefined` for all else. */
export function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const grouped = (value: number): string => value.toLocaleString('en-GB');
