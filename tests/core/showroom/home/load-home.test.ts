import { left, right } from 'fp-ts/Either';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { heroCount, loadHome, type HomeState } from '../../../../core/showroom/public';
import { freshQuery, type FilterOptions, type StockQuery } from '../../../../core/search/public';
import { fakeSearchPorts } from '../../../support/fakes/search-ports';

const make = (count: number): FilterOptions => ({
  total: count,
  options: { make: [{ value: 'ford', label: 'Ford', count }] },
});

describe('what the home page opens with', () => {
  const opened = (search: Partial<ReturnType<typeof fakeSearchPorts>['search']>): HomeState => {
    let home: HomeState | undefined;
    loadHome({ ...fakeSearchPorts().search, ...search }).subscribe((state) => {
      home = state;
    });
    if (home === undefined) throw new Error('The home page was not loaded.');
    return home;
  };

  it('counts for its links what they lead to, not what the hero counts [FILTER-31]', () => {
    const counted: StockQuery[] = [];
    const home = opened({
      heroOptions: () => of(right(make(149))),
      options: (query) => {
        counted.push(query);
        return of(right(make(135)));
      },
    });
    expect(counted).toEqual([freshQuery('cars')]);
    expect(heroCount(home.hero)).toBe(149);
    expect(home.forSale.make).toMatchObject([{ count: 135 }]);
  });

  it('stands without the numbers when they cannot be had', () => {
    const home = opened({
      heroOptions: () => of(right(make(149))),
      options: () => of(left({ kind: 'timed-out' as const })),
    });
    expect(heroCount(home.hero)).toBe(149);
    expect(home.forSale).toEqual({});
  });
});
