import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSiteInProcess, type SiteInProcess } from './site-in-process';

const SEARCH = '/used/cars/search/';

/** A page may say when its data was made. */
const atAnyTime = (html: string): string => html.replace(/"madeAt":\d+/g, '');

describe('A site that holds its public pages', () => {
  let site: SiteInProcess;
  const asked: string[] = [];
  const callsOf = async (address: string) => {
    asked.length = 0;
    const page = await site.get(address);
    return { page, calls: asked.length };
  };
  beforeAll(async () => {
    site = await openSiteInProcess(undefined, 60);
    site.alterAnswers((path, body) => {
      asked.push(path);
      return body;
    });
  });
  afterAll(() => site.close());

  it('draws a page once and gives it again as it was, headers too', async () => {
    const first = await callsOf(SEARCH);
    const second = await callsOf(SEARCH);
    expect(first.page.status).toBe(200);
    expect(first.calls).toBeGreaterThan(0);
    expect(second.calls).toBe(0);
    expect(second.page.html).toBe(first.page.html);
    for (const name of ['content-security-policy', 'cache-control', 'content-type', 'vary']) {
      expect(second.page.headers[name]).toBe(first.page.headers[name]);
    }
  });

  it('draws another address for itself', async () => {
    expect((await callsOf(`${SEARCH}?page=2`)).calls).toBeGreaterThan(0);
  });

  it('asks again after a page that could not be had', async () => {
    const vehicle = '/used/cars/no-such-vehicle-at-all/';
    expect((await callsOf(vehicle)).page.status).toBe(404);
    const again = await callsOf(vehicle);
    expect(again.page.status).toBe(404);
    expect(again.calls).toBeGreaterThan(0);
  });
});

describe('A page of which a block could not be had', () => {
  it('is not held: the next shopper may be luckier', async () => {
    const site = await openSiteInProcess(undefined, 60);
    try {
      site.breakCall('/api/v2/vehicle-finance', { status: 500 });
      const broken = await site.get(SEARCH);
      expect(broken.status).toBe(200);
      expect(broken.html).toContain('"kind":"failed"');
      site.breakCall();
      expect((await site.get(SEARCH)).html).not.toContain('"kind":"failed"');
    } finally {
      await site.close();
    }
  });
});

describe('Each page of a site that holds none', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await openSiteInProcess();
  });
  afterAll(() => site.close());

  it('is byte for byte the same when it is drawn again, though much of it is shared', async () => {
    for (const address of [
      SEARCH,
      '/',
      '/compare/',
      '/no/such/page/',
      '/used/cars/search/?page=2',
    ]) {
      const first = await site.get(address);
      await site.get('/shortlist/');
      const again = await site.get(address);
      expect(atAnyTime(again.html) === atAnyTime(first.html), address).toBe(true);
      expect(again.headers['content-security-policy']).toBe(
        first.headers['content-security-policy'],
      );
    }
  });

  it('is sent compressed, as a browser takes it', async () => {
    const plain = await site.get(SEARCH);
    const packed = await site.getPacked(SEARCH, 'gzip, br');
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.body).toString()).toBe(plain.html);
  });
});
