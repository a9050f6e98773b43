import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToHash } from '../../kit/scroll-to-hash';

/** The one place that links of other systems scroll to (BRANCH-01). */
const SCROLL_TARGET = 'contact-form';

/** Scrolls to the enquiry form where the address asks for it: `?scroll=contact-form` (BRANCH-01, VALB-10). */
export function useScrollTo(): void {
  const { search } = useLocation();
  const isAsked = new URLSearchParams(search).get('scroll') === SCROLL_TARGET;
  useEffect(() => (isAsked ? scrollToHash(`#${SCROLL_TARGET}`) : undefined), [isAsked]);
}
