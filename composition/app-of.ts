import { isLeft, right } from 'fp-ts/Either';
import { map } from 'rxjs';
import type { Clock } from '../core/kernel/ports/clock';
import type { Scope } from '../core/kernel/scope';
import { createShortlist, type ShortlistStore } from '../core/shortlist/public';
import {
  createHeroFilter,
  createStockSearch,
  loadHero,
  loadSearch,
  type SearchPorts,
  type SearchState,
} from '../core/showroom/public';
import type { ViewCounter } from '../core/stock/public';
import type { App, ListingView, ShownSettings } from '../ui/kit/app';

export interface AppPorts extends SearchPorts {
  readonly views: ViewCounter;
}

export interface AppParts {
  /** Of the visit or the request. */
  readonly scope: Scope;
  readonly ports: AppPorts;
  readonly clock: Clock;
  readonly shortlistStore: ShortlistStore;
  readonly listingView: ListingView;
  readonly siteName: string;
  readonly publicOrigin: string;
  readonly settings: ShownSettings;
  readonly filterDebounce: 'leading' | 'trailing';
  /** Results the visit has already seen, for Back; the server keeps none. */
  readonly remembered?: (load: App['loadSearch']) => App['loadSearch'];
}

/** Ports and settings, made into what the views may ask for; the same on the server and in a browser. */
export function appOf(parts: AppParts): App {
  const { ports, scope } = parts;
  const load: App['loadSearch'] = (query, ignored) => loadSearch(ports, query, ignored);
  return {
    siteName: parts.siteName,
    publicOrigin: parts.publicOrigin,
    settings: parts.settings,
    clock: parts.clock,
    listingView: parts.listingView,
    shortlist: createShortlist(scope, parts.shortlistStore),
    loadSearch: parts.remembered === undefined ? load : parts.remembered(load),
    makeStockSearch: (pageScope: Scope, start: SearchState) =>
      createStockSearch(pageScope, ports, start, { debounce: parts.filterDebounce }),
    loadHero: () => loadHero(ports.catalogue),
    makeHeroFilter: (pageScope, start) => createHeroFilter(pageScope, ports.catalogue, start),
    branches: () =>
      ports.content.branches().pipe(map((answer) => (isLeft(answer) ? [] : answer.right))),
    openVehicle: (slug) =>
      ports.catalogue
        .bySlugs([slug])
        .pipe(
          map((answer) =>
            isLeft(answer) ? answer : right(answer.right.find((found) => found.slug === slug)),
          ),
        ),
  };
}
