/** What tells that somebody is there, reading or about to press. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll', 'wheel'] as const;

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
      () => {
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
