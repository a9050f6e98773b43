import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSiteInProcess, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess();
}, 60_000);
afterAll(() => site.close());

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

describe('What a search engine reads of a page', () => {
  it('has the site’s name in one title, different for every page [SEO-01]', async () => {
    const addresses = [
      '/',
      '/used/cars/search/',
      '/used/van/search/',
      '/sitemap/',
      '/cars/bolton/',
    ];
    const pages = await Promise.all(addresses.map((address) => site.get(address)));
    for (const { html } of pages) {
      expect(titleOf(html)).toContain('Forecourt');
      expect(html.match(/<title>/g)).toHaveLength(1);
    }
    expect(new Set(pages.map(({ html }) => titleOf(html))).size).toBe(addresses.length);
  });

  it('follows what the page is about: description, canonical address, whether to keep it [SEO-02]', async () => {
    const search = await site.get('/used/cars/search/?make=ford&sort=age|desc&finance_deposit=500');
    expect(canonicalOf(search.html)).toBe('http://127.0.0.1:4000/used-cars/ford/');
    const own = await site.get('/used-cars/ford/?sort=age|desc');
    expect(canonicalOf(own.html)).toBe('http://127.0.0.1:4000/used-cars/ford/');
    const vans = await site.get('/used/van/search/?make=ford');
    expect(canonicalOf(vans.html)).toBe('http://127.0.0.1:4000/used/van/search/?make=ford');
    expect(robotsOf(search.html)).toBeUndefined();
    const deep = await site.get('/used/cars/search/?make=ford&fuel_type=petrol&doors=5');
    expect(robotsOf(deep.html)).toBe('noindex, follow');
    const second = await site.get('/used/cars/search/?page=2');
    expect(canonicalOf(second.html)).toBe('http://127.0.0.1:4000/used/cars/search/?page=2');
  });

  it.each([
    ['/used-cars/ford/', 'Ford', / used Ford cars for sale at our branches:/],
    ['/cars/bolton/', 'Bolton', / used cars for sale in Bolton:/],
  ])(
    'of a brand or a branch has its name in title, heading and description: %s [ROUTE-47, ROUTE-48, SEARCH-02]',
    async (address, name, described) => {
      const { html } = await site.get(address);
      const counted = new RegExp(`^\\d+ Used Cars? in stock: ${name}`);
      expect(titleOf(html)).toMatch(counted);
      expect(/<h1[^>]*>([^<]*)</.exec(html)?.[1]).toMatch(counted);
      expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(described);
    },
  );

  it('is stock wherever a list begins: the search of no words is at /used/cars [CONST-01]', async () => {
    for (const address of ['/used/cars', '/used/cars/']) {
      const { status, html } = await site.get(address);
      expect(status).toBe(200);
      expect(html.match(/<article[^>]*data-slug/g)).toHaveLength(12);
    }
  });

  it('knows a list by one address, in whatever order its choices were made', async () => {
    const [one, other] = await Promise.all(
      ['make=bmw,ford', 'make=ford,bmw'].map((query) => site.get(`/used/cars/search/?${query}`)),
    );
    expect(canonicalOf(one?.html ?? '')).toBe(
      'http://127.0.0.1:4000/used/cars/search/?make=bmw,ford',
    );
    expect(canonicalOf(other?.html ?? '')).toBe(canonicalOf(one?.html ?? ''));
  });

  it('is no list that holds nothing', async () => {
    const { html } = await site.get('/used/cars/search/?max_price=1');
    expect(robotsOf(html)).toBe('noindex, follow');
  });

  it.each(['/used-cars/nonsuch/', '/cars/nonsuch/', '/used-cars/%E0%A4/'])(
    'is no page of a make or branch that there is none of: %s [ROUTE-47, ROUTE-48]',
    async (address) => {
      const { status, html } = await site.get(address);
      expect(status).toBe(404);
      expect(robotsOf(html)).toContain('noindex');
      expect(canonicalOf(html)).toBeUndefined();
    },
  );

  it('is still the page of a make while nobody can say which there are', async () => {
    site.breakCall('/api/v2/vehicle-search-filter', { status: 500 });
    const { status } = await site.get('/used-cars/ford/');
    site.breakCall();
    expect(status).toBe(200);
  });

  it('is one page of a branch that has two names, and of DS [ROUTE-38, ROUTE-49]', async () => {
    for (const [from, to] of [
      ['/cars/stoke-on-trent/?sort=price%7Cdesc', '/cars/stoke/?sort=price%7Cdesc'],
      ['/used-cars/ds-automobiles/', '/used-cars/ds/'],
    ] as const) {
      const { status, headers } = await site.get(from);
      expect([status, headers['location']]).toEqual([301, to]);
    }
  });

  it('shows what the back end calls ds-automobiles at /used-cars/ds/ [ROUTE-49, WE-144]', async () => {
    const asked: string[] = [];
    site.alterAnswers((path, body, call) => {
      asked.push(call);
      if (path !== '/api/v2/vehicle-search-filter') return body;
      const { data, meta } = JSON.parse(body) as {
        data: { make: { value: string; label: string; count: number }[] };
        meta: unknown;
      };
      const make = [{ value: 'ds-automobiles', label: 'DS Automobiles', count: 3 }, ...data.make];
      return JSON.stringify({ data: { ...data, make }, meta });
    });
    const { status } = await site.get('/used-cars/ds/');
    site.alterAnswers((_path, body) => body);
    expect(status).toBe(200);
    expect(asked.join('\n')).toMatch(/vehicle-search\?make=ds-automobiles&/);
  });

  it('is the same list, prices and addresses that are shown, as data', async () => {
    const { html } = await site.get('/used/cars/search/');
    const block = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '{}';
    const facts = JSON.parse(block) as {
      itemListElement: { item: { url: string; offers: { price: string } } }[];
    };
    expect(facts.itemListElement).toHaveLength(12);
    for (const { item } of facts.itemListElement) {
      expect(html).toContain(`href="${new URL(item.url).pathname}"`);
      const pounds = Number(item.offers.price).toLocaleString('en-GB', {
        maximumFractionDigits: 0,
      });
      expect(html).toContain(`£${pounds}`);
    }
  });
});

