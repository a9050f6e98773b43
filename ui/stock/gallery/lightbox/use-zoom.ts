import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type PointerEvent,
  type RefObject,
} from 'react';
import { CLOSE_UP, movedBy, UNZOOMED, zoomedTo, type Point, type Zoom } from './zoom';

/** A second press within this time and distance is a double press. */
const DOUBLE_MS = 300;
const DOUBLE_PIXELS = 30;
/** Pixels a finger may move in a press. */
const SLOP = 8;

export interface ZoomControl {
  /** Times its size, to two digits. */
  readonly scale: number;
  /** Zooms by a factor, around the middle. */
  readonly by: (factor: number) => void;
  readonly reset: () => void;
  /** Moves a zoomed picture; false where it would not move, being at its edge or not zoomed. */
  readonly move: (by: Point) => boolean;
  /** Whether the zoom has a use for the pointer: a pinch, or a drag of a zoomed picture. */
  readonly onPointerDown: (event: PointerEvent) => boolean;
  readonly onPointerMove: (event: PointerEvent) => boolean;
  readonly onPointerUp: (event: PointerEvent) => boolean;
}

/**
 * Zoom by wheel, pinch, double press and keys, and moving what is zoomed. The picture follows through
 * the style of its element; React hears only of the scale.
 */
export function useZoom(
  box: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
): ZoomControl {
  const [scale, setScale] = useState(1);
  const zoom = useRef<Zoom>(UNZOOMED);
  const pointers = useRef(new Map<number, Point>());
  const pressed = useRef<{ readonly at: Point; readonly alone: boolean }>(undefined);
  const lastTap = useRef({ at: { x: 0, y: 0 }, time: -Infinity });

  const sizeOfBox = () => ({
    width: box.current?.clientWidth ?? 0,
    height: box.current?.clientHeight ?? 0,
  });
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left = 0, top = 0 } = box.current?.getBoundingClientRect() ?? {};
    const { width, height } = sizeOfBox();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const apply = (next: Zoom) => {
    zoom.current = next;
    setScale(Math.round(next.scale * 100) / 100);
    if (picture.current !== null) {
      picture.current.style.transform =
        next.scale === 1 ? '' : `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    }
  };
  const zoomTo = (wanted: number, around: Point) => {
    apply(zoomedTo(zoom.current, wanted, around, sizeOfBox()));
  };
  const moveBy = (by: Point): boolean => {
    const before = zoom.current;
    const next = movedBy(before, by, sizeOfBox());
    if (next.x === before.x && next.y === before.y) return false;
    apply(next);
    return true;
  };

  // React listens to the wheel without the right to keep it from scrolling.
  const turnWheel = useEffectEvent((event: WheelEvent) => {
    event.preventDefault();
    const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 16;
    zoomTo(
      zoom.current.scale * Math.exp(-pixels / 300),
      fromMiddle({ x: event.clientX, y: event.clientY }),
    );
  });
  useEffect(() => {
    const element = box.current;
    const turn = (event: WheelEvent) => {
      turnWheel(event);
    };
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [box]);

  const pinch = (moved: PointerEvent) => {
    const before = [...pointers.current.values()];
    pointers.current.set(moved.pointerId, { x: moved.clientX, y: moved.clientY });
    const after = [...pointers.current.values()];
    const [one, other] = before;
    const [oneNow, otherNow] = after;
    if (!one || !other || !oneNow || !otherNow) return;
    const spread = (a: Point, b: Point) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
    const middle = (a: Point, b: Point) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
    const from = middle(one, other);
    const to = middle(oneNow, otherNow);
    zoomTo(zoom.current.scale * (spread(oneNow, otherNow) / spread(one, other)), fromMiddle(from));
    moveBy({ x: to.x - from.x, y: to.y - from.y });
  };
  const tap = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    const { at: before, time } = lastTap.current;
    const isDouble =
      event.timeStamp - time < DOUBLE_MS &&
      Math.hypot(at.x - before.x, at.y - before.y) < DOUBLE_PIXELS;
    lastTap.current = { at, time: isDouble ? -Infinity : event.timeStamp };
    if (isDouble) zoomTo(zoom.current.scale > 1 ? 1 : CLOSE_UP, fromMiddle(at));
  };

  return {
    scale,
    by: (factor) => {
      zoomTo(zoom.current.scale * factor, { x: 0, y: 0 });
    },
    reset: () => {
      apply(UNZOOMED);
    },
    move: moveBy,
    onPointerDown: (event) => {
      const at = { x: event.clientX, y: event.clientY };
      pressed.current = { at, alone: pointers.current.size === 0 };
      pointers.current.set(event.pointerId, at);
      const isOurs = pointers.current.size > 1 || zoom.current.scale > 1;
      if (isOurs) event.currentTarget.setPointerCapture(event.pointerId);
      return isOurs;
    },
    onPointerMove: (event) => {
      const before = pointers.current.get(event.pointerId);
      if (before === undefined) return false;
      if (pointers.current.size > 1) {
        pinch(event);
        return true;
      }
      pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (zoom.current.scale === 1) return false;
      moveBy({ x: event.clientX - before.x, y: event.clientY - before.y });
      return true;
    },
    onPointerUp: (event) => {
      const began = pressed.current;
      pointers.current.delete(event.pointerId);
      if (
        event.type === 'pointerup' &&
        began?.alone === true &&
        Math.hypot(event.clientX - began.at.x, event.clientY - began.at.y) < SLOP
      ) {
        tap(event);
      }
      return zoom.current.scale > 1;
    },
  };
}
