import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainPress } from '../../kit/is-plain-press';

/** Path, query and fragment of a link that a plain press would follow on this site. */
function leadsTo(event: MouseEvent): string | undefined {
  if (!isPlainPress(event) || !(event.target instanceof Element)) return undefined;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.origin !== window.location.origin) {
    return undefined;
  }
  return link.pathname + link.search + link.hash;
}

/** The mark that `useBackToClose` lays on the entry of an open dialog. */
const isOnEntryOfDialog = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'openDialog' in history.state;

/** How long stepping back one entry may take, in milliseconds. */
const STEP_PATIENCE_MS = 400;

/**
 * An open dialog lies on a history entry of its own. A link in it closes it first, and then leads on
 * from the page beneath: or Back would come to that page twice. Gives the `ref` of the box that
 * holds the links.
 */
export function useLeavingLinks(close: () => void): (box: HTMLElement | null) => void {
  const navigate = useNavigate();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const leave = useEffectEvent((address: string) => {
    const go = () => {
      void navigate(address);
    };
    if (!isOnEntryOfDialog()) {
      close();
      go();
      return;
    }
    // Heard before the dialog keeps it quiet; the router is told once that has been done.
    const down = () => {
      window.removeEventListener('popstate', down, { capture: true });
      clearTimeout(patience);
      setTimeout(go);
    };
    window.addEventListener('popstate', down, { capture: true });
    // A shopper who pressed a link gets there, whatever has become of the entry.
    const patience = setTimeout(down, STEP_PATIENCE_MS);
    close();
  });

  useEffect(() => {
    if (box === null) return undefined;
    const press = (event: MouseEvent) => {
      const address = leadsTo(event);
      if (address === undefined) return;
      event.preventDefault();
      leave(address);
    };
    box.addEventListener('click', press);
    return () => {
      box.removeEventListener('click', press);
    };
  }, [box]);

  return setBox;
}