describe('Finding the way about', () => {
  it('is helped by a page that lists every part of the site [SEO-03]', async () => {
    const { html, status } = await site.get('/sitemap/');
    expect(status).toBe(200);
    for (const address of [
      '/used/cars/search/',
      '/used/van/search/',
      '/used-cars/ford/',
      '/cars/bolton/',
    ]) {
      expect(html).toContain(`href="${address}"`);
    }
  });

  it('is helped by sitemaps of cars, vans, branches, articles and pages, and by robots rules', async () => {
    const robots = await site.get('/robots.txt');
    expect(robots.html).toContain('Sitemap: http://127.0.0.1:4000/sitemap.xml');
    const index = await site.get('/sitemap.xml');
    const parts = [...index.html.matchAll(/<loc>http:\/\/127\.0\.0\.1:4000(\/[^<]*)<\/loc>/g)].map(
      (match) => match[1] ?? '',
    );
    expect(parts).toEqual([
      '/sitemap-pages.xml',
      '/sitemap-branches.xml',
      '/sitemap-blog.xml',
      '/sitemap-cars.xml',
      '/sitemap-vans.xml',
    ]);
    const cars = await site.get('/sitemap-cars.xml');
    const first = /<loc>http:\/\/127\.0\.0\.1:4000(\/used\/cars\/[^<]+)<\/loc>/.exec(
      cars.html,
    )?.[1];
    expect((await site.get(first ?? '')).status).toBe(200);
  });

  it('needs no last part where an address has an optional one [ROUTE-02]', async () => {
    for (const address of [
      '/used/cars/search/',
      '/used/cars/search/7/',
      '/used/cars/',
      '/used/van',
    ]) {
      expect((await site.get(address)).status).toBe(200);
    }
  });
});
