import type { ApprovedTerms } from './quote-desk';

/** The rate a customer was approved for in a credit pre-check, kept in the browser (SEARCH-18, STORE-05). */
export interface ApprovedRate {
  /** The rate, and how the customer was rated; nothing for everybody else. */
  readonly read: () => ApprovedTerms;
  /** Forgets all that is kept of the approval (STORE-06). */
  readonly forget: () => void;
}
