import { isLeft } from 'fp-ts/Either';
import {
  calculatorFigures,
  effectiveFromNominal,
  instalmentPlan,
  levelPayment,
  monthlyRateFromApr,
  twelfthOfApr,
} from '../../../core/finance/public';
import { nothing, pounds, times } from '../../../core/kernel/money';
import { APR, CREDIT, DEFAULT_PLAN, FEE, figuresAt, MONTHS } from '../formulas/calculator-defaults';
import type { Reading } from '../model';
import { decimalText, percentText, poundsText } from '../report/figure-text';

const dearer = levelPayment(instalmentPlan(twelfthOfApr(APR), MONTHS), CREDIT);

const regulated = figuresAt('regulated');
const asSpecified = figuresAt('as-specified');
const LARGE_DEPOSIT = pounds(10_000);
const largeRegulated = figuresAt('regulated', { deposit: LARGE_DEPOSIT });
const largeAsSpecified = figuresAt('as-specified', { deposit: LARGE_DEPOSIT });

const nothingLeft = calculatorFigures(
  { amount: pounds(1000), deposit: pounds(1000), months: MONTHS, apr: APR },
  'regulated',
);

export const RATE_READINGS: readonly Reading[] = [
  {
    point: 'CG-037: the rate of a month (FIN-11)',
    literal: '“Monthly compounding from APR” can mean a twelfth of the APR.',
    ours: 'It means the rate that compounds to the APR in twelve months: (1 + APR)^(1/12) − 1.',
    figures: [
      {
        what: 'Rate of one month',
        literal: decimalText(twelfthOfApr(APR), 10),
        ours: decimalText(monthlyRateFromApr(APR), 10),
      },
      { what: 'Monthly payment', literal: poundsText(dearer), ours: poundsText(regulated.monthly) },
      {
        what: 'Total of monthly payments',
        literal: poundsText(times(dearer, MONTHS)),
        ours: poundsText(regulated.totalOfPayments),
      },
      {
        what: 'What a year of it comes to',
        literal: percentText(effectiveFromNominal(APR), 2),
        ours: percentText(APR, 2),
      },
    ],
    why: 'A UK APR is an effective rate by law, and every published PCP quote with a rate above 0 that can be worked out to the penny fits it; a twelfth of the APR fits none of them.',
  },
  {
    point: 'CG-038: total amount payable (FIN-13)',
    literal: 'Monthly payment × months.',
    ours: 'Deposit + monthly payments + option fee; the total of the monthly payments is a row of its own.',
    figures: [
      {
        what: 'Total amount payable, defaults',
        literal: poundsText(asSpecified.totalAmountPayable),
        ours: poundsText(regulated.totalAmountPayable),
      },
      {
        what: `The same with a deposit of ${poundsText(LARGE_DEPOSIT)}`,
        literal: poundsText(largeAsSpecified.totalAmountPayable),
        ours: poundsText(largeRegulated.totalAmountPayable),
      },
    ],
    why: `The specified figure leaves out the deposit and the fee of ${poundsText(FEE)}, which the customer also pays.`,
    setting: 'calculatorTotals: as-specified',
  },
  {
    point: 'CG-038: total cost of credit (FIN-14)',
    literal: 'Total payable − amount, the deposit being part of the amount but not of the total.',
    ours: 'Monthly payments + option fee − amount of credit.',
    figures: [
      {
        what: 'Total cost of credit, defaults',
        literal: poundsText(asSpecified.totalCostOfCredit),
        ours: poundsText(regulated.totalCostOfCredit),
      },
      {
        what: `The same with a deposit of ${poundsText(LARGE_DEPOSIT)}`,
        literal: poundsText(largeAsSpecified.totalCostOfCredit),
        ours: poundsText(largeRegulated.totalCostOfCredit),
      },
    ],
    why: `The specified figure is short by the deposit and the fee: by ${poundsText(regulated.totalCostOfCredit - asSpecified.totalCostOfCredit)} on the defaults. A large deposit turns it below nothing, as if the lender paid the customer.`,
    setting: 'calculatorTotals: as-specified',
  },
  {
    point: 'FIN-12: a payment is never below 0',
    literal: 'Show £0.00.',
    ours: 'Show £0.00 and say why; the calculation itself returns a named failure, so that no other figure is formed from it.',
    figures: [
      {
        what: 'Amount £1,000.00, deposit £1,000.00',
        literal: poundsText(nothing),
        ours: isLeft(nothingLeft)
          ? `${poundsText(nothing)}, reason “${nothingLeft.left.kind}”`
          : poundsText(nothingLeft.right.monthly),
      },
    ],
    why: 'A figure cut to 0 hides a quote that is none: a deposit at or above the price, or a final payment worth more than the credit.',
  },
  {
    point: 'Where the odd pence go (not in the specification)',
    literal: 'Every payment the same.',
    ours: 'Every payment the same; without interest the first payment takes the pence that do not divide.',
    figures: oddPence(),
    why: 'Equal rounded payments would repay a few pence more or less than was lent; published interest-free quotes put them in the first payment.',
  },
];

function oddPence(): Reading['figures'] {
  const free = calculatorFigures(
    { amount: DEFAULT_PLAN.credit, deposit: nothing, months: MONTHS, apr: 0, optionFee: nothing },
    'regulated',
  );
  if (isLeft(free)) throw new Error('The defaults at 0 % are an agreement');
  const { monthly, totalOfPayments, oddPayment = monthly } = free.right.plan;
  return [
    {
      what: 'First payment, defaults at 0 %',
      literal: poundsText(monthly),
      ours: poundsText(oddPayment),
    },
    {
      what: `Repaid of ${poundsText(CREDIT)}`,
      literal: poundsText(times(monthly, MONTHS)),
      ours: poundsText(totalOfPayments),
    },
  ];
}
