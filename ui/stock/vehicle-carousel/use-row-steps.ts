import { useEffect, useRef, useState, type RefObject } from 'react';
import { carouselStep } from '../../../core/gallery/public';

/** Less of a slide than this in view is none of it. */
const SLIVER = 0.1;
/** From this share on a slide counts as seen whole: pixels are rounded. */
const WHOLE = 0.95;

export interface RowSteps {
  /** Which slides are seen whole, from 0; `undefined` until the browser has measured. */
  readonly inView: { readonly first: number; readonly last: number } | undefined;
  /** Off the screen, and so out of reach of the Tab key. */
  readonly isAway: (place: number) => boolean;
  readonly step: (towards: 'next' | 'previous') => void;
}

/**
 * Which slides of a scrolling row are in view, and steps by a whole view that go round at the ends
 * (VDP-45). Before the script has measured, every slide is within reach.
 */
export function useRowSteps(track: RefObject<HTMLElement | null>, count: number): RowSteps {
  const [shares, setShares] = useState<readonly number[]>([]);
  /** Where a step is going while the row is still moving there: a fast second press goes on from it. */
  const aim = useRef<number | undefined>(undefined);

  useEffect(() => {
    const row = track.current;
    if (row === null || typeof IntersectionObserver === 'undefined') return;
    const slides = [...row.children];
    const watcher = new IntersectionObserver(
      (entries) => {
        setShares((known) => {
          const next = Array.from(slides, (_, place) => known[place] ?? 0);
          for (const { target, intersectionRatio } of entries) {
            next[slides.indexOf(target)] = intersectionRatio;
          }
          return next;
        });
      },
      // Taken as endlessly tall, so that only what lies to the sides is away.
      { root: row, rootMargin: '9999px 0px', threshold: [0, SLIVER, 0.5, WHOLE, 1] },
    );
    for (const slide of slides) watcher.observe(slide);
    const forget = () => {
      aim.current = undefined;
    };
    const ends = ['scrollend', 'wheel', 'touchstart', 'keydown'] as const;
    for (const end of ends) row.addEventListener(end, forget, { passive: true });
    return () => {
      watcher.disconnect();
      for (const end of ends) row.removeEventListener(end, forget);
    };
  }, [track, count]);

  const whole = shares.flatMap((share, place) => (share >= WHOLE ? [place] : []));
  const first = whole[0];
  const last = whole.at(-1);

  return {
    inView: first === undefined || last === undefined ? undefined : { first, last },
    isAway: (place) => {
      const share = shares[place];
      return share !== undefined && share < SLIVER;
    },
    step: (towards) => {
      const row = track.current;
      const [one, two] = row === null ? [] : row.children;
      if (!(row instanceof HTMLElement) || !(one instanceof HTMLElement)) return;
      const stride = two instanceof HTMLElement ? two.offsetLeft - one.offsetLeft : 0;
      if (stride <= 0) return;
      const gap = stride - one.offsetWidth;
      const shown = Math.max(1, Math.floor((row.clientWidth + gap) / stride));
      const from = aim.current ?? Math.round(row.scrollLeft / stride);
      const to = carouselStep({ first: from, shown, count }, towards);
      aim.current = to;
      row.scrollTo({ left: to * stride });
    },
  };
}
