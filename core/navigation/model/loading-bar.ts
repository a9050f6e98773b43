/** The page's calls to the back end, counted over the whole visit. */
export interface CallsInFlight {
  /** Asked and not yet answered. */
  readonly pending: number;
  /** How many have failed so far. */
  readonly failed: number;
}

export const noCalls: CallsInFlight = { pending: 0, failed: 0 };

/** What the bar at the top of the window shows of a change of page. */
export interface LoadingBar {
  readonly phase: 'hidden' | 'running' | 'finished';
  /** A call of this change has failed (NAV-12). */
  readonly hasFailed: boolean;
}

export const hiddenBar: LoadingBar = { phase: 'hidden', hasFailed: false };

/** Waits shorter than this show no bar (NAV-08), in milliseconds. */
export const BAR_THROTTLE_MS = 200;

/** The bar takes this long to fill (NAV-09), in milliseconds. */
export const BAR_FILL_MS = 5000;

/** A bar that has finished is seen this much longer (NAV-11), in milliseconds. */
export const BAR_HIDE_DELAY_MS = 500;
