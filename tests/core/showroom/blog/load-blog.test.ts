import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom, NEVER, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { ALL_ARTICLES, type ArticleQuery } from '../../../../core/content/public';
import { unreachable } from '../../../../core/kernel/failure';
import type { StockQuery } from '../../../../core/search/public';
import type { VehicleSlug } from '../../../../core/stock/public';
import { loadBlogArticle, loadBlogList } from '../../../../core/showroom/public';
import { anArticle, anArticleSummary } from '../../../support/mothers/article';
import { aVehicle } from '../../../support/mothers/vehicle';

const latest = anArticleSummary({ slug: 'latest', tags: [], category: { slug: 'x', name: 'X' } });

function portsWith(change: object = {}, onSearch: object = {}) {
  const asked: ArticleQuery[] = [];
  const searched: StockQuery[] = [];
  const ports = {
    articles: {
      list: (query: ArticleQuery) => {
        asked.push(query);
        return of(right({ articles: [anArticleSummary(), latest], total: 40 }));
      },
      featured: () => of(right([1, 2, 3, 4].map((n) => anArticleSummary({ slug: `top-${n}` })))),
      article: () => of(right(anArticle())),
      categories: () => of(right([{ slug: 'vans', name: 'Vans' }])),
      ...change,
    },
    search: {
      search: (query: StockQuery) => {
        searched.push(query);
        return of(
          right({
            total: 9,
            vehicles: Array.from({ length: 9 }, (_, n) =>
              aVehicle({ slug: `v-${n}` as VehicleSlug }),
            ),
            unreadable: [],
          }),
        );
      },
      options: () =>
        of(
          right({
            total: 1,
            options: {
              make: [
                { value: 'ford', label: 'Ford', count: 2 },
                { value: 'x', label: 'X', count: 0 },
              ],
            },
          }),
        ),
      ...onSearch,
    },
  };
  return { ports, asked, searched };
}

const had = <T>(
  answer: { readonly _tag: 'Right'; readonly right: T } | { readonly _tag: 'Left' },
): T => {
  if (answer._tag === 'Left') throw new Error('It failed');
  return answer.right;
};

describe('The landing of the blog', () => {
  it('has three top posts, the list, the categories and four vehicles, the dearest first [BLOG-11] [BLOG-20]', async () => {
    const { ports, searched } = portsWith();
    const page = had(await firstValueFrom(loadBlogList(ports, ALL_ARTICLES)));
    expect(page.featured.map(({ slug }) => slug)).toEqual(['top-1', 'top-2', 'top-3']);
    expect(page.page.total).toBe(40);
    expect(page.categories).toEqual(right([{ slug: 'vans', name: 'Vans' }]));
    expect(page.vehicles).toHaveLength(4);
    expect(searched).toMatchObject([{ sort: 'price|desc', pageSize: 4 }]);
  });

  it.each([{ page: 2 }, { category: 'vans' }, { tag: 'vat' }, { search: 'vat' }])(
    'alone has top posts: %j has none',
    async (change) => {
      const { ports } = portsWith({ featured: () => NEVER });
      const page = had(await firstValueFrom(loadBlogList(ports, { ...ALL_ARTICLES, ...change })));
      expect(page.featured).toEqual([]);
    },
  );

  it('stands without all that is not its list, and fails as that does [ERR-15] [ERR-16] [ERR-18]', async () => {
    const failing = () => of(left(unreachable));
    const poor = portsWith({ featured: failing, categories: failing }, { search: failing });
    expect(had(await firstValueFrom(loadBlogList(poor.ports, ALL_ARTICLES)))).toMatchObject({
      featured: [],
      vehicles: [],
      categories: left(unreachable),
    });
    const none = portsWith({ list: failing });
    expect(await firstValueFrom(loadBlogList(none.ports, ALL_ARTICLES))).toEqual(left(unreachable));
  });

  it('does not wait for what it can do without longer than a page has', async () => {
    const { ports } = portsWith({ featured: () => NEVER }, { search: () => NEVER });
    const page = had(await firstValueFrom(loadBlogList(ports, ALL_ARTICLES, of('now'))));
    expect(page).toMatchObject({ featured: [], vehicles: [] });
  });
});

describe('An article', () => {
  it('has three related ones, of its category and the latest [BLOG-09]', async () => {
    const { ports, asked } = portsWith();
    const page = had(await firstValueFrom(loadBlogArticle(ports, 'vat-on-vans')));
    expect(asked).toEqual([{ ...ALL_ARTICLES, category: 'vans' }, ALL_ARTICLES]);
    expect(page.related.map(({ slug }) => slug)).toEqual(['latest']);
    expect(page.makes).toEqual([]);
    expect(page.vehicles).toHaveLength(4);
  });

  it('made by a template has the makes that are for sale beside it [BLOG-10]', async () => {
    const { ports } = portsWith({ article: () => of(right(anArticle({ isTemplateBased: true }))) });
    const page = had(await firstValueFrom(loadBlogArticle(ports, 'vat-on-vans')));
    expect(page.makes.map(({ value }) => value)).toEqual(['ford']);
  });

  it('stands without the others', async () => {
    const { ports } = portsWith({ list: () => of(left(unreachable)) });
    const page = had(await firstValueFrom(loadBlogArticle(ports, 'vat-on-vans')));
    expect(page.related).toEqual([]);
    const gone = portsWith({ article: () => of(left({ kind: 'refused', status: 410 })) });
    expect(isLeft(await firstValueFrom(loadBlogArticle(gone.ports, 'x')))).toBe(true);
  });
});
