import {
  DEFAULT_TERMS,
  depositTypeOf,
  HIGHEST_APR,
  productFromText,
  type QuoteTerms,
} from '../../../core/finance/public';
import { APR_BY_RATING } from '../lender/rate-card';
import type { MonthlyTerms } from '../search/monthly-column';
import {
  BOUND_NAMES,
  LIST_NAMES,
  SORT_NAMES,
  type BoundName,
  type SearchQuery,
} from '../search/search-query';
import type { QueryParameters } from './query-parameters';

const DEFAULT_PAGE_SIZE = 12;
const LARGEST_PAGE_SIZE = 100;
const LAST_PAGE = 1_000_000;

/** What a vehicle-search query asks of the index; whatever is unreadable counts as not sent. */
export function toSearchQuery(parameters: QueryParameters): SearchQuery {
  const statuses = parameters.list('status');
  const keyword = parameters.text('keyword');
  return {
    lists: Object.fromEntries(LIST_NAMES.map((name) => [name, listOf(parameters, name)])),
    bounds: withFinanceOnly(parameters, boundsOf(parameters)),
    ...(statuses.length === 0 ? {} : { statuses }),
    availableOnly: parameters.text('reserved')?.toLowerCase() === 'available',
    ...(keyword === undefined ? {} : { keyword }),
    terms: termsOf(parameters),
    sort: SORT_NAMES.find((sort) => sort === parameters.text('sort')) ?? 'price|asc',
    page: wholeWithin(parameters.number('page'), 1, LAST_PAGE, 1),
    pageSize: pageSizeOf(parameters, DEFAULT_PAGE_SIZE),
  };
}

export const pageSizeOf = (parameters: QueryParameters, fallback: number): number =>
  wholeWithin(parameters.number('resultsPerPage'), 0, LARGEST_PAGE_SIZE, fallback);

/** An invented category is no choice of one (SF-5); `all` is none either. */
function listOf(parameters: QueryParameters, name: string): readonly string[] {
  const values = parameters.list(name);
  if (name !== 'category') return values;
  const known = values.map((value) => value.toLowerCase());
  return known.includes('all') ? [] : known.filter((one) => one === 'cars' || one === 'van');
}

/** Several of one bound, as the price-range block sends them (CG-058), are the widest of them. */
function boundsOf(parameters: QueryParameters): Partial<Record<BoundName, number>> {
  const bounds: Partial<Record<BoundName, number>> = {};
  for (const name of BOUND_NAMES) {
    const numbers = parameters.numbers(name);
    if (numbers.length === 0) continue;
    const isLeast = name.startsWith('min') || name === 'monthly_from';
    bounds[name] = isLeast ? Math.min(...numbers) : Math.max(...numbers);
  }
  return bounds;
}

/** Only what can be bought monthly: what has any payment at all (FIN-41). */
const withFinanceOnly = (
  parameters: QueryParameters,
  bounds: Partial<Record<BoundName, number>>,
): Partial<Record<BoundName, number>> =>
  isYes(parameters.text('finance_search_only')) ? { monthly_from: 0, ...bounds } : bounds;

const isYes = (text: string | undefined): boolean =>
  ['1', 'true', 'yes'].includes(text?.toLowerCase() ?? '');

/** Terms that monthly filters are reckoned on; whatever is unreadable counts as not sent. */
function termsOf(parameters: QueryParameters): MonthlyTerms {
  const number = (name: string): number | undefined => parameters.number(name);
  const deposit = number('finance_deposit') ?? DEFAULT_TERMS.deposit;
  const approved = number('pre_approved_finance[apr]');
  const approvedProduct = productFromText(parameters.text('pre_approved_finance[product]'));
  const product = productFromText(parameters.text('finance_type'));
  const forAll = number('finance_apr');
  const apr = forAll ?? approved ?? ratedApr(parameters.text('credit_rating'));
  const isOfOne = forAll === undefined && approved !== undefined && approvedProduct !== undefined;
  return {
    deposit,
    depositType: depositTypeFrom(parameters.text('finance_deposit_type'), deposit),
    mileage: number('finance_mileage') ?? DEFAULT_TERMS.mileage,
    months: number('finance_term') ?? DEFAULT_TERMS.months,
    ...(apr === undefined || !(apr >= 0 && apr <= HIGHEST_APR) ? {} : { approvedApr: apr }),
    ...(isOfOne ? { approvedProduct } : {}),
    ...(product === undefined ? {} : { product }),
  };
}

const ratedApr = (rating: string | undefined): number | undefined =>
  Object.entries(APR_BY_RATING).find(([name]) => name === rating?.toLowerCase())?.[1];

function depositTypeFrom(type: string | undefined, deposit: number): QuoteTerms['depositType'] {
  if (type === undefined) return depositTypeOf(deposit);
  return type.toLowerCase() === 'amount' ? 'Amount' : 'Percentage';
}

function wholeWithin(
  value: number | undefined,
  least: number,
  most: number,
  fallback: number,
): number {
  if (value === undefined) return fallback;
  if (!Number.isInteger(value)) return fallback;
  return Math.min(Math.max(value, least), most);
}
