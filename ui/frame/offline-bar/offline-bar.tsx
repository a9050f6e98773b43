import { Wifi, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { OFFLINE_PATH } from '../../../core/navigation/public';
import { useApp } from '../../kit/app-context';
import { useBehavior } from '../../kit/use-behavior';
import { OfflineBox, OfflinePlace } from './offline-bar.styles';

/** How long the good news is seen, in milliseconds. */
const BACK_FOR_MS = 4000;

/** Whether the offline page can be opened without a connection: only a service worker keeps it. */
function useKeptPage(isOnline: boolean): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (isOnline || !('serviceWorker' in navigator)) return;
    navigator.serviceWorker.getRegistration().then(
      (registration) => {
        setKept(registration?.active != null);
      },
      () => undefined,
    );
  }, [isOnline]);
  return isKept;
}

/** Says that there is no connection as long as there is none, and once that it is back (NAV-13). */
export function OfflineBar() {
  const isOnline = useBehavior(useApp().isOnline$);
  const isKept = useKeptPage(isOnline);
  const [isBack, setBack] = useState(false);
  const [wasOnline, setWasOnline] = useState(isOnline);
  if (wasOnline !== isOnline) {
    setWasOnline(isOnline);
    setBack(isOnline);
  }
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => {
      setBack(false);
    }, BACK_FOR_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isBack]);

  return (
    <OfflinePlace role="status">
      {!isOnline && (
        <OfflineBox key="away">
          <WifiOff aria-hidden="true" size={20} />
          <p className="words">
            <strong>You are offline.</strong> Prices and availability may have changed.
          </p>
          {/* The page lies in the service worker, not in the script of this one. */}
          {isKept && <a href={OFFLINE_PATH}>Your saved vehicles</a>}
        </OfflineBox>
      )}
      {isBack && (
        <OfflineBox key="back">
          <Wifi aria-hidden="true" size={20} />
          <p className="words">You are back online.</p>
        </OfflineBox>
      )}
    </OfflinePlace>
  );
}
