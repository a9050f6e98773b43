import { useEffect } from 'react';
import { MOST_TO_COMPARE } from '../../../core/shortlist/public';
import { COMPARE_IS_FULL } from '../../copy/shortlist-copy';
import { useApp } from '../../kit/app-context';

/**
 * PANEL-13: while three are held, the compare button of any other vehicle says so when it is
 * rested on or has the focus. Put there from outside, since the text is no matter of the first
 * script; buttons are marked with `data-compare`.
 */
export function useCompareTooltip(): void {
  const { shortlist } = useApp();
  useEffect(() => {
    const explain = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const button = target.closest('[data-compare]');
      if (button === null) return;
      const isFull = shortlist.shortlist$.value.compare.length >= MOST_TO_COMPARE;
      if (isFull && button.getAttribute('aria-pressed') !== 'true') {
        button.setAttribute('title', COMPARE_IS_FULL);
      } else {
        button.removeAttribute('title');
      }
    };
    document.addEventListener('pointerover', explain);
    document.addEventListener('focusin', explain);
    return () => {
      document.removeEventListener('pointerover', explain);
      document.removeEventListener('focusin', explain);
    };
  }, [shortlist]);
}
