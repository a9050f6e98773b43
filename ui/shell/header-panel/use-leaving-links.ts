import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPlainPress } from '../../kit/is-plain-press';

/** Path, query and fragment of a link that a plain press on this site would follow. */
function leadsTo(event: MouseEvent): string | undefined {
  if (!isPlainPress(event) || event.button !== 0 || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link.target !== '' || link.origin !== window.location.origin) return;
  return link.pathname + link.search + link.hash;
}

/**
 * An open dialog lies on a history entry of its own. A link in it closes it first and then leads
 * on from the page beneath, or Back would come to that page twice. Gives what the box with the links
 * is to be told to, which may change with every opening.
 */
export function useLeavingLinks(
  isOpen: boolean,
  close: () => void,
): (box: HTMLElement | null) => void {
  const navigate = useNavigate();
  const [box, setBox] = useState<HTMLElement | null>(null);
  const wanted = useRef<string>(undefined);
  const shut = useEffectEvent(close);
  const go = useEffectEvent((address: string) => {
    void navigate(address);
  });

  useEffect(() => {
    if (box === null) return undefined;
    const press = (event: MouseEvent) => {
      const address = leadsTo(event);
      if (address === undefined) return;
      event.preventDefault();
      wanted.current = address;
      shut();
    };
    box.addEventListener('click', press);
    return () => {
      box.removeEventListener('click', press);
    };
  }, [box]);

  useEffect(() => {
    if (isOpen) return undefined;
    const address = wanted.current;
    wanted.current = undefined;
    if (address === undefined) return undefined;
    // Closed: the entry of the dialog is being stepped back from, if there is one.
    if (!isOnEntryOfDialog()) {
      go(address);
      return undefined;
    }
    const leave = () => {
      go(address);
    };
    window.addEventListener('popstate', leave, { capture: true, once: true });
    return () => {
      window.removeEventListener('popstate', leave, { capture: true });
    };
  }, [isOpen]);

  return setBox;
}

/** The mark that `useBackToClose` lays on that entry. */
const isOnEntryOfDialog = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'openDialog' in history.state;
