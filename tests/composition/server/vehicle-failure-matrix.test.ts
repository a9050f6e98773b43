import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fault } from '../../../adapters/sandbox/api/sandbox-api';
import { addressOfVehicle } from './address-of-vehicle';
import { blockOf, openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

/** Shorter than the patience of the page and its calls, yet long enough for healthy answers. */
const SHORT_TIMEOUT_MS = 1_200;

const PAGE_DATA = '<script type="application/json" id="page-data">';

/** The ways a call can go wrong. Offline is a call that finds nobody: the same as one that breaks off. */
const FAULTS: readonly (readonly [name: string, fault: Fault])[] = [
  ['is refused with 500', { status: 500 }],
  ['is refused with 404', { status: 404 }],
  ['takes too long', { delayMs: 4_000 }],
  ['answers nothing', { body: '' }],
  ['breaks off in the middle', { body: '{"data":[{"id":1,' }],
  ['answers null', { body: 'null' }],
  ['answers something else', { body: '{"data":42}' }],
  ['answers a page of HTML', { body: '<!doctype html><h1>Hello</h1>' }],
];

const BRANCHES = '/api/v2/web/organisation/site';
/** Of a branch taken at random (REV-08), so that without branches there are none either. */
const REVIEWS = '/api/v2/reviews/*';

let site: SiteInProcess;
let address: string;
/** What each call brings to the page: found while it answers, and not while it fails. */
let blocks: readonly {
  readonly call: string;
  readonly id: string;
  readonly brings: RegExp;
}[];

beforeAll(async () => {
  site = await openSiteInProcess(SHORT_TIMEOUT_MS);
  const found = await addressOfVehicle(site);
  address = found.address;
  blocks = [
    {
      call: '/api/v2/vehicle-finance',
      id: 'ERR-29',
      brings: /class="figure"[^]*name="finance_deposit"/,
    },
    {
      call: `/api-motorcheck/provenance/get/${found.mark}/`,
      id: 'ERR-30',
      brings: /id="vehicle-provenance"/,
    },
    {
      call: `/used/find-similar/${found.slug}`,
      id: 'ERR-31',
      brings: /id="similar-vehicles"/,
    },
    {
      call: '/api/v2/vehicle-search',
      id: 'ERR-31',
      brings: /may find of interest/,
    },
    { call: '/api/page/vehicle-detail', id: 'VDP-46', brings: /id="warranty-header"/ },
    { call: REVIEWS, id: 'ERR-22', brings: /id="review-details"/ },
    { call: BRANCHES, id: 'FOOT-02', brings: /Our branches/ },
  ];
}, 60_000);
afterAll(() => site.close());

const blocksOn = (html: string): readonly string[] =>
  blocks.filter(({ brings }) => brings.test(html)).map(({ call }) => call);

/** Whatever failed: the vehicle, its price and whom to ring, and no word a shopper should not see. */
function expectVehicle(html: string): void {
  const text = readable(html);
  expect(text).not.toMatch(/\b(undefined|null|NaN)\b|\[object /);
  expect(text).toMatch(/£[\d,]+/);
  expect(/<h1[^>]*>\d{4} \(/.test(html)).toBe(true);
  expect(/href="tel:\d+"/.test(html)).toBe(true);
  expect(html.endsWith('</html>')).toBe(true);
  expect(() => JSON.parse(blockOf(html, PAGE_DATA)) as unknown).not.toThrow();
}

async function pageWhile(call: string, fault: Fault) {
  site.breakCall(call, fault);
  try {
    return await site.get(address);
  } finally {
    site.breakCall();
    expect(site.complaints).toEqual([]);
  }
}

it('holds every block while nothing fails, so that its absence below means something', async () => {
  const { status, html } = await site.get(address);
  expect(status).toBe(200);
  expect(blocksOn(html)).toEqual(blocks.map(({ call }) => call));
  expectVehicle(html);
});

describe.each(FAULTS)('when a call of the vehicle’s page %s', (_, fault) => {
  it('the vehicle itself: an error page with its own status, and no empty page [ERR-04, HT-2]', async () => {
    const { status, html } = await pageWhile('/api/used-vehicles/find-by-slugs', fault);
    const isGone = fault.status === 404;
    expect(status).toBe(isGone ? 404 : 503);
    if (!isGone) expect(readable(html)).toContain('An error has occurred');
    expect(readable(html)).toContain('Find a vehicle');
  });

  it('any other block: it alone is missing [ERR-22, ERR-29, ERR-30, ERR-31, HT-2]', async () => {
    for (const { call } of blocks) {
      const { status, html } = await pageWhile(call, fault);
      expect(status, call).toBe(200);
      expectVehicle(html);
      expect(blocksOn(html), call).toEqual(
        blocks.map((block) => block.call).filter((other) => other !== call),
      );
    }
  });
});
