import { getOrElseW } from 'fp-ts/Either';
import {
  aprOfPlan,
  exactPayment,
  type FeeTreatment,
  type FinancePlan,
} from '../../../core/finance/public';
import { nothing } from '../../../core/kernel/money';
import type { Formula } from '../model';
import { decimalText, exactPoundsText, percentText, poundsText } from '../report/figure-text';
import { signs } from './symbols';
import {
  agreed,
  APR,
  CREDIT,
  DEFAULT_PLAN,
  DEFAULT_REQUEST,
  FACTORS,
  FEE,
  MONTHS,
} from './calculator-defaults';

const treated = (feeTreatment: FeeTreatment): FinancePlan =>
  agreed({
    ...DEFAULT_REQUEST,
    feeTreatment,
    ...(feeTreatment === 'in-final-payment' && { finalPayment: FEE }),
  });
const onTop = treated('last-payment');
const inApr = treated('in-apr');
const inFinal = treated('in-final-payment');

const exactApr = (plan: FinancePlan): string =>
  percentText(
    getOrElseW(() => {
      throw new Error('The defaults have an APR');
    })(aprOfPlan(plan)).exact,
    4,
  );

/** Of the last instalment: the years of the term at the APR. */
const discount = (1 + APR / 100) ** (-MONTHS / 12);
const exactInApr = exactPayment(FACTORS, CREDIT - FEE * discount, nothing);

const { monthly, deposit, totalOfPayments, totalAmountPayable, totalChargeForCredit } =
  DEFAULT_PLAN;

export const FEE_FORMULAS: readonly Formula[] = [
  {
    id: 'option-fee',
    name: 'The option to purchase fee, three ways',
    inWords:
      'The fee for the option to buy is due with the last payment there is. Lenders do one of three things with it, and an agreement here names which. The calculator uses the first, the best evidenced.',
    notation: [
      'last-payment:  P = C / a, and the last payment is P + fee',
      'in-apr:  P = (C − fee · v^n) / a, and the last payment is P + fee (n + 1 where there is a final payment)',
      'in-final-payment:  F is stated with the fee inside it, P = (C − (F − fee) · v^(n+1)) / a',
    ],
    symbols: signs('fee', 'C', 'F', 'P', 'a', 'v', 'n'),
    source:
      'Finance rules, B2: (1) Finset, cinch 01 and 02, twelve Irish quotes; (2) cinch 06; (3) Daci',
    where:
      'core/finance/arithmetic/plan-finance.ts, planFinance (feeTreatment); plan-flows.ts, paymentsDue',
    example: [
      `last-payment: ${MONTHS - 1} × ${poundsText(onTop.monthly)}, then ${poundsText(onTop.monthly + FEE)}; APR of it all ${exactApr(onTop)}`,
      `in-apr (v^(${MONTHS}) = ${decimalText(discount, 8)}, see above): (${decimalText(CREDIT / 100, 2)} − ${decimalText(FEE / 100, 2)} × ${decimalText(discount, 8)}) ÷ ${decimalText(FACTORS.annuity, 8)} = ${exactPoundsText(exactInApr)}: ${MONTHS - 1} × ${poundsText(inApr.monthly)}, then ${poundsText(inApr.monthly + FEE)}; APR of it all ${exactApr(inApr)}`,
      `in-final-payment, with a final payment of ${poundsText(FEE)} that is nothing but the fee: ${MONTHS} × ${poundsText(inFinal.monthly)}, then ${poundsText(inFinal.finalPayment)} in month ${MONTHS + 1}; APR of it all ${exactApr(inFinal)}`,
    ],
  },
  {
    id: 'totals',
    name: 'The totals',
    inWords:
      'Every total is a sum of payments in whole pence, as they would be paid. The total amount payable is all that the customer ever pays, deposit and fee included. The total charge for credit is what the lender is paid beyond what it lent.',
    notation: [
      'total of monthly payments = P · n (plus what the odd payment differs by)',
      'total amount payable = deposit + total of monthly payments + F + fee',
      'total charge for credit = total of monthly payments + F + fee − C',
    ],
    symbols: {
      ...signs('P', 'n', 'F', 'C'),
      fee: 'the option to purchase fee; one inside F is not counted again',
    },
    source: 'Finance rules section 0 (43 of 44 quotes) and section 4; decision CG-038',
    where: 'core/finance/arithmetic/plan-finance.ts, planFinance',
    example: [
      `Total of monthly payments = ${MONTHS} × ${poundsText(monthly)} = ${poundsText(totalOfPayments)}`,
      `Total amount payable = ${poundsText(deposit)} + ${poundsText(totalOfPayments)} + ${poundsText(FEE)} = ${poundsText(totalAmountPayable)}`,
      `Total charge for credit = ${poundsText(totalOfPayments)} + ${poundsText(FEE)} − ${poundsText(CREDIT)} = ${poundsText(totalChargeForCredit)}`,
      `Check: ${poundsText(totalAmountPayable)} − ${poundsText(CREDIT + deposit)} (the price) = ${poundsText(totalAmountPayable - CREDIT - deposit)}`,
    ],
  },
];
