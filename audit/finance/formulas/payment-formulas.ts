import { getOrElseW, isLeft } from 'fp-ts/Either';
import {
  exactPayment,
  instalmentPlan,
  monthlyRateFromApr,
  planFinance,
} from '../../../core/finance/public';
import { nothing, pounds } from '../../../core/kernel/money';
import type { Formula } from '../model';
import { decimalText, exactPoundsText, percentText, poundsText } from '../report/figure-text';
import { signs } from './symbols';
import {
  agreed,
  APR,
  CREDIT,
  DEFAULT_PLAN,
  FACTORS,
  MONTHLY_RATE,
  MONTHS,
} from './calculator-defaults';

const FINAL_PAYMENT = pounds(6000);
const PCP_MONTHS = 48;
const pcpFactors = instalmentPlan(MONTHLY_RATE, PCP_MONTHS);
const pcp = agreed({ credit: CREDIT, months: PCP_MONTHS, apr: APR, finalPayment: FINAL_PAYMENT });
const free = agreed({ credit: CREDIT, months: MONTHS, apr: 0 });
const TINY_APR = 1e-10;
const tinyFactors = instalmentPlan(monthlyRateFromApr(TINY_APR), MONTHS);

const years = MONTHS / 12;
const discount = (1 + APR / 100) ** -years;
const exact = exactPayment(FACTORS, CREDIT, nothing);
const i = decimalText(MONTHLY_RATE, 10);

const tooLarge = planFinance({
  credit: CREDIT,
  months: PCP_MONTHS,
  apr: APR,
  finalPayment: pounds(40_000),
});
const mostFinalPayment =
  isLeft(tooLarge) && tooLarge.left.kind === 'final-payment-too-large'
    ? tooLarge.left.most
    : getOrElseW(() => {
        throw new Error('A final payment of £40,000 should have been refused');
      })(tooLarge).finalPayment;

const oddSum = `${MONTHS - 1} × ${poundsText(free.monthly)}`;

