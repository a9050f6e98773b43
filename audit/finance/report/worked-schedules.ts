import {
  paymentSchedule,
  scheduledMonthlyRate,
  type FinancePlan,
} from '../../../core/finance/public';
import { pence, pounds } from '../../../core/kernel/money';
import { agreed, DEFAULT_PLAN } from '../formulas/calculator-defaults';
import type { ScheduleLine, WorkedSchedule } from './audit-report';
import { percentText, poundsText } from './figure-text';

/** The published quote bmwfs-pcp-01: 380.65 a month, 28,734.84 in all. */
const PCP_PLAN = agreed({
  credit: pounds(20_682),
  deposit: pounds(1000),
  months: 47,
  apr: 11.9,
  finalPayment: pence(984_429),
});

type Addend = 'payment' | 'interest' | 'principal' | 'fee';

const sumOf = (lines: readonly ScheduleLine[], addend: Addend): number =>
  lines.reduce((sum, line) => sum + line[addend], 0);

function worked(id: string, title: string, about: string, plan: FinancePlan): WorkedSchedule {
  const lines = paymentSchedule(plan);
  return {
    id,
    title,
    about,
    terms: {
      'Amount of credit': poundsText(plan.credit),
      Deposit: poundsText(plan.deposit),
      APR: percentText(plan.apr),
      'Regular payments': `${plan.months} × ${poundsText(plan.monthly)}`,
      ...(plan.finalPayment > 0 && {
        'Optional final payment': `${poundsText(plan.finalPayment)} in month ${plan.months + 1}`,
      }),
      ...(plan.fee > 0 && { 'Option to purchase fee': `${poundsText(plan.fee)} with the last` }),
      'Total amount payable': poundsText(plan.totalAmountPayable),
      'Total charge for credit': poundsText(plan.totalChargeForCredit),
    },
    monthlyRate: Number((scheduledMonthlyRate(plan) * 100).toPrecision(10)),
    credit: plan.credit,
    lines,
    totals: {
      payment: sumOf(lines, 'payment'),
      interest: sumOf(lines, 'interest'),
      principal: sumOf(lines, 'principal'),
      fee: sumOf(lines, 'fee'),
    },
  };
}

/** Two whole agreements, line by line, for whoever wants to add them up. */
export const WORKED_SCHEDULES: readonly WorkedSchedule[] = [
  worked(
    'schedule-defaults',
    'Hire purchase: the calculator’s own defaults',
    'Interest of a month is the balance of the line above times the rate; the payment less interest and fee takes off the debt; the last balance is nothing.',
    DEFAULT_PLAN,
  ),
  worked(
    'schedule-pcp',
    'PCP: a published quote',
    'The quote bmwfs-pcp-01 among the examples: 47 payments of £380.65, then the optional final payment one month later, £28,734.84 in all with the deposit. The same figures come out here.',
    PCP_PLAN,
  ),
];
