import { add, nothing, pence, times, type Money } from '../../kernel/money';
import type { FeeTreatment } from '../model/finance-plan';
import type { Quote } from '../model/quote';
import type { AgreementFigures } from '../model/workings';
import { paymentsCount } from './payments-count';

/**
 * The figures of a lender’s quote, as the lender states them. Only what it leaves out is worked out:
 * the total of the payments, and the charge for credit where it names none. Lenders differ in whether
 * a first payment of another amount is one of the number they state, and whether the fee is inside
 * the final payment: the quote is read so that its own total holds, if either reading does that.
 * Nothing is made to add up; `workingsOf` tells what does not.
 */
export function figuresOfQuote(quote: Quote): AgreementFigures {
  const { deposit, optionalFinalPayment: finalPayment = nothing, optionFee: fee = nothing } = quote;
  const paidInAll = quote.totalAmountPayable - deposit;
  const [usual, ...others] = paymentReadings(quote);
  const readings = [usual, ...others].flatMap((payments) =>
    feeReadings(fee, finalPayment).map((feeTreatment): Reading => ({ ...payments, feeTreatment })),
  );
  const paidBy = ({ totalOfPayments, feeTreatment }: Reading): number =>
    totalOfPayments + finalPayment + (feeTreatment === 'in-final-payment' ? nothing : fee);
  const holding = readings.find((each) => paidBy(each) === paidInAll);
  return {
    product: quote.product,
    cashPrice: quote.totalPrice ?? quote.cashPrice,
    deposit,
    contribution: quote.contribution ?? nothing,
    credit: quote.amountOfCredit,
    apr: quote.apr,
    monthly: quote.regularPayment,
    finalPayment,
    fee,
    ...(holding ?? { ...usual, feeTreatment: 'last-payment' }),
    totalAmountPayable: quote.totalAmountPayable,
    totalChargeForCredit: quote.totalCharges ?? pence(paidInAll - quote.amountOfCredit),
  };
}

type PaymentReading = Pick<
  AgreementFigures,
  'months' | 'oddPayment' | 'oddPence' | 'totalOfPayments'
>;

interface Reading extends PaymentReading {
  readonly feeTreatment: FeeTreatment;
}

/** The regular payments, the usual reading first: a first one that differs is one of the number. */
function paymentReadings(quote: Quote): readonly [PaymentReading, ...PaymentReading[]] {
  const { regularPayment, firstPayment } = quote;
  const months = paymentsCount(quote);
  if (firstPayment === undefined || firstPayment === regularPayment) {
    return [{ months, totalOfPayments: times(regularPayment, months) }];
  }
  const withFirst = (count: number): PaymentReading => ({
    months: count,
    oddPayment: firstPayment,
    oddPence: 'first',
    totalOfPayments: add(times(regularPayment, count - 1), firstPayment),
  });
  return [withFirst(months), withFirst(months + 1)];
}

/** The usual one first: the fee is on top of the last payment. Without a fee both are the same. */
const feeReadings = (fee: Money, finalPayment: Money): readonly FeeTreatment[] =>
  fee <= finalPayment ? ['last-payment', 'in-final-payment'] : ['last-payment'];
