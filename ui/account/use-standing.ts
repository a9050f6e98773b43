import { useEffect, useRef } from 'react';
import { distinctUntilChanged, filter, fromEvent, map, merge, tap } from 'rxjs';
import {
  createStanding,
  guard,
  SESSION_ENDED_PATH,
  unknownStanding,
  type Customer,
  type Standing,
} from '../../core/account/public';
import type { GatewayFailure } from '../../core/kernel/failure';
import { useApp } from '../kit/app-context';

/**
 * Keeps a page of customers true to who is logged in, in this tab and in others: whoever is so no
 * more is led away once, and a page of somebody else is asked for anew.
 * @param customer whom the page was drawn for; nobody yet while that is not known.
 * @param again asks for the page anew.
 * @returns to be told of calls that failed.
 */
export function useStanding(
  customer: Customer | undefined,
  again: () => void,
): (failure: GatewayFailure) => void {
  const app = useApp();
  const failed = useRef<(failure: GatewayFailure) => void>(() => undefined);
  const asksAgain = useRef(again);
  useEffect(() => {
    asksAgain.current = again;
  });
  const id = customer?.id;
  const email = customer?.email;
  useEffect(() => {
    const scope = app.childScope();
    let hasEnded = false;
    app.openSession().then(
      ({ news, isSignedIn }) => {
        if (hasEnded) return;
        const start: Standing =
          id === undefined || email === undefined
            ? unknownStanding
            : { kind: 'known', customer: { id, email } };
        const standing = createStanding(scope, {
          desk: app.ports.customers,
          news,
          start,
          isMarked: isSignedIn,
          leave: () => {
            window.location.replace(SESSION_ENDED_PATH);
          },
        });
        failed.current = standing.failed;
        scope.run(
          merge(
            fromEvent(document, 'visibilitychange').pipe(
              filter(() => document.visibilityState === 'visible'),
            ),
            fromEvent<PageTransitionEvent>(window, 'pageshow').pipe(
              filter(({ persisted }) => persisted),
            ),
          ).pipe(tap(standing.ask)),
        );
        scope.run(
          standing.standing$.pipe(
            map((now) => (now.kind === 'known' ? now.customer.id : now.kind)),
            distinctUntilChanged(),
            tap(() => {
              const now = standing.standing$.value;
              if (now.kind === 'known' && now.customer.id !== id) asksAgain.current();
              if (now.kind !== 'anonymous' || start.kind === 'known') return;
              const { pathname, search } = window.location;
              const verdict = guard(now, pathname + search);
              if (verdict.kind === 'log-in') window.location.replace(verdict.address);
            }),
          ),
        );
      },
      () => undefined,
    );
    return () => {
      hasEnded = true;
      scope.end();
    };
  }, [app, id, email]);
  return (failure) => {
    failed.current(failure);
  };
}
