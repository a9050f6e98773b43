import { DEFAULT_PRODUCT } from '../../finance/public';
import type { HeroSearch } from './hero-search';
import { heroSection } from './hero-target';
import { filterParams, financeParams, type RequestParam } from './request-params';
import { DEFAULT_FINANCE_TERMS, RESULTS_PER_PAGE } from './stock-query';

/**
 * The hero's count, as the documents ask for it (FILTER-31): sold and reserved vehicles are in it,
 * so it can exceed what the results page then lists (CG-074). The category is that of the page
 * the button leads to.
 */
export function heroRequestParams(hero: HeroSearch): readonly RequestParam[] {
  const { monthly_from: from, monthly_to: to } = hero.query.bounds;
  const isMonthly = from !== undefined || to !== undefined;
  return [
    ...filterParams(hero.query),
    ['category', heroSection(hero)],
    ['in_stock', 'true'],
    ['status', 'SOLD,RESERVED,FOR_SALE_RETAIL'],
    ...financeParams({ ...DEFAULT_FINANCE_TERMS, ...(isMonthly && { type: DEFAULT_PRODUCT }) }),
    ['resultsPerPage', String(RESULTS_PER_PAGE)],
  ];
}
