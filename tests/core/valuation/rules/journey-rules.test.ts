import { isLeft, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { checkOwner, type TypedOwner } from '../../../../core/valuation/rules/check-owner';
import { splitFullName } from '../../../../core/valuation/rules/full-name';
import { hashOfAddress } from '../../../../core/valuation/rules/hash-of-address';
import { careChoiceOf } from '../../../../core/valuation/rules/service-history';

describe('A full name', () => {
  it.each([
    ['Mary Ann Smith', 'Mary', 'Ann Smith'],
    ['Cher', 'Cher', ''],
    [' Jane Doe', 'Jane', 'Doe'],
    [' Mary  Jane Watson ', 'Mary', 'Jane Watson'],
    ['Sinéad O’Brien', 'Sinéad', 'O’Brien'],
    ['', '', ''],
  ])('%j is parted at its first space', (typed, firstName, lastName) => {
    expect(splitFullName(typed)).toEqual({ firstName, lastName });
  });
});

describe('The hash of a valuation', () => {
  it.each([
    ['https://www.example.co.uk/car-value/summary/8f3a2c9d', '8f3a2c9d'],
    ['https://www.example.co.uk/car-value/summary/8f3a2c9d/', '8f3a2c9d'],
    ['/car-value/summary/8f3a2c9d?utm=1#top', '8f3a2c9d'],
    ['8f3a2c9d', '8f3a2c9d'],
    ['valuation 8f3a2c9d', undefined],
    ['https://www.example.co.uk', undefined],
    ['https://www.example.co.uk/?id=8f3a2c9d', undefined],
    ['javascript:alert(1)', undefined],
    ['/car-value/summary/%2e%2e', undefined],
    ['', undefined],
  ])('%j names %s', (address, hash) => {
    expect(hashOfAddress(address)).toBe(hash);
  });
});

describe('A service history', () => {
  it.each([
    ['dealer full', 'full'],
    ['independent partial', 'some'],
    ['no history', 'none'],
    ['dealer partial', 'not-due'],
    ['independent full', 'not-due'],
    ['dealer/independent full', 'not-due'],
    [' Dealer Full ', 'full'],
    ['', 'not-due'],
  ])('in the words %j is %s [VALA-66, WE-118]', (wording, choice) => {
    expect(careChoiceOf(wording)).toBe(choice);
  });
});

describe('Who asks for a price', () => {
  const typed: TypedOwner = {
    name: ' Sam  Sample ',
    email: 'sam.sample@example.org',
    telephone: '',
    postcode: '',
    terms: true,
  };

  it('is read into one form, optional facts left out', () => {
    expect(checkOwner('a', typed)).toEqual(
      right({
        fullName: 'Sam Sample',
        firstName: 'Sam',
        lastName: 'Sample',
        email: 'sam.sample@example.org',
      }),
    );
    const read = checkOwner('b', { ...typed, telephone: '07700 900123', postcode: 'ch12ab' });
    expect(read).toMatchObject(right({ telephone: '+447700900123', postcode: 'CH1 2AB' }));
  });

  it.each([
    ['a', { name: '' }, [{ field: 'name', kind: 'missing' }]],
    ['a', { name: 'Cher' }, [{ field: 'name', kind: 'no-last-name' }]],
    ['a', { email: 'sam' }, [{ field: 'email', kind: 'unreadable' }]],
    ['a', { terms: false }, [{ field: 'terms', kind: 'missing' }]],
    ['a', { telephone: '12' }, [{ field: 'telephone', kind: 'unreadable' }]],
    ['a', { postcode: 'nowhere' }, [{ field: 'postcode', kind: 'unreadable' }]],
    [
      'b',
      {},
      [
        { field: 'telephone', kind: 'missing' },
        { field: 'postcode', kind: 'missing' },
      ],
    ],
  ] as const)('in reading %s is not complete with %j', (reading, changed, faults) => {
    expect(checkOwner(reading, { ...typed, ...changed })).toEqual(left(faults));
  });

  it('may have one name in reading B, which asks for no other', () => {
    const one = { ...typed, name: 'Cher', telephone: '01632 960001', postcode: 'CH1 2AB' };
    expect(isLeft(checkOwner('b', { ...one, terms: false }))).toBe(false);
  });
});
