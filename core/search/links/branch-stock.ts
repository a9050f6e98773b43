import { choose } from '../query/change-query';
import { freshQuery } from '../query/stock-query';
import { toAddress } from '../address/to-address';
import { branchCarsPath, type Vehicle } from '../../stock/public';

/**
 * What else stands where a vehicle stands: a branch's cars have a page of their own (ROUTE-47), its
 * vans are a search. `undefined` where the branch has no name in addresses.
 */
export function branchStockPath({ section, location }: Vehicle): string | undefined {
  if (location?.slug === undefined || location.slug === '') return undefined;
  return section === 'cars'
    ? branchCarsPath(location.slug)
    : toAddress(choose(freshQuery('van'), 'location_name', location.slug));
}
