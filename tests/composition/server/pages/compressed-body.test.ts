import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bodyFor,
  encodingFor,
  packPage,
} from '../../../../composition/server/pages/compressed-body';

const page = { html: `<p>£12,995 “${'used cars '.repeat(500)}”</p>` };

describe('How a page is packed', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.9, gzip;q=1', 'br'],
    ['gzip', 'gzip'],
    ['GZIP ; q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip; q=0', undefined],
    ['br;q=0.05', 'br'],
    ['identity', undefined],
    ['brotli, gzipped', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('takes what a browser takes that says %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding);
  });

  it('comes out as it went in', async () => {
    const br = await bodyFor(page, 'br');
    expect(brotliDecompressSync(br.body).toString()).toBe(page.html);
    const gzip = await bodyFor(page, 'gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(page.html);
    const plain = await bodyFor(page, undefined);
    expect([plain.encoding, plain.body.toString()]).toEqual([undefined, page.html]);
  });

  it('is packed once where it is stored, and unpacked for whoever takes it no other way', async () => {
    const stored = await packPage({ ...page, status: 200 });
    expect(stored).not.toHaveProperty('html');
    expect(stored.status).toBe(200);
    const [first, second] = await Promise.all([bodyFor(stored, 'br'), bodyFor(stored, 'br, gzip')]);
    expect(second.body).toBe(first.body);
    expect(brotliDecompressSync(first.body).toString()).toBe(page.html);
    expect(gunzipSync((await bodyFor(stored, 'gzip')).body).toString()).toBe(page.html);
    expect((await bodyFor(stored, undefined)).body.toString()).toBe(page.html);
  });
});
