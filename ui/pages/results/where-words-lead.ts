import { toAddress, type StockQuery } from '../../../core/search/public';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';

/** Where words in an address lead once they are understood; nowhere else where they stay words. */
export async function whereWordsLead(app: App, request: Request, query: StockQuery) {
  if (query.keyword === undefined) return undefined;
  const { readTypedWords } = await import('./typed-words');
  const { address } = await answerTo(readTypedWords(app, query), request.signal);
  return address === toAddress(query) ? undefined : address;
}
