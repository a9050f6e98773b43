import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { APPROVED_CUSTOMER } from '../../../adapters/storage/approved-customer-codec';
import { keptIn } from '../../../adapters/storage/kept-in';
import { localStorageApprovedRate } from '../../../adapters/storage/local-storage-approved-rate';
import type { ApprovedCustomer } from '../../../core/finance/public';
import { fakeBrowserStorage } from './fake-browser-storage';

const ANN: ApprovedCustomer = {
  guid: '3f2c',
  firstName: 'Ann',
  lastName: 'O’Lee',
  fullName: 'Ann O’Lee',
  telephone: '01632 960001',
  email: 'ann@example.org',
  creditRating: 'good',
  vehicleId: '1042',
  applicationReference: 'AP-77',
  apr: 9.9,
  flatRate: 5.2,
  interestConfirmed: true,
};

const open = (start: Readonly<Record<string, string>> = {}) => {
  const storage = fakeBrowserStorage(start);
  return { storage, customer: keptIn(() => storage, APPROVED_CUSTOMER) };
};

const text = fc.string({ unit: 'binary', minLength: 1 }).filter((words) => words.trim() === words);
const rate = fc.double({ min: 0, max: 100, noNaN: true }).map((value) => Number(value.toFixed(4)));
const anyCustomer: fc.Arbitrary<ApprovedCustomer> = fc.record(
  {
    guid: text,
    firstName: text,
    lastName: text,
    fullName: text,
    telephone: text,
    email: text,
    creditRating: text,
    vehicleId: text,
    applicationReference: text,
    apr: rate,
    flatRate: rate,
    interestConfirmed: fc.boolean(),
  },
  { requiredKeys: ['guid'] },
);

describe('The customer of an accepted credit pre-check', () => {
  it('is kept whole, under the names the documents give [STORE-05]', () => {
    const { storage, customer } = open();
    customer.write(ANN);
    expect(JSON.parse(storage.kept.get('autoConvert') ?? '')).toEqual({
      guid: '3f2c',
      first_name: 'Ann',
      last_name: 'O’Lee',
      full_name: 'Ann O’Lee',
      telephone: '01632 960001',
      email: 'ann@example.org',
      credit_rating: 'good',
      vehicle_id: '1042',
      application_reference: 'AP-77',
      apr: 9.9,
      flat_rate: 5.2,
      interest_confirmed: true,
    });
  });

  it('is restored at the next visit, and their rate with them [NAV-07, STORE-05]', () => {
    const { storage, customer } = open();
    customer.write(ANN);
    expect(keptIn(() => storage, APPROVED_CUSTOMER).read()).toEqual(ANN);
    expect(localStorageApprovedRate(() => storage).read()).toBe(9.9);
  });

  it('comes back as it was kept, whatever the lender said and left out [STORE-05]', () => {
    fc.assert(
      fc.property(anyCustomer, (someone) => {
        const { customer } = open();
        customer.write(someone);
        expect(customer.read()).toEqual(someone);
      }),
    );
  });

  it('leaves nothing behind when cleared, and nothing of other things is touched [STORE-06]', () => {
    const { storage, customer } = open({ favs: 'a' });
    customer.write(ANN);
    localStorageApprovedRate(() => storage).forget();
    expect(customer.read()).toBeUndefined();
    expect(Object.fromEntries(storage.kept)).toEqual({ favs: 'a' });
  });

  it.each([
    ['{"guid":"1","apr":"12.34","vehicle_id":1042}', { guid: '1', apr: 12.34, vehicleId: '1042' }],
    ['{"guid":"1","apr":"low","first_name":" ","interest_confirmed":"yes"}', { guid: '1' }],
    ['{"guid":"1","apr":-1,"flat_rate":101,"email":{}}', { guid: '1' }],
    ['{"guid":"1","email":null,"__proto__":{"apr":3}}', { guid: '1' }],
    ['{"apr":9.9}', undefined],
    ['{"guid":', undefined],
    ['[]', undefined],
    ['null', undefined],
    ['', undefined],
  ])('is as much of %s as can be read [ST-1]', (kept, expected) => {
    expect(open({ autoConvert: kept }).customer.read()).toEqual(expected);
  });

  it('is read from any text at all without failing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (kept) => {
        const { customer } = open({ autoConvert: kept });
        const once = customer.read();
        if (once === undefined) return;
        customer.write(once);
        expect(customer.read()).toEqual(once);
      }),
    );
  });
});
