import { freshQuery, withMonthlyRange } from '../../../../core/search/public';
import type { Examples } from '../../../parts/examples';
import { FinanceFilter } from './finance-filter';

const nothing = () => undefined;

export const financeFilterExamples: Examples = {
  'As it begins': (
    <FinanceFilter id="finance-example" query={freshQuery('cars')} onChange={nothing} />
  ),
  'With a budget': (
    <FinanceFilter
      id="finance-example-budget"
      query={withMonthlyRange(freshQuery('cars'), { from: 200, to: 300 }, 'to')}
      onChange={nothing}
    />
  ),
};
