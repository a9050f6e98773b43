import { isSome, none, some } from 'fp-ts/Option';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  greater,
  inPounds,
  inPoundsAndPence,
  lesser,
  moneyFromWire,
  nothing,
  pence,
  subtract,
} from '../../../core/kernel/money';
import { feeMoney, money } from '../../support/arbitraries/money';
import { anyText } from '../../support/arbitraries/text';

describe('sums of money', () => {
  it('do not mind the order, nor nothing, and can be taken back', () => {
    fc.assert(
      fc.property(money, money, (one, other) => {
        expect(add(one, other)).toBe(add(other, one));
        expect(add(one, nothing)).toBe(one);
        expect(subtract(add(one, other), other)).toBe(one);
        expect(subtract(one, one)).toBe(nothing);
      }),
    );
  });

  it('do not mind the brackets', () => {
    fc.assert(
      fc.property(money, money, money, (one, two, three) => {
        expect(add(add(one, two), three)).toBe(add(one, add(two, three)));
      }),
    );
  });

  it('do not drift, over however many pennies', () => {
    fc.assert(
      fc.property(fc.array(feeMoney, { maxLength: 200 }), (parts) => {
        const sum = parts.reduce(add, nothing);
        const apart = parts.reduce<bigint>((total, part) => total + BigInt(part), 0n);
        expect(BigInt(sum)).toBe(apart);
      }),
    );
  });

  it('have a lesser and a greater that are the two', () => {
    fc.assert(
      fc.property(money, money, (one, other) => {
        expect(lesser(one, other)).toBeLessThanOrEqual(greater(one, other));
        expect(add(lesser(one, other), greater(one, other))).toBe(add(one, other));
      }),
    );
  });
});

describe('money on the wire', () => {
  it('reads back to the penny however it is written', () => {
    fc.assert(
      fc.property(money, (amount) => {
        const digits = String(Math.abs(amount)).padStart(3, '0');
        const decimal = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(moneyFromWire(decimal)).toEqual(some(amount));
        const spoken = inPoundsAndPence(amount);
        // The float of a formatter is exact up to here.
        if (Math.abs(amount) < 1e13) expect(moneyFromWire(spoken)).toEqual(some(amount));
      }),
    );
  });

  it('is an exact amount or none, whatever comes [MF-1]', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.double(), fc.anything()), (written) => {
        const read = moneyFromWire(written);
        if (!isSome(read)) {
          expect(read).toEqual(none);
          return;
        }
        expect(Number.isSafeInteger(read.value)).toBe(true);
        expect(Object.is(read.value, -0)).toBe(false);
      }),
    );
  });

  it('takes a plain number for the pounds and pence it shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
        expect(moneyFromWire(amount / 100)).toEqual(some(pence(amount)));
      }),
    );
  });
});

describe('money in writing', () => {
  it('is never £NaN or minus nought [MF-1] [CARD-30]', () => {
    fc.assert(
      fc.property(money, (amount) => {
        expect(inPounds(amount)).toMatch(/^-?£\d{1,3}(,\d{3})*$/);
        expect(inPounds(amount)).not.toBe('-£0');
        expect(inPoundsAndPence(amount)).toMatch(/^-?£\d{1,3}(,\d{3})*\.\d{2}$/);
      }),
    );
  });
});
