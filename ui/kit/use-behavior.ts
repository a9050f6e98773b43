import { useCallback, useSyncExternalStore } from 'react';
import type { Behavior } from '../../core/kernel/behavior';

/**
 * The one bridge between the core's state and React. The third function gives what the server
 * rendered with, so hydration agrees with the HTML even if the live value has moved on.
 *
 * @param part of the state, for a view that is to be drawn again only when that has changed; it
 * must give back the same thing for the same state. All of it, unless said.
 */
export function useBehavior<T, P = T>(
  behavior$: Behavior<T>,
  part: (value: T) => P = (value) => value as unknown as P,
): P {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = behavior$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [behavior$],
  );
  return useSyncExternalStore(
    subscribe,
    () => part(behavior$.value),
    () => part(behavior$.initial),
  );
}
