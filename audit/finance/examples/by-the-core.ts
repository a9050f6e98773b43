import { isRight } from 'fp-ts/Either';
import {
  exactPayment,
  instalmentPlan,
  solveApr,
  type CashFlow,
} from '../../../core/finance/public';

/**
 * What spreadsheets call PMT, PV, FV, IPMT and RATE, each through a function of the core. Periods
 * stand for months, and money has one sign.
 */

/** The payment that repays `credit` in arrears, unrounded; `owedAtEnd` is left when the last is made. */
export function payment(rate: number, periods: number, credit: number, owedAtEnd = 0): number {
  const plan = instalmentPlan(rate, periods);
  // The core’s final payment falls due one period after the last; what is owed grows until then.
  return exactPayment(plan, credit, owedAtEnd * plan.growth);
}

/** The same paid in advance: each payment a period earlier, and so less by a period’s growth. */
export const paymentInAdvance = (
  rate: number,
  periods: number,
  credit: number,
  owedAtEnd = 0,
): number => payment(rate, periods, credit, owedAtEnd) / instalmentPlan(rate, periods).growth;

/** What a pound after so many periods is worth today. */
export function discount(rate: number, periods: number): number {
  const { finalDiscount, growth } = instalmentPlan(rate, periods);
  return finalDiscount * growth;
}

/** What equal payments in arrears are worth today. */
export const presentWorth = (rate: number, periods: number, each: number): number =>
  each * instalmentPlan(rate, periods).annuity;

/** What they have grown to when the last is made. */
export const futureWorth = (rate: number, periods: number, each: number): number =>
  presentWorth(rate, periods, each) / discount(rate, periods);

/** The part of one payment that is interest: a period’s rate of what the payments to come are worth. */
export const interestIn = (period: number, rate: number, periods: number, credit: number): number =>
  rate * presentWorth(rate, periods - period + 1, payment(rate, periods, credit));

export const interestFromTo = (
  from: number,
  to: number,
  rate: number,
  periods: number,
  credit: number,
): number =>
  Array.from({ length: to - from + 1 }, (_, place) =>
    interestIn(from + place, rate, periods, credit),
  ).reduce((sum, interest) => sum + interest, 0);

/** Flows one period apart, the first at the start. */
export const periodic = (...amounts: readonly number[]): readonly CashFlow[] =>
  amounts.map((amount, years) => ({ years, amount }));

/** The rate of one period at which the flows are worth nothing, as a fraction; NaN where there is none. */
export function rateOf(flows: readonly CashFlow[]): number {
  const solved = solveApr(flows);
  return isRight(solved) ? solved.right.exact / 100 : NaN;
}

/** `credit` advanced, `each` paid back `periods` times in arrears, and `atEnd` with the last. */
export const levelFlows = (
  credit: number,
  periods: number,
  each: number,
  atEnd = 0,
): readonly CashFlow[] => [
  { years: 0, amount: -credit },
  ...Array.from({ length: periods }, (_, place) => ({ years: place + 1, amount: each })),
  { years: periods, amount: atEnd },
];
