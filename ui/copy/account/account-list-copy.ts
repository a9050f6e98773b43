import { MOST_IN_ACCOUNT } from '../../../core/account/public';
import { inWords } from '../search-copy';

const vehicles = (count: number): string =>
  `${inWords(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`;

const isOrAre = (count: number): string => (count === 1 ? 'is' : 'are');

/** What a button is about: "it", "both", "all 3". */
const allOf = (count: number): string =>
  count === 1 ? 'it' : count === 2 ? 'both' : `all ${inWords(count)}`;

/** As many as are named in one sentence. */
const MOST_NAMED = 3;

/** "Ford Fiesta, Kia Picanto and 2 more". */
function namesInWords(names: readonly string[]): string {
  const shown = names.slice(0, names.length > MOST_NAMED + 1 ? MOST_NAMED : MOST_NAMED + 1);
  const more = names.length - shown.length;
  const parts = more > 0 ? [...shown, `${inWords(more)} more`] : shown;
  const last = parts.at(-1) ?? '';
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last;
}

/** The words of an account's saved vehicles beside those of a browser. */
export const ACCOUNT_LIST_WORDS = {
  title: 'Your account and this device',
  asking: 'We are looking at the list in your account.',
  failed:
    'We cannot look at the list in your account just now. The list on this device is not touched.',
  nothing: 'No vehicles are saved in your account or on this device.',
  same: (count: number): string =>
    count === 1
      ? 'Your account and this device hold the same vehicle.'
      : `Your account and this device hold the same ${vehicles(count)}.`,
  onlyAccount: (names: readonly string[]): string =>
    `Your account holds ${vehicles(names.length)} that ${isOrAre(names.length)} not saved on this device: ${namesInWords(names)}.`,
  keptApart: (count: number): string =>
    `Kept apart: ${vehicles(count)} of your account ${isOrAre(count)} not saved on this device.`,
  onlyBrowser: (names: readonly string[]): string =>
    `This device holds ${vehicles(names.length)} that ${isOrAre(names.length)} not in your account: ${namesInWords(names)}.`,
  addHere: (count: number): string => `Add ${allOf(count)} to this device`,
  keepApart: 'Keep the lists apart',
  saveToAccount: (count: number): string => `Save ${allOf(count)} to your account`,
  saving: 'Saving',
  saved: (count: number): string => `${vehicles(count)} saved to your account.`,
  alreadySaved: 'Your account holds them already.',
  leftOut: (count: number): string =>
    `An account holds ${inWords(MOST_IN_ACCOUNT)} vehicles at most: there is no room for ${vehicles(count)}, which ${count === 1 ? 'stays' : 'stay'} on this device.`,
  takenBack: (count: number): string => `${vehicles(count)} taken out of your account again.`,
  undo: 'Undo',
  notSaved: 'Your account was not changed. Nothing on either list is lost.',
} as const;

/** The words of what an account holds, where the browser is not asked. */
export const SAVED_IN_ACCOUNT = {
  title: 'Saved in your account',
  none: 'Your account holds no saved vehicles yet. Save those of this device to have them wherever you log in.',
  find: 'Find a vehicle',
  seeHere: 'See those saved on this device',
  unavailable: 'We cannot show the vehicles saved in your account just now. They are still there.',
  vehiclesUnavailable:
    'We cannot look up these vehicles just now: they are named as they were saved, without price and picture.',
  gone: 'No longer for sale',
  remove: 'Remove',
  removing: 'Removing',
  removed: (name = 'The vehicle'): string => `${name} was taken out of your account.`,
  putBack: 'Put it back',
  puttingBack: 'Putting it back',
  wasPutBack: 'It is in your account again.',
} as const;

/** Why the account's list was not changed. */
export const ACCOUNT_LIST_PROBLEMS = {
  unavailable:
    'Your account’s list could not be changed just now. It is as it was. Please try again.',
  full: `An account holds ${inWords(MOST_IN_ACCOUNT)} vehicles at most. Take one out to make room for another.`,
  'too-often': 'That was tried too often. Your account’s list is as it was. Please wait a minute.',
} as const;

export type AccountListProblem = keyof typeof ACCOUNT_LIST_PROBLEMS;
