import { reloadMark } from '../../adapters/storage/reload-mark';
import { isLostChunk, mayReload } from '../../core/navigation/public';

/** How long ago this page was opened by a reload, as the browser remembers it; needs no storage. */
function sinceBrowserReload(): number | undefined {
  const [opening] = performance.getEntriesByType('navigation');
  return (opening as PerformanceNavigationTiming | undefined)?.type === 'reload'
    ? performance.now()
    : undefined;
}

/** The last reload by the tab's storage; where that is blocked or full, by the browser's own memory. */
function sinceReload(): number | undefined {
  try {
    const at = reloadMark.read();
    return at === undefined ? undefined : Date.now() - at;
  } catch {
    return sinceBrowserReload();
  }
}

let isGivenUp = false;

/** From here on every link loads a whole page, which comes with parts that are there. */
function followLinksWithoutScript(): void {
  if (isGivenUp) return;
  isGivenUp = true;
  addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]') !== null) {
        event.stopPropagation();
      }
    },
    true,
  );
}

/**
 * What to do when a page could not be shown: if one of its parts is gone, as after a new version
 * came out, it is loaded anew from its address, once in a minute (NAV-14, BT-1). Without a
 * connection a reload would lose the page for nothing.
 */
export function onPageErrors(errors: readonly unknown[]): void {
  if (!errors.some(isLostChunk)) return;
  if (navigator.onLine && mayReload(sinceReload())) {
    try {
      reloadMark.write(Date.now());
    } catch {
      // The browser itself remembers the reload.
    }
    location.reload();
  } else {
    followLinksWithoutScript();
  }
}
