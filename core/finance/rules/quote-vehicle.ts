import { add, nothing, subtract, times, type Money } from '../../kernel/money';
import type { FinanceProduct, Quote } from '../model/quote';
import type { QuoteTerms } from '../ports/quote-desk';
import { depositAmount } from './deposit-amount';
import { instalmentPlan, levelPayment } from '../arithmetic/annuity';
import { monthlyRateFromApr } from '../arithmetic/rates';
import { termForProduct } from './term-for-product';

/** What a lender charges, the same for every vehicle. */
export interface RateCard {
  readonly lender: string;
  /** Percent a year, priced at exactly this decimal. */
  readonly apr: number;
  /** The "fixed rate of interest" the lender prints beside the APR; lenders mean different things by it. */
  readonly fixedRate: number;
  /** For the option to purchase, due with the last payment and outside the rate. */
  readonly optionFee: Money;
}

export interface QuoteRequest extends QuoteTerms {
  readonly product: FinanceProduct;
  readonly cashPrice: Money;
  /** What the lender will take the vehicle back for; a PCP cannot be quoted without one. */
  readonly guaranteedFutureValue?: Money;
}

/**
 * One complete quote. Total payable is deposit + payments + option fee + final payment, to the
 * penny and from the rounded payment (finance rules, section 0). `undefined` where there is
 * nothing to quote: no price, a PCP without a future value, or a deposit so large that the future
 * value alone exceeds the debt. Nothing borrowed costs nothing, the option fee included.
 */
export function quoteVehicle(card: RateCard, request: QuoteRequest): Quote | undefined {
  const { product, cashPrice, guaranteedFutureValue } = request;
  const finalPayment = product === 'PCP' ? guaranteedFutureValue : nothing;
  if (cashPrice <= nothing || finalPayment === undefined) return undefined;

  const months = termForProduct(product, request.months);
  const deposit = depositAmount(cashPrice, request.deposit, request.depositType);
  const credit = subtract(cashPrice, deposit);
  const plan = instalmentPlan(monthlyRateFromApr(card.apr), months);
  const regularPayment = levelPayment(plan, credit, finalPayment);
  if (regularPayment < nothing) return undefined;

  const optionFee = credit === nothing ? nothing : card.optionFee;
  const payments = add(times(regularPayment, months), finalPayment);
  return {
    product,
    regularPayment,
    numberOfRegularPayments: months,
    termMonths: months,
    cashPrice,
    deposit,
    amountOfCredit: credit,
    totalAmountPayable: add(add(deposit, payments), optionFee),
    apr: card.apr,
    interestRate: card.fixedRate,
    annualMileage: request.mileage,
    ...(product === 'PCP' ? { optionalFinalPayment: finalPayment } : {}),
    optionFee,
    lender: card.lender,
  };
}
