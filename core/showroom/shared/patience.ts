/**
 * How long a server waits for a block before it sends the page without it; the browser asks then.
 * Milliseconds.
 */
export const PATIENCE_MS = 1500;
