import type { Money } from '../../kernel/money';
import { withFinance, withMonthlyRange } from '../query/change-query';
import { monthlyRangeAround, type CalculatorTerms } from './monthly-range-around';
import { freshQuery, type StockQuery } from '../query/stock-query';

/**
 * The vehicles a payment of the finance calculator could buy: on hire purchase, for sale, cheapest
 * first (SEARCH-32), in the monthly budget around it (FIN-15), on the shopper's own terms if any.
 */
export const calculatorQuery = (payment: Money, terms?: CalculatorTerms): StockQuery => {
  const query = withMonthlyRange(freshQuery('cars'), monthlyRangeAround(payment), 'to');
  return fromCalculator(
    terms === undefined
      ? query
      : withFinance(query, { deposit: terms.deposit / 100, months: terms.months }),
  );
};

/**
 * What the calculator's address asks for, which has the budget alone (ROUTE-39): of hire purchase,
 * as the number beside the link was counted (SEARCH-32). A product that the address names stays.
 */
export const fromCalculator = (query: StockQuery): StockQuery => {
  const { monthly_from: from, monthly_to: to } = query.bounds;
  const hasBudget = from !== undefined || to !== undefined;
  return hasBudget && query.finance.type === undefined ? withFinance(query, { type: 'HP' }) : query;
};
