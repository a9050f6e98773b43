import type { RouteObject } from 'react-router-dom';
import { keepTyped } from '../../ui/kit/keep-typed';
import { fetchAhead, type Ahead } from './prefetch';

export interface AfterStart extends Ahead {
  readonly routes: RouteObject[];
  readonly hasServiceWorker: boolean;
}

/** Registers the service worker, or takes away the one of a time when there was one (the kill switch). */
async function settleServiceWorker(isWanted: boolean): Promise<void> {
  // Absent without HTTPS; a browser that blocks storage fails here, and is as whole without.
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  if (isWanted) {
    await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    return;
  }
  const former = await serviceWorker.getRegistrations();
  await Promise.all(former.map((registration) => registration.unregister()));
}

/** React's own word, to whoever listens for faults, that it has drawn a part of the page a second time. */
const DRAWN_AGAIN = /hydrat|React error #4(?:18|2\d)/i;

/** What was typed in a part that somebody else has changed, and React has drawn anew, is typed again. */
function keepTypedOfRedrawn(): void {
  const touched = window.forecourtEarly?.touched ?? new Set();
  // The page itself may have been drawn anew before this was there to hear of it.
  keepTyped(touched);
  window.addEventListener('error', ({ message }) => {
    if (DRAWN_AGAIN.test(message)) keepTyped(touched);
  });
}

/** What waits until the page stands and the browser has nothing better to do. */
export function afterStart({ routes, hasServiceWorker, ...next }: AfterStart): void {
  keepTypedOfRedrawn();
  settleServiceWorker(hasServiceWorker).catch(() => undefined);
  fetchAhead(routes, next);
}
