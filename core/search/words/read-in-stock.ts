import { activeFilters } from '../query/active-filters';
import type { StockQuery } from '../query/stock-query';
import { readWords, type WordsRead } from './read-words';
import type { StockWords } from './stock-words';

/** The words of both halves of the stock. */
export interface WholeStockWords {
  readonly cars: StockWords;
  readonly van: StockWords;
}

const other = (section: StockQuery['section']): StockQuery['section'] =>
  section === 'cars' ? 'van' : 'cars';

/**
 * A search with its words understood, in the half of the stock that they are about: the one that
 * they name, else the one that knows more of them, else the one that was asked. A search with
 * filters of its own stays where it is, unless the words name the other half.
 */
export function readInStock(stock: WholeStockWords, query: StockQuery): WordsRead {
  const here = readWords(stock[query.section], query);
  if (query.keyword === undefined) return here;
  const isAlone = activeFilters(query).every(({ key }) => key === 'keyword');
  if (here.half === query.section || (here.half === undefined && !isAlone)) return here;
  const elsewhere = other(query.section);
  const there = readWords(stock[elsewhere], { ...query, section: elsewhere, category: 'all' });
  return here.half === elsewhere || there.known > here.known ? there : here;
}
