import type { Observable } from 'rxjs';

/** Emits when a page no longer waits for what it can do without; a browser asks for that once it stands. */
export type Patience = Observable<unknown>;

/** Of whoever has no time of a whole page to keep: from the moment a block is asked for. Milliseconds. */
export const PATIENCE_MS = 1500;

/**
 * For a count that stands beside a choice: it is a comfort, and until it has come or failed the page's
 * loading bar runs (NAV-10). Milliseconds.
 */
export const COUNT_PATIENCE_MS = 4000;
