import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CanceledError } from 'axios';
import type { Container } from 'inversify';
import { createStaticHandler } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { BROWSER_CALLS } from '../../../adapters/http/browser-calls';
import type { Transport } from '../../../adapters/http/http-client';
import { composeServer } from '../../../composition/modules/compose-server';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';
import { appOfRequest } from '../../../composition/server/app-of-request';
import { sitemapOf } from '../../../composition/server/sitemap-of';
import { readSettings } from '../../../composition/settings/settings';
import { TOKENS } from '../../../composition/tokens';
import { freshQuery } from '../../../core/search/public';
import { pageRoutes } from '../../../ui/pages/page-routes';

/**
 * A page of each kind, with what is waited for and without being drawn: the clock stands still while
 * anything is worked out, so that what is measured is waiting alone, however busy the machine is.
 */
const PAGES: readonly (readonly [
  address: string,
  status: number,
  /** Where nothing at all is answered. */
  withoutAny: number,
])[] = [
  ['/', 200, 200],
  ['/used/cars/search/', 200, 503],
  ['/used/cars/search/?make=ford&fuel-type=electric&colour=brown', 200, 503],
  ['/used-cars/ford/', 200, 503],
  ['/used/cars/VEHICLE/', 200, 503],
  ['/used/cars/VEHICLE/?finance_deposit=500&finance_months=36', 200, 503],
  ['/used/cars/no-such-car-ab12cde/', 404, 503],
  ['/used/cars/print/VEHICLE/', 200, 503],
  ['/used/cars/provenance/print/VEHICLE/', 200, 503],
  ['/used/cars/enquire/VEHICLE/', 200, 503],
  ['/used/cars/request-callback/VEHICLE/', 200, 503],
  ['/used/cars/reserve/VEHICLE/', 200, 503],
  ['/reservation-success/cs_nobodys/', 404, 503],
  ['/reservation-failed/', 200, 200],
  ['/click-collect/no-such-stock/', 404, 503],
  ['/compare/?vehicles=VEHICLE', 200, 503],
  ['/shortlist/?saved=VEHICLE', 200, 503],
  ['/car-value/', 200, 500],
  ['/car-value/summary/8f3a2c9d/', 404, 503],
  ['/car-finance/calculator/', 200, 200],
  ['/car-finance/', 200, 200],
  ['/login/', 200, 200],
  ['/click-collect/password-reset/', 200, 200],
  ['/contact/', 200, 500],
  ['/contact/?near=CH1', 200, 500],
  ['/contact/bolton/', 200, 500],
  ['/blog/', 200, 500],
  ['/blog/hp-or-pcp/', 200, 500],
  ['/sitemap/', 200, 200],
  ['/warranty/', 200, 503],
  ['/nothing/like/this/', 404, 503],
  ['/old-locator/?vrm=AB12CDE&extref=7', 302, 302],
  ['/redirection/no-such-place/', 404, 404],
];

const LIMIT_MS = 2000;
const hangs = { nothing: () => false, all: () => true } as const;
let isHanging: (path: string) => boolean = hangs.nothing;
let calls: string[] = [];
let hanging = 0;
let healthy = 0;

let sandbox: Sandbox;
let folder: string;
let vehicle: string;
let container: Container;

/** Answers as the stand-in back end does, or not at all. */
const transport: Transport = (config) => {
  const path = (config.url ?? '').split('?', 1)[0] ?? '';
  calls.push(path);
  if (!isHanging(path)) {
    healthy += 1;
    return sandbox.transport(config).finally(() => {
      healthy -= 1;
    });
  }
  hanging += 1;
  return new Promise((_, reject) => {
    config.signal?.addEventListener?.('abort', () => {
      hanging -= 1;
      reject(new CanceledError());
    });
  });
};

/** Pages of a site that has just been started. */
type Site = (address: string) => Promise<number>;

/** A page's loaders, and none of its HTML. */
function openSite(): Site {
  const settings = readSettings({});
  if (settings._tag === 'Left') throw new Error('The settings are wrong');
  const appFor = appOfRequest(container, settings.right, { log: () => undefined });
  return async (address) => {
    const { app, end } = appFor('http://localhost');
    try {
      const url = `http://localhost${address.replaceAll('VEHICLE', vehicle)}`;
      const context = await createStaticHandler(pageRoutes(app)).query(new Request(url));
      return context instanceof Response ? context.status : context.statusCode;
    } finally {
      end();
    }
  };
}

const turn = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

/** Lets everything happen that waits for no clock. */
async function settle(): Promise<void> {
  for (let quiet = 0; quiet < 12; quiet += 1) {
    await turn();
    if (healthy > 0) quiet = 0;
  }
}

const STEP_MS = 50;

interface Waited {
  readonly status: number;
  readonly tookMs: number;
}

/** Lets time pass until all pages are there. */
async function allWaitedFor(pages: readonly Promise<number>[]): Promise<readonly Waited[]> {
  const started = Date.now();
  const there = new Map<number, Waited>();
  pages.forEach((page, place) => {
    void page.then((status) => there.set(place, { status, tookMs: Date.now() - started }));
  });
  for (;;) {
    await settle();
    if (there.size === pages.length) return [...there.values()];
    await vi.advanceTimersByTimeAsync(STEP_MS);
  }
}

