import { inPoundsAndPence, type Money } from '../../core/kernel/money';
import type { SiteSection } from '../../core/stock/public';
import type { TrailStep, WayBack } from '../../core/search/public';
import { vehicleWord } from './search-copy';

/** VDP-02: the first two are given. */
export const trailWords = ({ kind, name }: TrailStep): string =>
  kind === 'home' ? 'Home' : kind === 'search-results' ? 'Search Results' : (name ?? '');

const BACK: Readonly<Record<WayBack['kind'], string>> = {
  home: 'Back to home',
  'search-results': 'Back to search results',
  'previous-page': 'Back to previous page',
};
/** VDP-01. */
export const wayBackWords = ({ kind }: WayBack): string => BACK[kind];

/** The heading of each section by what it holds. */
export const SECTION_TITLES = {
  breakdown: (section: SiteSection) => (section === 'van' ? 'About this van' : 'Vehicle details'),
  /** FIN-16. */
  finance: 'Personalise your finance',
  check: 'Vehicle check',
  similar: 'Similar vehicles',
  contact: 'Where to see it',
  reviews: 'Customer reviews',
  warranty: 'Warranty',
} as const;

export const FINANCE_UNAVAILABLE = 'Monthly figures could not be loaded.';
export const NO_QUOTE =
  'No monthly figure is available for this vehicle. Ring us and we will work one out with you.';

export const CALCULATE_FINANCE = 'Calculate finance';
/** In the place of the link above, once a shopper has figures of their own (UX rule 13). */
export const yourIllustration = (monthly: Money): string =>
  `Your illustration: ${inPoundsAndPence(monthly)} a month`;
export const PART_NOT_FETCHED = 'This part of the page could not be loaded.';

/** A sold vehicle's page says so; a reserved one's too, each in its own words. */
export const takenNotice = (status: 'sold' | 'reserved', section: SiteSection): string => {
  const word = vehicleWord(section, 1);
  return status === 'sold'
    ? `This ${word} has found a new owner. These are the nearest to it in stock.`
    : `This ${word} is reserved for another customer. If they change their mind it comes back on sale, so ask us to call you.`;
};
export const TAKEN_TITLE: Readonly<Record<'sold' | 'reserved', string>> = {
  sold: 'No longer for sale',
  reserved: 'Reserved',
};

/** Where facts were made up for a demonstration; such a vehicle is nobody's. */
export const EXAMPLE_TITLE = 'An example, not a vehicle for sale';
export const exampleNotice = (facts: readonly string[]): string =>
  `Made up to show how this page looks: ${new Intl.ListFormat('en-GB').format(facts)}.`;

export const LINK_COPIED = 'Link copied';
