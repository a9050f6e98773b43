import { left } from 'fp-ts/Either';
import {
  defaultIfEmpty,
  map,
  Subject,
  switchMap,
  takeUntil,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import { timedOut, type GatewayFailure } from '../../kernel/failure';
import { leadingDebounce } from '../../kernel/leading-debounce';
import { idle, latest, loadingAfter, settled, type Remote } from '../../kernel/remote';
import type { Scope } from '../../kernel/scope';
import {
  chooseInHero,
  freshHeroSearch,
  isListFilter,
  switchHeroBudget,
  toggleHeroCategory,
  unchooseInHero,
  valuesOf,
  type Category,
  type FilterKey,
  type FilterOptions,
  type HeroSearch,
  type StockSearch,
} from '../../search/public';
import { FILTER_DEBOUNCE_MS } from '../shared/filter-debounce';
import { COUNT_PATIENCE_MS } from '../shared/patience';

/** The home page's search: what is chosen, and what could be (FILTER-20 to FILTER-31). */
export interface HeroState {
  readonly hero: HeroSearch;
  readonly options: Remote<FilterOptions, GatewayFailure>;
}

export interface HeroFilter {
  readonly state$: Behavior<HeroState>;
  readonly choose: (key: FilterKey, value: string) => void;
  readonly unchoose: (key: FilterKey, value?: string) => void;
  /** The one value of a filter, as a select has it: others give way; none takes the filter back. */
  readonly chooseOnly: (key: FilterKey, value: string | undefined) => void;
  readonly pickCategory: (category: Category) => void;
  readonly switchBudget: () => void;
  /** Asks once more for what the server could not get; for the browser only. */
  readonly wake: () => void;
}

export const initialHero: HeroState = { hero: freshHeroSearch, options: idle };

/**
 * The number on the button. While a newer one is counted the last stands; "all" is shown until one
 * has been counted (CG-064), and again when the count failed, since an old count would be of
 * another search.
 */
export const heroCount = ({ options }: HeroState): number | undefined =>
  options.kind === 'failed' ? undefined : latest(options)?.total;

const optionsAfter = (search: StockSearch, state: HeroState): Observable<HeroState> =>
  search.heroOptions(state.hero).pipe(
    takeUntil(timer(COUNT_PATIENCE_MS)),
    defaultIfEmpty(left(timedOut)),
    map((answer) => ({ ...state, options: settled(state.options, answer) })),
  );

/** What the server renders the home page with. */
export const loadHero = (search: StockSearch): Observable<HeroState> =>
  optionsAfter(search, initialHero);

const chooseOnlyInHero = (
  hero: HeroSearch,
  key: FilterKey,
  value: string | undefined,
): HeroSearch => {
  if (value === undefined) return unchooseInHero(hero, key);
  const others = valuesOf(hero.query, key).filter((held) => held !== value);
  // A bound replaces by itself, and looks at its opposite to do so.
  const alone = isListFilter(key)
    ? others.reduce((before, other) => unchooseInHero(before, key, other), hero)
    : hero;
  return chooseInHero(alone, key, value);
};

/**
 * Every choice shows at once; the count follows, always that of the last choice (SF-1). A failed
 * count is a value: the next choice is counted all the same (HT-4).
 */
export function createHeroFilter(scope: Scope, search: StockSearch, start: HeroState): HeroFilter {
  const { state$, dispatch } = scope.store(start, (_: HeroState, next: HeroState) => next);
  const changed$ = new Subject<void>();

  const to = (hero: HeroSearch): void => {
    const before = state$.value;
    if (hero.query !== before.hero.query) ask(hero);
    else if (hero.budget !== before.hero.budget) dispatch({ ...before, hero });
  };

  const ask = (hero: HeroSearch): void => {
    dispatch({ hero, options: loadingAfter(state$.value.options) });
    changed$.next();
  };

  scope.run(
    changed$.pipe(
      leadingDebounce(FILTER_DEBOUNCE_MS),
      switchMap(() => {
        const asked = state$.value;
        return optionsAfter(search, asked).pipe(
          tap(({ options }) => {
            const { hero } = state$.value;
            if (hero.query === asked.hero.query) dispatch({ hero, options });
          }),
        );
      }),
    ),
  );

  return {
    state$,
    choose: (key, value) => to(chooseInHero(state$.value.hero, key, value)),
    unchoose: (key, value) => to(unchooseInHero(state$.value.hero, key, value)),
    chooseOnly: (key, value) => to(chooseOnlyInHero(state$.value.hero, key, value)),
    pickCategory: (category) => to(toggleHeroCategory(state$.value.hero, category)),
    switchBudget: () => to(switchHeroBudget(state$.value.hero)),
    wake: () => {
      const { hero, options } = state$.value;
      if (options.kind === 'idle' || options.kind === 'failed') ask(hero);
    },
  };
}
