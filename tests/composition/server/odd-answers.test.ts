import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOfVehicle, type FoundVehicle } from './address-of-vehicle';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

const FIND = '/api/used-vehicles/find-by-slugs';

type Wire = Readonly<Record<string, unknown>>;

let site: SiteInProcess;
let found: FoundVehicle;
beforeAll(async () => {
  site = await openSiteInProcess();
  found = await addressOfVehicle(site);
}, 60_000);
afterAll(() => site.close());
afterEach(() => {
  site.alterAnswers((_path, body) => body);
  site.breakCall();
});

/** Every list of vehicles, with something done to it on its way. */
function alterVehicles(change: (vehicles: readonly Wire[]) => readonly unknown[]): void {
  site.alterAnswers((path, body) => {
    if (!/vehicle-search$|find-by-slugs$/.test(path)) return body;
    const answer = JSON.parse(body) as { data: readonly Wire[] };
    return JSON.stringify({ ...answer, data: change(answer.data) });
  });
}

const slugsOn = (html: string): readonly string[] =>
  [...html.matchAll(/<article[^>]* data-slug="([^"]+)"/g)].map(([, slug = '']) => slug);

describe('a vehicle that is in an answer twice', () => {
  const LIST = '/used/cars/search/';

  it('is on the list once, and nothing else goes for it [CARD-01]', async () => {
    const before = slugsOn((await site.get(LIST)).html);
    alterVehicles((all) => [all[0], ...all, { ...all[1], id: 987_654 }, ...all.slice(2, 4)]);
    const { html } = await site.get(LIST);
    expect(before.length).toBeGreaterThan(5);
    expect(slugsOn(html)).toEqual(before);
  });

  it('is once among those like it, and once in a comparison [CALL-25, CALL-26, CALL-17]', async () => {
    const { html: once } = await site.get(found.address);
    const compared = `/compare/?vehicles=${found.slug}`;
    const { html: oneColumn } = await site.get(compared);
    alterVehicles((all) => all.flatMap((vehicle) => [vehicle, vehicle]));
    const { html: twice, status } = await site.get(found.address);
    const linksIn = (html: string) =>
      [...html.matchAll(/href="(\/used\/(?:cars|van)\/[a-z0-9-]+\/)"/g)].map(([, path]) => path);
    expect(status).toBe(200);
    expect(linksIn(twice).toSorted()).toEqual(linksIn(once).toSorted());
    const { html: columns } = await site.get(compared);
    expect(columns.match(/<th[^>]* scope="col"/g)).toEqual(
      oneColumn.match(/<th[^>]* scope="col"/g),
    );
  });
});

describe('money with more decimals than there are pence', () => {
  it('is what it was before, on cards and on the vehicle’s page, figures included [MF-1, CARD-26]', async () => {
    const addresses = ['/used/cars/search/', found.address];
    const sumsOn = async (address: string) =>
      [...readable((await site.get(address)).html).matchAll(/£[\d,]+(?:\.\d\d)?/g)].map(
        ([sum]) => sum,
      );
    const before = [];
    for (const address of addresses) before.push(await sumsOn(address));
    site.alterAnswers((_path, body) =>
      body
        .replace(/"(\d+\.\d\d)"/g, '"$1004"')
        .replace(
          /"(regular_payment|deposit|balance|total_amount_payable|cash_price)":(\d+\.\d\d)(?=[,}])/g,
          '"$1":$2004',
        ),
    );
    const after = [];
    for (const address of addresses) after.push(await sumsOn(address));
    expect(before.flat().length).toBeGreaterThan(40);
    expect(after).toEqual(before);
  });
});

describe('a monthly figure that the back end says is on request', () => {
  it('is on no card, and neither is the way to calculate it [CARD-26, FIN-55, WE-053]', async () => {
    const LIST = '/used/cars/search/';
    const wordsOf = async () => {
      const { html } = await site.get(LIST);
      const cards = html.match(/<article[^>]* data-slug=[\s\S]*?<\/article>/g) ?? [];
      expect(cards.length).toBeGreaterThan(5);
      return readable(cards.join(' '));
    };
    expect(await wordsOf()).toMatch(/Calculate finance/);
    site.alterAnswers((path, body) =>
      path === '/api/v2/vehicle-finance'
        ? body.replace(/"minQuote":"[A-Z]+"/g, '"minQuote":"Quote"')
        : body,
    );
    const words = await wordsOf();
    expect(words).not.toMatch(/Calculate finance/);
    expect(words).not.toMatch(/a month/);
  });
});

