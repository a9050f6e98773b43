import { left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMileage } from '../../../core/kernel/mileage';

describe('A mileage', () => {
  it.each([
    ['45200', '45200'],
    ['45,200', '45200'],
    [' 45 200 miles ', '45200'],
    ['45k', '45000'],
    ['45,200mi', '45200'],
    ['0', '0'],
    ['007', '7'],
    ['٤٥٢٠٠', '45200'],
    ['999999', '999999'],
  ])('%j is %s', (typed, miles) => {
    expect(readMileage(typed)).toEqual(right(miles));
  });

  it.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['-5', { kind: 'not-a-mileage' }],
    ['45.5', { kind: 'not-a-mileage' }],
    ['4,52', { kind: 'not-a-mileage' }],
    ['1000000', { kind: 'not-a-mileage' }],
    ['2000k', { kind: 'not-a-mileage' }],
    ['about 45000', { kind: 'not-a-mileage' }],
    ['k', { kind: 'not-a-mileage' }],
  ])('%j is none: %j', (typed, fault) => {
    expect(readMileage(typed)).toEqual(left(fault));
  });

  it('is the same however its thousands are parted, and read once and for all', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), fc.constantFrom('', ' ', ','), (miles, mark) => {
        const parted = String(miles).replace(/\B(?=(?:\d{3})+$)/g, mark);
        expect(readMileage(parted)).toEqual(right(String(miles)));
      }),
    );
  });
});
