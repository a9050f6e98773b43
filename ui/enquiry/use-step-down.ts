import { useEffect, useEffectEvent, useRef } from 'react';

/** What a dialog marks the history entry with that it lies on (`useBackToClose`). */
const isOnEntryOfDialog = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'openDialog' in history.state;

/**
 * A dialog lies on a history entry of its own. What changes the address of the page beneath has to
 * step down to that page's entry first, or the old address stays in the history under the new one,
 * and Back opens the dialog again (SC-3). The router hears none of it; closed by Back, one is down
 * already. Gives a function that steps down and then calls `then`.
 */
export function useStepDown(isOpen: boolean, then: () => void): () => void {
  const isLeaving = useRef(false);

  const stepDown = () => {
    if (isOnEntryOfDialog()) {
      isLeaving.current = true;
      history.back();
      return;
    }
    isLeaving.current = false;
    then();
  };
  const stepFurther = useEffectEvent((event: PopStateEvent) => {
    if (!isLeaving.current) return;
    event.stopImmediatePropagation();
    stepDown();
  });

  useEffect(() => {
    if (!isOpen) return;
    const hear = (event: PopStateEvent) => {
      stepFurther(event);
    };
    addEventListener('popstate', hear, { capture: true });
    return () => {
      removeEventListener('popstate', hear, { capture: true });
    };
  }, [isOpen]);

  return stepDown;
}
