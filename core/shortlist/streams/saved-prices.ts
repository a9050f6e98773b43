import type { Money } from '../../kernel/money';
import type { ShortlistChange } from '../model/shortlist-change';
import type { SavedPriceStore } from '../ports/saved-price-store';
import { priceSince, type PriceSince } from '../rules/price-since';
import type { ShortlistOfVisit } from './shortlist-of-visit';

/** Prices noted before those of vehicles in neither list are forgotten. */
export const MOST_PRICES_NOTED = 100;

/** A vehicle and the price that the page shows for it. */
export interface PricedSlug {
  readonly slug: string;
  readonly price: Money;
}

/** What the vehicles of both lists cost when they were saved, so that a list can say what has changed. */
export interface SavedPrices {
  /**
   * Notes the price of each saved vehicle that has none yet. To be called whenever the vehicles of
   * a list have been loaded, or one was saved whose price is at hand.
   */
  readonly note: (vehicles: readonly PricedSlug[]) => void;
  /** How the price has moved since; undefined while no price was noted. */
  readonly since: (slug: string, now: Money) => PriceSince | undefined;
  /**
   * To be told each of the shortlist's `changes$`: a vehicle that is saved anew is compared with
   * the price of that day, not of the time before. One that is taken back keeps the price it had.
   */
  readonly changed: (change: ShortlistChange) => void;
}

/** Holds nothing of its own, so it may be made wherever it is needed. */
export function savedPrices(
  store: SavedPriceStore,
  shortlist: Pick<ShortlistOfVisit, 'shortlist$'>,
): SavedPrices {
  const listsWith = (slug: string): number =>
    (['favourites', 'compare'] as const).filter((list) =>
      shortlist.shortlist$.value[list].includes(slug),
    ).length;
  const isSaved = (slug: string): boolean => listsWith(slug) > 0;
  return {
    note: (vehicles) => {
      const noted = store.read();
      const fresh = vehicles.filter(({ slug }) => isSaved(slug) && !noted.has(slug));
      if (fresh.length === 0) return;
      const all = [...noted, ...fresh.map(({ slug, price }) => [slug, price] as const)];
      // Those taken out keep their price for a while, since the shopper may take that back.
      const kept = all.length > MOST_PRICES_NOTED ? all.filter(([slug]) => isSaved(slug)) : all;
      store.write(new Map(kept));
    },
    since: (slug, now) => {
      const saved = store.read().get(slug);
      return saved === undefined ? undefined : priceSince(saved, now);
    },
    changed: ({ kind, slug }) => {
      const noted = store.read();
      // In the other list already: it has been saved since the price was noted.
      if (kind === 'removed' || listsWith(slug) > 1 || !noted.has(slug)) return;
      store.write(new Map([...noted].filter(([saved]) => saved !== slug)));
    },
  };
}
