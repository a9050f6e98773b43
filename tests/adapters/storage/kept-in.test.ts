import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { keptIn } from '../../../adapters/storage/kept-in';
import { PREVIOUS_ADDRESSES } from '../../../adapters/storage/previous-addresses';
import { STORAGE_KEYS, type StorageKey } from '../../../adapters/storage/storage-keys';
import { pence } from '../../../core/kernel/money';
import { fakeBrowserStorage } from './fake-browser-storage';

const { savedPrices } = STORAGE_KEYS;
const prices = new Map([['ford-focus', pence(899_500)]]);

describe('One thing kept in the browser', () => {
  it('is read as it was written, under its own name', () => {
    const storage = fakeBrowserStorage({ favs: 'a' });
    const kept = keptIn(() => storage, savedPrices);
    kept.write(prices);
    expect(Object.fromEntries(storage.kept)).toEqual({ favs: 'a', favPrices: 'ford-focus=899500' });
    expect(kept.read()).toEqual(prices);
    kept.forget();
    expect(Object.fromEntries(storage.kept)).toEqual({ favs: 'a' });
  });

  it('is what another tab wrote last', () => {
    const storage = fakeBrowserStorage();
    const kept = keptIn(() => storage, savedPrices);
    kept.write(prices);
    storage.kept.set('favPrices', 'kia-rio=1');
    expect([...kept.read().keys()]).toEqual(['kia-rio']);
  });

  it('lasts for the visit where the browser is full, and is kept as soon as there is room [ST-1]', () => {
    const storage = fakeBrowserStorage({ favPrices: 'old=1' });
    const kept = keptIn(() => storage, savedPrices);
    storage.isFull = true;
    kept.write(prices);
    expect(kept.read()).toEqual(prices);
    storage.isFull = false;
    kept.write(prices);
    expect(storage.kept.get('favPrices')).toBe('ford-focus=899500');
  });

  it('lasts for the visit where reaching for the storage throws, forgotten when told [ST-1]', () => {
    const kept = keptIn(() => {
      throw new DOMException('Denied', 'SecurityError');
    }, savedPrices);
    expect(kept.read().size).toBe(0);
    kept.write(prices);
    expect(kept.read()).toEqual(prices);
    kept.forget();
    expect(kept.read().size).toBe(0);
  });
});

const everything: readonly StorageKey<unknown>[] = [
  ...(Object.values(STORAGE_KEYS) as readonly StorageKey<unknown>[]),
  PREVIOUS_ADDRESSES as StorageKey<unknown>,
];

describe('Whatever is found under a name of ours', () => {
  it.each(everything.map((entry) => [entry.key, entry] as const))(
    'in %s is read, written and read again without changing [ST-3]',
    (_, { codec }) => {
      const text = fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.json(),
        fc
          .array(fc.tuple(fc.string(), fc.nat()))
          .map((pairs) => pairs.map((p) => p.join('=')).join()),
      );
      fc.assert(
        fc.property(text, (found) => {
          const once = codec.read(found);
          expect(codec.read(codec.write(once) || null)).toEqual(once);
        }),
        { numRuns: 300 },
      );
    },
  );
});
