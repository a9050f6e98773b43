/** What happens to a mark that is there to be tried out (`docs/contracts/valuation-api.md`). */
export type MarkFate = 'not-found' | 'slow' | 'error' | 'already-valued' | 'price-refused';

/** In the area letters that nobody was given: no vehicle on the road carries them. */
const FATES: ReadonlyMap<string, MarkFate> = new Map([
  ['TU19NFD', 'not-found'],
  ['TU19SLW', 'slow'],
  ['TU19ERR', 'error'],
  ['TU19VAL', 'already-valued'],
  ['TU19RFS', 'price-refused'],
]);

/** @param vrm in capitals without spaces */
export const fateOfMark = (vrm: string): MarkFate | undefined => FATES.get(vrm);

/** How long the slow one takes. */
export const SLOW_MS = 3000;
