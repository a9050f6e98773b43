import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import type { CashFlow, FinancePlan } from '../../../core/finance/public';
import { pence } from '../../../core/kernel/money';
import type { Core } from '../recomputed/core-asked';
import {
  annuityByHand,
  discountByHand,
  endOfMonth,
  levelFlows,
  monthlyRateByHand,
} from './by-hand';
import { bareTerms, planOf } from './drawn-plans';
import { anyFee, RANGES } from './drawn-terms';
import { firstOf, law, unlessAtMost, unlessNear, unlessSame } from './law';

const RANGES_WITH_FEE = [RANGES.apr, RANGES.months, RANGES.credit, RANGES.finalPayment, RANGES.fee];

const termsAndFee = fc.tuple(bareTerms, anyFee);

/** Percent; NaN where there is none, which is near nothing. */
function exactApr(core: Core, plan: FinancePlan): number {
  const solved = core.aprOfPlan(plan);
  return isRight(solved) ? solved.right.exact : Number.NaN;
}

export const feeOnTopNeverLowersApr = law({
  id: 'fee-on-top-never-lowers-the-apr',
  statement:
    'A fee on top of the last payment leaves every instalment as it is, adds itself to the totals, and never lowers the APR of the plan.',
  source: 'finance rules, B2, treatment 1',
  ranges: RANGES_WITH_FEE,
  drawn: termsAndFee,
  breach: ([terms, fee], core) => {
    const without = planOf(core, terms);
    const withFee = planOf(core, { ...terms, fee, feeTreatment: 'last-payment' });
    const apr = exactApr(core, without);
    return firstOf(
      unlessSame('monthly', without.monthly, withFee.monthly),
      unlessSame('odd payment', without.oddPayment ?? 0, withFee.oddPayment ?? 0),
      unlessSame(
        'total amount payable',
        without.totalAmountPayable + fee,
        withFee.totalAmountPayable,
      ),
      unlessSame(
        'charge for credit',
        without.totalChargeForCredit + fee,
        withFee.totalChargeForCredit,
      ),
      unlessAtMost('APR without and with the fee', apr - apr * 1e-9, exactApr(core, withFee)),
    );
  },
});

export const feeInsideTheApr = law({
  id: 'fee-inside-the-apr',
  statement:
    'With the fee inside the rate, the unrounded instalments with the fee bear exactly the stated APR; the monthly is those to the nearest penny, and never above the monthly without a fee.',
  source: 'finance rules, B2, treatment 2',
  ranges: RANGES_WITH_FEE,
  drawn: termsAndFee,
  breach: ([terms, fee], core) => {
    const { credit, months, apr, finalPayment } = terms;
    const planned = core.planFinance({ ...terms, fee, feeTreatment: 'in-apr' });
    const rate = monthlyRateByHand(apr);
    const feeMonth = finalPayment > 0 ? months + 1 : months;
    const worthOfRest =
      finalPayment * discountByHand(rate, months + 1) + fee * discountByHand(rate, feeMonth);
    const instalment = (credit - worthOfRest) / annuityByHand(rate, months);
    const hair = credit * 1e-11;
    if (!isRight(planned)) {
      return instalment > hair ? `refused, and ${instalment} a month would do` : undefined;
    }
    const flows: readonly CashFlow[] = [
      ...levelFlows(credit, months, instalment),
      { years: endOfMonth(months + 1), amount: finalPayment },
      { years: endOfMonth(feeMonth), amount: fee },
    ];
    const solved = core.solveApr(flows);
    const { monthly } = planned.right;
    return firstOf(
      unlessNear(
        'APR of the unrounded plan',
        apr,
        isRight(solved) ? solved.right.exact : Number.NaN,
        1e-7 * Math.max(1, apr),
      ),
      unlessNear('monthly', instalment, monthly, (apr === 0 ? 1 : 0.5) + hair),
      unlessAtMost('monthly with and without the fee', monthly, planOf(core, terms).monthly),
    );
  },
});

export const feeInsideTheFinalPayment = law({
  id: 'fee-inside-the-final-payment',
  statement:
    'A final payment said to include the fee is that much smaller a final payment with the fee on top: the same monthly, the same totals. The fee is never added twice.',
  source: 'finance rules, B2, treatment 3',
  ranges: [...RANGES_WITH_FEE, 'final payment at least the fee'],
  drawn: termsAndFee.filter(([{ finalPayment }, fee]) => finalPayment >= fee),
  breach: ([terms, fee], core) => {
    const inside = planOf(core, { ...terms, fee, feeTreatment: 'in-final-payment' });
    const finalPayment = pence(terms.finalPayment - fee);
    const onTop = planOf(core, { ...terms, finalPayment, fee, feeTreatment: 'last-payment' });
    return firstOf(
      unlessSame('monthly', onTop.monthly, inside.monthly),
      unlessSame('odd payment', onTop.oddPayment ?? 0, inside.oddPayment ?? 0),
      unlessSame('total amount payable', onTop.totalAmountPayable, inside.totalAmountPayable),
      unlessSame('charge for credit', onTop.totalChargeForCredit, inside.totalChargeForCredit),
    );
  },
});

export const noFeeNoTreatment = law({
  id: 'no-fee-no-treatment',
  statement: 'Without a fee the three treatments of it are the same plan.',
  source: 'finance rules, B2',
  ranges: [RANGES.apr, RANGES.months, RANGES.credit, RANGES.finalPayment],
  drawn: bareTerms,
  breach: (terms, core) => {
    const plain = planOf(core, terms);
    return firstOf(
      ...(['in-apr', 'in-final-payment'] as const).map((feeTreatment) => {
        const { monthly, totalAmountPayable } = planOf(core, { ...terms, feeTreatment });
        return firstOf(
          unlessSame(`monthly, ${feeTreatment}`, plain.monthly, monthly),
          unlessSame(`total, ${feeTreatment}`, plain.totalAmountPayable, totalAmountPayable),
        );
      }),
    );
  },
});
