import { heldOfVisit, type ValuationMemory } from '../../../core/valuation/public';

/** One thing in memory. */
function ofVisit<Thing>() {
  let kept: Thing | undefined;
  return {
    read: () => kept,
    write: (thing: Thing) => {
      kept = thing;
    },
    forget: () => {
      kept = undefined;
    },
  };
}

/** What a visit keeps of valuations, in memory. */
export const fakeValuationMemory = (): ValuationMemory => ({
  journey: ofVisit(),
  held: heldOfVisit(ofVisit()),
});
