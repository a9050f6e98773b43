/** Whether this tab holds a valuation, and whether its price may still be used. */
export type OwnCarMark = 'held' | 'old';

/**
 * Says on the root of the page that a valuation is held, or no more: room is kept by it, and what
 * shows the shopper's own car is fetched by it. A page that loads is marked by its inline script
 * (`composition/server/early-press.ts`), before the first paint.
 */
export function markOwnCar(mark: OwnCarMark | undefined): void {
  const { dataset } = document.documentElement;
  if (mark === undefined) delete dataset['ownCar'];
  else dataset['ownCar'] = mark;
}

/** Calls back now and whenever a price is kept or forgotten, the same one too. Returns what ends it. */
export function watchOwnCar(changed: (isHeld: boolean) => void): () => void {
  const root = document.documentElement;
  const look = () => {
    changed('ownCar' in root.dataset);
  };
  look();
  const watch = new MutationObserver(look);
  watch.observe(root, { attributeFilter: ['data-own-car'] });
  return () => {
    watch.disconnect();
  };
}
