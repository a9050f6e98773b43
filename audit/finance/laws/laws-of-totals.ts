import fc from 'fast-check';
import { pence } from '../../../core/kernel/money';
import { sumOf } from './by-hand';
import { anyAgreement, bareTerms, planOf } from './drawn-plans';
import { anyCredit, anyMonths, anyShare, oddPence, RANGES } from './drawn-terms';
import { firstOf, law, unlessAtMost, unlessSame } from './law';

const EVERYTHING = [
  RANGES.apr,
  RANGES.months,
  RANGES.credit,
  RANGES.finalPayment,
  RANGES.deposit,
  RANGES.fee,
  RANGES.treatment,
  RANGES.oddPence,
];

export const totalsAddUp = law({
  id: 'totals-add-up',
  statement:
    'Regular payments, the odd one among them, add up to the total of payments; with the deposit, the final payment and the fee to the total amount payable; what goes to the lender less the credit is the charge for credit. All to the penny.',
  source: 'FIN-13, FIN-14, CG-038; finance rules, section 0',
  ranges: EVERYTHING,
  drawn: anyAgreement,
  breach: (request, core) => {
    const plan = planOf(core, request);
    const payments = plan.monthly * (plan.months - 1) + (plan.oddPayment ?? plan.monthly);
    const feeBeside = plan.feeTreatment === 'in-final-payment' ? 0 : plan.fee;
    const toLender = payments + plan.finalPayment + feeBeside;
    return firstOf(
      unlessSame('total of payments', payments, plan.totalOfPayments),
      unlessSame('total amount payable', plan.deposit + toLender, plan.totalAmountPayable),
      unlessSame('charge for credit', toLender - plan.credit, plan.totalChargeForCredit),
    );
  },
});

export const scheduleAddsUp = law({
  id: 'schedule-adds-up',
  statement:
    'The lines of a payment schedule add up to the plan: payments with the deposit are the total amount payable, principal is the credit, interest and fee are the charge for credit, and each line is interest, principal and fee.',
  source: 'finance rules, section D, bugs 7 and 16',
  ranges: EVERYTHING,
  drawn: anyAgreement,
  breach: (request, core) => {
    const plan = planOf(core, request);
    const lines = core.paymentSchedule(plan);
    const odd = lines.find(
      ({ payment, interest, principal, fee }) => payment !== interest + principal + fee,
    );
    return firstOf(
      unlessSame(
        'payments and deposit',
        plan.totalAmountPayable,
        plan.deposit + sumOf(lines, ({ payment }) => payment),
      ),
      unlessSame(
        'principal',
        plan.credit,
        sumOf(lines, ({ principal }) => principal),
      ),
      unlessSame(
        'interest and fee',
        plan.totalChargeForCredit,
        sumOf(lines, ({ interest, fee }) => interest + fee),
      ),
      odd === undefined ? undefined : `the line of month ${odd.month} does not add up`,
      unlessSame('lines', plan.months + (plan.finalPayment > 0 ? 1 : 0), lines.length),
    );
  },
});

export const scheduleEndsAtNothing = law({
  id: 'schedule-ends-at-nothing',
  statement: 'Once the last payment is made nothing is owed, and before that never less.',
  source: 'finance rules, section D, bugs 7, 10 and 16',
  ranges: EVERYTHING,
  drawn: anyAgreement,
  breach: (request, core) => {
    const plan = planOf(core, request);
    const balances = core.paymentSchedule(plan).map(({ balance }) => balance);
    return firstOf(
      unlessSame('last balance', 0, balances.at(-1)),
      unlessAtMost('nothing and the least balance', 0, Math.min(...balances)),
    );
  },
});

export const interestNeverNegative = law({
  id: 'interest-never-negative',
  statement:
    'No line of a schedule has negative interest, and each is a month’s interest on what was owed to within a penny and that penny’s own interest: two balances are rounded, and the first of them bears the month.',
  source: 'finance rules, section D, bug 8',
  ranges: EVERYTHING,
  drawn: anyAgreement,
  breach: (request, core) => {
    const plan = planOf(core, request);
    const rate = core.scheduledMonthlyRate(plan);
    let owed: number = plan.credit;
    for (const { month, interest, balance } of core.paymentSchedule(plan)) {
      if (interest < 0) return `month ${month} has interest of ${interest}`;
      // A penny; where pounds run to billions, what a binary fraction can tell of them.
      const hair = 1 + 1e-9 * owed * (1 + rate);
      if (Math.abs(interest - owed * rate) > hair + rate) {
        return `month ${month} has interest of ${interest}, a month of ${owed} bears ${owed * rate}`;
      }
      owed = balance;
    }
    return undefined;
  },
});

export const chargeNeverNegative = law({
  id: 'charge-never-negative',
  statement:
    'Credit never costs less than nothing: what is paid to the lender is at least the credit.',
  source: 'FIN-12; finance rules, section D, bug 8',
  ranges: EVERYTHING,
  drawn: anyAgreement,
  breach: (request, core) =>
    unlessAtMost(
      'nothing and the charge for credit',
      0,
      planOf(core, request).totalChargeForCredit,
    ),
});

export const paymentsNeverNegative = law({
  id: 'payments-never-negative',
  statement: 'No payment of an agreement is below nothing.',
  source: 'FIN-12',
  ranges: EVERYTHING,
  drawn: anyAgreement,
  breach: (request, core) => {
    const { monthly, oddPayment = monthly } = planOf(core, request);
    return firstOf(
      unlessAtMost('nothing and the monthly', 0, monthly),
      unlessAtMost('nothing and the odd payment', 0, oddPayment),
    );
  },
});

export const oddPenceStay = law({
  id: 'odd-pence-stay',
  statement:
    'At 0 % the payments and the final payment are the credit exactly: the pence that do not divide are in the one odd payment, and none is dropped.',
  source: 'finance rules, section 0 (0 %), section D, bugs 1, 8 and 9; MF-4',
  ranges: ['APR 0 %', RANGES.months, RANGES.credit, 'final payment nothing to all the credit'],
  drawn: fc.record({ credit: anyCredit, months: anyMonths, share: anyShare, oddPence }),
  breach: ({ share, ...terms }, core) => {
    const finalPayment = Math.floor(terms.credit * share);
    const plan = planOf(core, { ...terms, apr: 0, finalPayment: pence(finalPayment) });
    return firstOf(
      unlessSame('payments and final payment', plan.credit, plan.totalOfPayments + finalPayment),
      unlessSame('charge for credit', 0, plan.totalChargeForCredit),
    );
  },
});

export const oddPenceMoveNothing = law({
  id: 'odd-pence-move-nothing',
  statement:
    'Whether the odd pence are in the first payment or in the last changes which payment differs, and no total.',
  source: 'finance rules, section 0 (0 %)',
  ranges: [RANGES.apr, RANGES.months, RANGES.credit, RANGES.finalPayment],
  drawn: bareTerms,
  breach: (terms, core) => {
    const first = planOf(core, { ...terms, oddPence: 'first' });
    const last = planOf(core, { ...terms, oddPence: 'last' });
    return firstOf(
      unlessSame('monthly', first.monthly, last.monthly),
      first.oddPayment === last.oddPayment ? undefined : 'the odd payment changes',
      unlessSame('total amount payable', first.totalAmountPayable, last.totalAmountPayable),
    );
  },
});
