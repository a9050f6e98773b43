import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { down, halfUp } from '../../../core/kernel/rounding';

const all = { down, halfUp };
const number = fc.oneof(
  fc.double({ min: -1e9, max: 1e9, noNaN: true }),
  fc.integer({ min: -1e9, max: 1e9 }).map((whole) => whole + 0.5),
  fc.constantFrom(0.5, -0.5, 1.5, -1.5, 0.49999999999999994, -0, 0),
);

describe('each rounding', () => {
  it.each(Object.entries(all))(
    '%s gives one of the two whole numbers around, never minus nought',
    (_, round) => {
      fc.assert(
        fc.property(number, (value) => {
          const rounded = round(value);
          expect(Object.is(rounded, -0)).toBe(false);
          expect([Math.floor(value), Math.ceil(value)]).toContain(rounded);
        }),
      );
    },
  );

  it.each(Object.entries(all))('%s leaves whole numbers alone', (_, round) => {
    fc.assert(
      fc.property(fc.integer(), (whole) => {
        expect(round(whole)).toBe(whole);
      }),
    );
  });

  it.each(Object.entries(all))('%s treats debts like credits', (_, round) => {
    fc.assert(
      fc.property(number, (value) => {
        expect(round(-value) + round(value)).toBe(0);
      }),
    );
  });

  it.each(Object.entries(all))('%s keeps the order', (_, round) => {
    fc.assert(
      fc.property(number, number, (one, other) => {
        const [lower, higher] = one <= other ? [one, other] : [other, one];
        expect(round(lower)).toBeLessThanOrEqual(round(higher));
      }),
    );
  });
});

describe('the roundings by name', () => {
  it('go towards nought', () => {
    fc.assert(
      fc.property(number, (value) => {
        expect(Math.abs(down(value))).toBeLessThanOrEqual(Math.abs(value));
      }),
    );
  });

  it('go to the nearest, halves away from nought', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (whole) => {
        const half = whole + 0.5;
        expect(Math.abs(halfUp(half))).toBe(Math.abs(half) + 0.5);
      }),
    );
  });

  it('go no further than the nearest', () => {
    fc.assert(
      fc.property(number, (value) => {
        fc.pre(Math.abs(value % 1) !== 0.5);
        expect(Math.abs(halfUp(value) - value)).toBeLessThan(0.5);
      }),
    );
  });
});
