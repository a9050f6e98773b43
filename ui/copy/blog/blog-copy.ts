import type { ArticleOrder } from '../../../core/content/public';

/** What the blog says; the documents give the words of BLOG-03 to -06 and -09. */
export const BLOG_WORDS = {
  title: 'Blog',
  lead: 'Advice on buying, paying for and running a used car or van, written by the people in our branches.',
  description:
    'Plain advice on buying, paying for and running a used car or van in the UK: history checks, finance, tax, electric cars, vans and your rights.',
  topPosts: 'Top Posts',
  dots: 'Choose a top post',
  allPosts: 'All articles',
  navigation: 'Categories',
  all: 'All',
  more: 'More categories',
  search: 'Search the blog',
  placeholder: 'Search blogs',
  submit: 'Search',
  order: 'Order of the articles',
  related: 'You may also like…',
  contents: 'In this article',
  share: 'Share this article',
  tags: 'Tags',
  by: 'By',
  updated: 'Updated',
  vehicles: 'In stock now',
  seeAllVehicles: 'See all used cars',
  searchStock: 'Search stock',
  searchStockLead: 'Used cars at all our branches.',
  make: 'Make',
  anyMake: 'Any make',
  mostPrice: 'Most you want to pay',
  anyPrice: 'Any price',
  read: 'Read the article',
  feed: 'Follow the blog by RSS',
  none: 'There are no articles here yet.',
  latest: 'Latest articles',
  newTab: '(opens in a new tab)',
  withdrawn: 'This article has been withdrawn.',
  noCategories: 'Can not get all categories',
  /** The documents' own words, though it is articles that are looked for (CG-126). */
  searchNotFound: 'Vehicles not found...',
} as const;

export const ORDER_WORDS: Readonly<Record<ArticleOrder, string>> = {
  latest: 'Latest',
  oldest: 'Oldest',
};

export const minutesWords = (minutes: number): string => `${String(minutes)} min read`;

/** "3 articles". */
export const countWords = (count: number): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'article' : 'articles'}`;

export const searchTitle = (term: string): string => `Articles about “${term}”`;

export const tagTitle = (name: string): string => `Articles tagged ${name}`;

export const noneFound = (term: string): string =>
  `Nothing we have written has “${term}” in it. Try fewer or other words.`;

/** Of pages after the first, so that each has a title of its own. */
export const pageTitle = (title: string, page: number): string =>
  page === 1 ? title : `${title}, page ${String(page)}`;

/** A dot of the top posts, for those who hear it. */
export const dotWords = (place: number, count: number, title: string): string =>
  `${String(place + 1)} of ${String(count)}: ${title}`;

/** The two social sites (BLOG-07). Their pages take what is to be shared from the address. */
export const shareLinks = (address: string, title: string) => [
  {
    name: 'Facebook',
    href: `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(address)}`,
  },
  {
    name: 'X',
    href: `https://x.com/intent/post?url=${encodeURIComponent(address)}&text=${encodeURIComponent(title)}`,
  },
];
