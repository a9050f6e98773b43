import { chain, left, right, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { add, nothing, subtract, type Money } from '../../kernel/money';
import { planFinance } from '../arithmetic/plan-finance';
import { aprOfPlan } from '../arithmetic/solve-apr';
import type { AprFailure, FinancePlan, PlanFailure } from '../model/finance-plan';
import { PRODUCTS, type FinanceProduct } from '../model/products';
import type { Quote } from '../model/quote';
import type { QuoteTerms } from '../ports/quote-desk';
import { depositAmount } from './deposit-amount';
import { termForProduct } from './term-for-product';

/** What a lender charges, the same for every vehicle. */
export interface RateCard {
  readonly lender: string;
  /** Percent a year that instalments are priced at, exactly this decimal. */
  readonly apr: number;
  /** The "fixed rate of interest" the lender prints beside the APR; lenders mean different things by it. */
  readonly fixedRate: number;
  /** For the option to purchase, due with the last payment and outside the rate. */
  readonly optionFee: Money;
}

export interface QuoteRequest extends QuoteTerms {
  readonly product: FinanceProduct;
  readonly cashPrice: Money;
  /** What the lender will take the vehicle back for; no final payment can be quoted without one. */
  readonly guaranteedFutureValue?: Money;
  /** Pence for every mile above the agreed ones, where miles are agreed. */
  readonly excessMileageRate?: number;
}

/** Why a lender does not quote. */
export type QuoteRefusal =
  | { readonly kind: 'no-price' }
  /** Too old or too far driven at the end for the lender to promise a value. */
  | { readonly kind: 'no-future-value' }
  /** At or above the price: there is nothing to borrow. */
  | { readonly kind: 'deposit-reaches-price'; readonly deposit: Money }
  | PlanFailure
  | AprFailure;

/**
 * One complete quote, by the arithmetic of `planFinance`: total payable is deposit, payments, option
 * fee and final payment, to the penny and from the rounded payments (finance rules, section 0). Its
 * APR is solved from what is paid, the fee included, so that a fee which moves it shows. A first
 * payment stands beside the others only where it differs, a last one likewise (FIN-49).
 */
export function quoteVehicle(card: RateCard, request: QuoteRequest): Either<QuoteRefusal, Quote> {
  const { product, cashPrice, guaranteedFutureValue } = request;
  const finalPayment =
    PRODUCTS[product].finalPayment === undefined ? nothing : guaranteedFutureValue;
  if (cashPrice <= nothing) return left({ kind: 'no-price' });
  if (finalPayment === undefined) return left({ kind: 'no-future-value' });

  const deposit = depositAmount(cashPrice, request.deposit, request.depositType);
  const credit = subtract(cashPrice, deposit);
  if (credit === nothing) return left({ kind: 'deposit-reaches-price', deposit });

  return pipe(
    planFinance({
      credit,
      months: termForProduct(product, request.months),
      apr: card.apr,
      finalPayment,
      deposit,
      fee: card.optionFee,
    }),
    chain((plan): Either<QuoteRefusal, Quote> =>
      pipe(
        aprOfPlan(plan),
        chain((apr) => right(quoteOf(plan, apr.shown, card, request))),
      ),
    ),
  );
}

function quoteOf(
  plan: FinancePlan,
  apr: number,
  card: RateCard,
  { product, cashPrice, mileage, excessMileageRate }: QuoteRequest,
): Quote {
  const { monthly, months, oddPayment, finalPayment, fee, deposit } = plan;
  const { finalPayment: kind, agreesMileage } = PRODUCTS[product];
  const lastPayment = add(kind === undefined ? monthly : finalPayment, fee);
  return {
    product,
    regularPayment: monthly,
    numberOfRegularPayments: months,
    termMonths: months,
    cashPrice,
    totalPrice: cashPrice,
    deposit,
    totalDeposit: deposit,
    amountOfCredit: plan.credit,
    totalAmountPayable: plan.totalAmountPayable,
    totalCharges: plan.totalChargeForCredit,
    apr,
    interestRate: card.fixedRate,
    annualMileage: mileage,
    ...(oddPayment === undefined ? {} : { firstPayment: oddPayment }),
    ...(lastPayment === monthly ? {} : { lastPayment }),
    ...(kind === undefined ? {} : { optionalFinalPayment: finalPayment }),
    ...(agreesMileage
      ? {
          contractMileage: Math.round((mileage * months) / 12),
          ...(excessMileageRate === undefined ? {} : { excessMileageRate }),
        }
      : {}),
    optionFee: fee,
    lender: card.lender,
  };
}
