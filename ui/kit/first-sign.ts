/** What tells that somebody is there, reading or about to press. */
export const SIGNS = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'scroll',
  'wheel',
] as const;

/** A browser tells of a pointer that rests as of one that moves, when what lies under it changes. */
const isResting = (event: Event): boolean =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/**
 * Does something once, as soon as somebody is there: a page that is opened and left costs no more than itself.
 *
 * @returns what ends the waiting.
 */
export function onFirstSign(work: () => void): () => void {
  const signs = new AbortController();
  for (const kind of SIGNS) {
    document.addEventListener(
      kind,
      (event) => {
        if (isResting(event)) return;
        signs.abort();
        work();
      },
      { passive: true, capture: true, signal: signs.signal },
    );
  }
  return () => {
    signs.abort();
  };
}