describe('a vehicle that the back end says is not there', () => {
  it.each([404, 410])('by %d has the page of one that is gone, and no 503', async (status) => {
    site.breakCall(FIND, { status });
    const page = await site.get(found.address);
    expect(page.status).toBe(404);
    expect(readable(page.html)).not.toContain('An error has occurred');
    expect(page.html).toContain('404 Error');
  });

  it('is not what a failure is: its page says 503 in title, words and plate alike [ERR-01, ERR-04]', async () => {
    site.breakCall(FIND, { status: 500 });
    const { status, html } = await site.get(found.address);
    expect(status).toBe(503);
    expect(html).toMatch(/<title>[^<]* \| 503 Error<\/title>/);
    const words = readable(html.slice(html.indexOf('<main')));
    expect(words).toContain('An unknown error occurred (503)');
    expect(words).toContain('JU57 503');
    expect(words).not.toContain('500');
    expect(html).toContain('<symbol id="plate-503"');
  });
});

describe('what fails behind a page that stands', () => {
  it.each([
    ['/used/find-similar/*', 'catalogue.similarTo', 200, () => found.address],
    ['/api/v2/vehicle-finance', 'quotes.quotesFor', 200, () => '/used/cars/search/?make=ford'],
    [
      '/used/cars/get-bulk-finance/',
      'quotes.quotesByMark',
      200,
      () => `/compare/?vehicles=${found.slug}`,
    ],
    ['/api/vehicle-search', 'catalogue.toCompare', 503, () => `/compare/?vehicles=${found.slug}`],
    ['/api/v2/vehicle-search', 'search.search', 503, () => '/used/cars/search/?make=bmw'],
  ] as const satisfies readonly (readonly [string, string, number, () => string])[])(
    '%s is one line for whoever runs the site [ERR-26, ERR-29, ERR-31]',
    async (path, call, expected, address) => {
      const before = site.failures.length;
      site.breakCall(path, { status: 503 });
      const { status } = await site.get(address());
      expect(status).toBe(expected);
      const lines = site.failures.slice(before).filter((line) => line.startsWith(`${call} `));
      expect(lines).toEqual([`${call} could not be had: refused (503)`]);
    },
  );
});

describe('an answer that holds far more than a page could show', () => {
  const LIST = '/used/cars/search/';
  const alterCall = (call: string, change: (body: string) => string) => {
    site.alterAnswers((path, body) => (path === call ? change(body) : body));
  };
  const deep = `{"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;

  it.each([
    ['<br '.repeat(100_000), 'break'],
    ['&'.repeat(400_000), 'ampersand'],
    ['word '.repeat(80_000), 'words'],
  ])('ends a description of 400 kB where a reader would (%#, %j)', async (description) => {
    const { html: usual } = await site.get(found.address);
    alterVehicles((all) => all.map((vehicle) => ({ ...vehicle, description })));
    const { status, html } = await site.get(found.address);
    expect(status).toBe(200);
    // Each of the three places where a page has it holds at most 20,000 characters, escaped at that.
    expect(html.length - usual.length).toBeLessThan(3 * 6 * 20_000);
  });

  it.each(['/api/page/footer', '/api/menu/header', '/api/used-vehicles/cars/filters'])(
    'costs a page no more than what %s brings, when it is lists within lists',
    async (call) => {
      alterCall(call, () => deep);
      const before = site.failures.length;
      const { status, html } = await site.get(LIST);
      expect(status).toBe(200);
      expect(html).toContain('<header');
      expect(html).toContain('<footer');
      expect(slugsOn(html).length).toBeGreaterThan(5);
      expect(site.failures.slice(before)).toHaveLength(1);
      expect(site.failures.at(-1)).toMatch(/unreadable, expected JSON of at most 32 levels$/);
    },
  );

  it.each<[name: string, call: string, entry: unknown]>([
    ['menu', '/api/menu/header', { name: 'A line', url: '/x/', children: [] }],
    ['offers', '/api/v2/content/offer', { id: 1, url_link: '/x/', offer_message: 'An offer' }],
    [
      'promotions',
      '/api/offers/template/vehicle-promotion',
      { name: 'Sale', contents: { rules: '{"make":["ford"]}' } },
    ],
  ])('shows a few of a hundred thousand: %s', async (_, call, entry) => {
    const { html: usual } = await site.get(LIST);
    const many = Array.from({ length: 100_000 }, (__, id) => ({ ...(entry as object), id }));
    alterCall(call, () => JSON.stringify({ data: many }));
    const { status, html } = await site.get(LIST);
    expect(status).toBe(200);
    expect(html.length - usual.length).toBeLessThan(100_000);
  });
});
