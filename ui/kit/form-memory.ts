import type { OutcodeMemory } from '../../core/branch/public';
import type { DraftStore } from '../../core/enquiry/public';

/** What forms remember of a visit in the browser. */
export interface FormMemory {
  /** Forms that were begun, until they are sent. */
  readonly drafts: DraftStore;
  /** Addresses of this visit's pages, oldest first; none are noted without consent (STORE-07). */
  readonly previousAddresses: () => readonly string[];
  /** By which branches were last sorted. */
  readonly outcode: OutcodeMemory;
}
