import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { askedModal, withoutModal, type Wish } from '../../../core/stock/public';

/** What a dialog marks the history entry with that it lies on (`useBackToClose`). */
const isOnEntryOfDialog = (): boolean =>
  typeof history.state === 'object' && history.state !== null && 'openDialog' in history.state;

interface AskedWish {
  /** What the address asks for, until it is closed. */
  readonly wish: Wish | undefined;
  readonly close: () => void;
}

/**
 * The window that the address asks for. Closing takes its key out of the address in place and
 * leaves the rest, so that it stays closed however the page is reached again (SC-3). A dialog lies
 * on an entry of its own, from which one has to step down first, unseen by the router; closed by
 * Back, one is down already.
 */
export function useAddressToClose(): AskedWish {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [closedKey, setClosedKey] = useState<string>();
  const isClosing = useRef(false);
  const asked = askedModal(search);
  const wish = key === closedKey ? undefined : asked;

  const stepDown = () => {
    if (isOnEntryOfDialog()) {
      history.back();
      return;
    }
    isClosing.current = false;
    setClosedKey(key);
    void navigate(
      { pathname, search: withoutModal(search), hash },
      { replace: true, preventScrollReset: true },
    );
  };
  const stepFurther = useEffectEvent((event: PopStateEvent) => {
    if (!isClosing.current) return;
    event.stopImmediatePropagation();
    stepDown();
  });

  useEffect(() => {
    if (wish === undefined) return;
    const hear = (event: PopStateEvent) => {
      stepFurther(event);
    };
    addEventListener('popstate', hear, { capture: true });
    return () => {
      removeEventListener('popstate', hear, { capture: true });
    };
  }, [wish]);

  return {
    wish,
    close: () => {
      isClosing.current = true;
      stepDown();
    },
  };
}