const waitedFor = async (page: Promise<number>): Promise<Waited | undefined> =>
  (await allWaitedFor([page]))[0];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-times-'));
  sandbox = await openSandbox({ folder, firstStock: 60 });
  container = composeServer({ transport });
  const search = await firstValueFrom(container.get(TOKENS.search).search(freshQuery('cars')));
  if (search._tag === 'Left' || search.right.vehicles[0] === undefined) throw new Error('No cars');
  vehicle = search.right.vehicles[0].slug;
  // What comes with a page's first visit is not to be waited for below.
  const site = openSite();
  for (const [address] of PAGES) await site(address);
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await sandbox.close();
  rmSync(folder, { recursive: true, force: true });
});
afterEach(() => {
  isHanging = hangs.nothing;
});

describe.each(PAGES)('The page %s', (address, status, statusWithoutAny) => {
  it('waits two seconds at most, whichever of its calls hangs, and whichever all', async () => {
    calls = [];
    expect(await waitedFor(openSite()(address))).toEqual({ status, tookMs: 0 });
    const itsCalls = [...new Set(calls)];
    expect(itsCalls).not.toEqual([]);
    const slow: unknown[] = [];
    for (const call of itsCalls) {
      isHanging = (path) => path === call;
      const waited = await waitedFor(openSite()(address));
      if (waited === undefined || waited.tookMs > LIMIT_MS) slow.push({ call, ...waited });
    }
    expect(slow).toEqual([]);
    isHanging = hangs.all;
    const withoutAny = await waitedFor(openSite()(address));
    expect(withoutAny?.tookMs).toBeGreaterThanOrEqual(1500);
    expect(withoutAny?.tookMs).toBeLessThanOrEqual(LIMIT_MS);
    expect(withoutAny?.status).toBe(statusWithoutAny);
  });
});

/** Asked by browsers, once a page stands, or when something is handed in; of the valuer, by the command line too. */
const NOT_OF_A_PAGE = [
  '/api/v2/credit-check',
  '/api/form/submit',
  '/api/v2/form-submit',
  '/api/v2/web/valuation-lookup',
  '/api/valuations/process',
  '/valuations/lookup',
  '/valuations/process',
  '/valuations/fetch/:hash',
  '/api/form/attachment',
  '/api/reserve/:slug',
  '/api/reservations',
  '/api/reservations/:id/cancel',
  '/api/v2/contact/auth/show',
  '/api/v2/contact/auth/shortlist',
  '/api/v2/contact/auth/shortlist',
  '/api/v2/contact/auth/passkey/question',
  '/api/v2/contact/auth/passkeys/question',
  '/api/orders',
  '/api/orders',
  '/api/orders/:id',
  '/api/orders/:id/sections/:section',
  '/api/orders/:id/place',
  '/api/orders/:id/deposit',
  '/api/orders/:id/cancel',
  '/api/collection-slots/:branch',
];

describe('These pages', () => {
  it('make every call between them that a page of the server makes', async () => {
    calls = [];
    const site = openSite();
    for (const [address] of PAGES) await waitedFor(site(address));
    const isMade = (path: string): boolean => {
      const like = new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
      return calls.some((call) => like.test(call));
    };
    expect(BROWSER_CALLS.map(({ path }) => path).filter((path) => !isMade(path))).toEqual(
      NOT_OF_A_PAGE,
    );
  });
});

describe('A back end that hangs', () => {
  it('holds fifty pages up no longer than one, and none after them', async () => {
    isHanging = hangs.all;
    const site = openSite();
    const addresses = Array.from({ length: 50 }, (_, place) => PAGES[place % PAGES.length]?.[0]);
    const all = await allWaitedFor(addresses.map((address = '/') => site(address)));
    expect(Math.max(...all.map(({ tookMs }) => tookMs))).toBeLessThanOrEqual(LIMIT_MS);
    expect((await waitedFor(site('/used/cars/search/')))?.tookMs).toBe(0);
  });

  it('holds no page up once three have waited, and all are whole when it answers again', async () => {
    const site = openSite();
    const search = '/used/cars/search/';
    isHanging = (path) => path === '/api/v2/vehicle-search';
    for (let page = 0; page < 3; page += 1) {
      expect(await waitedFor(site(search))).toEqual({ status: 503, tookMs: 2000 });
    }
    expect(await waitedFor(site(search))).toEqual({ status: 503, tookMs: 0 });
    isHanging = hangs.nothing;
    await vi.advanceTimersByTimeAsync(10_000);
    await settle();
    expect(await waitedFor(site(search))).toEqual({ status: 200, tookMs: 0 });
  });

  it('has no call left under way once its page is there, but those for what editors write', async () => {
    isHanging = hangs.all;
    const before = hanging;
    calls = [];
    await waitedFor(openSite()('/used/cars/search/'));
    expect(hanging - before).toBeGreaterThan(0);
    expect(hanging - before).toBeLessThan(calls.length);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(hanging - before).toBeLessThanOrEqual(0);
  });
});

describe('The sitemap', () => {
  it('is not waited for longer than a page', async () => {
    isHanging = hangs.all;
    const files = sitemapOf(container)().then((found) => (found === undefined ? 503 : 200));
    expect(await waitedFor(files)).toEqual({ status: 503, tookMs: LIMIT_MS });
  });
});
