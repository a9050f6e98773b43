import type { FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bareSite, pageOf } from '../bare-site';

let site: FastifyInstance;
let folder = '';
let html = '<p>one</p>';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-files-'));
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(folder, 'start.js'), 'export {};');
  writeFileSync(join(folder, 'car.webp'), 'RIFF');
  site = await bareSite(
    (address) =>
      Promise.resolve(
        address === '/gone'
          ? pageOf(html, { status: 404, isPublic: false })
          : address === '/later'
            ? pageOf(html, { status: 503, isPublic: false })
            : pageOf(html, { isWhole: address !== '/part' }),
      ),
    {
      clientFolder: folder,
      sitemap: () => Promise.resolve({ 'sitemap-pages.xml': [{ path: '/' }] }),
    },
  );
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.inject({ url, headers });

describe('Whoever has an answer already', () => {
  it.each(['/', '/part', '/sitemap.xml', '/sitemap-pages.xml', '/favicon.svg'])(
    'is told so for %s, with nothing sent again',
    async (url) => {
      const first = await get(url);
      const tag = String(first.headers['etag']);
      expect(tag).toMatch(/^W\/"[^"]+"$/);
      for (const known of [tag, tag.slice(2), `"other", ${tag}`]) {
        const again = await get(url, { 'if-none-match': known, 'accept-encoding': 'br' });
        expect([again.statusCode, again.body], known).toEqual([304, '']);
        expect(again.headers['etag']).toBe(tag);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
      }
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    },
  );

  it('gets a page that has changed', async () => {
    const { headers } = await get('/');
    html = '<p>two</p>';
    const again = await get('/', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.body]).toEqual([200, html]);
  });

  it('gets the policies of the page with 304 too', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'if-none-match': String(headers['etag']) });
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(again.headers['vary']).toContain('accept-encoding');
  });

  it.each(['/gone', '/later', '/own'])('gets %s whole: it has no validator', async (url) => {
    expect((await get(url)).headers['etag']).toBeUndefined();
    expect((await get(url, { 'if-none-match': '*' })).body).toBe(html);
  });

  it('is told when to ask again for a page that cannot be had', async () => {
    expect(Number((await get('/later')).headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('Every answer', () => {
  it.each(['/', '/healthz', '/api/nonsuch', '/favicon.svg'])(
    'forbids frames and what no page uses: %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['permissions-policy']).toContain('geolocation=()');
    },
  );

  it.each(['/start.js', '/car.webp'])(
    'that is a part of a page carries what a browser heeds of one, and no more: %s',
    async (url) => {
      const { statusCode, headers } = await get(url);
      expect(statusCode).toBe(200);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers).not.toHaveProperty('x-frame-options');
      expect(headers).not.toHaveProperty('permissions-policy');
    },
  );

  it.each(['/api/nonsuch', '/api-motorcheck/nonsuch?x=1'])(
    'below a folder of calls is JSON, where there is none: %s',
    async (url) => {
      const answer = await get(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toEqual({ message: 'There is no such call.' });
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  it.each([
    ['/healthz', 'alive\n'],
    ['/readyz', 'ready\n'],
  ])('of health is a word, stored nowhere: %s', async (url, word) => {
    const answer = await get(url);
    expect([answer.statusCode, answer.body]).toEqual([200, word]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
