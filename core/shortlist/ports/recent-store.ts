/** Where the vehicles looked at are kept: a cookie, a comma list without duplicates (STORE-03). */
export interface RecentStore {
  /** Slugs, oldest first. */
  readonly read: () => readonly string[];
  /** Keeps as many of the newest as fit (ST-5). Where cookies are blocked they last as long as the visit. */
  readonly write: (slugs: readonly string[]) => void;
}
