import { nothing, type Money } from '../../kernel/money';
import { PRODUCTS, type FinalPaymentKind } from '../model/products';
import type { Quote } from '../model/quote';
import { paymentsCount } from './payments-count';
import { vatWithDeposit } from './vat-with-deposit';

/**
 * A row of the finance table. The words are the page's. `miles` are of one year in
 * `annual-mileage` and of the whole agreement in `contract-mileage`.
 */
export type FinanceRow =
  | { readonly row: MoneyRow; readonly amount: Money }
  | { readonly row: 'monthly-payments'; readonly count: number; readonly amount: Money }
  | { readonly row: 'apr' | 'interest-rate'; readonly percent: number }
  | { readonly row: 'term'; readonly months: number }
  | { readonly row: 'annual-mileage' | 'contract-mileage'; readonly miles: number }
  | { readonly row: 'excess-mileage'; readonly pencePerMile: number };

export type MoneyRow =
  | 'first-payment'
  | 'all-inclusive-payment'
  | 'total-price'
  | 'deposit'
  | 'contribution'
  | 'total-deposit'
  | 'vat-with-deposit'
  | 'credit'
  | 'total-payable'
  | 'total-charges'
  | FinalPaymentKind
  | 'option-fee';

const money = (row: MoneyRow, amount: Money | undefined): readonly FinanceRow[] =>
  amount === undefined || amount === nothing ? [] : [{ row, amount }];

/**
 * Nothing and zero alike are no value (CG-049), a rate of 0 % too: the resolution exempts the deposit
 * alone. The representative example, which the law wants the APR in, states it whatever it is.
 */
const present = (value: number | undefined): value is number => value !== undefined && value !== 0;

/**
 * The rows of a quote's finance table, in the order of the finance example (FIN-22) with what else
 * a lender may state beside its kin. A row is there only when its value is, and zero is none; but
 * a deposit of nothing is a deposit (FIN-48, CG-049, SF-6). A final payment has the row
 * of its kind (FIN-23). Both deposit rows would say the same where the dealer contributes nothing.
 */
export function financeTable(quote: Quote, isCommercial: boolean): readonly FinanceRow[] {
  const { contribution = nothing, firstPayment, regularPayment } = quote;
  const { finalPayment } = PRODUCTS[quote.product];
  return [
    ...(regularPayment === nothing
      ? []
      : ([
          { row: 'monthly-payments', count: paymentsCount(quote), amount: regularPayment },
        ] as const)),
    ...money('first-payment', firstPayment === regularPayment ? undefined : firstPayment),
    ...money('all-inclusive-payment', quote.allInclusivePayment),
    ...money('total-price', quote.totalPrice ?? quote.cashPrice),
    { row: 'deposit', amount: quote.deposit },
    ...money('contribution', contribution),
    ...money('total-deposit', contribution === nothing ? undefined : quote.totalDeposit),
    ...money('vat-with-deposit', vatWithDeposit(quote, isCommercial)),
    ...money('credit', quote.amountOfCredit),
    ...(present(quote.apr) ? ([{ row: 'apr', percent: quote.apr }] as const) : []),
    ...(present(quote.termMonths) ? ([{ row: 'term', months: quote.termMonths }] as const) : []),
    ...money('total-payable', quote.totalAmountPayable),
    ...money('total-charges', quote.totalCharges),
    ...(present(quote.interestRate)
      ? ([{ row: 'interest-rate', percent: quote.interestRate }] as const)
      : []),
    ...(present(quote.annualMileage)
      ? ([{ row: 'annual-mileage', miles: quote.annualMileage }] as const)
      : []),
    ...(present(quote.contractMileage)
      ? ([{ row: 'contract-mileage', miles: quote.contractMileage }] as const)
      : []),
    ...(finalPayment === undefined ? [] : money(finalPayment, quote.optionalFinalPayment)),
    ...money('option-fee', quote.optionFee),
    ...(present(quote.excessMileageRate)
      ? ([{ row: 'excess-mileage', pencePerMile: quote.excessMileageRate }] as const)
      : []),
  ];
}
