import { fromEvent, map, merge, startWith } from 'rxjs';
import type { Behavior } from '../../core/kernel/behavior';
import type { Scope } from '../../core/kernel/scope';

/** Whether the browser has a connection, as it says itself (NAV-13). */
export const onlineState = (scope: Scope): Behavior<boolean> =>
  scope.behavior(
    merge(fromEvent(window, 'online'), fromEvent(window, 'offline')).pipe(
      map(() => navigator.onLine),
      startWith(navigator.onLine),
    ),
  );
