import { isLeft } from 'fp-ts/Either';
import { add, scaled, subtract } from '../../kernel/money';
import { halfUp } from '../../kernel/rounding';
import { planFinance } from '../arithmetic/plan-finance';
import { PRODUCT_CODES, PRODUCTS, type FinanceProduct } from '../model/products';
import type { Quote, QuoteSet } from '../model/quote';
import { CALCULATOR_DEFAULTS } from './calculator-terms';
import { bestQuotes } from './cheapest-quote';

/**
 * What the example is of where no lender has quoted: the calculator’s price, deposit and fee
 * (FIN-06), and for each product its payments and rates. A PCP has 49 payments, 48 monthly ones and
 * the final one (FIN-26, CG-047), at 12.6 percent; hire purchase has 60 (FIN-27), at the calculator’s
 * rates (CG-046). No document says what a PCP leaves at the end: two fifths of the price, about what
 * a lender promises for a car of this price at that age. The PCP’s fixed rate is the one it is
 * priced at.
 */
export const EXAMPLE_TERMS = {
  cashPrice: CALCULATOR_DEFAULTS.amount,
  deposit: CALCULATOR_DEFAULTS.deposit,
  fee: CALCULATOR_DEFAULTS.optionFee,
  PCP: { months: 48, apr: 12.6, fixedRate: 12.6, finalShare: 0.4 },
  HP: {
    months: 60,
    apr: CALCULATOR_DEFAULTS.apr,
    fixedRate: CALCULATOR_DEFAULTS.fixedRate,
    finalShare: 0,
  },
} as const;

/**
 * A complete example of every product, so that no rate stands without one while there is no live
 * quote (FIN-26, FIN-27; CONC 3.5.3). It is of no vehicle, and whoever shows it says so.
 */
export const exampleWithoutQuote = (): QuoteSet => bestQuotes(PRODUCT_CODES.flatMap(exampleOf));

/** One, as these terms make an agreement. */
function exampleOf(product: FinanceProduct): readonly Quote[] {
  const { cashPrice, deposit, fee } = EXAMPLE_TERMS;
  const { months, apr, fixedRate, finalShare } = EXAMPLE_TERMS[product];
  const finalPayment = scaled(cashPrice, finalShare, halfUp);
  const worked = planFinance({
    credit: subtract(cashPrice, deposit),
    months,
    apr,
    finalPayment,
    deposit,
    fee,
  });
  if (isLeft(worked)) return [];
  const plan = worked.right;
  const { finalPayment: kind, agreesMileage } = PRODUCTS[product];
  const quote: Quote = {
    product,
    regularPayment: plan.monthly,
    numberOfRegularPayments: months,
    // The final payment falls due a month after the last regular one.
    termMonths: kind === undefined ? months : months + 1,
    cashPrice,
    deposit,
    amountOfCredit: plan.credit,
    totalAmountPayable: plan.totalAmountPayable,
    totalCharges: plan.totalChargeForCredit,
    apr,
    interestRate: fixedRate,
    optionFee: fee,
    lastPayment: add(kind === undefined ? plan.monthly : finalPayment, fee),
    ...(kind === undefined ? {} : { optionalFinalPayment: finalPayment }),
    ...(agreesMileage ? { annualMileage: CALCULATOR_DEFAULTS.mileage } : {}),
  };
  return [quote];
}
