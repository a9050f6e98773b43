import { isLeft } from 'fp-ts/Either';
import { forkJoin, map, of, switchMap, type Observable } from 'rxjs';
import {
  activeFilters,
  freshQuery,
  nearSpelling,
  readInStock,
  withKeyword,
  type NearSpelling,
  type StockQuery,
  type StockSearch,
  type WholeStockWords,
} from '../../search/public';
import type { StockVocabulary } from './stock-vocabulary';

/** A search whose words are understood as far as they can be. */
export interface UnderstoodSearch {
  readonly query: StockQuery;
  /** What was typed and matches nothing; the search has the name that is spelt nearest to it. */
  readonly insteadOf: readonly string[];
}

/** Words with a slip in them that one search is helped with. */
const MOST_SLIPS = 3;

/**
 * Makes filters of the words of a search, by what the stock offers now. A word that nobody knows is
 * looked for as text first; only one that finds nothing in either half of the stock gives way to
 * the name that is a letter away, and is named. Where the stock cannot be asked the words stay
 * words: the back end searches for them as it can.
 */
export function understandWords(
  stock: Pick<StockSearch, 'search'>,
  vocabulary: StockVocabulary,
  query: StockQuery,
): Observable<UnderstoodSearch> {
  if (query.keyword === undefined) return of({ query, insteadOf: [] });
  return vocabulary
    .whole()
    .pipe(
      switchMap((words) =>
        words === undefined
          ? of({ query, insteadOf: [] })
          : withSpelling(stock, words, { query: readInStock(words, query).query, insteadOf: [] }),
      ),
    );
}

function withSpelling(
  stock: Pick<StockSearch, 'search'>,
  words: WholeStockWords,
  read: UnderstoodSearch,
): Observable<UnderstoodSearch> {
  const near = read.insteadOf.length < MOST_SLIPS ? nearest(words, read.query) : undefined;
  if (near === undefined) return of(read);
  return isFound(stock, near.typed).pipe(
    switchMap((found) => {
      if (found) return of(read);
      const spelt = readInStock(words, withKeyword(read.query, near.text)).query;
      return withSpelling(stock, words, {
        query: spelt,
        insteadOf: [...read.insteadOf, near.typed],
      });
    }),
  );
}

/** In the half that is searched first; in the other only where nothing ties the search to this one. */
function nearest(words: WholeStockWords, query: StockQuery): NearSpelling | undefined {
  const { keyword, section } = query;
  if (keyword === undefined) return undefined;
  const here = nearSpelling(words[section], keyword);
  const isAlone = activeFilters(query).length === 1;
  if (here !== undefined || !isAlone) return here;
  return nearSpelling(words[section === 'cars' ? 'van' : 'cars'], keyword);
}

/** A failed call is no proof that there is nothing. */
const isFound = ({ search }: Pick<StockSearch, 'search'>, text: string): Observable<boolean> =>
  forkJoin(
    (['cars', 'van'] as const).map((section) =>
      search({ ...withKeyword(freshQuery(section), text), pageSize: 1 }).pipe(
        map((answer) => isLeft(answer) || answer.right.total > 0),
      ),
    ),
  ).pipe(map((found) => found.includes(true)));
