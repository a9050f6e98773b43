import { isRight } from 'fp-ts/Either';
import { distinctUntilChanged, filter, map, switchMap, type Observable } from 'rxjs';
import type { ApprovedRate, QuoteDesk, QuotesByStockId } from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import { freshQuery } from '../../search/public';
import type { Vehicle } from '../../stock/public';
import { quoteTermsOf } from '../shared/query-terms';

/** What is asked for the monthly figures of a list. */
export interface ListQuotePorts {
  readonly quotes: Pick<QuoteDesk, 'quotesFor'>;
  readonly approvedRate: Pick<ApprovedRate, 'read'>;
}

/**
 * The quotes of a list's vehicles, on the terms that results cards begin with, so that a vehicle
 * costs the same a month wherever it is shown. They come after the vehicles, and a list stands
 * without them: while they are asked for, and where they cannot be had, those known before stay.
 */
export function createQuotesOfList(
  scope: Scope,
  { quotes, approvedRate }: ListQuotePorts,
  vehicles$: Observable<readonly Vehicle[]>,
): Behavior<QuotesByStockId> {
  const { state$, dispatch } = scope.store<QuotesByStockId, QuotesByStockId>({}, (known, more) => ({
    ...known,
    ...more,
  }));
  scope.run(
    vehicles$.pipe(
      map((vehicles) => [...new Set(vehicles.map(({ stockId }) => stockId))].sort()),
      filter((stockIds) => stockIds.length > 0),
      distinctUntilChanged((before, now) => before.join() === now.join()),
      switchMap((stockIds) =>
        quotes.quotesFor(stockIds, quoteTermsOf(freshQuery('cars'), approvedRate.read())),
      ),
      filter(isRight),
      map(({ right }) => {
        dispatch(right);
      }),
    ),
  );
  return state$;
}
