import { isLeft } from 'fp-ts/Either';
import {
  aprOfPlan,
  paymentSchedule,
  planFinance,
  type Apr,
  type FeeTreatment,
  type FinancePlan,
  type ScheduledPayment,
} from '../../../core/finance/public';
import { inPoundsAndPence, nothing } from '../../../core/kernel/money';
import { CommandFailed, EXIT } from '../terminal';
import { textTable, type Column } from '../text-table';
import type { Options } from '../question/options';
import {
  aprOption,
  isSwitchedOn,
  moneyOption,
  moneyOptionOr,
  monthsOption,
  wordAsked,
} from '../question/option-values';
import { inDecimals } from '../question/decimals';
import { figureLines, inPercent, type Figure } from '../question/figure-lines';
import { planFailureLine } from './plan-failure-line';
import { answeredBy, type Question } from '../question/question';

const FEE_TREATMENTS = ['last-payment', 'in-apr', 'in-final-payment'] as const;
const ODD_PENCE = ['first', 'last'] as const;

interface PaymentAnswer {
  readonly plan: FinancePlan;
  /** Absent where the rate is beyond all numbers. */
  readonly apr?: Apr;
  /** Where it was wanted. */
  readonly schedule?: readonly ScheduledPayment[];
}

/** `forecourt finance payment`: an agreement worked out (FIN-11, CG-037, CG-038). */
export const paymentQuestion: Question<PaymentAnswer> = {
  name: 'payment',
  about: 'the monthly payment of an agreement, its totals and its APR',
  keys: [
    { key: 'credit', value: '<pounds>', about: 'amount of credit: price less deposit' },
    { key: 'months', value: '<number>', about: 'how many regular payments' },
    { key: 'apr', value: '<percent>', about: 'percent a year, effective' },
    {
      key: 'finalPayment',
      value: '<pounds>',
      about: 'optional final payment, a month after the last (default: 0)',
    },
    { key: 'deposit', value: '<pounds>', about: 'paid up front by the customer (default: 0)' },
    { key: 'contribution', value: '<pounds>', about: 'paid up front by the dealer (default: 0)' },
    { key: 'fee', value: '<pounds>', about: 'for the option to purchase (default: 0)' },
    {
      key: 'feeTreatment',
      value: '<treatment>',
      about: `${FEE_TREATMENTS.join(', ')} (default: last-payment)`,
    },
    {
      key: 'oddPence',
      value: '<which>',
      about: 'payment that takes pence which do not divide: first, last (default: first)',
    },
    { key: 'schedule', about: 'every payment, month by month' },
  ],
  open: answeredBy(answer),
  inJson,
  inText,
};

function answer(options: Options): PaymentAnswer {
  const planned = planFinance({
    credit: moneyOption(options, 'credit'),
    months: monthsOption(options),
    apr: aprOption(options),
    finalPayment: moneyOptionOr(options, 'finalPayment', nothing),
    deposit: moneyOptionOr(options, 'deposit', nothing),
    contribution: moneyOptionOr(options, 'contribution', nothing),
    fee: moneyOptionOr(options, 'fee', nothing),
    feeTreatment: wordAsked(options, 'feeTreatment', FEE_TREATMENTS, 'last-payment'),
    oddPence: wordAsked(options, 'oddPence', ODD_PENCE, 'first'),
  });
  const withSchedule = isSwitchedOn(options, 'schedule');
  if (isLeft(planned)) {
    throw new CommandFailed(planFailureLine(planned.left, options), EXIT.wrongUsage);
  }
  const plan = planned.right;
  const solved = aprOfPlan(plan);
  return {
    plan,
    ...(isLeft(solved) ? {} : { apr: solved.right }),
    ...(withSchedule ? { schedule: paymentSchedule(plan) } : {}),
  };
}

function inJson({ plan, apr, schedule }: PaymentAnswer) {
  return {
    monthly: inDecimals(plan.monthly),
    ...(plan.oddPayment === undefined
      ? {}
      : { oddPayment: inDecimals(plan.oddPayment), oddPence: plan.oddPence }),
    totalOfPayments: inDecimals(plan.totalOfPayments),
    totalAmountPayable: inDecimals(plan.totalAmountPayable),
    totalChargeForCredit: inDecimals(plan.totalChargeForCredit),
    aprOfPlan: apr?.shown ?? null,
    aprExact: apr?.exact ?? null,
    ...(schedule === undefined ? {} : { schedule: schedule.map(lineInJson) }),
  };
}

const lineInJson = ({ month, kind, ...amounts }: ScheduledPayment) => ({
  month,
  kind,
  payment: inDecimals(amounts.payment),
  interest: inDecimals(amounts.interest),
  principal: inDecimals(amounts.principal),
  fee: inDecimals(amounts.fee),
  balance: inDecimals(amounts.balance),
});

const FEE_WORDS: Readonly<Record<FeeTreatment, string>> = {
  'last-payment': 'with the last payment',
  'in-apr': 'within the APR',
  'in-final-payment': 'in the final payment',
};

const columns: readonly Column<ScheduledPayment>[] = [
  { heading: 'Month', cell: ({ month }) => String(month), align: 'right' },
  { heading: 'Payment', cell: ({ payment }) => inPoundsAndPence(payment), align: 'right' },
  { heading: 'Interest', cell: ({ interest }) => inPoundsAndPence(interest), align: 'right' },
  { heading: 'Off the debt', cell: ({ principal }) => inPoundsAndPence(principal), align: 'right' },
  { heading: 'Fee', cell: ({ fee }) => inPoundsAndPence(fee), align: 'right' },
  { heading: 'Balance', cell: ({ balance }) => inPoundsAndPence(balance), align: 'right' },
];

function inText({ plan, apr, schedule }: PaymentAnswer): readonly string[] {
  const { months, oddPayment, oddPence, finalPayment, deposit, contribution, fee } = plan;
  const whereThereIs = (label: string, amount: number, value: string): readonly Figure[] =>
    amount === 0 ? [] : [[label, value]];
  const lines = figureLines([
    ['Amount of credit', inPoundsAndPence(plan.credit)],
    ['Monthly payment', inPoundsAndPence(plan.monthly)],
    ['Number of regular payments', String(months)],
    ...(oddPayment === undefined
      ? []
      : ([
          [oddPence === 'first' ? 'First payment' : 'Last payment', inPoundsAndPence(oddPayment)],
        ] as const)),
    ...whereThereIs('Optional final payment', finalPayment, inPoundsAndPence(finalPayment)),
    ...whereThereIs('Deposit', deposit, inPoundsAndPence(deposit)),
    ...whereThereIs('Dealer contribution', contribution, inPoundsAndPence(contribution)),
    ...whereThereIs(
      `Option to purchase fee, ${FEE_WORDS[plan.feeTreatment]}`,
      fee,
      inPoundsAndPence(fee),
    ),
    ['Total of payments', inPoundsAndPence(plan.totalOfPayments)],
    ['Total amount payable', inPoundsAndPence(plan.totalAmountPayable)],
    ['Total charge for credit', inPoundsAndPence(plan.totalChargeForCredit)],
    ['APR', apr === undefined ? '–' : inPercent(apr.shown)],
  ]);
  return schedule === undefined ? lines : [...lines, '', ...textTable(columns, schedule)];
}
