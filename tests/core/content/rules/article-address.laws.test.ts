import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  articlePath,
  fromArticlesAddress,
  searchTerm,
  toArticlesAddress,
  type ArticleQuery,
} from '../../../../core/content/public';

const term = fc
  .oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(
      '.',
      '..',
      '100%',
      '%2F',
      'a/b',
      '?',
      '#',
      '&',
      '+',
      'C++',
      '🚗',
      '\u0000',
      '"',
    ),
  )
  .map((text) => searchTerm(text))
  .filter((text) => text !== undefined);

const queries: fc.Arbitrary<ArticleQuery> = fc
  .record(
    {
      search: term,
      category: term,
      tag: term,
      order: fc.constantFrom('latest' as const, 'oldest' as const),
      page: fc.integer({ min: 1, max: 999_999 }),
    },
    { requiredKeys: ['order', 'page'] },
  )
  .map((query) => query);

describe('The query of a list of articles', () => {
  it('survives the address bar [SF-5] [ROUTE-05] [ROUTE-06] [ROUTE-07]', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(fromArticlesAddress(toArticlesAddress(query))).toEqual(query);
      }),
    );
  });

  it('survives it as browsers write addresses', () => {
    fc.assert(
      fc.property(queries, (query) => {
        const { pathname, search } = new URL(toArticlesAddress(query), 'https://forecourt.example');
        expect(fromArticlesAddress(pathname + search)).toEqual(query);
      }),
    );
  });

  it('can be read from any address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (address) => {
        const { order, page } = fromArticlesAddress(address);
        expect(['latest', 'oldest']).toContain(order);
        expect(page).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it.each([
    ['/blog/', { order: 'latest', page: 1 }],
    ['/blog', { order: 'latest', page: 1 }],
    ['/blog/category/', { order: 'latest', page: 1 }],
    ['/blog/category/finance/', { category: 'finance', order: 'latest', page: 1 }],
    ['/blog/tag/mot?page=2', { tag: 'mot', order: 'latest', page: 2 }],
    ['/blog-search/100%', { search: '100%', order: 'latest', page: 1 }],
    ['/blog-search/%20vans%20/', { search: 'vans', order: 'latest', page: 1 }],
    ['/blog-search/?search=a+b', { search: 'a b', order: 'latest', page: 1 }],
    ['/blog/?sort=oldest&sort=latest', { order: 'oldest', page: 1 }],
    ['/blog/?sort=age|asc', { order: 'oldest', page: 1 }],
    ['/blog/?sort=foo|bar&page=-1', { order: 'latest', page: 1 }],
    ['/blog/?page[]=3', { order: 'latest', page: 3 }],
    ['/blog/?page=1e9', { order: 'latest', page: 1 }],
  ])('is read from %s [SF-5] [CG-122] [BLOG-21]', (address, query) => {
    expect(fromArticlesAddress(address)).toEqual(query);
  });

  it('has one address for each: the page of a category, of a tag, of a search', () => {
    expect(toArticlesAddress({ order: 'latest', page: 1 })).toBe('/blog/');
    expect(toArticlesAddress({ category: 'evs', order: 'oldest', page: 2 })).toBe(
      '/blog/category/evs/?sort=oldest&page=2',
    );
    expect(toArticlesAddress({ search: '..', order: 'latest', page: 1 })).toBe('/blog/?search=..');
    expect(articlePath('é & b')).toBe('/blog/%C3%A9%20%26%20b/');
  });

  it('carries a search of 2,000 letters whole, and of more emoji than fit what fits [CO-4]', () => {
    expect(searchTerm('x'.repeat(2_000))).toHaveLength(2_000);
    const cut = searchTerm('🚗'.repeat(2_000)) ?? '';
    expect(encodeURIComponent(cut).length).toBeLessThanOrEqual(6_000);
    expect(cut).toBe('🚗'.repeat(cut.length / 2));
  });
});
