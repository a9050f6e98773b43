import type { MenuItem } from '../../core/content/public';

/** The words of header and footer. */
export const SHELL_WORDS = {
  mainMenu: 'Main',
  contactBar: 'Get in touch',
  menu: 'Menu',
  closeMenu: 'Close menu',
  locations: 'Our Locations',
  callUs: 'Call us',
  emailUs: 'Email us',
  login: 'Login',
  dashboard: 'Dashboard',
  compare: 'Compare',
  recent: 'Recently viewed',
  favourites: 'Favourites',
  searchLabel: 'Search by make, model, colour or price',
  searchPlaceholder: 'Make, model, colour or price',
  search: 'Search',
  suggestions: 'Suggestions',
  branches: 'Our branches',
  brands: 'Popular brands',
  followUs: 'Follow us',
  footerLinks: 'Footer',
  legalLinks: 'Legal',
} as const;

/** HEAD-09. */
export const accountLabel = (isSignedIn: boolean): string =>
  isSignedIn ? SHELL_WORDS.dashboard : SHELL_WORDS.login;

export const usedCarsAt = (branch: string): string => `Used cars at ${branch}`;

export const usedBrand = (brand: string): string => `Used ${brand}`;

/** What the group is, from what is known of it: the company line of the footer (FOOT-04). */
export const companyLine = (siteName: string, towns: readonly string[]): string =>
  towns.length === 0
    ? `${siteName}: used cars and vans.`
    : `${siteName}: used cars and vans in ${new Intl.ListFormat('en-GB').format(towns)}.`;

const item = (name: string, address: string): MenuItem => ({ name, address, children: [] });

/** The menu of a header whose own could not be had (ERR-25). */
export const MENU_WITHOUT_SERVER: readonly MenuItem[] = [
  item('Used cars', '/used/cars/search/'),
  item('Used vans', '/used/van/search/'),
  item('Finance', '/car-finance/'),
  item('Contact', '/contact/'),
];

/** What stands at the foot of every page, whatever editors write above it (FOOT-09). */
export const LEGAL_LINKS: readonly (readonly [text: string, address: string])[] = [
  ['Terms and conditions', '/terms-and-conditions/'],
  ['Privacy policy', '/privacy-policy/'],
  ['Cookie policy', '/cookie-policy/'],
  ['Data preferences', '/data-preferences/'],
  ['Modern slavery act statement', '/modern-slavery-act-statement/'],
  ['Asset protection insurance', '/asset-protection-insurance/'],
  ['Sitemap', '/sitemap/'],
];

/** Where a customer's account is, and where one signs in (HEAD-08). */
export const ACCOUNT_PATH = '/click-collect/';

/** Where all branches are (HEAD-05). */
export const LOCATIONS_PATH = '/contact/';
