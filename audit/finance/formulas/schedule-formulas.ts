import { paymentSchedule, scheduledMonthlyRate } from '../../../core/finance/public';
import type { Formula } from '../model';
import { decimalText, poundsText } from '../report/figure-text';
import { signs } from './symbols';
import { CREDIT, DEFAULT_PLAN, MONTHLY_RATE, MONTHS } from './calculator-defaults';

const rate = scheduledMonthlyRate(DEFAULT_PLAN);
const schedule = paymentSchedule(DEFAULT_PLAN);
const [first] = schedule;
const last = schedule.at(-1);
if (first === undefined || last === undefined) throw new Error('The defaults have a schedule');

export const SCHEDULE_FORMULAS: readonly Formula[] = [
  {
    id: 'schedule',
    name: 'The payment schedule',
    inWords:
      'Each payment first bears the month’s interest on what is owed; the rest, the fee apart, takes off the debt. Payments are whole pence, so the rate of the schedule is the one at which just these payments bring the debt to nothing: it differs from the rate of the APR far behind the decimal point. What is owed after a payment is what the payments still to come are worth, to the nearest penny; interest is what is left of the payment.',
    notation: [
      'C = Σ (D_k − fee_k) · (1 + r)^(−k)',
      'balance_k = Σ_(l > k) (D_l − fee_l) · (1 + r)^(−(l − k)), to the nearest penny',
      'principal_k = balance_(k−1) − balance_k',
      'interest_k = D_k − fee_k − principal_k',
    ],
    symbols: {
      ...signs('C'),
      k: 'the month',
      D_k: 'what is paid in it, the fee included',
      r: 'the rate of the schedule, of one month',
      balance_k: 'owed after it; balance_0 is the credit, the last balance is 0',
    },
    source: 'Bug reports 7, 8, 10 and 16 of the finance rules, section D',
    where: 'core/finance/arithmetic/schedule.ts, paymentSchedule and scheduledMonthlyRate',
    example: [
      `r = ${decimalText(rate, 10)} (the rate of the APR is ${decimalText(MONTHLY_RATE, 10)})`,
      `Month 1: interest on ${poundsText(CREDIT)} = ${decimalText((CREDIT * rate) / 100, 4)}, so ${poundsText(first.interest)}; principal ${poundsText(first.payment)} − ${poundsText(first.interest)} = ${poundsText(first.principal)}; owed ${poundsText(first.balance)}`,
      `Month ${MONTHS}: paid ${poundsText(last.payment)}, of which fee ${poundsText(last.fee)}, interest ${poundsText(last.interest)}, principal ${poundsText(last.principal)}; owed ${poundsText(last.balance)}`,
      'All lines are in the schedules below',
    ],
  },
];
