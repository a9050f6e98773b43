import { PRODUCTS_IN_SHORT } from './product-copy';
import type { Way } from './way';

/** What a page says until its form or list is built: what cannot be done here yet, and what can. */
export interface LaterWords {
  readonly title: string;
  /** For search engines and shared links. */
  readonly description: string;
  readonly lead: string;
  /** The page above, where there is one. */
  readonly above?: { readonly label: string; readonly href: string };
  /** What to do instead, or what to have ready. */
  readonly steps?: { readonly title: string; readonly list: readonly string[] };
  readonly ways: readonly Way[];
  /** Whether it has something that a search engine should lead to. */
  readonly isFound?: boolean;
}

export const CALL_A_BRANCH = {
  title: 'Talk to a person',
  text: 'Any branch can help, whatever it is about. Ring the one nearest to you.',
  link: 'Find your branch',
} as const;

export const WAYS_ON = 'You may be looking for';

const CARS: Way = {
  name: 'Used cars',
  about: 'Search all our cars by make, price or monthly payment.',
  href: '/used/cars/search/',
};
const VANS: Way = {
  name: 'Used vans',
  about: 'Search all our vans, with and without VAT.',
  href: '/used/van/search/',
};
const FINANCE: Way = {
  name: 'Car finance',
  about: `${PRODUCTS_IN_SHORT}, side by side.`,
  href: '/car-finance/',
};
const SHORTLIST: Way = {
  name: 'Your shortlist',
  about: 'The vehicles you saved in this browser.',
  href: '/shortlist/',
};
const TERMS: Way = {
  name: 'Terms and conditions',
  about: 'What holds when you reserve and buy.',
  href: '/terms-and-conditions/',
};
const PREFERENCES: Way = {
  name: 'Data preferences',
  about: 'What this website may keep and count.',
  href: '/data-preferences/',
};

const BLOG = { label: 'Blog', href: '/blog/' };
const BUY_ABOVE = { label: 'Buy online', href: '/click-collect/' };

const NO_ARTICLES = 'We have not published any articles here yet.';

const blog = (title: string): LaterWords => ({
  title,
  description: 'News and advice about buying, paying for and running a used car or van.',
  lead: `This is where news and advice about buying, paying for and running a used car or van will be. ${NO_ARTICLES}`,
  ...(title !== BLOG.label && { above: BLOG }),
  ways: [CARS, VANS, FINANCE],
});

const LOG_IN: LaterWords = {
  title: 'Log in',
  description: 'Where you will see your reservations and purchases.',
  lead: 'You cannot log in on this website yet. Your branch can tell you how a reservation or a purchase stands.',
  steps: {
    title: 'When you ring',
    list: [
      'Give the registration of the vehicle, or the reference of your reservation.',
      'They ask a question or two, to be sure that it is you.',
      'They tell you what is done, what is next and what you owe.',
    ],
  },
  ways: [CARS, VANS, SHORTLIST],
};

/** By the path of the route. */
const WORDS: Readonly<Record<string, LaterWords>> = {
  blog: blog('Blog'),
  'blog/:id': blog('Article'),
  'blog/category/:id?': blog('Articles by category'),
  'blog/tag/:id?': blog('Articles by tag'),
  'blog-search/:query?': blog('Search the blog'),
  'click-collect': {
    title: 'Buy online',
    description: 'How to buy a car or van from us without coming to see it first.',
    lead: 'Choose a car or a van first. Those that can be bought online have a Buy Now button on their page.',
    ways: [CARS, VANS, SHORTLIST, TERMS],
  },
  'click-collect/password-reset/:reset?': {
    title: 'Reset your password',
    description: 'Where you will choose a new password.',
    lead: 'There are no passwords on this website yet, so there is none to reset. We do not ask for one by e-mail or telephone either.',
    above: BUY_ABOVE,
    ways: [CARS, VANS],
  },
  login: LOG_IN,
  'mot-reminders/unsubscribe/:id?': {
    title: 'Stop MOT reminders',
    description: 'How to stop reminders of when your MOT runs out.',
    lead: 'You cannot stop reminders on this page yet. Ring your branch with the registration, and they will take you off the list while you are on the telephone.',
    ways: [
      PREFERENCES,
      {
        name: 'Privacy policy',
        about: 'What we know about you, and what you can ask of us.',
        href: '/privacy-policy/',
      },
    ],
  },
};

/** Asked for by an address: the route's path, what stands in its open places, and its query. */
export interface AskedPage {
  readonly route: string;
  readonly query: string | undefined;
  readonly wantsLogin: boolean;
}

/** The words of one page; ROUTE-17 has those of the login. */
export function laterWords({ route, query, wantsLogin }: AskedPage): LaterWords {
  if (wantsLogin && route === 'click-collect') return LOG_IN;
  const words = WORDS[route] ?? LOG_IN;
  return route.startsWith('blog-search') && query !== undefined && query !== ''
    ? { ...words, title: `Articles about “${query}”` }
    : words;
}
