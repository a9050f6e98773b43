import { inPounds, inPoundsAndPence, type Money } from '../../core/kernel/money';
import type { CalculatorKey, CalculatorNote, PlanFailure } from '../../core/finance/public';
import { inWords, vehicleWord } from './search-copy';

export const CALCULATOR_TITLE = 'Car finance calculator';
export const CALCULATOR_DESCRIPTION =
  'Work out what a used car could cost you a month: set the amount, the deposit and the months, and see every figure and how it adds up.';
export const CALCULATOR_LEAD =
  'Move the sliders, or type, to see what hire purchase could cost you. Nothing here is a credit application.';

export const CALCULATOR_WORDS = {
  form: 'Your amounts',
  amount: 'Amount to borrow',
  amountHint: 'The price of the car, before your deposit',
  months: 'Pay over',
  deposit: 'Deposit',
  depositHint: 'What you pay at the start',
  submit: 'Work it out',
  figures: 'What it could cost',
  aMonth: 'a month',
  monthly: 'Monthly payment',
  duration: 'Duration',
  credit: 'Amount of credit',
  totalOfPayments: 'Total of monthly payments',
  totalAmountPayable: 'Total amount payable',
  totalCostOfCredit: 'Total cost of credit',
  optionFee: 'Option to purchase fee',
  apr: 'Representative APR',
  fixedRate: 'Fixed interest rate',
  illustration:
    'An illustration for the amounts you chose, on hire purchase. Your rate may differ.',
  findCars: 'Find cars within my budget',
  countFailed: 'We could not count the cars just now. The search still works.',
  retry: 'Count again',
  workings: 'Behind the figures',
} as const;

export const monthsInWords = (months: number): string => `${months} months`;

/** What the cars of a monthly budget are matched with, which the sliders do not change (SEARCH-24). */
export const MATCHED_WITH =
  'Cars are matched on monthly payments with a 20% deposit, so their own figures may differ from yours.';

/** The same where the shopper has set a deposit and a term of their own. */
export const matchedWith = (deposit: Money, months: number): string =>
  `Cars are matched on monthly payments over ${monthsInWords(months)} with a ${inPounds(deposit)} deposit, so their own figures may differ from yours.`;

/** The monthly budget the button leads to. */
export const budgetRange = (from: number, to: number): string =>
  `£${inWords(from)} to £${inWords(to)} a month`;

export const budgetUpTo = (most: number): string => `Up to £${inWords(most)} a month`;

export const carsFound = (count: number): string =>
  `${inWords(count)} ${vehicleWord('cars', count)}`;

/** Heard once the sliders rest. */
export const heardFigures = (monthly: Money, months: number, count: number | undefined): string =>
  `${inPoundsAndPence(monthly)} a month over ${monthsInWords(months)}${
    count === undefined ? '' : `, ${carsFound(count)} within that budget`
  }`;

/** Why the monthly payment reads £0.00 (FIN-12). */
export const noPaymentReason = (failure: PlanFailure): string =>
  failure.kind === 'nothing-borrowed'
    ? 'Your deposit covers the whole amount, so there is nothing to borrow. Lower the deposit or raise the amount to see a payment.'
    : 'These amounts make no agreement. Move a slider to see a payment.';

const NOTED: Readonly<Record<CalculatorKey, string>> = {
  amount: 'amount',
  deposit: 'deposit',
  term: 'number of months',
};

/** Said of an address that asks for what the sliders do not have (UX rule 1). */
export const noteSentence = ({ key, asked, kind }: CalculatorNote): string =>
  kind === 'moved'
    ? `The ${NOTED[key]} in your link or form, ${asked}, is out of reach here: the nearest is shown.`
    : `The ${NOTED[key]} in your link or form, ${asked}, could not be read and was left out.`;

export const exampleSubjectOf = (price: Money): string => `a car at ${inPounds(price)}`;
