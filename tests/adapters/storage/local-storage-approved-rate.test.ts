import { describe, expect, it } from 'vitest';
import { localStorageApprovedRate } from '../../../adapters/storage/local-storage-approved-rate';
import { fakeBrowserStorage } from './fake-browser-storage';

/** All that is kept of a customer who went through the pre-check. */
const APPROVAL = {
  guid: '3f2c',
  first_name: 'Ann',
  last_name: 'Lee',
  full_name: 'Ann Lee',
  telephone: '01632 960001',
  email: 'ann@example.org',
  credit_rating: 'good',
  vehicle_id: '1042',
  application_reference: 'AP-77',
  apr: 9.9,
  flat_rate: 5.2,
  interest_confirmed: true,
};

const keeping = (approval: unknown) => {
  const storage = fakeBrowserStorage({ favs: 'a', autoConvert: JSON.stringify(approval) });
  return { storage, rate: localStorageApprovedRate(() => storage) };
};

describe('an approved rate in the browser', () => {
  it('is read from all that the pre-check keeps, with the rating [STORE-05, SEARCH-18]', () => {
    expect(keeping(APPROVAL).rate.read()).toEqual({ approvedApr: 9.9, creditRating: 'good' });
    const apr = (kept: unknown) => keeping({ ...APPROVAL, apr: kept }).rate.read().approvedApr;
    expect(apr('12.34')).toBe(12.34);
    expect(apr(0)).toBe(0);
  });

  it.each([null, '', 7, {}])('stands without a rating that is none: %j', (rating) => {
    expect(keeping({ ...APPROVAL, credit_rating: rating }).rate.read()).toEqual({
      approvedApr: 9.9,
    });
  });

  it.each([null, {}, { apr: null }, { apr: 'low' }, { apr: -1 }, { apr: 1e9 }, 'text'])(
    'is none where none can be read: %j',
    (approval) => {
      expect(keeping(approval).rate.read()).toEqual({});
    },
  );

  it('is none in a record that was half written, or that nobody could have written [STORE-05]', () => {
    for (const text of [
      '{"guid":"g","apr":9.9,"flat',
      'x"apr":9.9}',
      '[{"apr":9.9}]',
      '"\\"apr\\":9,"',
    ]) {
      const storage = fakeBrowserStorage({ autoConvert: text });
      expect(localStorageApprovedRate(() => storage).read()).toEqual({});
    }
  });

  it('is read to the last decimal, up to a hundred per cent [STORE-05]', () => {
    expect(keeping({ ...APPROVAL, apr: 12.345 }).rate.read().approvedApr).toBe(12.345);
    expect(keeping({ ...APPROVAL, apr: 100 }).rate.read().approvedApr).toBe(100);
  });

  it('is forgotten with everything else of the approval, and nothing of other things [STORE-06]', () => {
    const { storage, rate } = keeping(APPROVAL);
    rate.forget();
    expect(rate.read()).toEqual({});
    expect(Object.fromEntries(storage.kept)).toEqual({ favs: 'a' });
  });

  it('is none in a browser that keeps nothing [ST-1]', () => {
    const rate = localStorageApprovedRate(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(rate.read()).toEqual({});
    expect(() => {
      rate.forget();
    }).not.toThrow();
  });
});
