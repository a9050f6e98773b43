import { isNone } from 'fp-ts/Option';
import { moneyFromWire, nothing, type Money } from '../../../core/kernel/money';

/** Printed money as pence, digit by digit. @throws on what is no amount: the mistake is ours. */
export function penceOf(printed: string): Money {
  const read = moneyFromWire(printed);
  if (isNone(read)) throw new Error(`Not an amount of money: ${printed}`);
  return read.value;
}

/** Nothing where nothing is printed. */
export const penceOrNothing = (printed: string | undefined): Money =>
  printed === undefined ? nothing : penceOf(printed);

/** How many decimals a printed figure shows. */
export const decimalsOf = (printed: string): number => printed.split('.')[1]?.length ?? 0;

/** The furthest a figure may be from the one it was rounded from: half of its last digit. */
export const halfLastDigit = (printed: string): number => 0.5 * 10 ** -decimalsOf(printed);

/** The same where some sources round and some cut the rest off: one of its last digit. */
export const lastDigit = (printed: string): number => 10 ** -decimalsOf(printed);
