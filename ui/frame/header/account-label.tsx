import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { accountLabel } from '../../copy/shell-copy';
import { useApp } from '../../kit/app-context';

/** Where the label of a customer's link stands in a header that is the same for everybody. */
export const ACCOUNT_LABEL = 'data-account-label';

/**
 * Says "Dashboard" in place of "Login" where somebody is logged in (HEAD-09), here or in another tab
 * meanwhile. A page that all share cannot say it, so the browser does. Draws nothing.
 */
export function AccountLabel(): undefined {
  const { openSession } = useApp();
  const { key } = useLocation();
  useEffect(() => {
    const life = new AbortController();
    openSession().then(
      ({ isSignedIn }) => {
        if (life.signal.aborted) return;
        const show = () => {
          for (const label of document.querySelectorAll(`#site-header [${ACCOUNT_LABEL}]`)) {
            label.textContent = accountLabel(isSignedIn());
          }
        };
        show();
        const { signal } = life;
        document.addEventListener('visibilitychange', show, { signal });
        window.addEventListener('pageshow', show, { signal });
      },
      () => undefined,
    );
    return () => {
      life.abort();
    };
  }, [openSession, key]);
  return undefined;
}
