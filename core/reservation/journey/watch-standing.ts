import { isLeft } from 'fp-ts/Either';
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
} from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { Scope } from '../../kernel/scope';
import { asksForPayment$ } from '../../payment/public';
import type { ReservationStanding } from '../model/checkout-start';
import type { ReservationDesk } from '../ports/reservation-desk';
import { holdLeft } from '../rules/hold-left';
import { mayYetBePaid, reservationNews } from '../rules/reservation-news';

export interface StandingState {
  readonly standing: ReservationStanding;
  /** Counts the answers: with each, what is left of a hold is measured anew. */
  readonly told: number;
  readonly isAsking: boolean;
  /** A payment was waited for as long as it is, and has not been told. */
  readonly hasGivenUp: boolean;
}

export interface StandingWatch {
  readonly state$: Behavior<StandingState>;
  /** Begins what only a browser does: asking again by itself. */
  readonly wake: () => void;
  /** Asks now: the shopper presses, or comes back to the page. */
  readonly ask: () => void;
}

/** Between the end of a hold by the back end's clock and the question whether it has ended. */
const AFTER_END_MS = 1000;
const LEAST_MS = 5000;

type StandingEvent =
  | { readonly kind: 'asked' | 'unanswered' | 'gave-up' }
  | { readonly kind: 'told'; readonly standing: ReservationStanding };

function reduce(state: StandingState, event: StandingEvent): StandingState {
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
 * How a reservation stands, while somebody looks at it. Asked again by itself while a payment may be
 * told yet, within bounds, and when a hold ends by the back end's clock. What cannot be had changes
 * nothing: what was told last stands.
 */
export function watchStanding(
  scope: Scope,
  desk: Pick<ReservationDesk, 'standing'>,
  first: ReservationStanding,
  page: 'success' | 'failed',
): StandingWatch {
  const { state$, dispatch } = scope.store<StandingState, StandingEvent>(
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
    map((standing) => mayYetBePaid(reservationNews(standing, page), page)),
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
      const left = holdLeft(standing);
      return left === undefined ? EMPTY : timer(Math.max(left + AFTER_END_MS, LEAST_MS));
    }),
    tap(ask),
  );

  scope.run(
    merge(
      asks$.pipe(
        switchMap(() => {
          dispatch({ kind: 'asked' });
          return desk.standing(first.id).pipe(
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
