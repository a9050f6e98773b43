import { redirect } from 'react-router-dom';
import { firstValueFrom, map, type Observable } from 'rxjs';
import {
  carriedOn,
  toAddress,
  withInsteadOf,
  withKeyword,
  type IgnoredChoice,
  type StockQuery,
} from '../../../core/search/public';
import { understandWords, type StockSearch } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { stockVocabulary } from '../../kit/stock-vocabulary';

/** A search with its words understood, and the address that says so. */
interface TypedWordsRead {
  readonly query: StockQuery;
  readonly address: string;
}

/** Comes late: most searches have no words. */
export const readTypedWords = (app: App, query: StockQuery): Observable<TypedWordsRead> =>
  understandWords(app.ports.search, app.oncePerVisit(stockVocabulary), query).pipe(
    map(({ query: read, insteadOf }) => ({
      query: read,
      address: withInsteadOf(toAddress(read), insteadOf),
    })),
  );

/** From the address of a search to another, without losing on the way what is not in that. */
export const leadOn = (
  address: string,
  queryString: string,
  ignored: readonly IgnoredChoice[],
): Response => redirect(carriedOn(address, queryString, ignored));

/**
 * Goes where words typed beside a search lead. Where another filter was pressed meanwhile, they are
 * read again beside that one.
 */
export async function goInWords(
  app: App,
  search: StockSearch,
  text: string,
  go: (query: StockQuery, address?: string) => void,
): Promise<void> {
  const asked = search.state$.value.query;
  const { query, address } = await firstValueFrom(readTypedWords(app, withKeyword(asked, text)));
  if (search.state$.value.query === asked) go(query, address);
  else await goInWords(app, search, text, go);
}
