/** NAV-15: light work waits for a quiet moment, at most this long. */
const IDLE_TIMEOUT_MS = 2000;

/** Runs the work when the browser is idle; after a moment where it cannot tell (BT-3). */
export function whenIdle(work: () => void): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  } else {
    window.setTimeout(work, 1);
  }
}
