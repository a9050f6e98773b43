import { describe, expect, it } from 'vitest';
import {
  figuresOfPlan,
  monthlyWorking,
  type AgreementFigures,
  type PlanRequest,
} from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

const PURCHASE: PlanRequest = {
  credit: pounds(9500),
  months: 48,
  apr: 12.4,
  finalPayment: pounds(3351),
  fee: pounds(10),
};

const figures = (
  request: Partial<PlanRequest> = {},
  change: Partial<AgreementFigures> = {},
): AgreementFigures => ({
  ...figuresOfPlan(planned({ ...PURCHASE, ...request }), 'PCP'),
  ...change,
});

describe('how the monthly follows', () => {
  it('rounds a hair short of half a penny as the plan does, and blames no lender [FIN-11, MF-4]', () => {
    const plan = planned({
      credit: pence(17_811_01),
      months: 28,
      apr: 1.6972552057047755e-162,
      finalPayment: pence(15_47),
    });
    const working = monthlyWorking(figuresOfPlan(plan, 'PCP'));
    expect(working?.exact).toBeLessThan(635_55.5);
    expect(working?.result).toBe(635_56);
    expect(working).not.toHaveProperty('offBy');
  });

  it.each(['last-payment', 'in-apr', 'in-final-payment'] as const)(
    'is to the penny of our own plan, its fee treated as %s, with a final payment and without [FIN-11]',
    (feeTreatment) => {
      for (const finalPayment of feeTreatment === 'in-final-payment'
        ? [pounds(3351)]
        : [pounds(3351), pounds(0)]) {
        const of = figures({ feeTreatment, finalPayment, fee: pounds(400) });
        const working = monthlyWorking(of);
        expect(working?.result).toBe(of.monthly);
        expect(working).not.toHaveProperty('offBy');
        expect(working).not.toHaveProperty('span');
        expect(working?.toSpread).toBeCloseTo(of.credit - (working?.worthOfFinal ?? 0), 9);
      }
    },
  );

  it('takes a fee of which nothing is said to be on top of the last payment [FIN-06]', () => {
    const { feeTreatment, ...unsaid } = figures({ fee: pounds(400) });
    expect(feeTreatment).toBe('last-payment');
    expect(monthlyWorking(unsaid)?.result).toBe(unsaid.monthly);
  });

  it('of a lender that asks a penny more says so, with what the APR leaves room for [FIN-11]', () => {
    const of = figures({ fee: pounds(0) });
    const working = monthlyWorking({ ...of, monthly: pence(of.monthly + 1) });
    expect(working?.offBy).toBe(1);
    expect(working?.span?.least).toBe(planned({ ...PURCHASE, apr: 12.35 }).monthly);
    expect(working?.span?.most).toBe(planned({ ...PURCHASE, apr: 12.45 }).monthly);
  });

  it('at next to no rate never reckons with one below nothing [MF-4]', () => {
    const of = figures({ apr: 0, fee: pounds(0), finalPayment: pounds(0), credit: pounds(9600) });
    const working = monthlyWorking({ ...of, monthly: pence(of.monthly + 1) });
    expect(working?.span).toEqual({
      least: 20_000,
      most: planned({ credit: pounds(9600), months: 48, apr: 0.05 }).monthly,
    });
  });

  it('can be told of one payment, and not of none, of less or of a rate that is none [FIN-12]', () => {
    expect(monthlyWorking(figures({ months: 1 }))).toBeDefined();
    for (const months of [0, 0.5, -3, Number.NaN]) {
      expect(monthlyWorking(figures({}, { months }))).toBeUndefined();
    }
    expect(monthlyWorking(figures({}, { apr: -0.1 }))).toBeUndefined();
    expect(monthlyWorking(figures({}, { apr: Number.NaN }))).toBeUndefined();
  });
});
