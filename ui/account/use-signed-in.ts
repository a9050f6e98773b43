import { useEffect, useState } from 'react';
import { useApp } from '../kit/app-context';

/** Whether somebody is logged in, as the site has left word of it; false until that is known, and on a server. */
export function useSignedIn(): boolean {
  const { openSession } = useApp();
  const [isSignedIn, setSignedIn] = useState(false);
  useEffect(() => {
    const life = new AbortController();
    openSession().then(
      (session) => {
        if (!life.signal.aborted) setSignedIn(session.isSignedIn());
      },
      () => undefined,
    );
    return () => {
      life.abort();
    };
  }, [openSession]);
  return isSignedIn;
}
