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
import { makeSite } from '../../../composition/server/site';
import { readSettings } from '../../../composition/settings/settings';

let folder = '';
let sandbox: Sandbox;
let site: Awaited<ReturnType<typeof makeSite>>;
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
  site = await makeSite({
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
      knownAs: () => undefined,
    }),
    appForRequest: appOfRequest(composeServer({ transport: sandbox.transport }), settings.right),
    assetsOf: () => ({ entry: '', modules: [], fonts: [] }),
    sandbox: sandbox.routes,
    opened: sandbox.countVisit,
    sitemap: () => Promise.resolve({}),
    log: () => undefined,
  });
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

const openings = (): Readonly<Record<string, InjectOptions>> => ({
  page: { method: 'GET', url: `/used/cars/${slug}/` },
  'page with a query': { method: 'GET', url: `/used/cars/${slug}/?product=PCP` },
  'robot’s question': { method: 'HEAD', url: `/used/cars/${slug}/` },
  'page fetched ahead': {
    method: 'GET',
    url: `/used/cars/${slug}/`,
    headers: { 'sec-purpose': 'prefetch;prerender' },
  },
  'page of its picture': { method: 'GET', url: `/used/cars/print/${slug}/` },
  'list of cars': { method: 'GET', url: '/used/cars/search/' },
  'page that is gone': { method: 'GET', url: `/used/cars/${slug}/?gone` },
  'malformed page': { method: 'GET', url: '/used/cars/%E0%A4%A/' },
  'look at the count': { method: 'GET', url: viewCounterPath(slug) },
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
  ])('count a %s as %d [CALL-27]', async (opening, counted) => {
    const before = await views();
    const request = openings()[opening];
    if (request === undefined) throw new Error('There is no such opening');
    await site.inject(request);
    expect(await views()).toBe(before + counted);
  });
});
