import type { InjectOptions } from 'fastify';
import {
  VIEWS_OF_MANY_KEY,
  VIEWS_OF_MANY_PATH,
} from '../../../adapters/http/stock/gathered-view-counter';
import { viewCounterPath } from '../../../adapters/http/stock/view-counter-path';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeServer } from '../../../composition/modules/compose-server';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';
import { appOfRequest } from '../../../composition/server/app-of-request';
import { makeSite, type Site } from '../../../composition/server/site';
import { readSettings } from '../../../composition/settings/settings';

let folder = '';
let sandbox: Sandbox;
let site: Site['site'];
let slug = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-visits-'));
  sandbox = await openSandbox({
    folder,
    firstStock: 3,
    clock: { now: () => Date.UTC(2026, 10, 28) },
  });
  const settings = readSettings({});
  if (settings._tag === 'Left') throw new Error('A setting is wrong');
  ({ site } = await makeSite({
    settings: settings.right,
    render: ({ request }) =>
      Promise.resolve({
        kind: 'page',
        status: request.url.includes('gone') ? 410 : 200,
        html: '',
        policy: '',
        isPublic: true,
        isWhole: true,
      }),
    pageTable: () => ({
      isPrivate: () => false,
      takesPosts: () => false,
      pathsWithFiles: [],
      takesPasswords: () => false,
      knownAs: () => undefined,
    }),
    appForRequest: appOfRequest(composeServer({ transport: sandbox.transport }), settings.right),
    assetsOf: () => ({ entry: '', modules: [], late: [], calls: [], fonts: [] }),
    sandbox: sandbox.routes,
    opened: sandbox.countVisit,
    sitemap: () => Promise.resolve({}),
    log: () => undefined,
  }));
  const found = await site.inject('/api/v2/vehicle-search?resultsPerPage=1');
  slug = found.json<{ data: { slug: string }[] }>().data[0]?.slug ?? '';
});

afterAll(async () => {
  await site.close();
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const views = async (): Promise<number> =>
  (await site.inject(viewCounterPath(slug))).json<{ data: number }>().data;

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let visitors = 0;

/** Somebody who has not been here before. */
const visitOf = (path: string, request: Partial<InjectOptions> = {}): InjectOptions => {
  visitors += 1;
  return {
    method: 'GET',
    url: path,
    remoteAddress: `192.0.2.${visitors}`,
    ...request,
    headers: { 'user-agent': FIREFOX, ...request.headers },
  };
};

const openings = (): Readonly<Record<string, InjectOptions>> => ({
  page: visitOf(`/used/cars/${slug}/`),
  'page with a query': visitOf(`/used/cars/${slug}/?product=PCP`),
  'robot’s question': visitOf(`/used/cars/${slug}/`, { method: 'HEAD' }),
  'page fetched ahead': visitOf(`/used/cars/${slug}/`, {
    headers: { 'sec-purpose': 'prefetch;prerender' },
  }),
  'page of its picture': visitOf(`/used/cars/print/${slug}/`),
  'list of cars': visitOf('/used/cars/search/'),
  'page that is gone': visitOf(`/used/cars/${slug}/?gone`),
  'malformed page': visitOf('/used/cars/%E0%A4%A/'),
  'look at the count': visitOf(viewCounterPath(slug)),
  'page for a crawler': visitOf(`/used/cars/${slug}/`, {
    headers: {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://google.com/bot.html)',
    },
  }),
  'page for curl': visitOf(`/used/cars/${slug}/`, { headers: { 'user-agent': 'curl/8.5.0' } }),
  'page for nobody’s browser': visitOf(`/used/cars/${slug}/`, { headers: { 'user-agent': '' } }),
});

describe('the views of many vehicles', () => {
  const many = async (...slugs: readonly string[]) =>
    (
      await site.inject({ url: VIEWS_OF_MANY_PATH, query: { [VIEWS_OF_MANY_KEY]: [...slugs] } })
    ).json<{ data: Readonly<Record<string, number>> }>().data;

  it('are those of each, and a vehicle that is not there is left out [CARD-10]', async () => {
    expect(await many(slug, 'no-such-car', '__proto__')).toEqual({ [slug]: await views() });
    expect(await many()).toEqual({});
  });
});

describe('today’s views of a vehicle', () => {
  it.each([
    ['page', 1],
    ['page with a query', 1],
    ['robot’s question', 0],
    ['page fetched ahead', 0],
    ['page of its picture', 0],
    ['list of cars', 0],
    ['page that is gone', 0],
    ['malformed page', 0],
    ['look at the count', 0],
    ['page for a crawler', 0],
    ['page for curl', 0],
    ['page for nobody’s browser', 0],
  ])('count a %s as %d [CALL-27]', async (opening, counted) => {
    const before = await views();
    const request = openings()[opening];
    if (request === undefined) throw new Error('There is no such opening');
    await site.inject(request);
    expect(await views()).toBe(before + counted);
  });

  it('count a visitor once, however often the page is loaded again [CALL-27]', async () => {
    const before = await views();
    const visit = visitOf(`/used/cars/${slug}/`);
    for (let time = 0; time < 5; time += 1) await site.inject(visit);
    const encoded = `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`;
    await site.inject({ ...visit, url: `/used/cars/${encoded}/?again` });
    expect(await views()).toBe(before + 1);
  });

  it('count one more behind the same address with another browser', async () => {
    const before = await views();
    const visit = visitOf(`/used/cars/${slug}/`);
    await site.inject(visit);
    await site.inject({ ...visit, headers: { 'user-agent': `${FIREFOX} Other/1` } });
    expect(await views()).toBe(before + 2);
  });
});
