import { activeFilters } from './active-filters';
import { DEFAULT_SORT } from './sort-order';
import { DEFAULT_FINANCE_TERMS, type StockQuery } from './stock-query';

/**
 * Whether "Reset all filters" shows (SEARCH-08): anything that reset would put back differs
 * (CG-063). The page alone does not count.
 */
export function isResettable(query: StockQuery): boolean {
  const { deposit, depositType, mileage, months, type } = query.finance;
  return (
    activeFilters(query).length > 0 ||
    query.sort !== DEFAULT_SORT ||
    query.availability !== 'for-sale' ||
    deposit !== DEFAULT_FINANCE_TERMS.deposit ||
    depositType !== DEFAULT_FINANCE_TERMS.depositType ||
    mileage !== DEFAULT_FINANCE_TERMS.mileage ||
    months !== DEFAULT_FINANCE_TERMS.months ||
    type !== DEFAULT_FINANCE_TERMS.type
  );
}
