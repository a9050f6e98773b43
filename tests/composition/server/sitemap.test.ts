import { left, right, type Either } from 'fp-ts/Either';
import type { Container } from 'inversify';
import { of } from 'rxjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sitemapOf } from '../../../composition/server/sitemap-of';
import { TOKENS } from '../../../composition/tokens';
import { unreachable, type GatewayFailure } from '../../../core/kernel/failure';
import type {
  ArticlePage,
  ArticleQuery,
  ArticleSummary,
  PageEntry,
} from '../../../core/content/public';
import type { StockPage, StockQuery } from '../../../core/search/public';
import { aVehicle } from '../../support/mothers/vehicle';
import { openSiteInProcess, type SiteInProcess } from './site-in-process';

const SEARCH = '/api/v2/vehicle-search';
const SIXTEEN_MINUTES = 16 * 60_000;

describe('the sitemap of a site whose back end fails', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await openSiteInProcess();
  });
  afterAll(() => site.close());

  it('says that it cannot be had, and is whole at the next request that can', async () => {
    site.breakCall(SEARCH, { status: 500 });
    for (const address of ['/sitemap.xml', '/sitemap-cars.xml']) {
      const { status, headers } = await site.get(address);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
        503,
        '60',
        'no-store',
      ]);
    }
    site.breakCall();
    const { status, html } = await site.get('/sitemap-cars.xml');
    expect(status).toBe(200);
    expect(html.match(/<loc>/g)?.length).toBeGreaterThan(20);
  });
});

describe('the sitemap of a stock of 950', () => {
  const total = 950;
  let isDown = false;
  /** One in so many records of an answer cannot be read. */
  let unreadableOneIn = Infinity;
  let clock = 0;
  let most = 0;
  let open = 0;
  const search = {
    search: ({ page, pageSize, section }: StockQuery) => {
      if (isDown) return of(left(unreachable));
      open += 1;
      most = Math.max(most, open);
      queueMicrotask(() => {
        open -= 1;
      });
      const count = section === 'van' ? 0 : Math.min(pageSize, total - (page - 1) * pageSize);
      const lost = Math.floor(count / unreadableOneIn);
      const vehicles = Array.from({ length: count - lost }, () => aVehicle());
      const answer: Either<GatewayFailure, StockPage> = right({
        total: section === 'van' ? 0 : total,
        vehicles,
        unreadable: Array.from({ length: lost }, (_, place) => ({
          path: `data.${place}`,
          expected: 'a vehicle',
        })),
      });
      return of(answer);
    },
    options: () => of(right({ total, options: {} })),
  };
  const dated: readonly ArticleSummary[] = [
    { slug: 'é & b', publishedOn: '2026-01-12', changedOn: '2026-02-01' },
    { slug: 'old', publishedOn: '1969-12-31' },
    { slug: 'early', publishedOn: '2026-01-12', changedOn: '2027-01-01' },
    { slug: 'undated' },
    ...Array.from({ length: 11 }, (_, place) => ({
      slug: `a-${place}`,
      publishedOn: '2026-01-01',
    })),
  ].map((told) => ({ title: told.slug, tags: [], pictureWidths: [], ...told }));
  const written: readonly PageEntry[] = [
    { slug: 'offers/é & b', title: 'Odd', changedOn: '2026-02-01' },
    { slug: 'warranty', title: 'Warranty', changedOn: '2026-03-01' },
    { slug: 'old', title: 'Old', changedOn: '1969-12-31' },
    { slug: 'early', title: 'Early', changedOn: '2027-01-01' },
    { slug: 'hidden', title: 'Hidden', isHidden: true },
  ];
  const ports = new Map<unknown, unknown>([
    [TOKENS.search, search],
    [TOKENS.content, { branches: () => of(right([])), pages: () => of(right(written)) }],
    [TOKENS.clock, { now: () => Date.UTC(2026, 10, 28) }],
    [
      TOKENS.articles,
      {
        list: ({ page }: ArticleQuery) => of(right(articlesOn(page))),
        categories: () => of(right([{ slug: 'd&v', name: 'Diesel & vans' }])),
      },
    ],
  ]);
  const articlesOn = (page: number): ArticlePage => ({
    total: 15,
    articles: page === 1 ? dated.slice(0, 13) : dated.slice(13),
  });
  const sitemap = sitemapOf(
    { get: (token: unknown) => ports.get(token) } as unknown as Container,
    () => clock,
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const cars = async () => (await sitemap())?.['sitemap-cars.xml']?.length;

  it('is whole, though asked for by the hundred', async () => {
    expect(await cars()).toBe(total);
    expect(most).toBeGreaterThan(1);
  });

  it('has every article once, with a day of change that can be true [CO-6]', async () => {
    const blog = (await sitemap())?.['sitemap-blog.xml'];
    expect(blog?.slice(0, 6)).toEqual([
      { path: '/blog/' },
      { path: '/blog/category/d%26v/' },
      { path: '/blog/%C3%A9%20%26%20b/', changed: '2026-02-01' },
      { path: '/blog/old/' },
      { path: '/blog/early/' },
      { path: '/blog/undated/' },
    ]);
    expect(blog).toHaveLength(17);
  });

  it('has every page of the editors once, and none that they keep from search engines [CO-6]', async () => {
    const pages = (await sitemap())?.['sitemap-pages.xml'] ?? [];
    const named = (part: string) => pages.filter(({ path }) => path.includes(part));
    expect(named('offers')).toEqual([{ path: '/offers/%C3%A9%20%26%20b/', changed: '2026-02-01' }]);
    expect(named('warranty')).toEqual([{ path: '/warranty/', changed: '2026-03-01' }]);
    expect([...named('/old/'), ...named('/early/')]).toEqual([
      { path: '/old/' },
      { path: '/early/' },
    ]);
    expect(named('packages')).toEqual([{ path: '/packages/' }]);
    expect(named('hidden')).toEqual([]);
  });

  it('stands as it was while a newer one cannot be had', async () => {
    clock += SIXTEEN_MINUTES;
    isDown = true;
    expect(await cars()).toBe(total);
    isDown = false;
    expect(await cars()).toBe(total);
  });

  it('stands as it was while half of the vehicles cannot be read, and leaves out a few', async () => {
    clock += SIXTEEN_MINUTES;
    unreadableOneIn = 2;
    await cars();
    await settled();
    expect(await cars()).toBe(total);
    unreadableOneIn = 50;
    await settled();
    await cars();
    await settled();
    expect(await cars()).toBe(total - 19);
    unreadableOneIn = Infinity;
  });
});
