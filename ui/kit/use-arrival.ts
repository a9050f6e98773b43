import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useApp } from './app-context';
import { historyIndex } from './history-index';
import { scrollToHash } from './scroll-to-hash';
import { useKnownPath } from './use-known-path';

/**
 * The keyboard and the reader go on at the heading of the new page, unless the page has put them
 * somewhere itself; what they were at is gone, or is the link they came by.
 */
function goToHeading(): void {
  const main = document.getElementById('main');
  if (main === null || main.contains(document.activeElement)) return;
  const heading = main.querySelector('h1') ?? main;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** What every change of page brings with it: the trail of the visit, the focus, and the way to a fragment. */
export function useArrival(): void {
  const { trail } = useApp();
  const { pathname, search, hash, key } = useLocation();
  const known = useKnownPath();
  const isReturn = useNavigationType() === NavigationType.Pop && key !== 'default';

  const seen = useRef(pathname);

  useEffect(() => {
    if (seen.current !== pathname) goToHeading();
    seen.current = pathname;
  }, [pathname]);
  useEffect(() => {
    trail.arrive({
      address: known === pathname ? pathname + search : known,
      index: historyIndex(),
    });
  }, [trail, known, pathname, search]);
  // Back and Forward lead to where the shopper was on that page, not to its fragment (NAV-03).
  useEffect(
    () =>
      hash === '' || isReturn ? undefined : scrollToHash(hash, key === 'default' ? 0 : scrollY),
    [hash, key, isReturn],
  );
}
