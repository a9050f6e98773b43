import type { Vehicle } from '../model/vehicle';
import { choose } from './change-query';
import { writeModelValue } from './model-value';
import { freshQuery, RESULTS_PER_PAGE, type StockQuery } from './stock-query';

/** More of the same: the vehicle's make and model, for sale, twelve to a page (SEARCH-33). */
export const relatedQuery = ({ section, make, range }: Vehicle): StockQuery => ({
  ...choose(
    choose(freshQuery(section), 'make', make.slug),
    'range',
    writeModelValue({ make: make.slug, model: range.slug }),
  ),
  pageSize: RESULTS_PER_PAGE,
});
