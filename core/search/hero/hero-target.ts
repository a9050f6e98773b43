import { DEFAULT_PRODUCT, type FinanceProduct } from '../../finance/public';
import type { SiteSection } from '../../stock/public';
import type { HeroSearch } from './hero-search';
import type { StockQuery } from '../query/stock-query';
import { toAddress } from '../address/to-address';

/** FILTER-30: vans when vans are what is chosen, cars otherwise. */
export const heroSection = (hero: HeroSearch): SiteSection =>
  hero.query.category === 'van' ? 'van' : 'cars';

/** An amount a month is of one product: the hero's is the default one (FILTER-31). */
export const heroProduct = ({ query }: HeroSearch): FinanceProduct | undefined => {
  const { monthly_from: from, monthly_to: to } = query.bounds;
  return from === undefined && to === undefined ? undefined : DEFAULT_PRODUCT;
};

/**
 * The search the hero's button opens: its choices, in the half of the site they belong to, with the
 * statuses and the product that its number was counted with, so that the results list as many (CG-074).
 */
export function heroTargetQuery(hero: HeroSearch): StockQuery {
  const type = heroProduct(hero);
  return {
    ...hero.query,
    section: heroSection(hero),
    category: 'all',
    availability: 'with-reserved',
    finance: { ...hero.query.finance, ...(type !== undefined && { type }) },
  };
}

/** Where the hero's button leads, with the chosen values (FILTER-30). */
export const heroTarget = (hero: HeroSearch): string => toAddress(heroTargetQuery(hero));
