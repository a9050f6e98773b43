import { inPounds } from '../../core/kernel/money';
import type { PriceSince } from '../../core/shortlist/public';
import {
  MILES_TO_COMPARE,
  type ComparedGroupKey,
  type ComparedValue,
} from '../../core/stock/public';
import type { ComparedFinance } from '../../core/showroom/public';
import {
  equipmentTitle,
  factWords,
  motWords,
  OVERVIEW_LABELS,
  PRICE_LABELS,
  SERVICE_HISTORY_WORDS,
  TECHNICAL_LABELS,
} from './details-copy';
import { FINANCE_ROW_NAMES, financeRowWords, productInFull } from './personalise-copy';
import { aprInWords } from './rate-words';
import { inWords } from './search-copy';

export const COMPARE_TITLE = 'Compare vehicles';
export const COMPARE_DESCRIPTION =
  'Up to three cars or vans side by side: price, finance, running costs, history and equipment.';

/** PANEL-07, said here too. */
export const NOTHING_COMPARED = 'You have no vehicles selected for comparison';
export const HOW_TO_COMPARE =
  'Choose up to three cars or vans with the compare button on any listing, and see them side by side here.';
export const FIND_A_VEHICLE = 'Find a vehicle';
export const WITHOUT_SCRIPT =
  'Your own comparison is kept in your browser and needs JavaScript to be shown. A comparison that somebody sent you as a link works without it.';

export const GROUP_TITLES: Readonly<Record<ComparedGroupKey, string>> = {
  price: 'Price',
  about: 'At a glance',
  running: 'Running costs',
  performance: 'Performance',
  size: 'Size',
  history: 'History',
};
export const EXAMPLE_TITLE = 'Representative finance examples';
export const equipmentHeading = (name: string): string => equipmentTitle(name);

const OWN_LABELS: Readonly<Record<string, string>> = {
  price: 'Price',
  'price-indicator': 'Price label',
  location: 'Where it is',
  fuel: `Fuel for ${inWords(MILES_TO_COMPARE)} miles`,
  keepers: 'Former keepers',
  'service-history': 'Service history',
  mot: 'MOT',
  product: 'Finance product',
};

/** The name of a row; equipment is named by itself. */
export function rowLabel(key: string): string {
  const labels: Readonly<Record<string, string>> = {
    ...TECHNICAL_LABELS,
    ...OVERVIEW_LABELS,
    ...FINANCE_ROW_NAMES,
    ...OWN_LABELS,
  };
  return Object.hasOwn(labels, key) ? (labels[key] ?? key) : key;
}

/** UX rule 17. */
export const NOT_LISTED = 'Not listed';
export const YES = 'Yes';
export const NO_QUOTE = 'No finance quote';

export function comparedWords(value: Exclude<ComparedValue, { kind: 'price' | 'has' }>): string {
  switch (value.kind) {
    case 'price-indicator':
      return PRICE_LABELS[value.indicator];
    case 'keepers':
      return inWords(value.count);
    case 'service-history':
      return SERVICE_HISTORY_WORDS[value.history];
    case 'mot':
      return motWords(value.mot);
    case 'fuel':
      return `${inWords(value.litres)} litres`;
    default:
      return factWords(value);
  }
}

export const comparedFinanceWords = (value: ComparedFinance): string => {
  if (value.row === 'product') return productInFull(value.product);
  return value.row === 'apr' ? aprInWords(value.percent) : financeRowWords(value);
};

export const DIFFERENCES_ONLY = 'Differences only';
export const differencesCounted = (count: number): string =>
  count === 1 ? '1 difference' : `${inWords(count)} differences`;
export const NO_DIFFERENCES = 'These vehicles do not differ in anything that is listed.';
/** Heard in the name of a row. */
export const DIFFERS = 'differs';

/** "2 of 3 vehicles": heard when it changes. */
export const comparedCount = (count: number, most: number): string =>
  `${inWords(count)} of ${inWords(most)} vehicles`;

export const removeName = (title: string): string => `Remove ${title} from compare`;
export const addName = (title: string): string => `Add ${title} to compare`;
export const SCROLL_NAME = 'Comparison, scrolls sideways';
export const TABLE_NAME = 'The vehicles side by side';

export const ADD_TITLE = 'Add another vehicle';
/** PANEL-08. */
export const SLOT_WORDS = 'Select compare on any listing to add';
export const SUGGESTED_TITLE = 'You looked at or saved';

export const SENT_TITLE = 'A comparison that was sent to you';
export const SENT_WORDS = 'Your own comparison is not changed unless you keep this one.';
export const KEEP_THESE = 'Keep this comparison';
export const SEE_OWN = 'See your own';

export const SHARE_TITLE = 'Compare these vehicles';

/** Said of vehicles that the server no longer knows, before they are gone. */
export const goneSentence = (names: readonly string[]): string =>
  names.length === 1
    ? `${names[0] ?? ''} is no longer listed, so it is not in this comparison any more.`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1) ?? ''} are no longer listed, so they are not in this comparison any more.`;
export const ALL_GONE = 'None of these vehicles is listed any more';
export const ALL_GONE_ADVICE = 'They have been sold or taken off sale since they were chosen.';

export const LOAD_FAILED = 'The vehicles could not be loaded';
export const LIST_IS_SAFE = 'Nothing has been lost: your list is as you left it.';
export const FINANCE_FAILED = 'Finance figures could not be loaded';
export const VEHICLES_LOADING = 'Loading the vehicles';
export const FINANCE_LOADING = 'Working out finance';

/** Price since the vehicle was saved; nothing is said of one that has not moved. */
export const sinceWords = ({ kind, by }: PriceSince): string | undefined =>
  kind === 'same'
    ? undefined
    : `${inPounds(by)} ${kind === 'fell' ? 'less' : 'more'} than when you saved it`;

/** On paper. */
export const comparedOn = (day: string): string => `Compared on ${day}`;
