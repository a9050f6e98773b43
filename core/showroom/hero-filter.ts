import { map, Subject, switchMap, tap, type Observable } from 'rxjs';
import type { Behavior } from '../kernel/behavior';
import type { GatewayFailure } from '../kernel/failure';
import { leadingDebounce } from '../kernel/leading-debounce';
import { idle, latest, loadingAfter, settled, type Remote } from '../kernel/remote';
import type { Scope } from '../kernel/scope';
import {
  chooseInHero,
  freshHeroSearch,
  switchHeroBudget,
  toggleHeroCategory,
  unchooseInHero,
  type Category,
  type FilterKey,
  type FilterOptions,
  type HeroSearch,
  type StockCatalogue,
} from '../stock/public';
import { FILTER_DEBOUNCE_MS } from './stock-search';

/** The home page's search: what is chosen, and what could be (FILTER-20 to FILTER-31). */
export interface HeroState {
  readonly hero: HeroSearch;
  readonly options: Remote<FilterOptions, GatewayFailure>;
}

export interface HeroFilter {
  readonly state$: Behavior<HeroState>;
  readonly choose: (key: FilterKey, value: string) => void;
  readonly unchoose: (key: FilterKey, value?: string) => void;
  readonly pickCategory: (category: Category) => void;
  readonly switchBudget: () => void;
}

export const heroNotYetAsked: HeroState = { hero: freshHeroSearch, options: idle };

/** The number on the button: "all" is shown until one has been counted (CG-064). */
export const heroCount = ({ options }: HeroState): number | undefined => latest(options)?.total;

const optionsAfter = (
  catalogue: StockCatalogue,
  state: HeroState,
): Observable<HeroState> =>
  catalogue
    .heroOptions(state.hero)
    .pipe(map((answer) => ({ ...state, options: settled(state.options, answer) })));

/** What the server renders the home page with. */
export const loadHero = (catalogue: StockCatalogue): Observable<HeroState> =>
  optionsAfter(catalogue, heroNotYetAsked);

/** Every choice shows at once; the count follows, always that of the last choice (SF-1). */
export function createHeroFilter(
  scope: Scope,
  catalogue: StockCatalogue,
  start: HeroState,
): HeroFilter {
  const { state$, dispatch } = scope.store(start, (_: HeroState, next: HeroState) => next);
  const changed$ = new Subject<void>();

  const to = (hero: HeroSearch): void => {
    if (hero === state$.value.hero) return;
    dispatch({ hero, options: loadingAfter(state$.value.options) });
    changed$.next();
  };

  scope.run(
    changed$.pipe(
      leadingDebounce(FILTER_DEBOUNCE_MS),
      switchMap(() => {
        const asked = state$.value.hero;
        return optionsAfter(catalogue, state$.value).pipe(
          tap((next) => {
            if (state$.value.hero === asked) dispatch(next);
          }),
        );
      }),
    ),
  );

  return {
    state$,
    choose: (key, value) => to(chooseInHero(state$.value.hero, key, value)),
    unchoose: (key, value) => to(unchooseInHero(state$.value.hero, key, value)),
    pickCategory: (category) => to(toggleHeroCategory(state$.value.hero, category)),
    switchBudget: () => to(switchHeroBudget(state$.value.hero)),
  };
}
