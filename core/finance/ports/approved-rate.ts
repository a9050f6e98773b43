/** The rate a customer was approved for in a credit pre-check, kept in the browser (SEARCH-18, STORE-05). */
export interface ApprovedRate {
  /** Percent a year; none for everybody else. */
  readonly read: () => number | undefined;
  /** Forgets all that is kept of the approval (STORE-06). */
  readonly forget: () => void;
}
