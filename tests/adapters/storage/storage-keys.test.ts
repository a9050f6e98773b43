import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '../../../adapters/storage/storage-keys';

const entries = Object.values(STORAGE_KEYS);

describe('the table of what the browser keeps', () => {
  it('gives every name to one thing only', () => {
    const keys = entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps the names that shoppers’ browsers already hold [STORE-01, STORE-02]', () => {
    expect(STORAGE_KEYS.favourites.key).toBe('favs');
    expect(STORAGE_KEYS.compare.key).toBe('compare');
  });

  it.each(['', ',', '{"a":1}', '\u0000', '%', '[object Object]'])(
    'reads text that somebody else wrote without failing: %j [ST-3]',
    (text) => {
      for (const { codec } of entries) expect(() => codec.read(text)).not.toThrow();
    },
  );
});
