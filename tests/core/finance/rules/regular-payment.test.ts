import { describe, expect, it } from 'vitest';
import { pricedTerm, regularPayment } from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

describe('the regular payment of a whole stock', () => {
  it.each([
    [1_753_000, 60, 13.6, 0],
    [2_068_200, 47, 11.9, 984_429],
    [1001, 3, 0, 0],
    [500, 600, 0, 0],
    [4_099_710, 36, 0, 1_752_897],
    [1500, 600, 0, 1000],
  ])(
    'of %i pence over %i at %s % with %i at the end is that of the whole plan [FIN-11, MF-4]',
    (credit, months, apr, finalPayment) => {
      const term = pricedTerm(apr, months);
      const of = { credit: pence(credit), finalPayment: pence(finalPayment) };
      expect(regularPayment(term, of.credit, of.finalPayment)).toBe(
        planned({ ...of, months, apr }).monthly,
      );
    },
  );

  it('is nothing where the final payment is worth all the credit, and none where it is worth more [FIN-12]', () => {
    const free = pricedTerm(0, 12);
    expect(regularPayment(free, pounds(100), pounds(100))).toBe(0);
    expect(regularPayment(free, pounds(100), pence(10_001))).toBeUndefined();
    expect(regularPayment(free, pounds(120))).toBe(1000);
  });
});
