import type { PackagePart } from '../../../core/content/public';
import { dayWords } from '../day-words';

/** PAGE-26. */
export const READ_MORE = 'Read More';
export const CLOSE = 'Close';

/** PAGE-29, PAGE-31. */
export const BUDGETS_TITLE = 'Search by price ranges';
export const SEARCH_BY_PRICE = 'Search by Price';

/** PAGE-27. */
export const PACKAGES_TITLE = 'What is in each package';
export const PACKAGE_PART = 'What is covered';

export const PART_NAMES: Readonly<
  Record<PackagePart, { readonly name: string; readonly about: string }>
> = {
  warranty: { name: 'Warranty', about: 'Pays for parts that fail suddenly.' },
  'service-plan': { name: 'Service plan', about: 'Pays for the services the maker asks for.' },
  'breakdown-cover': { name: 'Breakdown cover', about: 'Brings help to the roadside.' },
  'mot-insurance': {
    name: 'MOT insurance',
    about: 'Helps to pay for repairs that a failed MOT test asks for.',
  },
};

/** "2 years". */
export const yearsWords = (years: number | undefined): string => {
  if (years === undefined) return 'Ask us';
  if (years === 0) return 'Not included';
  return years === 1 ? '1 year' : `${String(years)} years`;
};

export const ON_THIS_PAGE = 'On this page';
export const VEHICLES_TITLE = 'Just arrived';
export const ALL_VEHICLES = { cars: 'Search all used cars', van: 'Search all used vans' } as const;
export const REVIEWS_TITLE = 'What customers say';

export const CHAT_LINK = 'Start a chat';
export const CHAT_TEXT = 'Nothing is loaded or sent before you press.';

export const FORM_TITLE = 'Write to us';
export const FORM_LINK = 'Open the form';
export const FORM_COMING =
  'The form is on its way. If it does not come, open it on a page of its own.';
export const FORM_NOT_HAD =
  'The form cannot be shown just now. A branch can help you all the same.';
export const FORM_ELSEWHERE = 'Find a branch';

/** What a press does: said before it, since the other site is told of it. */
export const playWords = (title: string | undefined, host: string | undefined): string => {
  const what = title === undefined ? 'the video' : `the video “${title}”`;
  return host === undefined ? `Play ${what}` : `Play ${what} from ${host}`;
};
export const filmNote = (host: string): string =>
  `Playing it loads ${host}, which may set cookies.`;
export const watchWords = (title: string | undefined): string =>
  title === undefined ? 'Watch the video' : `Watch “${title}”`;

/** "Last changed on 2 November 2026". */
export const lastChanged = (day: string): string => `Last changed on ${dayWords(day)}`;
