import { useEffect, useState, type RefObject } from 'react';

export interface Swipe {
  /** All slides are laid out, so that a finger can pull the next one in. */
  readonly ready: boolean;
  /** A finger is on it: the neighbours will be wanted. */
  readonly touched: boolean;
  readonly onTouchStart: () => void;
  readonly onScroll: () => void;
}

/**
 * Swiping for fingers only. The slides of a card are laid out when the card comes into view on a
 * touch screen; with a mouse there is only ever the one photo shown.
 */
export function useSwipe(
  box: RefObject<HTMLDivElement | null>,
  slides: RefObject<HTMLDivElement | null>,
  shown: number,
  onShow: (place: number) => void,
): Swipe {
  const [ready, setReady] = useState(false);
  const [touched, setTouched] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    if (!matchMedia('(pointer: coarse)').matches) return;
    const watcher = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watcher.disconnect();
      setReady(true);
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
    };
  }, [box]);

  useEffect(() => {
    const row = slides.current;
    if (!ready || row === null || row.clientWidth === 0) return;
    if (Math.round(row.scrollLeft / row.clientWidth) !== shown) {
      row.scrollTo({ left: shown * row.clientWidth, behavior: 'instant' });
    }
  }, [slides, ready, shown]);

  return {
    ready,
    touched,
    onTouchStart: () => {
      setTouched(true);
    },
    onScroll: () => {
      const row = slides.current;
      if (!ready || row === null || row.clientWidth === 0) return;
      onShow(Math.round(row.scrollLeft / row.clientWidth));
    },
  };
}
