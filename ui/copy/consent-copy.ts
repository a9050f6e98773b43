import type { Consent, ConsentCategory, KeptFor, KeptThing } from '../../core/tracking/public';

/** The question, as it lies over the foot of a page until it is answered (UX rule 25). */
export const CONSENT_QUESTION = {
  name: 'Your choice about cookies',
  title: 'May we count visits and measure our adverts?',
  text: 'The site works just the same if you say no.',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Choose',
} as const;

/** Heard once the question has been answered. */
export const answerWords = ({ analytics, marketing }: Consent): string =>
  analytics || marketing
    ? 'Thank you. You can change this at any time under Data preferences.'
    : 'Nothing will be counted. You can change this at any time under Data preferences.';

export const PREFERENCES_WORDS = {
  title: 'Data preferences',
  description:
    'Choose what may be counted and sent when you use this site, and change it at any time.',
  lead: 'Nothing is counted or sent unless you agree. Favourites, compare and everything else work either way.',
  necessary: 'Needed for the site to work',
  alwaysOn: 'Always on',
  necessaryText:
    'Kept in your own browser, because you asked for it. None of it is used to follow you.',
  save: 'Save my choice',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  saved: 'Saved.',
  keptFor: 'We keep your answer for six months, then ask again.',
  withoutScript:
    'Your browser runs no script here, so nothing is counted or sent and there is nothing to choose.',
  more: 'More in our',
  cookiePolicy: 'cookie policy',
  privacyPolicy: 'privacy policy',
} as const;

/** What the browser keeps, as a shopper would call it. */
export const KEPT_WORDS: Readonly<Record<KeptThing, string>> = {
  favourites: 'Vehicles you have saved',
  compare: 'Vehicles you compare',
  savedPrices: 'What those vehicles cost when you saved them',
  shortlistSnapshot: 'Those lists as you last saw them, to read without a connection',
  snapshotPictures: 'Pictures of those vehicles, to see without a connection',
  recents: 'Vehicles you have looked at',
  listingView: 'Whether you see results as a grid or a list',
  financeDefault: 'Finance terms you last chose',
  approvedCustomer:
    'A lender’s approval: its rate and reference, and the name, phone number and email you gave for it',
  consent: 'Your answer to this question',
  siteFiles: 'Parts of the site itself, so that it opens without a connection',
  reloadMark: 'When a page last loaded itself anew for a newer version',
  scrollPlaces: 'How far down you were on each page',
  enquiryDrafts:
    'What you typed into a form you have not sent yet, and your name, number, email and branch for the next form',
  enquiryReceipt: 'The reference of a form you sent, to show it to you',
  customerSession: 'That you are logged in, for our website alone to read',
  signedIn: 'That somebody is logged in, to show the way to your account',
  keptApart: 'That you keep the list of this browser apart from that of your account',
  reservationHold: 'That a vehicle is held for you while you pay',
  reservationTyped: 'What you typed to reserve it, in case you come back without paying',
  nearestOutcode: 'The first half of a postcode you typed to sort branches',
  valuationJourney: 'What you typed to have your vehicle valued, so that nothing is lost',
  heldValuation: 'What your vehicle was valued at, to put against prices and into forms',
  previousAddresses: 'The pages of your visit, to go with an enquiry you send',
  countedConversions: 'Which of your forms have been counted, so that none counts twice',
};

export const KEPT_FOR_WORDS: Readonly<Record<KeptFor, string>> = {
  visit: 'until your visit ends',
  'two-hours': 'two hours',
  'a-day': 'a day at most',
  'logged-out': 'until you log out, two weeks at most',
  'six-months': 'six months',
  'new-version': 'until a newer version comes',
  emptied: 'until you remove them',
  forgotten: 'until you restore the original APR',
  consent: 'until you say no',
  always: 'until you clear your browser',
};

interface CategoryWords {
  readonly title: string;
  readonly text: string;
  /** What is done; what is kept besides is told from the table of what is kept. */
  readonly points: readonly string[];
}

export const CATEGORY_WORDS: Readonly<Record<ConsentCategory, CategoryWords>> = {
  analytics: {
    title: 'Counting visits',
    text: 'Tells us which pages help and which do not.',
    points: [
      'Which pages are opened, and which vehicles are saved or compared',
      'No cookie, and nothing that says who you are',
    ],
  },
  marketing: {
    title: 'Advertising',
    text: 'Tells us and our advertising partners which adverts lead to a visit or an enquiry.',
    points: [
      'Which pages are opened, which vehicles are saved, and when a form is sent',
      'With a form: your email, phone number, name and town, scrambled before they leave so that they cannot be read',
      'Partners’ cookies, removed again when you say no',
    ],
  },
};

/** What is kept once a category is agreed to. */
export const keptIfAgreed = (what: string, howLong: string): string =>
  `${what}, kept in your browser ${howLong}`;

/** What holds now, in a sentence. */
export function presentChoice(consent: Consent | undefined): string {
  if (consent === undefined) return 'You have not answered yet, which counts as no.';
  const { analytics, marketing } = consent;
  if (analytics && marketing) return 'You have agreed to both.';
  if (!analytics && !marketing) return 'You have said no to both.';
  return analytics
    ? 'You have agreed to the counting of visits only.'
    : 'You have agreed to advertising only.';
}
