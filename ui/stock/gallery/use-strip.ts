import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import {
  stripAround,
  stripWithin,
  THUMBNAIL_SCROLL_MS,
  THUMBNAIL_STEP,
  thumbnailsIn,
} from '../../../core/gallery/public';
import { wantsLessMotion } from '../../kit/wants-less-motion';

export interface Strip {
  /** The first thumbnail in sight. */
  readonly start: number;
  /** Whole thumbnails in sight; `undefined` until the strip has been measured. */
  readonly shown: number | undefined;
  readonly onScroll: () => void;
  /** Moves the strip by so many thumbnails, within its ends (GAL-10). */
  readonly moveBy: (thumbnails: number) => void;
}

const easedOut = (share: number): number => 1 - (1 - share) ** 3;

/**
 * Moves an element to a scroll place in 300 ms (GAL-13), at once under reduced motion. A movement
 * under way gives way to the next.
 */
function useTimedScroll(box: RefObject<HTMLElement | null>): (left: number) => void {
  const frame = useRef(0);
  useEffect(
    () => () => {
      cancelAnimationFrame(frame.current);
    },
    [],
  );
  return (left) => {
    const element = box.current;
    cancelAnimationFrame(frame.current);
    if (element === null || element.scrollLeft === left) return;
    if (wantsLessMotion()) {
      element.scrollLeft = left;
      return;
    }
    const from = element.scrollLeft;
    const began = performance.now();
    const move = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - began) / THUMBNAIL_SCROLL_MS));
      element.scrollLeft = from + (left - from) * easedOut(share);
      if (share < 1) frame.current = requestAnimationFrame(move);
    };
    frame.current = requestAnimationFrame(move);
  };
}

/** The part of a strip of thumbnails that is in sight; it follows the current one. */
export function useStrip(
  box: RefObject<HTMLElement | null>,
  current: number,
  count: number,
): Strip {
  const [start, setStart] = useState(0);
  const [shown, setShown] = useState<number>();
  const scrollTo = useTimedScroll(box);

  useEffect(() => {
    const element = box.current;
    if (element === null || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(() => {
      if (element.clientWidth > 0) setShown(thumbnailsIn(element.clientWidth));
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
    };
  }, [box]);

  const follow = useEffectEvent((place: number, room: number) => {
    scrollTo(stripAround(place, count, room) * THUMBNAIL_STEP);
  });
  useEffect(() => {
    if (shown !== undefined) follow(current, shown);
  }, [current, shown]);

  return {
    start,
    shown,
    onScroll: () => {
      if (box.current !== null) setStart(Math.round(box.current.scrollLeft / THUMBNAIL_STEP));
    },
    moveBy: (thumbnails) => {
      scrollTo(stripWithin(start + thumbnails, count, shown ?? 1) * THUMBNAIL_STEP);
    },
  };
}
