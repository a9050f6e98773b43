import {
  depositAmount,
  pricedTerm,
  PRODUCT_CODES,
  PRODUCTS,
  regularPayment,
  termForProduct,
  type FinanceProduct,
} from '../../../core/finance/public';
import { nothing, pence, subtract, type Money } from '../../../core/kernel/money';
import { ageInMonths } from '../lender/lender';
import { agreedMileage, aprFor, type LenderTerms } from '../lender/rate-card';
import { RESIDUAL_TABLES, residualValue } from '../lender/residual-values';

/** In a column of whole numbers: no such fact. */
export const MISSING = 0xffffffff;

/** The facts a payment depends on, by position; `MISSING` where unknown. */
export interface PricedColumns {
  /** Pence. */
  readonly price: Uint32Array;
  /** Miles. */
  readonly mileage: Uint32Array;
  /** Days since 1970. */
  readonly registeredDay: Int32Array;
  /** Place in `VALUE_CLASSES`. */
  readonly valueClass: Uint8Array;
}

type PricedTerm = ReturnType<typeof pricedTerm>;

/** Terms that a monthly budget is reckoned on; of one product where the shopper chose it. */
export interface MonthlyTerms extends LenderTerms {
  readonly product?: FinanceProduct;
}

/**
 * The regular payment of the chosen product for every vehicle, else the lowest of all, in pence:
 * what `quotesOn` says, without building the quotes.
 */
export function monthlyPayments(
  columns: PricedColumns,
  terms: MonthlyTerms,
  today: number,
): Uint32Array {
  const products = (terms.product === undefined ? PRODUCT_CODES : [terms.product]).map(
    (product) => ({
      term: pricedTerm(aprFor(terms, product), termForProduct(product, terms.months)),
      hasFinalPayment: PRODUCTS[product].finalPayment !== undefined,
    }),
  );
  const annualMileage = agreedMileage(terms.mileage);
  const { price, mileage, registeredDay, valueClass } = columns;

  const againstValue = (
    term: PricedTerm,
    position: number,
    cashPrice: Money,
    credit: Money,
  ): number => {
    const miles = mileage[position]!;
    const table = RESIDUAL_TABLES[valueClass[position]!];
    if (miles === MISSING || table === undefined) return MISSING;
    const age = ageInMonths(registeredDay[position]!, today);
    const value = residualValue(table, cashPrice, age, miles, term.months, annualMileage);
    return value === undefined ? MISSING : paymentOr(term, credit, value);
  };

  const payments = new Uint32Array(price.length).fill(MISSING);
  for (let position = 0; position < price.length; position++) {
    const asked = price[position]!;
    if (asked === MISSING || asked === 0) continue;
    const cashPrice = pence(asked);
    const credit = subtract(cashPrice, depositAmount(cashPrice, terms.deposit, terms.depositType));
    if (credit === nothing) continue;
    let lowest = MISSING;
    for (const { term, hasFinalPayment } of products) {
      const payment = hasFinalPayment
        ? againstValue(term, position, cashPrice, credit)
        : paymentOr(term, credit, nothing);
      if (payment < lowest) lowest = payment;
    }
    payments[position] = lowest;
  }
  return payments;
}

const paymentOr = (term: PricedTerm, credit: Money, finalPayment: Money): number =>
  regularPayment(term, credit, finalPayment) ?? MISSING;
