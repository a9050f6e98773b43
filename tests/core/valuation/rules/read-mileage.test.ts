import { isLeft, left, right } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMileage } from '../../../../core/valuation/rules/read-mileage';

describe('A mileage as it is typed', () => {
  it.each([
    ['42000', 42000],
    ['42,000', 42000],
    [' 42,000 miles ', 42000],
    ['42k', 42000],
    ['42.5K', 42500],
    ['42000.00', 42000],
    ['0', 0],
    ['999,999', 999999],
    ['４２０００', 42000],
  ])('%j is %d miles', (typed, miles) => {
    expect(readMileage(typed)).toEqual(right(miles));
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['12.5', 'not-a-mileage'],
    ['42.1234k', 'not-a-mileage'],
    ['-5', 'not-a-mileage'],
    ['1e4', 'not-a-mileage'],
    ['12abc', 'not-a-mileage'],
    ['12,00', 'not-a-mileage'],
    ['9,999,999', 'too-many'],
    ['9'.repeat(40), 'too-many'],
    ['1000k', 'too-many'],
  ])('%j is none: %s', (typed, kind) => {
    const read = readMileage(typed);
    expect(isLeft(read) && read.left.kind).toBe(kind);
  });

  it('is never cut: commas change nothing, and thousands are thousands', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), (miles) => {
        expect(readMileage(miles.toLocaleString('en-GB'))).toEqual(right(miles));
        expect(readMileage(`${String(miles / 1000)}k`)).toEqual(right(miles));
      }),
    );
    expect(readMileage('x')).toEqual(left({ kind: 'not-a-mileage' }));
  });
});
