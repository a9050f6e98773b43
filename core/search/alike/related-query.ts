import type { Vehicle } from '../../stock/public';
import { choose } from '../query/change-query';
import { writeModelValue } from '../query/model-value';
import { freshQuery, RESULTS_PER_PAGE, type StockQuery } from '../query/stock-query';

/** More of the same: the vehicle's make and model, for sale, twelve to a page (SEARCH-33). */
export const relatedQuery = ({ section, make, range }: Vehicle): StockQuery => ({
  ...choose(
    choose(freshQuery(section), 'make', make.slug),
    'range',
    writeModelValue({ make: make.slug, model: range.slug }),
  ),
  pageSize: RESULTS_PER_PAGE,
});
