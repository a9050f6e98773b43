import type { PublishedQuote } from './published-quote';

const PRICED = {
  effective: 'priced at (1 + APR)^(1/12) − 1 a month',
  'nominal-apr': 'priced at a twelfth of the printed APR a month, as this lender does',
  'nominal-fixed': 'priced at a twelfth of the printed fixed rate a month, as this lender does',
  flat: 'a flat rate: priced at the APR that its own equal payments bear',
} as const satisfies Record<PublishedQuote['pricing'], string>;

const FEES = {
  'last-payment': 'fee on top of the last payment, outside the rate',
  'in-apr': 'fee with the last payment, inside the rate',
  'in-final-payment': 'fee inside the final payment',
} as const;

const TOTALS = {
  customer: 'total is deposit, payments, final payment and fees',
  price: 'total is deposit, dealer’s contribution, payments, final payment and fees',
  unrounded: 'total is the payment before rounding, times the months',
} as const satisfies Record<PublishedQuote['totalBasis'], string>;

const FIXED_RATES = {
  flat: 'fixed rate is the flat rate of a hire purchase at the same APR and term',
  nominal: 'fixed rate is twelve times the rate of a month',
  apr: 'fixed rate is the APR',
} as const;

/** How a quote was worked out, in a line. */
export function describeMethod(quote: PublishedQuote): string {
  const { terms, pricing, totalBasis, printed, fixedRateMeans } = quote;
  return [
    'Payments at each month’s end',
    PRICED[pricing],
    ...(terms.finalPayment === undefined ? [] : ['final payment one month after the last']),
    ...(terms.fee === undefined ? [] : [FEES[terms.feeTreatment ?? 'last-payment']]),
    ...(terms.documentationFee === undefined ? [] : ['documentation fee with the first payment']),
    ...(printed.totalAmountPayable === undefined ? [] : [TOTALS[totalBasis]]),
    ...(fixedRateMeans === undefined ? [] : [FIXED_RATES[fixedRateMeans]]),
  ].join('; ');
}

const NAMES = {
  credit: 'amount of credit',
  months: 'regular payments',
  apr: 'APR, percent',
  cashPrice: 'cash price',
  deposit: 'customer deposit',
  contribution: 'dealer contribution',
  finalPayment: 'optional final payment',
  fee: 'option fee',
  feeTreatment: 'treatment of the fee',
  documentationFee: 'documentation fee',
  fixedRate: 'fixed rate, percent',
  mileage: 'miles a year',
} as const satisfies Record<keyof PublishedQuote['terms'], string>;

const ORDER = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];

/** What a quote was worked out from, by its names. */
export function inputsOf({ product, currency, terms }: PublishedQuote): Record<string, string> {
  const inputs: Record<string, string> = { product, currency };
  for (const key of ORDER) {
    const value = terms[key];
    if (value !== undefined) inputs[NAMES[key]] = String(value);
  }
  return inputs;
}
