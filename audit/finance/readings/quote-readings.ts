import { cheapestQuote, type FinanceProduct, type Quote } from '../../../core/finance/public';
import { nothing, pence, pounds } from '../../../core/kernel/money';
import type { Reading } from '../model';

const quoteOf = (product: FinanceProduct): Quote => ({
  product,
  regularPayment: pence(19_999),
  numberOfRegularPayments: 48,
  termMonths: 48,
  cashPrice: pounds(10_000),
  deposit: nothing,
  amountOfCredit: pounds(10_000),
  totalAmountPayable: pounds(12_000),
  apr: 9.9,
});

const tie = cheapestQuote({ hp: quoteOf('HP'), pcp: quoteOf('PCP') });

export const QUOTE_READINGS: readonly Reading[] = [
  {
    point: 'CG-050: HP and PCP at the same payment (FIN-46)',
    literal: 'The product with the lower payment; a tie is not covered.',
    ours: 'On a tie PCP, the default product; “hp” and “HP” are the same.',
    figures: [
      {
        what: 'HP £199.99, PCP £199.99: shown first',
        literal: 'HP or PCP',
        ours: tie?.product ?? 'none',
      },
    ],
    why: 'The same answer every time, and the one the rest of the screens assume.',
  },
];
