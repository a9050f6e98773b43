import { pipe } from 'fp-ts/function';
import { filter, map, toUndefined } from 'fp-ts/Option';
import { moneyFromWire, pence, type Money } from '../../kernel/money';
import { readQueryString, writeQueryString } from '../../kernel/query-string';
import { halfUp } from '../../kernel/rounding';
import { FRESH_CALCULATOR, withinSliders, type CalculatorInputs } from './calculator-inputs';
import { CALCULATOR_PATH } from './finance-paths';

/** The names of the three in an address, in its order. */
export const CALCULATOR_KEYS = ['amount', 'deposit', 'term'] as const;

export type CalculatorKey = (typeof CALCULATOR_KEYS)[number];

/** What an address asked for and could not have. */
export interface CalculatorNote {
  readonly key: CalculatorKey;
  /** As it was written. */
  readonly asked: string;
  /** `unreadable`: the default stands; `moved`: the nearest the sliders have. */
  readonly kind: 'unreadable' | 'moved';
}

export interface AddressedCalculator {
  readonly inputs: CalculatorInputs;
  readonly notes: readonly CalculatorNote[];
}

/**
 * The sliders an address stands for. Total: `£18,530`, `18530.00` and `60` are read, a value beyond
 * a slider is moved to its end, one that is no number gives the default; both are noted. Of a
 * repeated name the last holds, an empty one is not there, other names are passed over.
 */
export function calculatorFromAddress(text: string): AddressedCalculator {
  const given = new Map(readQueryString(text).filter(([, value]) => value.trim() !== ''));
  const asked = {
    amount: wholePounds(given.get('amount')),
    deposit: wholePounds(given.get('deposit')),
    term: wholeNumber(given.get('term')),
  };
  const inputs = withinSliders({
    amount: asked.amount ?? FRESH_CALCULATOR.amount,
    deposit: asked.deposit ?? FRESH_CALCULATOR.deposit,
    months: asked.term ?? FRESH_CALCULATOR.months,
  });
  const held = { amount: inputs.amount, deposit: inputs.deposit, term: inputs.months };
  const notes = CALCULATOR_KEYS.flatMap((key): readonly CalculatorNote[] => {
    const written = given.get(key);
    if (written === undefined || asked[key] === held[key]) return [];
    return [{ key, asked: written, kind: asked[key] === undefined ? 'unreadable' : 'moved' }];
  });
  return { inputs, notes };
}

/** The address of the calculator with its sliders so; the plain one where nothing was moved. */
export function calculatorAddress({ amount, deposit, months }: CalculatorInputs): string {
  const { amount: usual, deposit: usualDeposit, months: usualMonths } = FRESH_CALCULATOR;
  if (amount === usual && deposit === usualDeposit && months === usualMonths) {
    return CALCULATOR_PATH;
  }
  const text = writeQueryString([
    ['amount', String(amount / 100)],
    ['deposit', String(deposit / 100)],
    ['term', String(months)],
  ]);
  return `${CALCULATOR_PATH}?${text}`;
}

/** Pence are rounded away: no box of the calculator holds any. */
const wholePounds = (text: string | undefined): Money | undefined =>
  pipe(
    moneyFromWire(text),
    map((amount) => pence(halfUp(amount / 100) * 100)),
    filter(Number.isSafeInteger),
    toUndefined,
  );

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\s*-?\d{1,15}\s*$/.test(text) ? Number(text) : undefined;
}
