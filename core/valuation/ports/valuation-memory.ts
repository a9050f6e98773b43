import type { Observable } from 'rxjs';
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
export interface OfVisit<Thing> {
  readonly read: () => Thing | undefined;
  readonly write: (thing: Thing) => void;
  readonly forget: () => void;
}

/** The price that a visit puts to use: one state for whoever shows it, uses it or forgets it. */
export interface HeldOfVisit extends OfVisit<HeldValuation> {
  /** What is held, now and whenever it is kept anew or forgotten; the same one kept again is told too. */
  readonly held$: Observable<HeldValuation | undefined>;
}

/** What a visit keeps of valuations (STORE-09, CG-024); each tab has its own. */
export interface ValuationMemory {
  readonly journey: OfVisit<KeptJourney>;
  readonly held: HeldOfVisit;
}
