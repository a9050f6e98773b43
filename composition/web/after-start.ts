import type { RouteObject } from 'react-router-dom';
import { fetchPagesAhead } from './prefetch';

export interface AfterStart {
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

/** What waits until the page stands and the browser has nothing better to do. */
export function afterStart({ routes, hasServiceWorker }: AfterStart): void {
  settleServiceWorker(hasServiceWorker).catch(() => undefined);
  fetchPagesAhead(routes);
}
