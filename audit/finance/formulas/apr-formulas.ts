import { getOrElseW } from 'fp-ts/Either';
import {
  aprOfPlan,
  flowsOf,
  instalmentPlan,
  monthlyRateFromApr,
  shownApr,
  solveApr,
  yearsOf,
  type Apr,
  type CashFlow,
} from '../../../core/finance/public';
import type { Formula } from '../model';
import { decimalText, exactPoundsText, percentText, poundsText } from '../report/figure-text';
import { CREDIT, DEFAULT_PLAN, FEE, MONTHS } from './calculator-defaults';

const solved = (flows: readonly CashFlow[]): Apr =>
  getOrElseW(() => {
    throw new Error('The audit’s own example has an APR');
  })(solveApr(flows));

const whole = getOrElseW(() => {
  throw new Error('The defaults have an APR');
})(aprOfPlan(DEFAULT_PLAN));

/** What the payments are worth at a rate, in pence: by the equation itself, term by term. */
const worthOfPayments = (apr: number): number =>
  flowsOf(DEFAULT_PLAN)
    .filter(({ amount }) => amount > 0)
    .reduce((sum, { years, amount }) => sum + amount * (1 + apr / 100) ** -years, 0);

const rate = monthlyRateFromApr(whole.exact);
const factors = instalmentPlan(rate, MONTHS);
const fiveYears = (1 + whole.exact / 100) ** (-MONTHS / 12);
const { monthly } = DEFAULT_PLAN;

const EDGE = 0.05;
const [low, high] = [whole.shown - EDGE, whole.shown + EDGE];

const TWO_ROOTS: readonly CashFlow[] = [
  { years: 0, amount: -100 },
  { years: 1, amount: 230 },
  { years: 2, amount: -132 },
];

const days = yearsOf({ days: 546 });
const annexExample = solved([
  { years: 0, amount: -1000 },
  { years: days, amount: 1200 },
]);

export const APR_FORMULAS: readonly Formula[] = [
  {
    id: 'apr-equation',
    name: 'The APR of any payments',
    inWords:
      'The APR is the yearly rate at which everything paid back is worth exactly what was lent, each sum discounted from the day it is due. Deposit and contribution are no part of it; the option fee is.',
    notation: ['Σ C_k · (1 + X)^(−t_k) = Σ D_l · (1 + X)^(−s_l)'],
    symbols: {
      X: 'the APR, as a fraction: the unknown',
      'C_k, t_k': 'each sum lent, and when, in years after the first',
      'D_l, s_l': 'each sum paid back, and when',
    },
    source:
      'Directive 2008/48/EC annex I; CONC App 1.2.6 (seen only through libraries that implement it)',
    where: 'core/finance/arithmetic/solve-apr.ts, solveApr and aprOfPlan; one-root.ts; flow-sum.ts',
    example: [
      `Lent: ${poundsText(CREDIT)} at once. Paid: ${MONTHS - 1} × ${poundsText(monthly)}, then ${poundsText(monthly + FEE)}`,
      `Solved: X = ${percentText(whole.exact, 6)}, shown as ${percentText(whole.shown)}`,
      `Check: the rate of a month is ${decimalText(rate, 10)}, its annuity factor ${decimalText(factors.annuity, 8)}, ${MONTHS / 12} years’ discount ${decimalText(fiveYears, 8)}`,
      `${decimalText(monthly / 100, 2)} × ${decimalText(factors.annuity, 8)} + ${decimalText(FEE / 100, 2)} × ${decimalText(fiveYears, 8)} = ${exactPoundsText(monthly * factors.annuity + FEE * fiveYears, 2)}: the credit`,
      `Without any solver: at ${percentText(low, 2)} the payments are worth ${exactPoundsText(worthOfPayments(low), 2)}, at ${percentText(high, 2)} only ${exactPoundsText(worthOfPayments(high), 2)}. The credit lies between, so the APR to one decimal is ${percentText(whole.shown)}`,
    ],
  },
  {
    id: 'apr-shown',
    name: 'The APR as it is shown',
    inWords: 'To one decimal. Where the next digit is 5 or more, the one before goes up by one.',
    notation: ['shown = floor(10 · X + 0.5) / 10, X in percent'],
    symbols: { X: 'the APR as solved, in percent' },
    source: 'Directive 2008/48/EC annex I, remark (d)',
    where: 'core/finance/arithmetic/shown-apr.ts, shownApr',
    example: [
      `${percentText(whole.exact, 4)} is shown as ${percentText(shownApr(whole.exact))}`,
      `12.95 % is shown as ${percentText(shownApr(12.95))}, 12.949 % as ${percentText(shownApr(12.949))}`,
    ],
  },
  {
    id: 'apr-root',
    name: 'Which rate, where several solve the equation',
    inWords:
      'Ordinary credit has one rate. Where money goes forth and back more than once there may be several: the positive one nearest zero is the APR. Where none solves it, or less is paid back than was lent, there is no APR and the calculation says so.',
    notation: ['X = the least X > 0 that solves the equation'],
    symbols: { X: 'the APR' },
    source: 'Total Charge for Credit Regulations 1980, regulation 9; MCOB 10.3',
    where: 'core/finance/arithmetic/all-roots.ts, allRoots; solve-apr.ts, solveApr',
    example: [
      'Lent 100, paid back 230 after a year, lent 132 more after two: both 10 % and 20 % solve it',
      `At 10 %: 230 ÷ 1.1 − 132 ÷ 1.21 = ${decimalText(230 / 1.1 - 132 / 1.1 ** 2, 2)}; at 20 %: 230 ÷ 1.2 − 132 ÷ 1.44 = ${decimalText(230 / 1.2 - 132 / 1.2 ** 2, 2)}`,
      `The APR is ${percentText(solved(TWO_ROOTS).shown)}`,
    ],
  },
  {
    id: 'time',
    name: 'How time is counted',
    inWords:
      'Time runs from the first drawdown. A year is twelve equal months, leap year or not; counted in days it has 365, and a leap year 366.',
    notation: ['t = months / 12 + days / 365 + days of a leap year / 366'],
    symbols: { t: 'time in years' },
    source: 'Directive 2008/48/EC annex I, remark (c); Directive 98/7/EC annex III (the example)',
    where: 'core/finance/arithmetic/count-years.ts, yearsOf',
    example: [
      `The defaults: month 1 is 1 ÷ 12 = ${decimalText(yearsOf({ months: 1 }), 8)} years, month ${MONTHS} is ${decimalText(yearsOf({ months: MONTHS }), 0)} years`,
      `The Directive’s own example: 1,000 lent, 1,200 paid back after 546 days = ${decimalText(days, 8)} years; X = 1.2^(1/${decimalText(days, 8)}) − 1 = ${decimalText(annexExample.exact / 100, 6)}, that is ${percentText(annexExample.exact, 4)}, shown as ${percentText(annexExample.shown)} (the annex prints 13 %, from 12.96)`,
    ],
  },
];
