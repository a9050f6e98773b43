import { left, right } from 'fp-ts/Either';
import { firstValueFrom, NEVER, of, Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { PageSection, ReviewFeed } from '../../../../core/content/public';
import { unreachable } from '../../../../core/kernel/failure';
import type { StockQuery } from '../../../../core/search/public';
import { askBesideContent, sectionOfPath } from '../../../../core/showroom/public';
import { aVehicle } from '../../../support/mothers/vehicle';

const reviews = (author: string) => right({ reviews: [{ author, rating: 5, text: 'Fine' }] });

const feed: ReviewFeed = {
  reviews: (branch) => (branch === 'gone' ? of(left(unreachable)) : of(reviews(branch ?? 'any'))),
  testimonials: () => of(reviews('group')),
};

const asked: StockQuery[] = [];
const search = {
  search: (query: StockQuery) => {
    asked.push(query);
    return of(right({ total: 1, vehicles: [aVehicle()], unreadable: [] }));
  },
};

const section = (branches: readonly string[]): PageSection => ({
  kind: 'reviews',
  shown: 'carousel',
  isTinted: false,
  branches,
});

describe('what a page shows that its editor has not written', () => {
  it('is nothing that no section needs', async () => {
    asked.length = 0;
    const sections: readonly PageSection[] = [{ kind: 'newsletter' }];
    expect(
      await firstValueFrom(askBesideContent({ search, reviews: feed }, sections, '/a/')),
    ).toEqual({
      vehicles: [],
      reviews: [],
      isWhole: true,
    });
    expect(asked).toEqual([]);
  });

  it('is the newest vehicles of its half, and reviews of the branches it names or of the group [PAGE-20, REV-05]', async () => {
    asked.length = 0;
    const sections = [section(['bolton', 'gone']), { kind: 'vehicles' } as const, section([])];
    const beside = await firstValueFrom(
      askBesideContent({ search, reviews: feed }, sections, '/used-vans-for-business/'),
    );
    expect(beside.vehicles).toHaveLength(1);
    expect(beside.reviews.map((each) => each.map((told) => told.reviews[0]?.author))).toEqual([
      ['bolton'],
      ['group'],
    ]);
    expect(beside.isWhole).toBe(false);
    expect(asked).toMatchObject([{ section: 'van', sort: 'age|desc' }]);
  });

  it('is waited for no longer than the page is', async () => {
    const patience$ = new Subject<void>();
    const hanging = { search: () => NEVER };
    const answer = firstValueFrom(
      askBesideContent(
        { search: hanging, reviews: feed },
        [{ kind: 'vehicles' }],
        '/a/',
        patience$,
      ),
    );
    patience$.next();
    expect(await answer).toEqual({ vehicles: [], reviews: [], isWhole: false });
  });

  it.each([
    ['/used-vans-for-business/', 'van'],
    ['/van/', 'van'],
    ['/caravans/', 'cars'],
    ['/servicing/', 'cars'],
  ])('of %s is of %s', (path, half) => {
    expect(sectionOfPath(path)).toBe(half);
  });
});
