import { describe, expect, it } from 'vitest';
import { levelPlanOf, type LevelPlan } from '../../../../core/finance/arithmetic/level-plan';
import { rateOfLevelPlan } from '../../../../core/finance/arithmetic/level-rate';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

/** What everything of a level plan is worth at a rate of one month, month by month, less the credit. */
function leftOver(plan: LevelPlan, rate: number): number {
  const { credit, payment, months, withFirst = 0, withLast = 0, finalPayment = 0 } = plan;
  let worth = finalPayment;
  for (let month = months; month >= 1; month -= 1) {
    const due = payment + (month === 1 ? withFirst : 0) + (month === months ? withLast : 0);
    worth = worth / (1 + rate) + due;
  }
  return worth / (1 + rate) - credit;
}

describe('the rate of a month of a level plan', () => {
  it.each<[string, LevelPlan]>([
    ['a hire purchase', { credit: 1_753_000, payment: 39_724, months: 60 }],
    [
      'a fee with the last payment',
      { credit: 1_753_000, payment: 39_724, months: 60, withLast: 1000 },
    ],
    ['a final payment', { credit: 2_068_200, payment: 38_065, months: 47, finalPayment: 984_429 }],
    [
      'a larger first payment',
      { credit: 1_000_000, payment: 20_000, months: 24, withFirst: 600_000 },
    ],
    [
      'a smaller first payment',
      { credit: 1_000_000, payment: 50_000, months: 24, withFirst: -40_000 },
    ],
    [
      'a smaller last payment',
      { credit: 1_000_000, payment: 50_000, months: 24, withLast: -40_000 },
    ],
    [
      'everything at once',
      {
        credit: 1_000_000,
        payment: 10_000,
        months: 36,
        withFirst: 90_000,
        withLast: 80_000,
        finalPayment: 700_000,
      },
    ],
    [
      'one payment and another',
      { credit: 1_000_000, payment: 10_000, months: 1, finalPayment: 1_100_000 },
    ],
    [
      'a first payment thousands of times the credit',
      { credit: 1, payment: 2, months: 129, withFirst: 38_666 },
    ],
    ['fifty years of a high rate', { credit: 1_000_000, payment: 221_200, months: 600 }],
    [
      'a final payment far above the credit',
      { credit: 599, payment: 27, months: 311, finalPayment: 10_000_000_000 },
    ],
    [
      'a little interest over fifty years',
      { credit: 600_000_000, payment: 1_000_100, months: 600 },
    ],
  ])('balances %s [FIN-11]', (_name, plan) => {
    const rate = rateOfLevelPlan(plan) ?? Number.NaN;
    expect(rate).toBeGreaterThan(0);
    const paid = Math.max(plan.credit, plan.payment * plan.months);
    expect(Math.abs(leftOver(plan, rate)) / paid).toBeLessThan(1e-11);
  });

  it('is nothing where exactly the credit is paid back, wherever the odd pence are [MF-4]', () => {
    expect(rateOfLevelPlan({ credit: 1200, payment: 100, months: 12 })).toBe(0);
    expect(rateOfLevelPlan({ credit: 1000, payment: 333, months: 3, withFirst: 1 })).toBe(0);
    expect(rateOfLevelPlan({ credit: 1000, payment: 333, months: 3, withLast: 1 })).toBe(0);
  });

  it('is not to be had where less is paid back [FIN-12]', () => {
    expect(rateOfLevelPlan({ credit: 1201, payment: 100, months: 12 })).toBeUndefined();
    expect(rateOfLevelPlan({ credit: 1000, payment: 333, months: 3 })).toBeUndefined();
    expect(
      rateOfLevelPlan({ credit: 999, payment: 333, months: 3, withFirst: -1 }),
    ).toBeUndefined();
    expect(rateOfLevelPlan({ credit: 999, payment: 333, months: 3, withLast: -1 })).toBeUndefined();
    expect(
      rateOfLevelPlan({ credit: 1000, payment: 100, months: 3, finalPayment: 699 }),
    ).toBeUndefined();
    expect(rateOfLevelPlan({ credit: Number.NaN, payment: 100, months: 3 })).toBeUndefined();
  });

  it('of a pound of interest in a thousand after a month is a thousandth [FIN-11]', () => {
    expect(rateOfLevelPlan({ credit: 100_000, payment: 100_100, months: 1 })).toBeCloseTo(
      0.001,
      14,
    );
  });
});

describe('an agreement as a level plan', () => {
  it('has its fee with the last payment, or with the final one [FIN-11]', () => {
    const lent = { credit: pounds(1000), months: 12, apr: 10, fee: pounds(10) };
    expect(levelPlanOf(planned(lent))).toMatchObject({
      withFirst: 0,
      withLast: 1000,
      finalPayment: 0,
    });
    expect(levelPlanOf(planned({ ...lent, finalPayment: pounds(500) }))).toMatchObject({
      withLast: 0,
      finalPayment: 51_000,
    });
    expect(
      levelPlanOf(planned({ ...lent, finalPayment: pounds(500), feeTreatment: 'in-final-payment' }))
        .finalPayment,
    ).toBe(50_000);
    expect(levelPlanOf(planned(lent), 400).withLast).toBe(600);
  });

  it('has its odd pence with the payment that takes them [MF-4]', () => {
    const free = { credit: pence(1000), months: 3, apr: 0 };
    expect(levelPlanOf(planned(free))).toMatchObject({ payment: 333, withFirst: 1, withLast: 0 });
    expect(levelPlanOf(planned({ ...free, oddPence: 'last' }))).toMatchObject({
      withFirst: 0,
      withLast: 1,
    });
  });
});
