import type { SliceKind, Working, WorkingTerm } from '../../core/finance/public';
import { inPoundsAndPence, pence, type Money } from '../../core/kernel/money';

export const HOW_IT_ADDS_UP = 'How this adds up';
export const HOW_TO_READ_IT = 'Open a figure to see the sum behind it.';

/** The figures of an agreement, by the names they have in the finance example. */
export const WORKING_NAMES: Readonly<Record<Working['id'] | 'monthly' | 'apr', string>> = {
  credit: 'Amount of credit',
  monthly: 'Monthly payment',
  'total-of-payments': 'Total of monthly payments',
  'total-payable': 'Total amount payable',
  'charge-for-credit': 'Total cost of credit',
  apr: 'APR',
};

export const TERM_NAMES: Readonly<Record<WorkingTerm, string>> = {
  'cash-price': 'Cash price',
  deposit: 'Customer deposit',
  contribution: 'Dealer contribution',
  credit: 'Amount of credit',
  monthly: 'Monthly payment',
  'odd-payment': 'One payment with the odd pence',
  payments: 'Total of monthly payments',
  'final-payment': 'Optional final payment',
  fee: 'Option to purchase fee',
};

export const SLICE_NAMES: Readonly<Record<SliceKind, string>> = {
  deposit: 'Deposit',
  payments: 'Payments',
  'final-payment': 'Final payment',
  fee: 'Purchase fee',
  credit: 'Credit repaid',
  interest: 'Interest',
};

/** How a figure that a lender states differs from what its parts come to. */
export const offByWords = (stated: Money, offBy: Money): string =>
  `The lender states ${inPoundsAndPence(stated)}, ${differenceWords(offBy)} than this sum.`;

/** "£1.20 more", "£1.20 less". */
export const differenceWords = (difference: Money): string =>
  `${inPoundsAndPence(pence(Math.abs(difference)))} ${difference < 0 ? 'less' : 'more'}`;

/** Why a payment may differ from what the printed APR gives, or that this does not explain it. */
export const spanWords = (
  apr: number,
  { least, most }: { readonly least: Money; readonly most: Money },
  payment: Money,
): string => {
  const span = `Rates that are shown as ${apr}% give ${inPoundsAndPence(least)} to ${inPoundsAndPence(most)}`;
  return payment >= least && payment <= most
    ? `${span}, and this payment is among them.`
    : `${span}; this payment is not among them.`;
};

/** "48 months and the final payment", "60 months". */
export const lengthWords = (months: number, withFinalPayment: boolean): string =>
  `${months} month${months === 1 ? '' : 's'}${withFinalPayment ? ' and the final payment' : ''}`;

export const MONEY_TITLE = 'Where the money goes';
export const MONEY_CAPTION = (total: string): string =>
  `The same ${total}: how you pay it, and what it is for.`;
export const WHAT_YOU_PAY = 'What you pay';
export const WHAT_IT_IS_FOR = 'What it is for';
export const BALANCE_TITLE = 'What you owe over time';
export const BALANCE_CAPTION =
  'Each payment covers the interest of its month first; the rest lowers what you owe.';
export const AS_TABLE = (title: string): string => `${title}, as a table`;
export const SCHEDULE_HEADS = ['Month', 'Payment', 'Interest', 'Still owed'] as const;
export const OWED_AT_FIRST = (amount: string): string => `${amount} borrowed`;
export const OWED_AFTER = (amount: string, months: number): string =>
  `${amount} owed after ${months} months`;
export const OWED_BEFORE_FINAL = (amount: string): string => `${amount} before the final payment`;
