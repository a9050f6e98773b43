import type { PublishedQuote } from './published-quote';

/** Pages as they stand, where what they print cannot all be so. Beside those among the other quotes. */
export const CONTRADICTING_QUOTES: readonly PublishedQuote[] = [
  {
    id: 'bskt-pcp-64900-as-printed',
    product: 'PCP',
    currency: 'GBP',
    terms: {
      credit: '64900.00',
      months: 48,
      apr: '7.9',
      cashPrice: '64900.00',
      deposit: '1000.00',
      finalPayment: '24756.25',
    },
    printed: {
      monthly: '1086.66',
      totalAmountPayable: '77915.93',
      chargeForCredit: '13920.93',
    },
    pricing: 'effective',
    totalBasis: 'customer',
    strength: 'inconsistent',
    residualPence: 0,
    source: 'A finance app: published source code; page address not known',
    note: 'prints a credit of 64,900 beside a price of 64,900 and a deposit of 1,000; its own charge implies 62,995',
  },
  {
    id: 'moneyforce-loan-15-60',
    product: 'loan',
    currency: 'GBP',
    terms: { credit: '10000.00', months: 60, apr: '15.0' },
    printed: { monthly: '237.90' },
    pricing: 'effective',
    totalBasis: 'customer',
    strength: 'inconsistent',
    residualPence: 0,
    source: 'Consumer guide',
    address: 'https://www.moneyforce.org.uk/Managing-money/Borrow/Understanding-APR',
    note: 'the page says APR and means a twelfth of it a month: the true APR is 16.08',
  },
];
