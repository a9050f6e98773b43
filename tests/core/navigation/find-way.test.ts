import { left, right } from 'fp-ts/Either';
import { firstValueFrom, of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../../core/kernel/failure';
import { findWay } from '../../../core/navigation/find-way';
import type { DealerStockMark } from '../../../core/navigation/model/dealer-stock-mark';
import type { RedirectRule } from '../../../core/navigation/model/redirect';
import type { OldAddresses } from '../../../core/navigation/ports/old-addresses';

const ORIGIN = 'https://forecourt.example';

const ruleTo = (path: string, rest: Partial<RedirectRule['target']> = {}): RedirectRule => ({
  isPermanent: true,
  target: { path, query: '', fragment: '', ...rest },
});

interface Known {
  readonly rules?: Readonly<Record<string, RedirectRule>>;
  readonly slug?: string;
  readonly isBroken?: boolean;
}

function lookUp(address: string, { rules = {}, slug, isBroken = false }: Known, marker = 'marker') {
  const asked: string[] = [];
  const marks: DealerStockMark[] = [];
  const addresses: OldAddresses = {
    redirectFor: (path) => {
      asked.push(path);
      return of(isBroken ? left(unreachable) : right(rules[path]));
    },
    slugInStock: (mark) => {
      marks.push(mark);
      return of(isBroken ? left(unreachable) : right(slug));
    },
  };
  const [path = '', query] = address.split('?');
  const from = { origin: ORIGIN, path, query: query === undefined ? '' : `?${query}` };
  return { asked, marks, way: firstValueFrom(findWay(addresses, from, marker)) };
}

describe('an address that has moved', () => {
  it('leads to its new page, with the query it came with [REDIR-01, WE-147]', async () => {
    const { asked, way } = lookUp('/old?utm=1', { rules: { '/old': ruleTo('/new-page/') } });
    expect(await way).toEqual({
      kind: 'within',
      address: '/new-page/?utm=1',
      isPermanent: true,
    });
    expect(asked[0]).toBe('/old');
  });

  it('keeps the query before the fragment, and lets the new page have its own say [REDIR-01]', async () => {
    const target = ruleTo('/new/', { query: '?tab=a', fragment: '#part' });
    const { way } = lookUp('/old?tab=b&utm=1', { rules: { '/old': target } });
    expect((await way)?.address).toBe('/new/?tab=a&utm=1#part');
  });

  it('leaves the site by way of the browser when the target is elsewhere [REDIR-02, WE-147]', async () => {
    const target = ruleTo('/x', { origin: 'https://other.example' });
    const { way } = lookUp('/old?utm=1', { rules: { '/old': target } });
    expect(await way).toMatchObject({ kind: 'away', address: 'https://other.example/x?utm=1' });
  });

  it('tells another site how the shopper came, and not what they look for', async () => {
    const target = {
      isPermanent: false,
      target: { origin: 'https://other.example', path: '/x', query: '?a=1', fragment: '' },
    };
    const { way } = lookUp('/old?make=ford&utm_source=mail&max_price=9000&gclid=Ab1', {
      rules: { '/old': target },
    });
    expect((await way)?.address).toBe('https://other.example/x?a=1&utm_source=mail&gclid=Ab1');
  });

  it('is within the site when the target spells our own origin out [RT-1]', async () => {
    const { way } = lookUp('/old', { rules: { '/old': ruleTo('/new/', { origin: ORIGIN }) } });
    expect(await way).toMatchObject({ kind: 'within', address: '/new/' });
  });

  it('never leads to an unencrypted page elsewhere, nor to a host hidden in a path [RT-1]', async () => {
    const plain = ruleTo('/x', { origin: 'http://other.example' });
    expect(await lookUp('/old', { rules: { '/old': plain } }).way).toBeUndefined();
    const hidden = ruleTo('//other.example/x');
    expect((await lookUp('/old', { rules: { '/old': hidden } }).way)?.address).toBe(
      '/other.example/x',
    );
  });

  it('goes through a chain in one step, for good only if every part is [REDIR-01, CG-131]', async () => {
    const { way } = lookUp('/a?utm=1', {
      rules: { '/a': ruleTo('/b/'), '/b/': { ...ruleTo('/c/'), isPermanent: false } },
    });
    expect(await way).toEqual({ kind: 'within', address: '/c/?utm=1', isPermanent: false });
  });

  it('leads nowhere when it would come back to itself [REDIR-01]', async () => {
    const loops: readonly Readonly<Record<string, RedirectRule>>[] = [
      { '/a': ruleTo('/a/') },
      { '/a': ruleTo('/b'), '/b': ruleTo('/a') },
      { '/a': ruleTo('/b'), '/b': ruleTo('/c'), '/c': ruleTo('/b/') },
    ];
    for (const rules of loops) expect(await lookUp('/a', { rules }).way).toBeUndefined();
  });

  it('is asked about a bounded number of times, however long the chain [REDIR-01]', async () => {
    const rules = Object.fromEntries(
      Array.from({ length: 50 }, (_, at) => [`/${at}`, ruleTo(`/${at + 1}`)]),
    );
    const { asked, way } = lookUp('/0', { rules });
    expect(await way).toBeUndefined();
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  it('has not moved when nobody can be asked [ERR-45]', async () => {
    expect(await lookUp('/old', { isBroken: true }).way).toBeUndefined();
  });
});

describe('an old link to a vehicle', () => {
  it('is found by registration and reference [REDIR-05, REDIR-03]', async () => {
    const { marks, way } = lookUp('/locator?VRM=AB12+CDE&extref=48213', { slug: 'ford-fiesta-1' });
    expect(await way).toEqual({
      kind: 'within',
      address: '/used/cars/ford-fiesta-1',
      isPermanent: false,
    });
    expect(marks).toEqual([{ stockId: '48213', registration: 'AB12 CDE' }]);
  });

  it('is found by the number at the end of a path with the marker [REDIR-06, WE-148]', async () => {
    const { marks, way } = lookUp('/ford-fiesta-marker-bolton-48213/', { slug: 'a' });
    expect((await way)?.address).toBe('/used/cars/a');
    expect(marks).toEqual([{ stockId: '48213' }]);
  });

  it.each([
    '/locator?vrm=AB12CDE',
    '/locator?vrm=&extref=1',
    '/used/cars/ford-fiesta-48213',
    '/marker',
  ])('is none of the kind without both marks: %s [REDIR-05, REDIR-06]', async (address) => {
    const { marks, way } = lookUp(address, { slug: 'a' });
    expect(await way).toBeUndefined();
    expect(marks).toEqual([]);
  });

  it.each([undefined, '', ' ', '.', '..'])(
    'ends at the search when the stock names no vehicle: %j [REDIR-04]',
    async (slug) => {
      const { way } = lookUp('/x-marker-a-1', slug === undefined ? {} : { slug });
      expect((await way)?.address).toBe('/used/cars/search');
    },
  );

  it('ends at the search when the stock cannot be asked [REDIR-04]', async () => {
    expect((await lookUp('/x-marker-a-1', { isBroken: true }).way)?.address).toBe(
      '/used/cars/search',
    );
  });

  it.each(['../../x', '//evil.example', '\\evil', 'a b/c?d#e', '\ud800'])(
    'stays below the used cars, whatever the stock calls the vehicle: %j [RT-1]',
    async (slug) => {
      const way = await lookUp('/x-marker-a-1', { slug }).way;
      const { origin, pathname, search, hash } = new URL(way?.address ?? '', ORIGIN);
      expect(origin).toBe(ORIGIN);
      expect(pathname).toMatch(/^\/used\/cars\/[^/]+$/);
      expect(search + hash).toBe('');
    },
  );
});

describe('a rule written before the site had https', () => {
  it('leads within the site when it names the site itself [REDIR-01, REDIR-02, RT-1]', async () => {
    const rules = { '/old': ruleTo('/new/', { origin: 'http://forecourt.example' }) };
    expect(await lookUp('/old?utm=1', { rules }).way).toEqual({
      kind: 'within',
      address: '/new/?utm=1',
      isPermanent: true,
    });
  });

  it('leads nowhere when it names another site [REDIR-02, RT-1]', async () => {
    const rules = { '/old': ruleTo('/new/', { origin: 'http://forecourt.example.evil' }) };
    expect(await lookUp('/old', { rules }).way).toBeUndefined();
  });
});
