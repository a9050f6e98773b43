import { branchCarsPath, brandPath } from '../../stock/public';
import { freshQuery, type StockQuery } from '../query/stock-query';
import { searchPath, toAddress } from './to-address';

/**
 * The one address that a list is known by: what it is about and its page, in one order however it
 * came about, without order, terms, bounds or words.
 */
export function canonicalAddress({ section, lists, page }: StockQuery): string {
  const fresh = { ...freshQuery(section), page };
  const [[key, [value, ...others]] = ['', []], ...rest] = Object.entries(lists).filter(
    ([, values]) => values.length > 0,
  );
  const own = section === 'cars' && others.length + rest.length === 0 && OWN_PAGES[key];
  return own && value !== undefined
    ? toAddress(fresh).replace(searchPath(section), own(value))
    : toAddress({
        ...fresh,
        lists: Object.fromEntries(
          Object.entries(lists).map(([name, values]) => [name, [...values].sort()]),
        ),
      });
}

/** The cars of one make, and those at one branch, are known by pages of their own (ROUTE-47, ROUTE-48). */
const OWN_PAGES: Readonly<Partial<Record<string, (value: string) => string>>> = {
  make: brandPath,
  location_name: branchCarsPath,
};
