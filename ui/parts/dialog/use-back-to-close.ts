import { useEffect, useEffectEvent, useId } from 'react';

const MARK = 'openDialog';

const markedBy = (id: string): boolean =>
  (history.state as Record<string, unknown> | null)?.[MARK] === id;

/**
 * While something is open, Back closes it instead of leaving the page. One history entry with the
 * same address is laid on top and taken away again on closing, unless the shopper has moved on from
 * it meanwhile; the router is kept out of both, since for it nothing has happened.
 */
export function useBackToClose(open: boolean, onClose: () => void): void {
  const id = useId();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    if (!open) return;
    let leaving = false;
    const closeOnBack = (event: PopStateEvent) => {
      if (leaving || markedBy(id)) return;
      leaving = true;
      event.stopImmediatePropagation();
      close();
    };
    const timer = setTimeout(() => {
      if (!markedBy(id)) {
        history.pushState({ ...(history.state as object | null), [MARK]: id }, '');
      }
      window.addEventListener('popstate', closeOnBack, { capture: true });
    });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('popstate', closeOnBack, { capture: true });
      if (leaving || !markedBy(id)) return;
      const keepQuiet = (event: PopStateEvent) => {
        event.stopImmediatePropagation();
      };
      window.addEventListener('popstate', keepQuiet, { capture: true, once: true });
      history.back();
    };
  }, [open, id]);
}
