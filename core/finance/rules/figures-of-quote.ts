import { nothing, pence, type Money } from '../../kernel/money';
import type { Quote } from '../model/quote';
import type { AgreementFigures } from '../model/workings';

/**
 * The figures of a lender’s quote, as the lender states them. Only what it leaves out is worked out:
 * the total of the payments, and the charge for credit where it names none. Nothing is made to add
 * up; `workingsOf` tells what does not.
 */
export function figuresOfQuote(quote: Quote): AgreementFigures {
  const { regularPayment: monthly, numberOfRegularPayments: months, deposit } = quote;
  const oddPayment = oddPaymentOf(quote);
  const finalPayment = quote.optionalFinalPayment ?? nothing;
  const fee = quote.optionFee ?? nothing;
  const totalOfPayments = pence(
    monthly * months + (oddPayment === undefined ? 0 : oddPayment - monthly),
  );
  const paidInAll = quote.totalAmountPayable - deposit;
  // Some lenders print a final payment that has the fee in it: then the total holds without the fee.
  const isFeeInside =
    fee > nothing && fee <= finalPayment && paidInAll === totalOfPayments + finalPayment;
  return {
    product: quote.product,
    cashPrice: quote.totalPrice ?? quote.cashPrice,
    deposit,
    contribution: quote.contribution ?? nothing,
    credit: quote.amountOfCredit,
    apr: quote.apr,
    months,
    monthly,
    ...(oddPayment === undefined ? {} : { oddPayment, oddPence: 'first' }),
    finalPayment,
    fee,
    feeTreatment: isFeeInside ? 'in-final-payment' : 'last-payment',
    totalOfPayments,
    totalAmountPayable: quote.totalAmountPayable,
    totalChargeForCredit: quote.totalCharges ?? pence(paidInAll - quote.amountOfCredit),
  };
}

/** A stated first payment that is not like the others is one of them all the same. */
const oddPaymentOf = ({ firstPayment, regularPayment }: Quote): Money | undefined =>
  firstPayment === undefined || firstPayment === regularPayment ? undefined : firstPayment;
