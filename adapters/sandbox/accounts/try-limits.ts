/** Tries that came to nothing, as far as they still count. Times are milliseconds since 1970 in UTC. */
export interface PastTries {
  /** For this e-mail address, from this network address. */
  readonly here: { readonly count: number; readonly lastAt: number };
  /** For this e-mail address, from wherever its owner has never logged in. */
  readonly elsewhere: { readonly count: number; readonly lastAt: number };
  /** From this network address, for whomever. */
  readonly address: { readonly count: number; readonly lastAt: number };
  /** Whether the owner of the e-mail address has logged in from here before. */
  readonly isKnownPlace: boolean;
}

/** Older tries count no more. */
export const TRIES_COUNT_FOR_MS = 60 * 60_000;

/** Mistyping is free. */
const FREE_HERE = 5;
const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 15 * 60_000;

/** A household or a showroom shares an address. */
const FREE_OF_ADDRESS = 60;
const WAIT_OF_ADDRESS_MS = 60_000;

/** Tries from many addresses at one account: slowed for all but those its owner is known at. */
const FREE_ELSEWHERE = 40;
const WAIT_ELSEWHERE_MS = 30_000;

/**
 * How long until another password may be tried. It slows whoever guesses, and never shuts the owner
 * out for good: tries elsewhere do not count where the owner has logged in before, every wait ends
 * by itself, and a link by e-mail or a passkey opens the account at any time.
 */
export function waitBeforeTry(
  { here, elsewhere, address, isKnownPlace }: PastTries,
  now: number,
): number {
  const doubled = FIRST_WAIT_MS * 2 ** Math.min(20, here.count - FREE_HERE);
  const waits = [
    here.count < FREE_HERE ? 0 : here.lastAt + Math.min(LONGEST_WAIT_MS, doubled) - now,
    address.count < FREE_OF_ADDRESS ? 0 : address.lastAt + WAIT_OF_ADDRESS_MS - now,
    isKnownPlace || elsewhere.count < FREE_ELSEWHERE
      ? 0
      : elsewhere.lastAt + WAIT_ELSEWHERE_MS - now,
  ];
  return Math.max(0, ...waits);
}

/** Letters to one e-mail address within the hour; more are not written, and nobody is told (AC-3). */
export const MOST_LETTERS = 4;
/** Asked for from one network address within the hour. */
export const MOST_ASKED_OF_ADDRESS = 20;
