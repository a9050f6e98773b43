import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cookieRecentStore, readRecents } from '../../../adapters/storage/cookie-recent-store';
import {
  MOST_BYTES_OF_COOKIE,
  recentsThatFit,
  type RecentsKept,
} from '../../../adapters/storage/recents-that-fit';
import { withViewed } from '../../../core/shortlist/rules/recent-slugs';

const KEPT: RecentsKept = { name: 'recent_vehicles', most: 50 };

/** A page's cookies as a browser keeps them: one of more than 4096 bytes is ignored. */
function aCookieJar(start: Readonly<Record<string, string>> = {}) {
  const jar = new Map(Object.entries(start));
  const written: string[] = [];
  return {
    jar,
    written,
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (new TextEncoder().encode(name + value).length > MOST_BYTES_OF_COOKIE) return;
      if (attributes.includes('max-age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

const storeIn = (page: { cookie: string }, kept: RecentsKept = KEPT) =>
  cookieRecentStore(page, kept);

describe('The cookie of the vehicles looked at', () => {
  it('is a comma list for the whole site, for half a year [RECENT-02, STORE-03]', () => {
    const page = aCookieJar();
    storeIn(page).write(['a', 'b']);
    expect(page.written).toEqual(['recent_vehicles=a,b; path=/; max-age=15768000; samesite=lax']);
    expect(storeIn(page).read()).toEqual(['a', 'b']);
  });

  it.each([
    ['https:', '; secure'],
    ['http:', ''],
  ])('goes over no line less safe than the page’s own: %s', (protocol, attribute) => {
    const page = Object.assign(aCookieJar(), { location: { protocol } });
    storeIn(page).write(['a']);
    expect(page.written).toEqual([
      `recent_vehicles=a; path=/; max-age=15768000; samesite=lax${attribute}`,
    ]);
  });

  it('is gone once nothing is left of it', () => {
    const page = aCookieJar({ recent_vehicles: 'a' });
    storeIn(page).write([]);
    expect(page.jar.size).toBe(0);
  });

  it('has the name and the length that are set [CG-078]', () => {
    const page = aCookieJar();
    storeIn(page, { name: 'seen', most: 2 }).write(['a', 'b', 'c']);
    expect(page.cookie).toBe('seen=b,c');
  });

  it('never outgrows a browser’s limit in 150 vehicles: the newest stays, the oldest goes [ST-5]', () => {
    const page = aCookieJar();
    const store = storeIn(page, { ...KEPT, most: 200 });
    const slugs = Array.from({ length: 150 }, (_, at) => `${'x'.repeat(41)}-${100 + at}`);
    for (const slug of [...slugs, slugs[0] ?? '']) {
      store.write(withViewed(store.read(), slug));
      expect(page.cookie.length - 1).toBeLessThanOrEqual(MOST_BYTES_OF_COOKIE);
      expect(store.read().at(-1)).toBe(slug);
      expect(new Set(store.read()).size).toBe(store.read().length);
    }
    expect([...page.jar.keys()]).toEqual(['recent_vehicles']);
    expect(store.read()).toHaveLength(88);
  });

  it.each([
    ['promo=20%; recent_vehicles=a,b; other=%E0%A4%A', ['a', 'b']],
    ['recent_vehicles=a%2Cb', ['a', 'b']],
    ['recent_vehicles=%C5%A1koda,20%,%E0%A4%A', ['škoda', '20%', '%E0%A4%A']],
    ['recent_vehicles="a,b"', ['a', 'b']],
    ['recent_vehicles=a,,b, a ,a', ['a', 'b']],
    ['not_recent_vehicles=x', []],
    ['recent_vehicles', []],
    ['', []],
  ])('is read from %j, whatever other cookies hold [RT-3, ST-3]', (cookies, expected) => {
    expect(readRecents(cookies, 'recent_vehicles')).toEqual(expected);
  });

  it('lives for the visit where what is written is ignored [ST-1]', () => {
    const store = storeIn({
      get cookie() {
        return '';
      },
      set cookie(_: string) {
        // As with cookies blocked.
      },
    });
    store.write(['a', 'b']);
    expect(store.read()).toEqual(['a', 'b']);
    store.write([]);
    expect(store.read()).toEqual([]);
  });

  it('lives for the visit where the browser throws [ST-1]', () => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const store = storeIn(
      Object.defineProperty({ cookie: '' }, 'cookie', { get: denied, set: denied }),
    );
    expect(store.read()).toEqual([]);
    store.write(['a']);
    expect(store.read()).toEqual(['a']);
  });
});

describe('The laws of that cookie', () => {
  const slug = fc.oneof(
    fc.stringMatching(/^[\p{L}\p{N}]+(-[\p{L}\p{N}]+)*$/u, { maxLength: 400 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 2000 }),
  );
  const slugs = fc.array(slug, { maxLength: 120 });
  const kept = fc.record({
    name: fc.stringMatching(/^[\w-]{1,64}$/),
    most: fc.integer({ min: 1, max: 200 }),
  });

  it('it never outgrows the limit, and holds plain characters only [ST-5]', () => {
    fc.assert(
      fc.property(slugs, kept, (seen, settings) => {
        const value = recentsThatFit(seen, settings);
        expect(value.length + settings.name.length).toBeLessThanOrEqual(MOST_BYTES_OF_COOKIE);
        expect(value).toMatch(/^[\x21-\x7e]*$/);
        expect(value).not.toMatch(/[;"\\]/);
      }),
    );
  });

  it('what is read is the newest of what was seen, in its order [ST-5, CG-078]', () => {
    const plain = fc.uniqueArray(fc.stringMatching(/^[\p{Ll}\p{N}]{1,60}$/u), { maxLength: 120 });
    fc.assert(
      fc.property(plain, kept, (seen, settings) => {
        const page = aCookieJar();
        const store = storeIn(page, settings);
        store.write(seen);
        const read = store.read();
        expect(read).toEqual(seen.slice(seen.length - read.length));
        expect(read.length).toBeLessThanOrEqual(settings.most);
        if (seen.length > 0) expect(read.at(-1)).toBe(seen.at(-1));
      }),
    );
  });
});
