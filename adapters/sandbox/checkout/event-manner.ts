/**
 * How the sandbox's checkout tells what happened there, to try what follows from each.
 *
 * - `at-once`: as soon as it has happened.
 * - `late`: ten seconds afterwards.
 * - `twice`: each event is handed over twice.
 * - `out-of-order`: that a card was declined is told after what followed.
 * - `never`: nothing is told; whoever sells has to ask.
 */
export const EVENT_MANNERS = ['at-once', 'late', 'twice', 'out-of-order', 'never'] as const;

export type EventManner = (typeof EVENT_MANNERS)[number];

/** How long after it happened something is told that comes late. Milliseconds. */
export const LATE_MS = 10_000;
