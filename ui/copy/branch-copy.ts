import type { NearestFault } from '../../core/branch/public';
import { inWords } from './search-copy';

/** Words of the pages that tell how to reach us. */
export const CONTACT_WORDS = {
  title: 'Contact us',
  heading: 'Get in touch',
  description: 'Telephone numbers, opening hours and places of all our branches.',
  lead: 'Ring, write to or visit any branch. They can tell you about every car and van we have, wherever it stands.',
  branches: 'All our branches',
  contactBranch: 'Contact branch',
  address: 'Address',
  map: 'Map of our branches',
  streetMap: 'Show a street map',
  streetMapNote: 'It comes from OpenStreetMap, which then learns that you look at it.',
  noMap: 'We have no place on the map for this branch.',
} as const;

/** Of the map of streets, once it is asked for. */
export const STREET_MAP_WORDS = {
  loading: 'The map is coming from OpenStreetMap.',
  late: 'The map has not come. It may still: else open it by the link below.',
  offline: 'You are offline. The map comes when you have a connection again.',
  elsewhere: 'Open the street map in a new tab',
} as const;

export const branchDescription = (branch: string): string =>
  `Where ${branch} is, when it is open, how to ring and write, and which cars and vans stand there.`;

export const contactTitle = (branch: string): string => `Contact ${branch}`;

export const contactLead =
  'Ask about any of our cars and vans. If one stands at another branch, they can have it brought over.';

export const FORM_NOT_FETCHED = 'The form could not be loaded';

/** Of the frame that a map of streets stands in. */
export const streetMapTitle = (branch: string): string => `Street map around ${branch}`;

/** BRANCH-12. */
export const stockWords = (count: number, branch: string): string =>
  `We have ${inWords(count)} vehicle${count === 1 ? '' : 's'} available at ${branch}`;

/** BRANCH-13. */
export const SEARCH_OUR_STOCK = 'Search our stock';

/** For the links to the two halves of what stands at a branch, each with its own number. */
export const carsCounted = (count: number): string =>
  `${inWords(count)} used car${count === 1 ? '' : 's'}`;
export const vansCounted = (count: number): string =>
  `${inWords(count)} used van${count === 1 ? '' : 's'}`;

export const TESTIMONIALS_TITLE = 'What customers say of us all';
export const reviewsOf = (branch: string): string => `Reviews of ${branch}`;
export const TESTIMONIALS_SHOWN =
  'Shown here: the latest, as they came. The score counts them all.';
export const EARLIER_REVIEWS = 'Previous reviews';
export const LATER_REVIEWS = 'Next reviews';

export const NEAREST_WORDS = {
  title: 'Nearest to you',
  label: 'Your postcode, or its first half',
  hint: 'For example CH1. Only the first half is used, and kept until your visit ends.',
  find: 'Find nearest',
  finding: 'Looking',
  clear: 'Show in the usual order',
} as const;

/** What is wrong with what was typed, and what to do. */
export function nearestFault(fault: NearestFault): string {
  switch (fault.kind) {
    case 'empty':
      return 'Type a postcode, or its first half, like CH1.';
    case 'not-an-outcode':
      return 'That is not a postcode. Type one, or its first half, like CH1.';
    case 'not-known':
      return `We do not know where ${fault.outcode} is. Try a postcode nearby.`;
    case 'no-answer':
      return 'We cannot look that up at the moment. Please try again.';
  }
}

/** "12 miles", with a decimal below ten: as precise as the middle of a district is. */
export function milesWords(miles: number | undefined): string {
  if (miles === undefined) return 'Distance not known';
  if (miles < 1) return 'Less than a mile away';
  const shown = miles < 9.95 ? miles.toFixed(1) : String(Math.round(miles));
  return `${shown} mile${shown === '1.0' ? '' : 's'} away`;
}

/** Heard when the list has been sorted. */
export const sortedWords = (outcode: string, nearest: string): string =>
  `Sorted by distance from ${outcode}. The nearest is ${nearest}.`;
