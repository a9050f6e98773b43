import type { ConsentCategory } from './consent';

/** Where in a shopper's browser a thing is kept: for good, for the tab, with each request, or as files. */
export type KeptPlace = 'local-storage' | 'session-storage' | 'cookie' | 'cache';

/** How long a thing is kept at most, if the shopper does not clear the browser before. */
export type KeptFor =
  | 'visit'
  | 'two-hours'
  | 'a-day'
  | 'logged-out'
  | 'six-months'
  | 'new-version'
  | 'emptied'
  | 'forgotten'
  | 'consent'
  | 'always';

/** What is owed to a shopper about one thing that their browser keeps. */
export interface KeptDuty {
  readonly place: KeptPlace;
  /** `necessary` needs no consent: the shopper asked for it, or the site cannot work without it. */
  readonly consent: 'necessary' | ConsentCategory;
  readonly lasts: KeptFor;
}

/**
 * Everything this site keeps in a shopper's browser, in the order in which a shopper is told of it
 * (STORE-01 to STORE-08, CG-121). A name in the browser that belongs to nothing in this table is
 * not ours: adapters name each of these, and the page of data preferences is made of them, so what
 * is not here neither compiles nor goes untold.
 */
export const KEPT_IN_BROWSER = {
  /** STORE-01. */
  favourites: { place: 'local-storage', consent: 'necessary', lasts: 'emptied' },
  /** STORE-02. */
  compare: { place: 'local-storage', consent: 'necessary', lasts: 'emptied' },
  savedPrices: { place: 'local-storage', consent: 'necessary', lasts: 'always' },
  /** The lists as they were last seen, to be read without a connection. */
  shortlistSnapshot: { place: 'local-storage', consent: 'necessary', lasts: 'emptied' },
  snapshotPictures: { place: 'cache', consent: 'necessary', lasts: 'emptied' },
  /** STORE-03. */
  recents: { place: 'cookie', consent: 'necessary', lasts: 'six-months' },
  /** STORE-04. */
  listingView: { place: 'local-storage', consent: 'necessary', lasts: 'always' },
  /** STORE-08. */
  financeDefault: { place: 'local-storage', consent: 'necessary', lasts: 'always' },
  /** STORE-05, STORE-06. */
  approvedCustomer: { place: 'local-storage', consent: 'necessary', lasts: 'forgotten' },
  /** CG-121. */
  consent: { place: 'local-storage', consent: 'necessary', lasts: 'six-months' },
  /** Files of the site that its service worker answers from. */
  siteFiles: { place: 'cache', consent: 'necessary', lasts: 'new-version' },
  /** NAV-14. */
  reloadMark: { place: 'session-storage', consent: 'necessary', lasts: 'visit' },
  /** How far down each page of the visit was scrolled, kept by the router. */
  scrollPlaces: { place: 'session-storage', consent: 'necessary', lasts: 'visit' },
  /** What was typed into a form that has not been sent. */
  enquiryDrafts: { place: 'local-storage', consent: 'necessary', lasts: 'a-day' },
  /** What the server shows once after a form that was posted without script. */
  enquiryReceipt: { place: 'cookie', consent: 'necessary', lasts: 'visit' },
  /** STORE-10: by what the site knows a customer who is logged in. */
  customerSession: { place: 'cookie', consent: 'necessary', lasts: 'logged-out' },
  signedIn: { place: 'cookie', consent: 'necessary', lasts: 'logged-out' },
  /** Which list of the account was not to be put together with the browser's: a count of writings, and nothing of the list. */
  keptApart: { place: 'local-storage', consent: 'necessary', lasts: 'always' },
  /** PY-6: by which the page of a vehicle knows its own hold again. */
  reservationHold: { place: 'cookie', consent: 'necessary', lasts: 'two-hours' },
  /** What was typed into a reservation that was posted without script, for whoever comes back from paying. */
  reservationTyped: { place: 'cookie', consent: 'necessary', lasts: 'two-hours' },
  /** BR-4: the first half of a postcode, by which branches are sorted. */
  nearestOutcode: { place: 'session-storage', consent: 'necessary', lasts: 'visit' },
  /** STORE-09, CG-024: a valuation that was begun, until it is begun anew. */
  valuationJourney: { place: 'session-storage', consent: 'necessary', lasts: 'visit' },
  /** The price that is put against those of vehicles. */
  heldValuation: { place: 'session-storage', consent: 'necessary', lasts: 'visit' },
  /** STORE-07, CALL-06. */
  previousAddresses: { place: 'session-storage', consent: 'analytics', lasts: 'visit' },
  /** TR-5. */
  countedConversions: { place: 'local-storage', consent: 'marketing', lasts: 'consent' },
} as const satisfies Readonly<Record<string, KeptDuty>>;

/** One thing that a shopper's browser keeps. */
export type KeptThing = keyof typeof KEPT_IN_BROWSER;

/** What is kept once this is agreed to, or without being asked for: `necessary`. */
export const keptUnder = (consent: KeptDuty['consent']): readonly KeptThing[] =>
  (Object.keys(KEPT_IN_BROWSER) as readonly KeptThing[]).filter(
    (thing) => KEPT_IN_BROWSER[thing].consent === consent,
  );
