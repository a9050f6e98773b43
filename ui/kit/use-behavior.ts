import { useCallback, useSyncExternalStore } from 'react';
import type { Behavior } from '../../core/kernel/behavior';

/**
 * The one bridge between the core's state and React. The third function gives what the server
 * rendered with, so hydration agrees with the HTML even if the live value has moved on.
 */
export function useBehavior<T>(behavior$: Behavior<T>): T {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = behavior$.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    [behavior$],
  );
  return useSyncExternalStore(
    subscribe,
    () => behavior$.value,
    () => behavior$.initial,
  );
}
