import { useEffect } from 'react';
import type { LoginReason } from '../../../copy/account/account-copy';
import { useApp } from '../../../kit/app-context';

/** Whether something stands in a box for passwords, which going on would lose. */
const isTyping = (): boolean =>
  [...document.querySelectorAll('input[name="password"]')].some(
    (box) => box instanceof HTMLInputElement && box.value !== '',
  );

/** Tells other tabs that a session is over, and goes on when one has begun in another tab. */
export function useOtherTabs(reason: LoginReason | undefined): void {
  const { openSession } = useApp();
  useEffect(() => {
    const life = new AbortController();
    openSession().then(
      ({ news, isSignedIn }) => {
        if (life.signal.aborted) return;
        if (reason !== undefined) news.tell('signed-out');
        document.addEventListener(
          'visibilitychange',
          () => {
            if (document.visibilityState === 'visible' && isSignedIn() && !isTyping()) {
              // The server knows whether that is so, and where it leads.
              window.location.reload();
            }
          },
          { signal: life.signal },
        );
      },
      () => undefined,
    );
    return () => {
      life.abort();
    };
  }, [openSession, reason]);
}
