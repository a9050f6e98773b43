import type { Money } from '../../kernel/money';
import { withFinance, withMonthlyRange } from '../query/change-query';
import { monthlyRangeAround } from './monthly-range-around';
import { freshQuery, type StockQuery } from '../query/stock-query';

/**
 * The vehicles a payment of the finance calculator could buy: on hire purchase, for sale, cheapest
 * first (SEARCH-32), in the monthly budget around it (FIN-15).
 */
export const calculatorQuery = (payment: Money): StockQuery =>
  withFinance(withMonthlyRange(freshQuery('cars'), monthlyRangeAround(payment), 'to'), {
    type: 'HP',
  });
