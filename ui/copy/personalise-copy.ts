import {
  PRODUCTS,
  type FinanceProduct,
  type FinanceRow,
  type Quote,
} from '../../core/finance/public';
import { inPounds, inPoundsAndPence, pounds } from '../../core/kernel/money';
import { FINAL_PAYMENT_NAMES, PRODUCT_NAMES } from './product-copy';
import { aprWords, rateWords } from './rate-words';
import { inWords } from './search-copy';

/** FIN-18. */
export const PERSONALISE_LABELS = {
  product: 'Finance type',
  deposit: 'Deposit',
  mileage: 'Annual Mileage',
  months: 'Finance Period',
} as const;

/** FIN-32: the option that means 20 percent. */
export const SELECT_OPTION = 'Select';
export const SELECT_HINT = '“Select” is 20% of the price';

export const depositWords = (deposit: number): string =>
  deposit === 20 ? SELECT_OPTION : inPounds(pounds(deposit));
export const milesWords = (miles: number): string => `${inWords(miles)} miles`;
export const monthsWords = (months: number): string =>
  `${months} ${months === 1 ? 'month' : 'months'}`;

export const UPDATE_FIGURES = 'Update figures';
export const WORKING_THEM_OUT = 'Working out your figures';
export const COULD_NOT_WORK_OUT =
  'Figures on these terms could not be worked out. Below are the last ones we have.';
export const NO_QUOTE_ON_TERMS =
  'No lender quotes on these terms. Choose others, or ring us and we will look for a way with you.';
/** As a sentence names them. */
const PRODUCT_IN_WORDS: Readonly<Record<FinanceProduct, string>> = {
  PCP: 'a PCP',
  HP: 'hire purchase',
};
export const otherProduct = (wanted: FinanceProduct, shown: FinanceProduct): string =>
  `No lender offers ${PRODUCT_IN_WORDS[wanted]} on these terms, so these are the figures of ${PRODUCT_IN_WORDS[shown]}.`;

/** UX rule 13. */
export const ILLUSTRATION = 'Illustration';

/** Beneath the monthly figure. */
export const onTheseTerms = (quote: Quote): string =>
  [
    monthsWords(quote.termMonths),
    `${inPoundsAndPence(quote.deposit)} deposit`,
    ...(PRODUCTS[quote.product].agreesMileage && quote.annualMileage !== undefined
      ? [`${milesWords(quote.annualMileage)} a year`]
      : []),
  ].join(', ');

/** Heard once when new figures stand (UX rule 3). */
export const newFiguresWords = (quote: Quote): string =>
  `${quote.product}: ${inPoundsAndPence(quote.regularPayment)} a month over ${onTheseTerms(quote)}`;

/** FIN-19. */
export const APPLY_FOR_FINANCE = 'Apply for finance';
export const CALCULATOR_LINK = 'Work out another amount with the finance calculator';
export const lenderLine = (lender: string): string => `Finance from ${lender}`;
export const ORIGINAL_APR = 'Restore the original APR';

/** The first ten are given (FIN-22), and the VAT row (FIN-50). */
export const FINANCE_ROW_NAMES: Readonly<Record<FinanceRow['row'], string>> = {
  'monthly-payments': 'Monthly payments',
  'total-price': 'Total price',
  deposit: 'Customer Deposit',
  credit: 'Amount of Credit',
  apr: 'APR',
  term: 'Term',
  'total-payable': 'Total Amount Payable',
  'interest-rate': 'Fixed Rate of Interest',
  'annual-mileage': 'Annual Mileage',
  ...FINAL_PAYMENT_NAMES,
  'vat-with-deposit': 'VAT payable with deposit',
  'first-payment': 'First payment',
  'all-inclusive-payment': 'Monthly payment with extras',
  contribution: 'Dealer Contribution',
  'total-deposit': 'Total Deposit',
  'total-charges': 'Total Charge for Credit',
  'contract-mileage': 'Mileage of the Agreement',
  'option-fee': 'Option to Purchase Fee',
  'excess-mileage': 'Excess Mileage',
};

/** "8.5p a mile": fractions of a penny occur. */
const perMile = (pence: number): string => `${Number(pence.toFixed(2))}p a mile`;

/** A row's figure, money always to the penny. */
export function financeRowWords(row: FinanceRow): string {
  switch (row.row) {
    case 'monthly-payments':
      return `${row.count} of ${inPoundsAndPence(row.amount)}`;
    case 'apr':
      return aprWords(row.percent);
    case 'interest-rate':
      return `${rateWords(row.percent)} a year`;
    case 'term':
      return monthsWords(row.months);
    case 'annual-mileage':
    case 'contract-mileage':
      return milesWords(row.miles);
    case 'excess-mileage':
      return perMile(row.pencePerMile);
    default:
      return inPoundsAndPence(row.amount);
  }
}

/** FIN-24. */
export const CHECK_BEFORE_YOU_APPLY = 'Check before you apply';
export const FREE_CREDIT_CHECK = 'Get a free credit check';
export const CREDIT_CHECK_NOTE = 'It does not affect your credit score.';
export const STARTING_CREDIT_CHECK = 'Starting your credit check';
export const CREDIT_CHECK_FAILED = 'The credit check could not be started from here.';
export const CREDIT_CHECK_INSTEAD = 'Start it on its own page';

/** "Hire purchase (HP)". */
export const productInFull = (product: FinanceProduct): string =>
  `${PRODUCT_NAMES[product]} (${product})`;
export const PRODUCT_ENDS: Readonly<Record<FinanceProduct, string>> = {
  PCP: 'At the end of a PCP you may hand the vehicle back, pay the optional final payment and keep it, or part exchange it.',
  HP: 'With hire purchase the vehicle is yours after the last payment.',
};
