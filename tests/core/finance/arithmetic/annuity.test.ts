import { describe, expect, it } from 'vitest';
import { exactPayment, instalmentPlan, levelPayment } from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';

describe('what instalments are worth', () => {
  it('without interest is their number, and a final payment is worth itself [MF-4]', () => {
    expect(instalmentPlan(0, 60)).toEqual({ annuity: 60, finalDiscount: 1, growth: 1 });
  });

  it('at 10 % a month is each discounted by the months it waits [FIN-11]', () => {
    const plan = instalmentPlan(0.1, 2);
    expect(plan.annuity).toBeCloseTo(1 / 1.1 + 1 / 1.21, 14);
    expect(plan.finalDiscount).toBeCloseTo(1 / 1.331, 14);
    expect(plan.growth).toBe(1.1);
  });

  it('keeps its digits where months are many and the rate is high [FIN-11]', () => {
    const plan = instalmentPlan(0.22, 600);
    expect(plan.annuity).toBeCloseTo(1 / 0.22, 12);
    expect(plan.finalDiscount / 1.22 ** -601).toBeCloseTo(1, 12);
  });

  it('where about nine tenths of a pound are lost is as exact on either side [FIN-11]', () => {
    for (const months of [22, 23, 24, 25, 26]) {
      const { finalDiscount } = instalmentPlan(0.1, months);
      expect(finalDiscount * 1.1 ** (months + 1)).toBeCloseTo(1, 13);
    }
  });

  it('at a rate next to nothing is as exact as at any [MF-4]', () => {
    expect(exactPayment(instalmentPlan(1e-12 / 12, 360), 120_000, 0)).toBeCloseTo(
      333.333333338347,
      11,
    );
  });
});

describe('the level payment', () => {
  it('is what is left of the credit, spread, to the nearest penny [FIN-11]', () => {
    expect(levelPayment(instalmentPlan(0, 3), pence(1000))).toBe(333);
    expect(levelPayment(instalmentPlan(0, 2), pence(201))).toBe(101);
    expect(levelPayment(instalmentPlan(0, 4), pounds(10), pounds(2))).toBe(200);
  });

  it('is below nothing, not clamped, where the final payment is worth more than the credit [FIN-12]', () => {
    expect(levelPayment(instalmentPlan(0, 4), pounds(10), pounds(12))).toBe(-50);
  });
});