export const PAYMENT_FORMULAS: readonly Formula[] = [
  {
    id: 'annuity-factor',
    name: 'The annuity factor',
    inWords:
      'What one pound at the end of each month is worth on the day the credit is given. Dividing the credit by it gives the payment.',
    notation: [
      'a = (1 − (1 + i)^(−n)) / i',
      'the same, exact near 0:  a = −expm1(−n · log1p(i)) / i',
      'a = n where i is 0',
    ],
    symbols: signs('i', 'n', 'a'),
    source:
      'FIN-11; finance rules section 0 (payments in arrears, the first one month after the start)',
    where: 'core/finance/arithmetic/annuity.ts, instalmentPlan',
    example: [
      `(1 + i)^(−${MONTHS}) is ${years} years’ discount: 1 divided ${years} times by ${decimalText(1 + APR / 100, 3)} = ${decimalText(discount, 10)}`,
      `a = (1 − ${decimalText(discount, 10)}) ÷ ${i} = ${decimalText(FACTORS.annuity, 8)}`,
    ],
  },
  {
    id: 'monthly-payment',
    name: 'The monthly payment of a hire purchase',
    inWords:
      'The amount of credit divided by the annuity factor, to the nearest penny, half a penny going up. The credit is the price less whatever is paid up front.',
    notation: ['C = price − deposit − contribution', 'P = C / a', 'P to the nearest penny'],
    symbols: signs('C', 'a', 'P'),
    source: 'FIN-11; finance rules section 0 (37 of 39 exact quotes to the penny) and B1',
    where:
      'core/finance/arithmetic/annuity.ts, exactPayment and levelPayment; plan-finance.ts, planFinance',
    example: [
      `C = ${poundsText(CREDIT + DEFAULT_PLAN.deposit)} − ${poundsText(DEFAULT_PLAN.deposit)} = ${poundsText(CREDIT)}`,
      `P = ${decimalText(CREDIT / 100, 2)} ÷ ${decimalText(FACTORS.annuity, 8)} = ${exactPoundsText(exact)}`,
      `P = ${poundsText(DEFAULT_PLAN.monthly)} a month`,
    ],
  },
  {
    id: 'final-payment',
    name: 'The monthly payment before an optional final payment (PCP)',
    inWords:
      'Part of the credit is left to a final payment that falls due one month after the last regular one. What that is worth today comes off the credit first; the rest is spread as before. With a final payment of nothing this is the hire purchase.',
    notation: ['v = 1 / (1 + i)', 'P = (C − F · v^(n+1)) / a'],
    symbols: {
      ...signs('F', 'v', 'C', 'a', 'P', 'n', 'i'),
      'v^(n+1)': 'what a pound due one month after the last regular payment is worth today',
    },
    source:
      'Finance rules sections 0 and B1: of 39 exact quotes, 39 fit month n + 1 and none fits month n',
    where: 'core/finance/arithmetic/annuity.ts, instalmentPlan and exactPayment',
    example: [
      `The defaults over ${PCP_MONTHS} months, with a final payment of ${poundsText(FINAL_PAYMENT)} in month ${PCP_MONTHS + 1}`,
      `v^(${PCP_MONTHS + 1}) = 1 ÷ ${decimalText((1 + APR / 100) ** 4, 8)} ÷ ${decimalText(1 + MONTHLY_RATE, 10)} = ${decimalText(pcpFactors.finalDiscount, 10)}`,
      `F · v^(${PCP_MONTHS + 1}) = ${exactPoundsText(FINAL_PAYMENT * pcpFactors.finalDiscount)}`,
      `a = ${decimalText(pcpFactors.annuity, 8)}`,
      `P = (${decimalText(CREDIT / 100, 2)} − ${decimalText((FINAL_PAYMENT * pcpFactors.finalDiscount) / 100, 6)}) ÷ ${decimalText(pcpFactors.annuity, 8)} = ${exactPoundsText(exactPayment(pcpFactors, CREDIT, FINAL_PAYMENT))}`,
      `P = ${poundsText(pcp.monthly)} a month`,
    ],
  },
  {
    id: 'largest-final-payment',
    name: 'The largest final payment a credit can bear',
    inWords:
      'A final payment so large that it is worth more than the credit would need payments below nothing. Such a quote is refused with this limit named; it is never cut to £0.00.',
    notation: [
      'refused where F · v^(n+1) > C',
      'the most: F = C · (1 + i)^(n+1), down to the penny',
    ],
    symbols: signs('F', 'C', 'v', 'i', 'n'),
    source: 'FIN-12; finance rules, section D (edge values): clamping to 0 hides an invalid quote',
    where: 'core/finance/arithmetic/plan-finance.ts, planFinance (final-payment-too-large)',
    example: [
      `The defaults over ${PCP_MONTHS} months: ${decimalText(CREDIT / 100, 2)} × ${decimalText(1 / pcpFactors.finalDiscount, 10)} = ${exactPoundsText(CREDIT / pcpFactors.finalDiscount)}`,
      `A final payment above ${poundsText(mostFinalPayment)} is refused`,
    ],
  },
  {
    id: 'zero-rate',
    name: 'At a rate of nothing',
    inWords:
      'Nothing is divided by the rate: the credit is shared out equally. The pence that do not divide go into the first payment, so that none is lost and no interest appears. Near zero the same formula as always is used, in a form that keeps its digits; where the rate is so low that equal payments in whole pence would repay less than was lent, one payment takes the pence that are missing, as at nothing.',
    notation: ['P = (C − F) / n', 'first payment = (C − F) − (n − 1) · P'],
    symbols: signs('C', 'F', 'n', 'P'),
    source: 'Finance rules section 0 (Richmond: 359.35, then 35 × 359.19) and bug reports 1 to 9',
    where: 'core/finance/arithmetic/annuity.ts, instalmentPlan; whole-pence.ts, inWholePence',
    example: [
      `The defaults at 0 %: ${decimalText(CREDIT / 100, 2)} ÷ ${MONTHS} = ${exactPoundsText(CREDIT / MONTHS)}, so P = ${poundsText(free.monthly)}`,
      `First payment = ${poundsText(CREDIT)} − ${oddSum} = ${poundsText(free.oddPayment ?? free.monthly)}`,
      `All payments together: ${poundsText(free.totalOfPayments)}; charge for credit ${poundsText(free.totalChargeForCredit)}`,
      `At an APR of 0.0000000001 %: P = ${exactPoundsText(exactPayment(tinyFactors, CREDIT, 0), 8)}, where careless arithmetic gives £292.40`,
      `At ${percentText(APR)} nothing is left over: all ${MONTHS} payments are ${poundsText(DEFAULT_PLAN.monthly)}`,
    ],
  },
];
