import { useEffect, type RefObject } from 'react';
import { NO_ROOM } from './consent-region.styles';

/**
 * While something is fixed to the foot of the window, the page scrolls clear of it and what else sticks
 * there stands on it. Told to each by a rule of its own: a property of the document that all inherit
 * would have every element of the page styled anew.
 */
const rulesFor = (room: string): readonly string[] => [
  `html{scroll-padding-block-end:calc(6rem + ${room})}`,
  `body{padding-block-end:${room}}`,
  `[data-at-foot]{--foot-taken:${room}}`,
];

/** Keeps room at the end of the page for what is fixed to the foot of the window. */
export function useRoomAtFoot(fixed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = fixed.current;
    if (element === null || typeof ResizeObserver !== 'function') return;
    const style = document.head.appendChild(document.createElement('style'));
    const inTheFlow = window.matchMedia(NO_ROOM);
    const measure = () => {
      const { sheet } = style;
      if (sheet === null) return;
      while (sheet.cssRules.length > 0) sheet.deleteRule(0);
      const room = inTheFlow.matches ? '0px' : `${element.offsetHeight}px`;
      for (const rule of rulesFor(room)) sheet.insertRule(rule);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    inTheFlow.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      inTheFlow.removeEventListener('change', measure);
      style.remove();
    };
  }, [fixed]);
}
