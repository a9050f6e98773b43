import { none, some } from 'fp-ts/Option';
import { describe, expect, it } from 'vitest';
import {
  inPounds,
  inPoundsAndPence,
  isPositive,
  moneyFromWire,
  nothing,
  pence,
  pounds,
  scaled,
  times,
} from '../../../core/kernel/money';
import { down, halfUp } from '../../../core/kernel/rounding';

describe('money from a feed', () => {
  it.each([
    [9995, 999_500],
    ['9995.00', 999_500],
    ['£9,995', 999_500],
    ['£ 9,995.5', 999_550],
    [' 199.21 ', 19_921],
    [0.29, 29],
    ['1.005000', undefined],
    ['4.100', 410],
    ['0', 0],
    [-12.5, -1250],
    ['1,234,567.89', 123_456_789],
  ])('reads %j exactly', (written, expected) => {
    expect(moneyFromWire(written)).toEqual(expected === undefined ? none : some(expected));
  });

  it.each([
    [null],
    [undefined],
    [''],
    ['POA'],
    [Number.NaN],
    [Infinity],
    ['12,34'],
    ['1.234,00'],
    ['9995 GBP'],
    ['1e3'],
    [1e21],
    ['99999999999999999999'],
    ['9.999'],
    [true],
    [{}],
    [[9995]],
  ])('takes %j for no amount, not for £0 [MF-1]', (written) => {
    expect(moneyFromWire(written)).toEqual(none);
  });

  it('has no minus nought', () => {
    const zeros = [pence(-0), times(pence(5), -0), scaled(pence(-1), 0.1, down)];
    expect(zeros.map((zero) => Object.is(zero, 0))).toEqual([true, true, true]);
    expect(moneyFromWire('-0')).toEqual(some(nothing));
  });
});

describe('amounts', () => {
  it.each([0.5, Number.NaN, Infinity, 2 ** 53])('cannot be %s pence', (amount) => {
    expect(() => pence(amount)).toThrow('whole number of pence');
  });

  it('name their rounding when they are shared out', () => {
    expect(scaled(pounds(99.99), 0.2, halfUp)).toBe(2000);
    expect(scaled(pence(1001), 0.5, down)).toBe(500);
    expect(scaled(pence(1001), 0.5, halfUp)).toBe(501);
  });

  it('are positive above nothing only', () => {
    expect([pence(1), nothing, pence(-1)].map(isPositive)).toEqual([true, false, false]);
  });
});

describe('amounts in writing', () => {
  it('have no decimals as prices and two as payments [WE-057] [CARD-30] [CARD-31]', () => {
    expect(inPounds(pounds(12_995))).toBe('£12,995');
    expect(inPoundsAndPence(pence(237_40))).toBe('£237.40');
  });

  it('have a thousands comma, and no minus before a nought', () => {
    expect(inPounds(pence(1_234_567_00))).toBe('£1,234,567');
    expect(inPounds(pence(-49))).toBe('£0');
    expect(inPoundsAndPence(nothing)).toBe('£0.00');
  });
});
