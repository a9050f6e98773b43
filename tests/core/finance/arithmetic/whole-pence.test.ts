import { describe, expect, it } from 'vitest';
import { nearestPenny } from '../../../../core/finance/arithmetic/nearest-penny';
import { inWholePence } from '../../../../core/finance/arithmetic/whole-pence';

describe('the nearest penny', () => {
  it.each([
    [0, 0],
    [0.49, 0],
    [0.5, 1],
    [100.5, 101],
    [1.4999, 1],
    [39_724.1874, 39_724],
  ])('of %s is %s [FIN-13]', (exact, whole) => {
    expect(nearestPenny(exact)).toBe(whole);
  });

  it('takes half a penny for half a penny where the last binary digit is short of it [FIN-13]', () => {
    expect(nearestPenny(100.49999999999999)).toBe(101);
    expect(nearestPenny(100.4999995)).toBe(100);
    expect(nearestPenny(1e9 + 0.49999)).toBe(1e9);
  });

  it('moves no whole penny however large the payment [FIN-13]', () => {
    expect(nearestPenny(9e13 + 0.25)).toBe(9e13);
    expect(nearestPenny(1e9 + 0.4999)).toBe(1e9);
  });
});

describe('payments in whole pence', () => {
  it('are all the nearest penny where they bear interest [FIN-13]', () => {
    expect(inWholePence(333.4, 3, 1000, false)).toEqual({ regular: 333, odd: 334 });
    expect(inWholePence(340.6, 3, 1000, false)).toEqual({ regular: 341 });
    expect(inWholePence(333.5, 3, 1002, false)).toEqual({ regular: 334 });
  });

  it('without interest leave what does not divide to one of them [MF-4]', () => {
    expect(inWholePence(1000 / 3, 3, 1000, true)).toEqual({ regular: 333, odd: 334 });
    expect(inWholePence(1001 / 3, 3, 1001, true)).toEqual({ regular: 334, odd: 333 });
    expect(inWholePence(333, 3, 999, true)).toEqual({ regular: 333 });
  });

  it('never ask for less than nothing of the odd one [FIN-12]', () => {
    expect(inWholePence(500 / 600, 600, 500, true)).toEqual({ regular: 0, odd: 500 });
    expect(inWholePence(599 / 600, 600, 599, true)).toEqual({ regular: 1, odd: 0 });
  });
});
