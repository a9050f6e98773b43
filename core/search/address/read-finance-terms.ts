import { productFromText } from '../../finance/public';
import type { AddressReader } from './address-reader';
import { wholeNumber } from '../query/filter-values';
import { changedTerms } from '../query/finance-terms';
import { DEFAULT_FINANCE_TERMS, type FinanceTerms } from '../query/stock-query';

/**
 * The finance terms an address states, the rest as usual (SEARCH-24). A deposit of 0 is a deposit
 * (SF-6). Whether a deposit is percent or pounds follows from the deposit (FIN-33), so a stated
 * `finance_deposit_type` says nothing new. HP and PCP may be in small letters (CG-050).
 */
export function readFinanceTerms(reader: AddressReader): FinanceTerms {
  const deposit = reader.lastOf('finance_deposit', wholeNumber);
  const mileage = reader.lastOf('finance_mileage', positiveNumber);
  const months = reader.lastOf('finance_term', positiveNumber);
  const type = reader.lastOf('finance_type', productFromText);
  return changedTerms(DEFAULT_FINANCE_TERMS, {
    ...(deposit !== undefined && { deposit }),
    ...(mileage !== undefined && { mileage }),
    ...(months !== undefined && { months }),
    ...(type !== undefined && { type }),
  });
}

function positiveNumber(text: string): number | undefined {
  const value = wholeNumber(text);
  return value === 0 ? undefined : value;
}
