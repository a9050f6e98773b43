import type { SiteSection } from '../../stock/public';
import type { HeroSearch } from './hero-search';
import type { StockQuery } from '../query/stock-query';
import { toAddress } from '../address/to-address';

/** FILTER-30: vans when vans are what is chosen, cars otherwise. */
export const heroSection = (hero: HeroSearch): SiteSection =>
  hero.query.category === 'van' ? 'van' : 'cars';

/** The search the hero's button opens: its choices, in the half of the site they belong to. */
export const heroTargetQuery = (hero: HeroSearch): StockQuery => ({
  ...hero.query,
  section: heroSection(hero),
  category: 'all',
});

/** Where the hero's button leads, with the chosen values (FILTER-30). */
export const heroTarget = (hero: HeroSearch): string => toAddress(heroTargetQuery(hero));
