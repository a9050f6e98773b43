import { debounceTime, forkJoin, map, of, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import {
  freshQuery,
  halfTyped,
  mergeSuggestions,
  readInStock,
  suggestWords,
  withKeyword,
  type StockQuery,
  type WholeStockWords,
  type WordSuggestion,
} from '../../search/public';
import type { StockVocabulary } from './stock-vocabulary';

/** What is offered while somebody types, and for which text. */
export interface Suggested {
  readonly text: string;
  readonly suggestions: readonly WordSuggestion[];
}

export interface WordSuggestions {
  readonly state$: Behavior<Suggested>;
  readonly type: (text: string) => void;
}

/** Long enough that a word typed in one go is asked for once. */
export const TYPING_PAUSE_MS = 120;

const NOTHING: Suggested = { text: '', suggestions: [] };

/**
 * What the last words of a text may become, with what the list would then hold. The words before
 * them narrow the counts. Only the answer to the latest text is shown.
 */
export function createWordSuggestions(scope: Scope, vocabulary: StockVocabulary): WordSuggestions {
  const { state$, dispatch } = scope.store(NOTHING, (_: Suggested, next: Suggested) => next);
  const typed$ = new Subject<string>();

  scope.run(
    typed$.pipe(
      debounceTime(TYPING_PAUSE_MS),
      switchMap((text) =>
        suggestionsFor(vocabulary, text).pipe(map((suggestions) => ({ text, suggestions }))),
      ),
      tap(dispatch),
    ),
  );

  return {
    state$,
    type: (text) => {
      if (text.trim() === '') dispatch(NOTHING);
      typed$.next(text);
    },
  };
}

function suggestionsFor(
  vocabulary: StockVocabulary,
  text: string,
): Observable<readonly WordSuggestion[]> {
  if (halfTyped(text).length === 0) return of([]);
  return vocabulary.whole().pipe(
    switchMap((stock) => {
      const begun = stock === undefined ? [] : begunIn(stock, text);
      if (begun.length === 0) return of([]);
      return forkJoin(
        begun.map(({ said, start }) =>
          vocabulary
            .within(said)
            .pipe(map((words) => (words === undefined ? [] : suggestWords(words, said, start)))),
        ),
      ).pipe(map(mergeSuggestions));
    }),
  );
}

interface Begun {
  readonly said: StockQuery;
  readonly start: string;
}

/** In each half of the stock, the longest beginning that some name has. */
function begunIn(stock: WholeStockWords, text: string): readonly Begun[] {
  return (['cars', 'van'] as const).flatMap((section) => {
    const [first] = halfTyped(text).flatMap(({ said, start }): readonly Begun[] => {
      const read = readInStock(stock, withKeyword(freshQuery(section), said));
      // The words before name the other half.
      if (read.query.section !== section) return [];
      return suggestWords(stock[section], read.query, start).length === 0
        ? []
        : [{ said: read.query, start }];
    });
    return first === undefined ? [] : [first];
  });
}
