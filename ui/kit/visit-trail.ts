/** A page of this site that the visit has been to. */
export interface Place {
  /** Path and query. */
  readonly address: string;
  /** Its place in the browser's history, where that is known. */
  readonly index: number | undefined;
}

/** Where this visit has been within the site: what the Back link of a vehicle's page needs (VDP-01). */
export interface VisitTrail {
  /** Notes the page that is now on the screen. */
  readonly arrive: (place: Place) => void;
  /** The page on the screen, once it has arrived. */
  readonly now: () => Place | undefined;
  /** The page before the one with this address, if it was ours. */
  readonly before: (address: string) => Place | undefined;
}

/** @param referrer Path and query of the page that led to the first one, if it is on this site. */
export function makeVisitTrail(referrer?: string): VisitTrail {
  let before: Place | undefined =
    referrer === undefined ? undefined : { address: referrer, index: undefined };
  let now: Place | undefined;
  return {
    arrive: (place) => {
      if (now?.address === place.address) return;
      before = now ?? before;
      now = place;
    },
    now: () => now,
    // A page asks while it is drawn, which is before it has arrived.
    before: (address) => (now === undefined || now.address === address ? before : now),
  };
}
