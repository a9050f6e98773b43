import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react';
import { wantsLessMotion } from '../../kit/wants-less-motion';

/** Pixels after which a finger means to swipe, not to tap. */
const SLOP = 8;
/** The share of the width that turns the page, however slowly. */
const ENOUGH = 0.2;
/** Pixels a millisecond that turn it, however short the way. */
const FLICK = 0.35;

export interface SwipeThrough {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: () => void;
  /** A drag is not a press on what lies under it. */
  readonly onClickCapture: (event: MouseEvent) => void;
}

/**
 * A row of slides that follows a finger (or a mouse, where `mouse` says so) and goes on to the next
 * on letting go. The row goes round, so there is always a next.
 */
export function useSwipeThrough(
  row: RefObject<HTMLElement | null>,
  onStep: (step: 1 | -1) => void,
  mouse = false,
): SwipeThrough {
  const start = useRef<{ id: number; x: number; y: number; at: number; moving: boolean }>(
    undefined,
  );
  const swiped = useRef(false);

  const letGo = (pixels: number, milliseconds: number) => {
    const element = row.current;
    if (element === null) return;
    const width = element.clientWidth;
    const isFlick = Math.abs(pixels) > 24 && Math.abs(pixels) / milliseconds > FLICK;
    const step = pixels < 0 ? 1 : -1;
    const goesOn = Math.abs(pixels) > width * ENOUGH || isFlick;
    if (goesOn) onStep(step);
    element.style.translate = '';
    if (!('animate' in element) || wantsLessMotion()) return;
    const from = goesOn ? pixels + step * width : pixels;
    element.animate([{ translate: `${from}px` }, { translate: '0px' }], {
      duration: 200,
      easing: 'ease-out',
    });
  };

  return {
    onPointerDown: (event) => {
      swiped.current = false;
      start.current =
        event.isPrimary && (mouse || event.pointerType !== 'mouse')
          ? {
              id: event.pointerId,
              x: event.clientX,
              y: event.clientY,
              at: event.timeStamp,
              moving: false,
            }
          : undefined;
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }) => {
      const began = start.current;
      if (began?.id !== pointerId || row.current === null) return;
      const pixels = clientX - began.x;
      if (!began.moving) {
        if (Math.abs(pixels) < SLOP || Math.abs(pixels) < Math.abs(clientY - began.y)) return;
        began.moving = true;
        swiped.current = true;
        currentTarget.setPointerCapture(pointerId);
      }
      row.current.style.translate = `${pixels}px`;
    },
    onPointerUp: ({ pointerId, clientX, timeStamp }) => {
      const began = start.current;
      start.current = undefined;
      if (began?.id === pointerId && began.moving) {
        letGo(clientX - began.x, Math.max(1, timeStamp - began.at));
      }
    },
    onPointerCancel: () => {
      start.current = undefined;
      if (row.current !== null) row.current.style.translate = '';
    },
    onClickCapture: (event) => {
      if (!swiped.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
