import { useEffect, type RefObject } from 'react';
import { NO_ROOM } from './consent-region.styles';

/** What is fixed to the foot of the window takes this much of it; others stand on top. */
const FOOT_TAKEN = '--foot-taken';

/** Keeps room at the end of the page for what is fixed to the foot of the window. */
export function useRoomAtFoot(fixed: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = fixed.current;
    if (element === null || typeof ResizeObserver !== 'function') return;
    const root = document.documentElement.style;
    const inTheFlow = window.matchMedia(NO_ROOM);
    const measure = () => {
      root.setProperty(FOOT_TAKEN, inTheFlow.matches ? '0px' : `${element.offsetHeight}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    inTheFlow.addEventListener('change', measure);
    return () => {
      observer.disconnect();
      inTheFlow.removeEventListener('change', measure);
      root.removeProperty(FOOT_TAKEN);
    };
  }, [fixed]);
}
