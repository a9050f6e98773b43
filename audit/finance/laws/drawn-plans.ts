import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import { planFinance, type FinancePlan, type PlanRequest } from '../../../core/finance/public';
import { pence, type Money } from '../../../core/kernel/money';
import type { Core } from '../recomputed/core-asked';
import { discountByHand, monthlyRateByHand } from './by-hand';
import {
  anyApr,
  anyCredit,
  anyDeposit,
  anyFee,
  anyMonths,
  anyShare,
  aTreatment,
  oddPence,
} from './drawn-terms';

const MOST_FINAL_PAYMENT = 10_000_000_000;

/** Credit, months, APR and a final payment the credit can bear; nothing else. */
export interface BareTerms {
  readonly credit: Money;
  readonly months: number;
  readonly apr: number;
  readonly finalPayment: Money;
}

/** A share of the largest final payment, a hair under it, so that no rounding refuses it. */
export function finalPaymentOf(credit: number, months: number, apr: number, share: number): Money {
  const most = (credit / discountByHand(monthlyRateByHand(apr), months + 1)) * (1 - 1e-9);
  return pence(Math.floor(Math.min(most, MOST_FINAL_PAYMENT) * share));
}

/** Hire purchase where the final payment is nothing, else a personal contract purchase. */
export const bareTerms: fc.Arbitrary<BareTerms> = fc
  .record({ credit: anyCredit, months: anyMonths, apr: anyApr, share: anyShare })
  .map(({ share, ...terms }) => ({
    ...terms,
    finalPayment: finalPaymentOf(terms.credit, terms.months, terms.apr, share),
  }));

/** Hire purchase alone. */
export const hirePurchase = fc.record({ credit: anyCredit, months: anyMonths, apr: anyApr });

/** Everything a request can say, whether or not it makes an agreement. */
export const anyRequest: fc.Arbitrary<Required<PlanRequest>> = fc
  .record({
    terms: bareTerms,
    deposit: anyDeposit,
    contribution: anyDeposit,
    fee: anyFee,
    feeTreatment: aTreatment,
    oddPence,
  })
  .map(({ terms, ...rest }) => ({ ...terms, ...rest }));

/** The requests of every agreement there can be. */
export const anyAgreement: fc.Arbitrary<Required<PlanRequest>> = anyRequest.filter((request) =>
  isRight(planFinance(request)),
);

/** The plan of a request that makes one. @throws where it makes none, which breaks the law that asked. */
export function planOf(core: Core, request: PlanRequest): FinancePlan {
  const planned = core.planFinance(request);
  if (isRight(planned)) return planned.right;
  throw new Error(`no plan: ${JSON.stringify(planned.left)} of ${JSON.stringify(request)}`);
}
