import { isLeft, left, right, type Either } from 'fp-ts/Either';
import { add, nothing, subtract, type Money } from '../../kernel/money';
import { planFinance } from '../arithmetic/plan-finance';
import { aprFromMonthlyRate } from '../arithmetic/rates';
import { scheduledMonthlyRate } from '../arithmetic/schedule';
import type { Quote } from '../model/quote';
import type { AgreementFigures } from '../model/workings';
import { agreementPlan } from './agreement-plan';
import { figuresOfQuote } from './figures-of-quote';
import { figuresOfPlan } from './figures-of-plan';
import { solvedApr } from './solved-apr';

/**
 * Why a quote has no figures with a part exchange. `covers-all`: deposit and part exchange reach the
 * price, so that nothing is borrowed. `too-little-left`: what waits until the end is worth more today
 * than what would be borrowed. `no-agreement`: the lender's own payments do not repay its credit.
 */
export type PartExchangeRefusal = 'covers-all' | 'too-little-left' | 'no-agreement';

/**
 * A lender's quote with a part exchange beside its deposit: an illustration, worked out without the
 * lender. Product, term, fee and final payment stay; the credit is less by the part exchange, and the
 * instalments are priced anew at the very rate that those of the quote bear. The APR is solved from the
 * result. With nothing brought they are the figures of the quote, to the penny.
 *
 * @param brought what the part exchange brings, nothing or above
 */
export function figuresWithPartExchange(
  quote: Quote,
  brought: Money,
): Either<PartExchangeRefusal, AgreementFigures> {
  const figures = figuresOfQuote(quote);
  if (brought <= nothing) return right(figures);
  const plan = agreementPlan(figures);
  if (plan === undefined) return left('no-agreement');
  const credit = subtract(plan.credit, brought);
  if (credit <= nothing) return left('covers-all');
  const priced = planFinance({
    credit,
    months: plan.months,
    apr: figures.apr === 0 ? 0 : aprFromMonthlyRate(scheduledMonthlyRate(plan)),
    finalPayment: plan.finalPayment,
    deposit: add(plan.deposit, brought),
    contribution: plan.contribution,
    fee: plan.fee,
    feeTreatment: plan.feeTreatment,
  });
  if (isLeft(priced)) return left('too-little-left');
  const withIt = {
    ...figuresOfPlan(priced.right, quote.product),
    cashPrice: figures.cashPrice,
  };
  return right({ ...withIt, apr: solvedApr(withIt)?.shown ?? figures.apr });
}
