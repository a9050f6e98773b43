import {
  depositAmount,
  instalmentPlan,
  levelPayment,
  monthlyRateFromApr,
  termForProduct,
  type QuoteTerms,
} from '../../../core/finance/public';
import { pence, subtract } from '../../../core/kernel/money';
import { ageInMonths, guaranteedFutureValue, rateCardFor } from './lender';

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
}

/**
 * The lower of the two products' regular payments for every vehicle, in pence: what `quotesOn`
 * says, without building the quotes.
 */
export function monthlyPayments(
  columns: PricedColumns,
  terms: QuoteTerms,
  today: number,
): Uint32Array {
  const monthlyRate = monthlyRateFromApr(rateCardFor(terms).apr);
  const hpPlan = instalmentPlan(monthlyRate, termForProduct('HP', terms.months));
  const pcpMonths = termForProduct('PCP', terms.months);
  const pcpPlan = instalmentPlan(monthlyRate, pcpMonths);
  const { price, mileage, registeredDay } = columns;
  const payments = new Uint32Array(price.length).fill(MISSING);
  for (let position = 0; position < price.length; position++) {
    const asked = price[position]!;
    if (asked === MISSING || asked === 0) continue;
    const cashPrice = pence(asked);
    const credit = subtract(cashPrice, depositAmount(cashPrice, terms.deposit, terms.depositType));
    const miles = mileage[position]!;
    const future = guaranteedFutureValue(
      {
        price: cashPrice,
        ageMonths: ageInMonths(registeredDay[position]!, today),
        mileage: miles === MISSING ? undefined : miles,
      },
      pcpMonths,
      terms.mileage,
    );
    const hp = levelPayment(hpPlan, credit);
    const pcp = future === undefined ? -1 : levelPayment(pcpPlan, credit, future);
    payments[position] = pcp >= 0 && pcp < hp ? pcp : hp;
  }
  return payments;
}
