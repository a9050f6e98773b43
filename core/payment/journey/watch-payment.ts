import { isLeft, type Either } from 'fp-ts/Either';
import {
  concat,
  defer,
  distinctUntilChanged,
  EMPTY,
  map,
  merge,
  Subject,
  switchMap,
  take,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { GatewayFailure } from '../../kernel/failure';
import type { Scope } from '../../kernel/scope';
import { asksForPayment$ } from './ask-again';

/** How something stands that is paid for, while somebody looks at it. */
export interface WatchedPayment<Standing> {
  readonly standing: Standing;
  /** Counts the answers: with each, what is left of its time is measured anew. */
  readonly told: number;
  readonly isAsking: boolean;
  /** A payment was waited for as long as it is, and has not been told. */
  readonly hasGivenUp: boolean;
}

export interface PaymentWatch<Standing> {
  readonly state$: Behavior<WatchedPayment<Standing>>;
  /** Begins what only a browser does: asking again by itself. */
  readonly wake: () => void;
  /** Asks now: somebody presses, or comes back to the page. */
  readonly ask: () => void;
}

export interface WatchedThing<Standing> {
  readonly first: Standing;
  /** How it stands at the back end. */
  readonly ask: () => Observable<Either<GatewayFailure, Standing>>;
  /** Whether a payment may be on its way that is not told yet. */
  readonly mayYetBePaid: (standing: Standing) => boolean;
  /** How long its time lasts from when it was told, where that is known. Milliseconds. */
  readonly timeLeft: (standing: Standing) => number | undefined;
}

/** Between the end of a time by the back end's clock and the question whether it has ended. */
const AFTER_END_MS = 1000;
const LEAST_MS = 5000;

type WatchEvent<Standing> =
  | { readonly kind: 'asked' | 'unanswered' | 'gave-up' }
  | { readonly kind: 'told'; readonly standing: Standing };

function reduce<Standing>(
  state: WatchedPayment<Standing>,
  event: WatchEvent<Standing>,
): WatchedPayment<Standing> {
  switch (event.kind) {
    case 'asked':
      return { ...state, isAsking: true };
    case 'unanswered':
      return { ...state, isAsking: false };
    case 'gave-up':
      return { ...state, hasGivenUp: true };
    case 'told':
      return { ...state, standing: event.standing, told: state.told + 1, isAsking: false };
  }
}

/**
 * How something stands that is paid for, while somebody looks at it. Asked again by itself while a
 * payment may be told yet, within bounds, and when its time ends by the back end's clock. What cannot
 * be had changes nothing: what was told last stands.
 */
export function watchPayment<Standing>(
  scope: Scope,
  { first, ask: asked, mayYetBePaid, timeLeft }: WatchedThing<Standing>,
): PaymentWatch<Standing> {
  const { state$, dispatch } = scope.store<WatchedPayment<Standing>, WatchEvent<Standing>>(
    { standing: first, told: 0, isAsking: false, hasGivenUp: false },
    reduce,
  );
  const asks$ = new Subject<void>();
  const woken$ = new Subject<void>();
  const ask = (): void => {
    asks$.next();
  };
  const standing$ = state$.pipe(
    map(({ standing }) => standing),
    distinctUntilChanged(),
  );
  const whilePaymentMayCome$ = standing$.pipe(
    map(mayYetBePaid),
    distinctUntilChanged(),
    switchMap((mayCome) =>
      mayCome
        ? concat(
            asksForPayment$().pipe(tap(ask)),
            defer(() => {
              dispatch({ kind: 'gave-up' });
              return EMPTY;
            }),
          )
        : EMPTY,
    ),
  );
  const atEnd$ = standing$.pipe(
    switchMap((standing) => {
      const left = timeLeft(standing);
      return left === undefined ? EMPTY : timer(Math.max(left + AFTER_END_MS, LEAST_MS));
    }),
    tap(ask),
  );

  scope.run(
    merge(
      asks$.pipe(
        switchMap(() => {
          dispatch({ kind: 'asked' });
          return asked().pipe(
            take(1),
            tap((answer) => {
              dispatch(
                isLeft(answer) ? { kind: 'unanswered' } : { kind: 'told', standing: answer.right },
              );
            }),
          );
        }),
      ),
      woken$.pipe(
        take(1),
        switchMap(() => merge(whilePaymentMayCome$, atEnd$)),
      ),
    ),
  );

  return {
    state$,
    ask,
    wake: () => {
      woken$.next();
    },
  };
}
