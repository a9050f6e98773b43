import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from '../../kit/app-context';

const MINUTE_MS = 60_000;

const toMinute = (now: number): number => now - (now % MINUTE_MS);

/**
 * The time, minute by minute, for words that become untrue as it goes by. The first drawing has the
 * time of the server's, so that both agree; a page out of a cache, and one that was left open, are
 * put right at once.
 *
 * @param drawn milliseconds since 1970 in UTC.
 */
export function useNow(drawn: number): number {
  const { clock } = useApp();
  const subscribe = useCallback(
    (passed: () => void) => {
      const timer = { id: undefined as ReturnType<typeof setTimeout> | undefined };
      const again = () => {
        clearTimeout(timer.id);
        timer.id = setTimeout(again, MINUTE_MS - (clock.now() % MINUTE_MS));
        passed();
      };
      again();
      // A machine that slept has let minutes go by.
      document.addEventListener('visibilitychange', again);
      window.addEventListener('pageshow', again);
      return () => {
        clearTimeout(timer.id);
        document.removeEventListener('visibilitychange', again);
        window.removeEventListener('pageshow', again);
      };
    },
    [clock],
  );
  return useSyncExternalStore(
    subscribe,
    () => toMinute(clock.now()),
    () => toMinute(drawn),
  );
}
