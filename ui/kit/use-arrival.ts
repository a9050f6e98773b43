import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useApp } from './app-context';
import { historyIndex } from './history-index';
import { scrollToHash } from './scroll-to-hash';

/** What every change of page brings with it: the trail of the visit, and the way to a fragment. */
export function useArrival(): void {
  const { trail } = useApp();
  const { pathname, search, hash, key } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';

  useEffect(() => {
    trail.arrive({ address: pathname + search, index: historyIndex() });
  }, [trail, pathname, search]);
  // Back and Forward lead to where the shopper was on that page, not to its fragment (NAV-03).
  useEffect(
    () => (hash === '' || isReturn ? undefined : scrollToHash(hash)),
    [hash, key, isReturn],
  );
}
