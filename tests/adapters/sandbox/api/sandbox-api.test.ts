import { describe, expect, it } from 'vitest';
import { VisitorBook } from '../../../../adapters/sandbox/api/visitor-book';
import { aStock } from '../../../support/mothers/stock-record';
import { apiOver, ask } from './api-over-memory';

const stock = aStock({ slug: 'fiesta' }, { slug: 'focus' });
const pageOf = (slug: string): string =>
  encodeURIComponent(Buffer.from(`used/cars/${slug}`, 'utf8').toString('base64'));

describe('the sandbox API', () => {
  it('answers a call that it does not have in JSON, with 404', async () => {
    expect(await ask(await apiOver(stock), '/api/no/such/call?x=%')).toEqual({
      status: 404,
      body: { message: 'The sandbox has no such call.' },
    });
  });

  it('lets nobody keep its answers', async () => {
    const { headers } = await (await apiOver(stock)).inject('/api/v2/vehicle-search');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('tells nothing about what went wrong inside', async () => {
    const broken = await apiOver(stock, {
      stock: {
        index: () => {
          throw new Error('secret path');
        },
        recordsByIds: () => [],
        bySlugs: () => [],
        byStockIds: () => [],
        byVrms: () => [],
      },
    });
    expect(await ask(broken, '/api/v2/vehicle-search')).toEqual({
      status: 500,
      body: { message: 'The sandbox could not answer.' },
    });
  });

  it('fails on purpose where a test asks for it, and nowhere else', async () => {
    const api = await apiOver(stock, {
      faults: (path) =>
        path === '/api/v2/vehicle-search' ? { status: 503, body: '<p>' } : undefined,
    });
    const failed = await api.inject('/api/v2/vehicle-search?make=ford');
    expect([failed.statusCode, failed.body]).toEqual([503, '<p>']);
    expect((await ask(api, '/api/v2/vehicle-search-filter')).status).toBe(200);
  });

  it('answers late where a test asks for it', async () => {
    const api = await apiOver(stock, { faults: () => ({ delayMs: 30 }) });
    const start = performance.now();
    expect((await ask(api, '/api/menu/header')).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThanOrEqual(29);
  });
});

describe('the visitor count', () => {
  it('is the same however often it is asked for [CALL-27]', async () => {
    const api = await apiOver(stock);
    const counts = [];
    for (let times = 0; times < 3; times++) {
      counts.push((await ask(api, `/api/visitors/${pageOf('fiesta')}`)).body.data);
    }
    expect(new Set(counts).size).toBe(1);
    expect(counts[0]).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['not-base64-of-a-page', 400],
    [pageOf('sold-long-ago'), 404],
    [encodeURIComponent('////'), 400],
  ])('has no number for %s: %d', async (encoded, status) => {
    expect((await ask(await apiOver(stock), `/api/visitors/${encoded}`)).status).toBe(status);
  });

  it('counts the visits it is told of, and starts anew every day', () => {
    let day = '2026-11-27';
    const book = new VisitorBook(() => day);
    const usual = book.viewsToday('fiesta');
    book.countVisit('fiesta', 'one');
    book.countVisit('fiesta', 'another');
    book.countVisit('fiesta', 'one');
    expect([book.viewsToday('fiesta'), book.viewsToday('focus')]).toEqual([
      usual + 2,
      new VisitorBook(() => day).viewsToday('focus'),
    ]);
    day = '2026-11-28';
    expect(book.viewsToday('fiesta')).toBe(new VisitorBook(() => day).viewsToday('fiesta'));
  });
});

describe('editable content', () => {
  it('has text for the results page in its first field [SEARCH-30, CALL-31]', async () => {
    const { body } = await ask(await apiOver(stock), '/api/page/used-cars-search');
    expect((body.data as { fields: { data: string }[] }).fields[0]?.data).toMatch(/^<h2>/);
  });

  it('has footer links as JSON text [FOOT-08, CALL-40]', async () => {
    const { body } = await ask(await apiOver(stock), '/api/page/footer');
    const { fields } = body.data as { fields: { slug: string; data: string }[] };
    const links = fields.find(({ slug }) => slug === 'column_1_links')?.data ?? '';
    expect(JSON.parse(links)).toContainEqual({
      link_url: '/used/cars/search/',
      link_title: 'Used cars',
      link_text: 'Used cars',
    });
  });

  it('lists the branches by name [CALL-32]', async () => {
    const { body } = await ask(
      await apiOver(stock),
      '/api/v2/web/organisation/site?sortOptions[sortBy]=name&pageOptions[resultsPerPage]=50',
    );
    expect((body.data as object[])[0]).toEqual({
      id: 1,
      slug: 'bolton',
      name: 'Forecourt Bolton',
      city_town: 'Bolton',
      postcode: 'BL1 1AA',
      telephone: '01632 960101',
      email: 'bolton@forecourt.example',
    });
  });

  it.each([
    ['', [1, 2, 3]],
    ['searchOptions[make]=ford,kia', [1, 2, 3, 4]],
    ['searchOptions[location]=bolton&searchOptions[type]=van', [1, 2, 3, 6, 7]],
  ])('chooses the offers for "%s" [CALL-29]', async (query, ids) => {
    const { body } = await ask(await apiOver(stock), `/api/v2/content/offer?${query}`);
    expect((body.data as { id: number }[]).map(({ id }) => id)).toEqual(ids);
  });

  it('has promotions whose rules are JSON text [PROMO-05, CALL-30]', async () => {
    const { body } = await ask(await apiOver(stock), '/api/offers/template/vehicle-promotion');
    const [first] = body.data as { contents: { rules: string } }[];
    expect(JSON.parse(first?.contents.rules ?? '')).toEqual({ fuel_type: ['electric'] });
  });

  it('has a menu with children', async () => {
    const { body } = await ask(await apiOver(stock), '/api/menu/header');
    expect((body.data as { name: string; children: unknown[] }[])[0]).toMatchObject({
      name: 'Used cars',
      url: '/used/cars/search/',
    });
  });
});
