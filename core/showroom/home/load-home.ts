import { isLeft } from 'fp-ts/Either';
import { forkJoin, map, type Observable } from 'rxjs';
import { freshQuery, type FilterOptions, type StockSearch } from '../../search/public';
import { loadHero, type HeroState } from './hero-filter';

/** What the home page opens with. */
export interface HomeState {
  readonly hero: HeroState;
  /**
   * What is for sale, by each filter: the numbers beside links to the results. The hero counts sold
   * and reserved vehicles too (FILTER-31), so its answer is not theirs. Empty where it could not be
   * had.
   */
  readonly forSale: FilterOptions['options'];
}

/** Both counts at once. Each number equals the heading of the page it leads to (CG-074). */
export const loadHome = (search: StockSearch): Observable<HomeState> =>
  forkJoin({
    hero: loadHero(search),
    forSale: search
      .options(freshQuery('cars'))
      .pipe(map((answer) => (isLeft(answer) ? {} : answer.right.options))),
  });
