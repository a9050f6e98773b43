import { useRef, type PointerEvent } from 'react';

interface PointerTies {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerCancel: () => void;
}

/**
 * A finger on a slider moves it at once, before the browser knows that it means to scroll the page.
 * When the browser takes the gesture over, what was moved is put back.
 */
export function usePutBackWhenScrolled(
  value: number,
  putBack: (value: number) => void,
): PointerTies {
  const before = useRef<number>(undefined);
  const forget = () => {
    before.current = undefined;
  };
  return {
    onPointerDown: ({ pointerType }) => {
      before.current = pointerType === 'touch' ? value : undefined;
    },
    onPointerUp: forget,
    onPointerCancel: () => {
      if (before.current !== undefined) putBack(before.current);
      forget();
    },
  };
}
