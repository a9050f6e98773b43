import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { LocalStorageShortlistStore } from '../../../adapters/storage/local-storage-shortlist-store';
import { shortlistStoreContract } from '../../contracts/shortlist-store.contract';
import { fakeBrowserStorage } from './fake-browser-storage';

shortlistStoreContract('in the browser', () => {
  const storage = fakeBrowserStorage();
  return new LocalStorageShortlistStore(() => storage);
});

const over = (storage = fakeBrowserStorage()) => ({
  storage,
  store: new LocalStorageShortlistStore(() => storage),
});

describe('what the browser holds', () => {
  it('is comma lists under the names the documents give [STORE-01, STORE-02]', () => {
    const { storage, store } = over();
    store.write('favourites', ['b', 'a']);
    store.write('compare', ['c']);
    expect(Object.fromEntries(storage.kept)).toEqual({ favs: 'b,a', compare: 'c' });
  });

  it('is nothing at all once a list is empty', () => {
    const { storage, store } = over(fakeBrowserStorage({ favs: 'a' }));
    store.write('favourites', []);
    expect(storage.kept.has('favs')).toBe(false);
  });

  it.each([
    ['', []],
    [',', []],
    ['a,,b, a ,a', ['a', 'b']],
    ['null,undefined,NaN,true,a', ['a']],
    ['[object Object]', []],
    ['["a-b","c-d"]', []],
    ['<b>x</b>,a-b,../../x,javascript:x', ['a-b']],
    [`${'x'.repeat(201)},škoda-fabia-ab12cde`, ['škoda-fabia-ab12cde']],
  ])('is read without empty entries, repeats and nonsense from %j [ST-3]', (favs, expected) => {
    expect(over(fakeBrowserStorage({ favs })).store.read('favourites')).toEqual(expected);
  });

  it('is read again each time, since another tab may have changed it', () => {
    const { storage, store } = over();
    store.write('favourites', ['a']);
    storage.kept.set('favs', 'a,b');
    expect(store.read('favourites')).toEqual(['a', 'b']);
  });
});

describe('a browser that takes its storage away midway', () => {
  it('does not take the list with it [STORE-01, ST-1]', () => {
    const storage = fakeBrowserStorage({ favs: 'a,b' });
    let isBlocked = false;
    const store = new LocalStorageShortlistStore(() => {
      if (isBlocked) throw new DOMException('Blocked', 'SecurityError');
      return storage;
    });
    store.read('favourites');
    isBlocked = true;
    expect(store.read('favourites')).toEqual(['a', 'b']);
    isBlocked = false;
    storage.kept.clear();
    expect(store.read('favourites')).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  it('still has the lists for the visit when reaching for the storage throws [ST-1]', () => {
    const store = new LocalStorageShortlistStore(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(store.read('favourites')).toEqual([]);
    expect(store.write('favourites', ['a'])).toEqual(left({ kind: 'shortlist-not-kept' }));
    expect(store.read('favourites')).toEqual(['a']);
  });

  it('has the newest list, not the one it kept before it was full [ST-1]', () => {
    const { storage, store } = over();
    store.write('compare', ['a']);
    storage.isFull = true;
    expect(store.write('compare', ['a', 'b'])).toEqual(left({ kind: 'shortlist-not-kept' }));
    expect(store.read('compare')).toEqual(['a', 'b']);
  });

  it('keeps again as soon as there is room', () => {
    const { storage, store } = over();
    storage.isFull = true;
    store.write('compare', ['a']);
    storage.isFull = false;
    expect(store.write('compare', ['a', 'c'])).toEqual(right(undefined));
    expect(storage.kept.get('compare')).toBe('a,c');
    storage.kept.set('compare', 'c');
    expect(store.read('compare')).toEqual(['c']);
  });
});
