import { left, right, type Either } from 'fp-ts/Either';
import {
  DEFAULT_TERMS,
  depositTypeOf,
  HIGHEST_APR,
  PRODUCT_CODES,
  productFromText,
  type FinanceProduct,
} from '../../../core/finance/public';
import { APR_BY_RATING, type LenderTerms } from '../lender/rate-card';
import type { AskedTerms } from '../lender/lender-words';
import type { QueryParameters } from './query-parameters';

/** One thing that is wrong with a request. */
export interface FieldError {
  readonly field: string;
  readonly message: string;
}

/** What a finance call asks for (CALL-20 to CALL-22, CALL-24). */
export interface FinanceRequest {
  /** Stock ids or marks, each once. */
  readonly keys: readonly string[];
  readonly terms: LenderTerms;
  readonly asked: AskedTerms;
  readonly selectedProduct: FinanceProduct;
  /** Pounds a month, inclusive, on the cheaper quote. */
  readonly monthly: { readonly from: number; readonly to: number };
}

export const MOST_IN_ONE_CALL = 100;

/** A plain amount; more digits than this are no amount of anything here. */
const PLAIN_NUMBER = /^\d{1,12}(?:\.\d{1,6})?$/;

/** The call's own default (CG-034): not what the pages assume. */
const SELECTED_BY_DEFAULT: FinanceProduct = 'HP';

/** "HP or PCP". */
const PRODUCT_CHOICE = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(
  [...PRODUCT_CODES].sort(),
);

/** Scripts write so when they have nothing to send. */
const NOT_SENT = new Set(['null', 'undefined']);

/**
 * Reads a finance call strictly: what cannot be read is an error of its own, by the name it was sent
 * under. A rate of null is no rate; 0 is one (MF-4).
 * @param listName where the vehicles stand
 */
export function readFinanceRequest(
  parameters: QueryParameters,
  listName: 'stock_ids' | 'vrms',
): Either<readonly FieldError[], FinanceRequest> {
  const errors: FieldError[] = [];
  const wrong = (field: string, message: string): void => {
    errors.push({ field, message });
  };
  /** What was sent under one of the names, read; unreadable, an error and nothing. */
  const sent = <Value>(
    names: readonly string[],
    read: (text: string) => Value | undefined,
    allowed: string,
  ): Value | undefined => {
    const [name, text] = firstSent(parameters, names) ?? [];
    if (name === undefined || text === undefined) return undefined;
    const value = read(text);
    if (value === undefined) wrong(name, `Must be ${allowed}.`);
    return value;
  };
  const number = (names: readonly string[], least: number, most = Infinity): number | undefined =>
    sent(
      names,
      (text) => numberWithin(text, least, most),
      most === Infinity ? `a number of ${least} or more` : `a number from ${least} to ${most}`,
    );
  const product = (name: string): FinanceProduct | undefined =>
    sent([name], productFromText, PRODUCT_CHOICE);

  const keys = parameters.list(listName);
  if (keys.length > MOST_IN_ONE_CALL) {
    wrong(listName, `At most ${MOST_IN_ONE_CALL} vehicles in one call.`);
  }
  const months = number(twins('term'), 1);
  const mileage = number(twins('mileage'), 0);
  const deposit = number(twins('deposit'), 0) ?? DEFAULT_TERMS.deposit;
  const depositType = sent(twins('deposit_type'), readDepositType, 'Percentage or Amount');
  const forAll = number(['finance_apr'], 0, HIGHEST_APR);
  const preApproved = number(['pre_approved_finance[apr]'], 0, HIGHEST_APR);
  const approvedProduct = product('pre_approved_finance[product]');
  const rated = sent(['credit_rating'], ratedApr, Object.keys(APR_BY_RATING).join(', '));
  const selectedProduct = product('selected_product') ?? SELECTED_BY_DEFAULT;
  const from = number(['monthly_from'], 0) ?? 0;
  const to = number(['monthly_to'], 0) ?? Infinity;
  if (errors.length > 0) return left(errors);

  const approvedApr = forAll ?? preApproved ?? rated;
  const isOfOne = forAll === undefined && preApproved !== undefined;
  return right({
    keys,
    terms: {
      deposit,
      depositType: depositType ?? depositTypeOf(deposit),
      mileage: mileage ?? DEFAULT_TERMS.mileage,
      months: months ?? DEFAULT_TERMS.months,
      ...(approvedApr === undefined ? {} : { approvedApr }),
      ...(isOfOne && approvedProduct !== undefined ? { approvedProduct } : {}),
    },
    asked: {
      product: selectedProduct,
      ...(months === undefined ? {} : { months }),
      ...(mileage === undefined ? {} : { mileage }),
    },
    selectedProduct,
    monthly: { from, to },
  });
}

function numberWithin(text: string, least: number, most: number): number | undefined {
  const value = PLAIN_NUMBER.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Both names of a term, its own first. */
const twins = (name: string): readonly string[] => [name, `finance_${name}`];

function firstSent(
  parameters: QueryParameters,
  names: readonly string[],
): readonly [name: string, text: string] | undefined {
  for (const name of names) {
    const text = parameters.text(name);
    if (text !== undefined && !NOT_SENT.has(text.toLowerCase())) return [name, text];
  }
  return undefined;
}

function readDepositType(text: string): LenderTerms['depositType'] | undefined {
  const word = text.toLowerCase();
  return word === 'percentage' ? 'Percentage' : word === 'amount' ? 'Amount' : undefined;
}

const ratedApr = (rating: string): number | undefined =>
  new Map(Object.entries(APR_BY_RATING)).get(rating.toLowerCase());
