import { map, type Observable } from 'rxjs';
import { toAddress, type StockQuery } from '../../../core/search/public';
import { understandWords } from '../../../core/showroom/public';
import type { App } from '../../kit/app';
import { stockVocabulary } from '../../kit/stock-vocabulary';
import { withInsteadOf } from './instead-of';

/** A search with its words understood, and the address that says so. */
export interface TypedWordsRead {
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
