import { isLeft } from 'fp-ts/Either';
import { forkJoin, map, of, switchMap, tap, type Observable } from 'rxjs';
import { dayInBritain } from '../../kernel/calendar-day';
import type { Clock } from '../../kernel/ports/clock';
import {
  freshQuery,
  stockWords,
  toAddress,
  withPage,
  type StockQuery,
  type StockSearch,
  type StockWords,
  type WholeStockWords,
} from '../../search/public';

/** What words can mean, asked of the stock and remembered for as long as it is held. */
export interface StockVocabulary {
  /** Both halves; nothing where they cannot be asked. */
  readonly whole: () => Observable<WholeStockWords | undefined>;
  /** The half of a search as far as its filters have narrowed it. */
  readonly within: (query: StockQuery) => Observable<StockWords | undefined>;
}

/** Searches that one visit remembers the words of. */
const MOST_REMEMBERED = 40;

/**
 * A call for options has the models of the chosen makes alone (FILTER-10), so those of all are asked
 * for with every make chosen: two calls for a half of the stock, and both are documented ones.
 */
export function createStockVocabulary(
  stock: Pick<StockSearch, 'options'>,
  clock: Clock,
): StockVocabulary {
  const remembered = new Map<string, StockWords>();

  const optionsOf = (query: StockQuery) =>
    stock.options(query).pipe(map((answer) => (isLeft(answer) ? undefined : answer.right.options)));

  const inFull = (query: StockQuery) =>
    optionsOf(query).pipe(
      switchMap((options) => {
        const makes = options?.make?.map(({ value }) => value) ?? [];
        if (query.lists.make !== undefined || makes.length === 0) return of(options);
        return optionsOf({ ...query, lists: { ...query.lists, make: makes } });
      }),
    );

  const within = (query: StockQuery): Observable<StockWords | undefined> => {
    const key = toAddress(withPage(query, 1));
    const known = remembered.get(key);
    if (known !== undefined) return of(known);
    const thisYear = Number(dayInBritain(clock.now()).slice(0, 4));
    return inFull(query).pipe(
      map((options) => options && stockWords(query.section, options, thisYear)),
      tap((words) => {
        if (words === undefined) return;
        if (remembered.size >= MOST_REMEMBERED) remembered.clear();
        remembered.set(key, words);
      }),
    );
  };

  return {
    within,
    whole: () =>
      forkJoin([within(freshQuery('cars')), within(freshQuery('van'))]).pipe(
        map(([cars, van]) => (cars === undefined || van === undefined ? undefined : { cars, van })),
      ),
  };
}
