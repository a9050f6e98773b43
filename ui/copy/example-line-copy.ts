import { paymentsCount, type Quote } from '../../core/finance/public';
import { inPounds, inPoundsAndPence, pence, type Money } from '../../core/kernel/money';
import { finalPaymentName } from './product-copy';
import { aprInWords, rateWords } from './rate-words';

export const EXAMPLE_LINE_TITLE = 'Representative example';

/** No pence where there are none: a line has little room. */
const exactly = (sum: Money): string =>
  sum % 100 === 0 ? inPounds(sum) : inPoundsAndPence(pence(sum));

/**
 * A representative example in one sentence, with all that CONC 3.5.5 asks of it but the APR, which
 * is set apart: price, deposit, credit, payments, charges, total, term and fixed rate.
 */
export function exampleSentence(quote: Quote): string {
  const { interestRate, optionalFinalPayment, optionFee, contribution } = quote;
  return [
    `price ${exactly(quote.cashPrice)}`,
    `deposit ${exactly(quote.deposit)}`,
    contribution ? `dealer contribution ${exactly(contribution)}` : undefined,
    `credit ${exactly(quote.amountOfCredit)}`,
    `${paymentsCount(quote)} payments of ${inPoundsAndPence(quote.regularPayment)}`,
    optionalFinalPayment
      ? `${finalPaymentName(quote.product).toLowerCase()} ${exactly(optionalFinalPayment)}`
      : undefined,
    optionFee ? `option fee ${exactly(optionFee)}` : undefined,
    `total ${inPoundsAndPence(quote.totalAmountPayable)}`,
    `${quote.termMonths} months`,
    interestRate === undefined ? undefined : `fixed rate ${rateWords(interestRate)} a year`,
  ]
    .filter((part) => part !== undefined)
    .join(', ');
}

/** "13.6% APR representative". */
export const exampleApr = ({ apr }: Quote): string => aprInWords(apr).replace('%', '% APR');
