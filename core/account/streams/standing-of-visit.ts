import { isLeft } from 'fp-ts/Either';
import { defer, exhaustMap, startWith, Subject, tap, type Observable } from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import type { GatewayFailure } from '../../kernel/failure';
import type { Scope } from '../../kernel/scope';
import {
  advanceStanding,
  unknownStanding,
  type Standing,
  type StandingEvent,
} from '../model/standing';
import type { CustomerDesk } from '../ports/customer-desk';
import { isSessionOver } from '../rules/guard';

/** What tabs of one browser tell each other. */
export interface SessionNews {
  readonly heard$: Observable<'signed-in' | 'signed-out'>;
  readonly tell: (news: 'signed-in' | 'signed-out') => void;
}

export interface StandingParts {
  readonly desk: Pick<CustomerDesk, 'show'>;
  readonly news: SessionNews;
  /** What the server already knew when it drew the page. */
  readonly start?: Standing;
  /** Whether the browser has the mark of somebody who is logged in; it is gone before the news of it is told. */
  readonly isMarked?: () => boolean;
  /** Leads to `/click-collect?login=1`. */
  readonly leave: () => void;
}

export interface StandingOfVisit {
  readonly standing$: Behavior<Standing>;
  /** A call of a customer failed; only the end of a session matters here. */
  readonly failed: (failure: GatewayFailure) => void;
  /** Asks the back end who it is; one call at a time. */
  readonly ask: () => void;
}

/** Whose visit this is, in this tab and in all others, until the scope ends. */
export function createStanding(
  scope: Scope,
  { desk, news, start = unknownStanding, isMarked = () => true, leave }: StandingParts,
): StandingOfVisit {
  const asked$ = new Subject<void>();
  const { state$, dispatch } = scope.store(
    start,
    (standing: Standing, event: StandingEvent) => advanceStanding(standing, event).standing,
  );

  /** The store is moved first: whatever is heard while leaving finds nobody known. */
  function happens(event: StandingEvent, isToldByOthers = false): void {
    const { consequence } = advanceStanding(state$.value, event);
    dispatch(event);
    if (consequence === 'ask') asked$.next();
    if (consequence !== 'leave') return;
    if (!isToldByOthers) news.tell('signed-out');
    leave();
  }

  // Whoever logged out elsewhere while this page was on its way was spoken of before anybody listened.
  const isInDoubt = start.kind === 'unknown' || (start.kind === 'known' && !isMarked());
  scope.run(
    defer(() => (isInDoubt ? asked$.pipe(startWith(undefined)) : asked$)).pipe(
      exhaustMap(() => desk.show()),
      tap((answer) => {
        if (!isLeft(answer)) happens({ kind: 'told', customer: answer.right });
        else if (isSessionOver(answer.left)) happens({ kind: 'told', customer: undefined });
      }),
    ),
  );
  scope.run(
    news.heard$.pipe(
      tap((kind) => {
        happens({ kind }, true);
      }),
    ),
  );
  scope.onEnd(() => {
    asked$.complete();
  });
  return {
    standing$: state$,
    failed: (failure) => {
      if (isSessionOver(failure)) happens({ kind: 'refused' });
    },
    ask: () => {
      asked$.next();
    },
  };
}
