import { describe, expect, it } from 'vitest';
import { localStorageFinanceDefault } from '../../../adapters/storage/local-storage-finance-default';
import type { FinanceDefault } from '../../../core/finance/public';
import { fakeBrowserStorage } from './fake-browser-storage';

const KEY = 'financeDefault';
const terms: FinanceDefault = { deposit: 0, depositType: 'Amount', mileage: 9000, months: 36 };

const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

describe('the finance terms kept in the browser', () => {
  it('come back as they were kept, a deposit of nothing too [STORE-08, FIN-40, SF-6]', () => {
    const storage = fakeBrowserStorage();
    const store = localStorageFinanceDefault(() => storage);
    store.write(terms);
    expect(JSON.parse(storage.kept.get(KEY) ?? '')).toEqual({
      term: 36,
      mileage: 9000,
      deposit: 0,
      deposit_type: 'Amount',
    });
    expect(store.read()).toEqual(terms);
  });

  it.each(['', 'null', '[]', '{"term":"36"}', '{"term":36,', '{"a":1}', '[object Object]'])(
    'are none where somebody else wrote %j [ST-1]',
    (text) => {
      const storage = fakeBrowserStorage({ [KEY]: text });
      expect(localStorageFinanceDefault(() => storage).read()).toBeUndefined();
    },
  );

  it('are none where the storage is blocked, and nothing breaks where it is full [ST-1]', () => {
    const store = localStorageFinanceDefault(blocked);
    expect(store.read()).toBeUndefined();
    expect(() => {
      store.write(terms);
    }).not.toThrow();
    const full = fakeBrowserStorage();
    full.isFull = true;
    expect(() => {
      localStorageFinanceDefault(() => full).write(terms);
    }).not.toThrow();
  });
});
