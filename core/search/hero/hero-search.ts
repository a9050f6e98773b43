import { choose, clearFilter, unchoose } from '../query/change-query';
import type { FilterKey } from '../query/filter-keys';
import { freshQuery, type Category, type StockQuery } from '../query/stock-query';

/** How the hero states a budget (FILTER-21). */
export type HeroBudget = 'monthly' | 'total';

/** The home page's search while it is being put together (FILTER-20 to FILTER-23). */
export interface HeroSearch {
  readonly query: StockQuery;
  readonly budget: HeroBudget;
}

export const freshHeroSearch: HeroSearch = { query: freshQuery('cars'), budget: 'monthly' };

/** Adds a value, or replaces it where a filter has one; see `choose`. */
export const chooseInHero = (hero: HeroSearch, key: FilterKey, value: string): HeroSearch => ({
  ...hero,
  query: choose(hero.query, key, value),
});

/** Takes a value back. Without the last make there are no models (FILTER-28). */
export const unchooseInHero = (hero: HeroSearch, key: FilterKey, value?: string): HeroSearch => ({
  ...hero,
  query: unchoose(hero.query, key, value),
});

/** The Vehicle Type picker: one at a time (FILTER-27); the same again takes it back. */
export const toggleHeroCategory = (hero: HeroSearch, category: Category): HeroSearch =>
  hero.query.category === category
    ? unchooseInHero(hero, 'category')
    : chooseInHero(hero, 'category', category);

/**
 * Monthly or total (FILTER-29). The amounts of the other kind go: a budget that is not shown must
 * not narrow the search unseen.
 */
export const switchHeroBudget = (hero: HeroSearch): HeroSearch =>
  hero.budget === 'monthly'
    ? { budget: 'total', query: without(hero.query, 'monthly_from', 'monthly_to') }
    : { budget: 'monthly', query: without(hero.query, 'min_price', 'max_price') };

const without = (query: StockQuery, ...keys: readonly FilterKey[]): StockQuery =>
  keys.reduce(clearFilter, query);
