import { isLeft } from 'fp-ts/Either';
import { exhaustMap, map, Subject, take, tap } from 'rxjs';
import type { QuoteDesk } from '../../finance/public';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';

/** How far a credit check on a quote has got (FIN-58). */
export type CreditCheckState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'starting' | 'failed'; readonly reference: string }
  | { readonly kind: 'begun'; readonly reference: string; readonly link: string };

export interface CreditCheck {
  readonly state$: Behavior<CreditCheckState>;
  /** Asks for a check of a quote, and for where the customer goes on; once at a time. */
  readonly start: (reference: string) => void;
}

export function createCreditCheck(scope: Scope, ask: QuoteDesk['creditCheck']): CreditCheck {
  const { state$, dispatch } = scope.store<CreditCheckState, CreditCheckState>(
    { kind: 'waiting' },
    (_, next) => next,
  );
  const starts$ = new Subject<string>();
  scope.run(
    starts$.pipe(
      // A second press while the first is under way begins no second check.
      exhaustMap((reference) => {
        dispatch({ kind: 'starting', reference });
        return ask(reference).pipe(
          take(1),
          map((answer): CreditCheckState => {
            const link = isLeft(answer) ? '' : answer.right;
            return link === '' ? { kind: 'failed', reference } : { kind: 'begun', reference, link };
          }),
        );
      }),
      tap(dispatch),
    ),
  );
  return {
    state$,
    start: (reference) => {
      starts$.next(reference);
    },
  };
}
