import { isLeft, left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMileage } from '../../../core/kernel/mileage';

describe('A mileage', () => {
  it.each([
    ['45200', 45200],
    ['45,200', 45200],
    [' 45 200 miles ', 45200],
    [' 42,000 miles ', 42000],
    ['45k', 45000],
    ['42.5K', 42500],
    ['42.5k miles', 42500],
    ['45,200mi', 45200],
    ['42000.00', 42000],
    ['1 mile', 1],
    ['0', 0],
    ['0k', 0],
    ['007', 7],
    ['٤٥٢٠٠', 45200],
    ['４２０００', 42000],
    ['999999', 999999],
    ['999,999', 999999],
    ['999.999k', 999999],
  ])('%j is %d', (typed, miles) => {
    expect(readMileage(typed)).toEqual(right(miles));
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['-5', 'not-a-mileage'],
    ['45.5', 'not-a-mileage'],
    ['12.5', 'not-a-mileage'],
    ['42.1234k', 'not-a-mileage'],
    ['1e4', 'not-a-mileage'],
    ['12abc', 'not-a-mileage'],
    ['4,52', 'not-a-mileage'],
    ['12,00', 'not-a-mileage'],
    ['about 45000', 'not-a-mileage'],
    ['x', 'not-a-mileage'],
    ['k', 'not-a-mileage'],
    ['miles', 'not-a-mileage'],
    ['1000000', 'too-many'],
    ['9,999,999', 'too-many'],
    ['9'.repeat(40), 'too-many'],
    ['1000k', 'too-many'],
    ['2000k', 'too-many'],
  ])('%j is none: %s', (typed, kind) => {
    const read = readMileage(typed);
    expect(isLeft(read) && read.left.kind).toBe(kind);
  });

  it('says how many are the most', () => {
    expect(readMileage('9,999,999')).toEqual(left({ kind: 'too-many', most: 999_999 }));
  });

  it('is the same however its thousands are parted or told, and is never cut', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), fc.constantFrom('', ' ', ','), (miles, mark) => {
        const parted = String(miles).replace(/\B(?=(?:\d{3})+$)/g, mark);
        expect(readMileage(parted)).toEqual(right(miles));
        expect(readMileage(`${String(miles / 1000)}k`)).toEqual(right(miles));
      }),
    );
  });
});
