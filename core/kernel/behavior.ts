import type { Observable } from 'rxjs';

/**
 * Read-only state over time: what it is now, and a stream that starts with now. `initial` never
 * changes; it is what the server rendered with, and what hydration must render with, whatever
 * the live value has become since. Made by a `Scope` only; it never errors.
 */
export interface Behavior<T> extends Observable<T> {
  readonly value: T;
  readonly initial: T;
}
