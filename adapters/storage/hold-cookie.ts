import * as STORAGE_NAMES from './storage-names';

/** Longer than any hold, so that the end of one can be told too. */
const SECONDS = 2 * 60 * 60;

const manners = (path: string, isSecure: boolean): string =>
  `Path=${path}; Max-Age=${String(SECONDS)}; SameSite=Lax${isSecure ? '; Secure' : ''}`;

/**
 * The session of a hold, for the page where its vehicle is reserved and no other: by it the page
 * knows its own hold again, with script and without (PY-6).
 */
export const holdCookie = (session: string, path: string, isSecure: boolean): string =>
  `${STORAGE_NAMES.reservationHold}=${encodeURIComponent(session)}; ${manners(path, isSecure)}`;

/** What was typed without script, which no script has to read. */
export const typedCookie = (typed: string, path: string, isSecure: boolean): string =>
  `${STORAGE_NAMES.reservationTyped}=${encodeURIComponent(typed)}; ${manners(path, isSecure)}; HttpOnly`;
