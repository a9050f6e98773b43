import { freshQuery, type StockQuery } from '../query/stock-query';
import { toAddress } from './to-address';

/**
 * The one address that a list is known by: what it is about and its page, in one order however it
 * came about, without order, terms, bounds or words.
 */
export const canonicalAddress = ({ section, lists, page }: StockQuery): string =>
  toAddress({
    ...freshQuery(section),
    lists: Object.fromEntries(
      Object.entries(lists).map(([key, values]) => [key, [...values].sort()]),
    ),
    page,
  });
