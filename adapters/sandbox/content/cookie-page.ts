import {
  CONSENT_CATEGORIES,
  KEPT_IN_BROWSER,
  keptUnder,
  type KeptFor,
  type KeptThing,
} from '../../../core/tracking/public';
import * as STORAGE_NAMES from '../../storage/storage-names';
import { paragraphs, part, table, writtenPage } from './written-page';

const PURPOSES: Readonly<Record<KeptThing, string>> = {
  favourites: 'The vehicles you saved',
  compare: 'The vehicles you compare, three at most',
  savedPrices: 'What each cost when you saved it',
  shortlistSnapshot: 'Your lists as you last saw them, to read without a connection',
  snapshotPictures: 'Pictures of the vehicles in your lists, to see without a connection',
  recents: 'The vehicles you looked at, so that you find them again',
  listingView: 'Whether you like results as a grid or a list',
  financeDefault: 'The deposit, term and mileage you chose',
  approvedCustomer:
    'What a lender has approved for you, so that payments use its rate: rate and reference, name, phone number and email',
  consent: 'What you agreed to or refused',
  siteFiles: 'Parts of the site itself, so that it opens without a connection',
  reloadMark: 'When a page last loaded itself anew for a newer version',
  scrollPlaces: 'How far down you were on each page',
  enquiryDrafts: 'What you typed into a form you have not sent yet, so that nothing is lost',
  enquiryReceipt: 'The reference of a form you sent, to show it to you',
  customerSession: 'That you are logged in; only our website can read it',
  signedIn: 'That somebody is logged in, to show the way to your account',
  keptApart:
    'That you keep the list of this browser apart from that of your account, so that you are not asked again',
  reservationHold: 'That a vehicle is held for you while you pay, so that it does not shut you out',
  reservationTyped: 'What you typed to reserve it, in case you come back without paying',
  nearestOutcode: 'The first half of the postcode you typed, to list branches by how near they are',
  valuationJourney: 'What you typed to have your vehicle valued, so that nothing is lost',
  heldValuation: 'What your vehicle was valued at, to put it against the prices of ours',
  previousAddresses: 'The pages of your visit, to go with an enquiry you send',
  countedConversions: 'Which of your forms have been counted, so that none counts twice',
};

const HOW_LONG: Readonly<Record<KeptFor, string>> = {
  visit: 'Until your visit ends',
  'two-hours': 'Two hours',
  'a-day': 'One day at most',
  'logged-out': 'Until you log out, two weeks at most',
  'six-months': 'Six months',
  'new-version': 'Until a newer version comes',
  emptied: 'Until you remove them',
  forgotten: 'Until you restore the original APR',
  consent: 'Until you change your mind',
  always: 'Until you clear it',
};

const rowsUnder = (consent: Parameters<typeof keptUnder>[0]): readonly (readonly string[])[] =>
  keptUnder(consent).map((thing) => [
    STORAGE_NAMES[thing],
    PURPOSES[thing],
    HOW_LONG[KEPT_IN_BROWSER[thing].lasts],
  ]);

/** ROUTE-51. True of this site as it is: made of the table of what it keeps. */
export const COOKIE_PAGE = writtenPage({
  slug: 'cookie-policy',
  title: 'Cookie policy',
  description:
    'Everything this website keeps in your browser, what each is for, how long it stays and how to change your mind.',
  lead: 'Everything this website keeps in your browser, what it is for and how long it stays. Nothing is kept for counting or advertising unless you agree. The table is made by the site from what it keeps; the words around it are a sample of a made-up group, which a lawyer must replace before a real business uses them.',
  parts: [
    part(
      'Kept because you asked for it',
      paragraphs(
        'These make the site do what you want of it, so they need no consent. They stay in your browser.',
      ),
      table(['Name', 'What it is for', 'How long'], rowsUnder('necessary')),
      paragraphs(
        `Only <em>${STORAGE_NAMES.recents}</em> is a cookie. The others are in your browser’s own storage, which is not sent to us.`,
      ),
    ),
    part(
      'Only if you agree',
      table(
        ['Kind', 'What it is for'],
        [
          ['Analytics', 'Counting which pages are used, to improve them'],
          ['Marketing', 'Seeing which adverts lead to enquiries'],
        ],
      ),
      table(
        ['Name', 'What it is for', 'How long'],
        CONSENT_CATEGORIES.flatMap((category) => rowsUnder(category)),
      ),
      paragraphs(
        'Until you agree, nothing of these kinds is loaded, kept or sent. If you change your mind, they stop and what they kept is removed.',
      ),
    ),
    part(
      'Change your mind',
      paragraphs(
        'Go to <a href="/data-preferences/">data preferences</a> at any time. You can also clear everything in your browser’s own settings; the site then works as on your first visit.',
      ),
    ),
  ],
});
