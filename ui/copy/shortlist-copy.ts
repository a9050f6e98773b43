import { inPounds } from '../../core/kernel/money';
import type { GoneVehicle, VehicleListName } from '../../core/showroom/public';
import {
  MOST_TO_COMPARE,
  MOST_TO_SHARE,
  type PriceSince,
  type ShortlistChange,
  type ShortlistName,
} from '../../core/shortlist/public';
import { titleParts } from '../../core/stock/public';
import { inWords } from './search-copy';
import { titleWords } from './vehicle-copy';

/** PANEL-07, PANEL-10, PANEL-11. */
export const EMPTY_LIST: Readonly<Record<VehicleListName, string>> = {
  compare: 'You have no vehicles selected for comparison',
  favourites: 'You have no saved vehicles',
  recent: 'You have no recently viewed vehicles',
};

/** A list whose vehicles could not be had (ERR-24, CG-082): it is not empty. */
export const LIST_STILL_KEPT = 'Your list is still here';

/** PANEL-12. */
export const START_NEW_SEARCH = 'Start a new search';

/** PANEL-08. */
export const FREE_SLOT = 'Select compare on any listing to add';

/** PANEL-09, WE-090: the brackets are as given. */
export const compareWords = (count: number): string => `Compare ${inWords(count)} vehicle(s)`;

/** PANEL-13. */
export const COMPARE_IS_FULL =
  'You have already selected 3 cars to compare, please remove a car from the comparison page before adding another.';

export const LIST_TITLES: Readonly<Record<VehicleListName, string>> = {
  compare: 'Compare',
  recent: 'Recently viewed',
  favourites: 'Saved vehicles',
};

const vehicles = (count: number): string =>
  `${inWords(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;

/** On the way from the panel to the page with everything about them. */
export const seeAllWords = (count: number): string =>
  count === 1 ? 'See your saved vehicle' : `See all ${inWords(count)} saved vehicles`;

export const savedCountWords = (count: number): string => `${vehicles(count)} saved`;

const LIST_IN_SENTENCE: Readonly<Record<VehicleListName, string>> = {
  favourites: 'saved vehicles',
  compare: 'comparison',
  recent: 'recently viewed vehicles',
};

/** Said of what the server no longer knows, before it is seen no more (UX rule 18). */
export function goneWords(gone: readonly GoneVehicle[]): string {
  const [first] = gone;
  if (first === undefined) return '';
  const list = LIST_IN_SENTENCE[first.list];
  if (gone.length > 1) {
    return `${vehicles(gone.length)} are no longer for sale, so we have taken them off your ${list}.`;
  }
  const name =
    first.vehicle === undefined ? 'One vehicle' : `The ${titleWords(titleParts(first.vehicle))}`;
  return `${name} is no longer for sale, so we have taken it off your ${list}.`;
}

/** Undefined where the price has not moved. */
export const sinceSavedWords = ({ kind, by }: PriceSince): string | undefined =>
  kind === 'same'
    ? undefined
    : `${inPounds(by)} ${kind === 'fell' ? 'less' : 'more'} since you saved it`;

/**
 * What a press has done, in a few words: all that is said aloud of it (UX rule 18). The changes
 * were made by one press, in the same way; `name` is of the vehicle where it was one, and is known.
 */
export function changeWords(changes: readonly ShortlistChange[], name?: string): string {
  const [change] = changes;
  if (change === undefined) return '';
  const what = changes.length > 1 ? vehicles(changes.length) : (name ?? 'Vehicle');
  if (change.kind === 'replaced') return `${what} swapped into your comparison`;
  const list = `your ${LIST_IN_SENTENCE[change.list]}`;
  if (change.kind === 'removed') return `${what} removed from ${list}`;
  return change.list === 'favourites' ? `${what} saved` : `${what} added to ${list}`;
}

/** On the way from a changed list to its page. */
export const seeListWords = (list: ShortlistName, count: number): string =>
  list === 'favourites'
    ? `View saved (${inWords(count)})`
    : `Compare (${inWords(count)} of ${inWords(MOST_TO_COMPARE)})`;

/** Said once, when the browser first refuses to keep a list (ST-1). */
export const NOT_KEPT =
  'Your browser does not let us keep this list. It lasts until you close or reload the page.';

export const REPLACE_TITLE = 'Replace which?';
export const KEEP_THESE = 'Keep these three';
export const TO_COMPARISON_PAGE = 'Go to the comparison page';

export const SEND_LIST = 'Send this list to another device';
export const LIST_LINK_COPIED = 'Link copied. Open it on the other device to see this list.';
export const COPY_LIST_LINK = 'Copy this link to the other device';

/** More are kept than a link carries. */
export const sentInPartWords = (count: number): string | undefined =>
  count > MOST_TO_SHARE
    ? `The link carries the first ${inWords(MOST_TO_SHARE)} of your ${inWords(count)} vehicles.`
    : undefined;

export const SHORTLIST_TITLE = 'Saved vehicles';
export const SENT_TITLE = 'A list of vehicles for you';
export const SHORTLIST_DESCRIPTION =
  'The vehicles you have saved: what they cost now, what they cost when you saved them, and which are still for sale.';

export const sentIntroduction = (count: number): string =>
  `${vehicles(count)} in this list. Save ${count === 1 ? 'it' : 'them'} to have ${count === 1 ? 'it' : 'them'} on this device too.`;

export const saveAllWords = (count: number): string =>
  count === 1 ? 'Save this vehicle' : `Save all ${inWords(count)} vehicles`;

export const ALL_SAVED = 'All of these are in your saved vehicles.';
export const SEE_SAVED = 'See them there';

/** Of a list that was sent: some of it is gone, or all. */
export const sentGoneWords = (count: number): string =>
  `${vehicles(count)} in this link ${count === 1 ? 'is' : 'are'} no longer for sale.`;
export const SENT_NOTHING = 'The vehicles in this link are no longer for sale';

export const NEEDS_SCRIPT =
  'Your saved vehicles are kept in your browser, which has to run scripts to show them here.';
