/**
 * The favourites that a customer's account holds, on whatever device they were saved: slugs, oldest
 * first, each once. Ours: no document names it (`docs/contracts/account-api.md`).
 */
export interface AccountShortlist {
  readonly slugs: readonly string[];
  /** Which writing of the list this is; 0 of one that was never written. */
  readonly version: number;
}

/** As many vehicles as an account holds: more than anybody looks at twice, and few enough to be asked for. */
export const MOST_IN_ACCOUNT = 100;

/** What is to become of an account's list, whatever it is by then. */
export type AccountListChange =
  | {
      readonly kind: 'add';
      readonly slugs: readonly string[];
      /** Where the first of them comes to stand, counted from 0; last, unless said. */
      readonly place?: number;
    }
  | { readonly kind: 'remove'; readonly slugs: readonly string[] };

/** What a change came to. */
export interface ChangedSlugs {
  readonly slugs: readonly string[];
  /** Those that were in fact added, or taken out: what taking it back is about. */
  readonly done: readonly string[];
  /** Those for which there is no room. */
  readonly leftOut: readonly string[];
}

/**
 * What the lists of an account and of a browser have to offer each other. A browser's list is never
 * changed by an account's, nor the other way, unless the shopper says so.
 */
export type ShortlistOffer =
  /** Neither holds anything. */
  | { readonly kind: 'nothing' }
  /** Both hold the same vehicles, in whatever order. */
  | { readonly kind: 'same' }
  | { readonly kind: 'account-has-more'; readonly onlyAccount: readonly string[] }
  | { readonly kind: 'browser-has-more'; readonly onlyBrowser: readonly string[] }
  | {
      readonly kind: 'both-have-more';
      readonly onlyAccount: readonly string[];
      readonly onlyBrowser: readonly string[];
    };
