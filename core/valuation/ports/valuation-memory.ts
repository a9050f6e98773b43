import type { JourneyState } from '../journey/journey';
import type { HeldValuation } from '../model/held-valuation';
import type { Reading } from '../model/reading';

/** A journey as it was left. Which call it waited for is not known again: its answer would go to nobody. */
export interface KeptJourney extends Pick<JourneyState, 'at' | 'typed' | 'vehicle' | 'valuation'> {
  readonly reading: Reading;
  /** By which its processing is stored once, however often it is sent. */
  readonly key: string;
}

/** One thing of a visit: reading is total, and where nothing can be kept, it lasts as long as the page. */
interface OfVisit<Thing> {
  readonly read: () => Thing | undefined;
  readonly write: (thing: Thing) => void;
  readonly forget: () => void;
}

/** What a visit keeps of valuations (STORE-09, CG-024); each tab has its own. */
export interface ValuationMemory {
  readonly journey: OfVisit<KeptJourney>;
  readonly held: OfVisit<HeldValuation>;
}
