/** What one request says of itself, for the loaders and actions of pages that are one visit's own. */
export interface RequestFacts {
  /** By name, decoded; of two with one name, the first. */
  readonly cookies: ReadonlyMap<string, string>;
  /** The client's network address (FORM-28). */
  readonly address: string | undefined;
  /** Path and query of the page of this site that the shopper comes from. */
  readonly referrer: string | undefined;
  /**
   * Of a posted form beyond those that one network address may send in a minute: how many seconds
   * until one is taken again.
   */
  readonly waitSeconds?: number | undefined;
  /** What the answer before left to be shown on this page, as `leavesReceipt` was given it. */
  readonly receipt: string | undefined;
  /** The `Set-Cookie` that leaves a receipt for one path, until the visit ends. */
  readonly leavesReceipt: (receipt: string, path: string) => string;
  /** Of a reservation that was begun on this page: the checkout's session, and what was typed without script. */
  readonly reservation: {
    readonly session: string | undefined;
    readonly typed: string | undefined;
  };
  /** Leaves them to one path: a `Set-Cookie` each. What is typed is left out where it is too long for one. */
  readonly leavesReservation: (session: string, typed: string, path: string) => readonly string[];
}
