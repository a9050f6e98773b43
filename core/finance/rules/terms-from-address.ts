import { readQueryString } from '../../kernel/query-string';
import type { PartialTerms } from './assumed-terms';
import { productFromText } from './quote-to-show';

const WHOLE_NUMBER = /^\d{1,6}$/;

/** By which a vehicle's address says how its figures are to be worked out (ROUTE-42, FIN-41). */
export const FINANCE_KEYS = {
  deposit: 'finance_deposit',
  mileage: 'finance_mileage',
  months: 'finance_term',
  product: 'finance_type',
} as const;

/**
 * What a vehicle's address says about finance; what is not a whole number says nothing, and the
 * last of repeated keys counts. No term and no mileage can be 0, a deposit can (SF-6).
 */
export function termsFromAddress(query: string): PartialTerms {
  const parameters = new Map(readQueryString(query).map(([key, value]) => [key, value.trim()]));
  const numberOf = (key: string): number | undefined => {
    const text = parameters.get(key) ?? '';
    return WHOLE_NUMBER.test(text) ? Number(text) : undefined;
  };
  const deposit = numberOf(FINANCE_KEYS.deposit);
  const mileage = numberOf(FINANCE_KEYS.mileage);
  const months = numberOf(FINANCE_KEYS.months);
  const product = productFromText(parameters.get(FINANCE_KEYS.product));
  return {
    ...(deposit !== undefined && { deposit }),
    ...(mileage !== undefined && mileage !== 0 && { mileage }),
    ...(months !== undefined && months !== 0 && { months }),
    ...(product !== undefined && { product }),
  };
}

/** Whether it says how to work the figures out, and not only which of them to show. */
export const saysTerms = ({ deposit, mileage, months }: PartialTerms): boolean =>
  deposit !== undefined || mileage !== undefined || months !== undefined;
