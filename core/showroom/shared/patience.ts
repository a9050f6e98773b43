import { timer, type Observable } from 'rxjs';

/** Emits when a page no longer waits for what it can do without; a browser asks for that once it stands. */
export type Patience = Observable<unknown>;

/** Milliseconds. */
export const PATIENCE_MS = 1500;

/** Of whoever has no time of a whole page to keep: from the moment a block is asked for. */
export const usualPatience$: Patience = timer(PATIENCE_MS);
