import {
  cheapestQuote,
  financeTable,
  paymentsCount,
  type FinanceProduct,
  type Quote,
} from '../../../core/finance/public';
import { nothing, pence, pounds } from '../../../core/kernel/money';
import type { Reading } from '../model';
import { countText, poundsText } from '../report/figure-text';

const REGULAR = pence(19_999);

const quoteOf = (product: FinanceProduct): Quote => ({
  product,
  regularPayment: REGULAR,
  numberOfRegularPayments: 48,
  termMonths: 48,
  cashPrice: pounds(10_000),
  deposit: nothing,
  amountOfCredit: pounds(10_000),
  totalAmountPayable: pounds(12_000),
  apr: 9.9,
});

const tie = cheapestQuote({ HP: quoteOf('HP'), PCP: quoteOf('PCP') });

/** WE-049: number 59, first and final payment both the regular one. */
const BOTH_EQUAL = {
  numberOfRegularPayments: 59,
  regularPayment: REGULAR,
  firstPayment: REGULAR,
  lastPayment: REGULAR,
};
/** WE-047: number 48, only the first payment the regular one. */
const FIRST_EQUAL = {
  numberOfRegularPayments: 48,
  regularPayment: REGULAR,
  firstPayment: REGULAR,
  lastPayment: pounds(6500),
};

const payments = (count: number): string => countText(count, 'payment', 'payments');

const zeros: Quote = {
  ...quoteOf('HP'),
  apr: 0,
  excessMileageRate: 0,
  optionFee: nothing,
  contribution: nothing,
};
const rows = financeTable(zeros, false).map(({ row }) => row);
const shown = (row: (typeof rows)[number]): string => (rows.includes(row) ? 'shown' : 'left out');

export const QUOTE_READINGS: readonly Reading[] = [
  {
    point: 'CG-047 and CG-048: how many payments there are (FIN-49)',
    literal:
      'One more when the first or the final payment equals the regular one; both at once is left open. A PCP example has 49 payments beside a cap of 48 months.',
    ours: 'One more, once. 48 regular payments and the final one are the 49.',
    figures: [
      {
        what: `59 of ${poundsText(REGULAR)}, first and final the same`,
        literal: `${payments(BOTH_EQUAL.numberOfRegularPayments + 1)} or ${payments(BOTH_EQUAL.numberOfRegularPayments + 2)}`,
        ours: payments(paymentsCount(BOTH_EQUAL)),
      },
      {
        what: `48 of ${poundsText(REGULAR)}, first the same, final ${poundsText(FIRST_EQUAL.lastPayment)}`,
        literal: payments(FIRST_EQUAL.numberOfRegularPayments + 1),
        ours: payments(paymentsCount(FIRST_EQUAL)),
      },
    ],
    why: 'The text says “adds one”.',
  },
  {
    point: 'CG-049: rows of the finance table with a zero (FIN-48)',
    literal: 'A row shows only when its value is present; whether zero is present is left open.',
    ours: 'Zero is not present, except in the row of the deposit.',
    figures: [
      { what: 'Deposit £0.00', literal: 'shown', ours: shown('deposit') },
      { what: 'Option fee £0.00', literal: 'shown or left out', ours: shown('option-fee') },
      {
        what: 'Excess mileage 0p a mile',
        literal: 'shown or left out',
        ours: shown('excess-mileage'),
      },
      { what: 'APR 0.0 %', literal: 'shown or left out', ours: shown('apr') },
    ],
    why: 'A fee or a charge of nothing is none; a deposit of nothing is an answer. A rate of nothing has no row either; the representative example and the workings of the figures state it.',
  },
  {
    point: 'CG-050: HP and PCP at the same payment (FIN-46)',
    literal: 'The product with the lower payment; a tie is not covered.',
    ours: 'On a tie PCP, the default product; “hp” and “HP” are the same.',
    figures: [
      {
        what: `HP ${poundsText(REGULAR)}, PCP ${poundsText(REGULAR)}: shown first`,
        literal: 'HP or PCP',
        ours: tie?.product ?? 'none',
      },
    ],
    why: 'The same answer every time, and the one the rest of the screens assume.',
  },
];
