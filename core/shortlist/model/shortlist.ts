/**
 * What a shopper keeps: favourites without limit, and up to three vehicles to compare, each by one
 * name of the vehicle: its slug unless settings say otherwise (`nameInList`).
 */
export interface Shortlist {
  readonly favourites: readonly string[];
  readonly compare: readonly string[];
  /** A fourth vehicle was asked for and not added (CMP-02). */
  readonly tooManyComparisons: boolean;
  /** The vehicle that was not added, as long as `tooManyComparisons` is up: "replace which?". */
  readonly refused: string | undefined;
  /** The browser would not keep the last change; it lasts as long as the visit. */
  readonly isKept: boolean;
}

/** As many vehicles as can be compared (CMP-01). */
export const MOST_TO_COMPARE = 3;

export const emptyShortlist: Shortlist = {
  favourites: [],
  compare: [],
  tooManyComparisons: false,
  refused: undefined,
  isKept: true,
};
