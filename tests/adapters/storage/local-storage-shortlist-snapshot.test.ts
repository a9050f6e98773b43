import { describe, expect, it } from 'vitest';
import { localStorageShortlistSnapshot } from '../../../adapters/storage/local-storage-shortlist-snapshot';
import { SHORTLIST_SNAPSHOT } from '../../../adapters/storage/snapshot-codec';
import { STORAGE_KEYS } from '../../../adapters/storage/storage-keys';
import { pounds } from '../../../core/kernel/money';
import type { ShortlistSnapshot } from '../../../core/shortlist/public';
import { fakeBrowserStorage } from './fake-browser-storage';

const fiesta = {
  slug: 'ford-fiesta-1',
  title: 'Ford Fiesta 1.0 EcoBoost Zetec',
  path: '/used/cars/ford/fiesta/ford-fiesta-1/',
  price: pounds(9995),
  facts: '2019 (19) · 31,204 miles',
  picture: '/pictures/fiesta.webp',
};
const taken: ShortlistSnapshot = { takenAt: 1_795_000_000_000, favourites: [fiesta], compare: [] };

const keeping = (text?: string) => {
  const storage = fakeBrowserStorage({
    favs: 'a',
    ...(text !== undefined && { shortlistSnapshot: text }),
  });
  return { storage, snapshots: localStorageShortlistSnapshot(() => storage) };
};

describe('the shopper’s lists, kept to be read without a connection', () => {
  it('come back as they were kept, with the time of their prices', () => {
    const { snapshots } = keeping();
    snapshots.write(taken);
    expect(snapshots.read()).toEqual(taken);
  });

  it('leave nothing behind once both lists are empty, and the lists themselves alone', () => {
    const { snapshots, storage } = keeping();
    snapshots.write(taken);
    snapshots.write({ ...taken, favourites: [] });
    expect(snapshots.read()).toBeUndefined();
    expect(Object.fromEntries(storage.kept)).toEqual({ favs: 'a' });
  });

  it.each([
    ['no time', { favourites: [fiesta], compare: [] }],
    ['a time that is no time', { ...taken, takenAt: 'yesterday' }],
    ['a time before there was one', { ...taken, takenAt: -1 }],
  ])('are none with %s, since a price must not stand without its age', (_, kept) => {
    expect(keeping(JSON.stringify(kept)).snapshots.read()).toBeUndefined();
  });

  it.each(['', 'text', '[]', 'null', '{"takenAt":1}', '{"takenAt":1,"favourites":"a"}', '%'])(
    'are none where somebody else wrote there: %j [ST-3]',
    (text) => {
      expect(keeping(text).snapshots.read()).toBeUndefined();
    },
  );

  it('leave out a vehicle that leads elsewhere, and a price that is none [CX-3, MF-1]', () => {
    const kept = {
      takenAt: 5,
      favourites: [
        { ...fiesta, path: '//elsewhere.example/' },
        { ...fiesta, path: 'javascript:alert(1)' },
        { ...fiesta, slug: 'free', price: 0, picture: 'javascript:alert(1)' },
      ],
      compare: [],
    };
    const [only, ...others] = keeping(JSON.stringify(kept)).snapshots.read()?.favourites ?? [];
    expect(others).toEqual([]);
    expect(only).not.toHaveProperty('price');
    expect(only).not.toHaveProperty('picture');
    expect(only?.slug).toBe('free');
  });

  it('show no older lists where the newer ones did not fit [ST-1]', () => {
    const { snapshots, storage } = keeping(JSON.stringify(taken));
    storage.isFull = true;
    snapshots.write({ ...taken, takenAt: taken.takenAt + 1 });
    expect(snapshots.read()).toBeUndefined();
  });

  it('are none in a browser that keeps nothing [ST-1]', () => {
    const blocked = localStorageShortlistSnapshot(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(() => {
      blocked.write(taken);
    }).not.toThrow();
    expect(blocked.read()).toBeUndefined();
  });

  it('have a name of their own among all that is kept', () => {
    expect(Object.values(STORAGE_KEYS).map(({ key }): string => key)).not.toContain(
      SHORTLIST_SNAPSHOT.key,
    );
  });
});
