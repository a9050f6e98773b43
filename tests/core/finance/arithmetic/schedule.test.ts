import { describe, expect, it } from 'vitest';
import { flowsOf, paymentSchedule, scheduledMonthlyRate } from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

const owedAfter = (plan: ReturnType<typeof planned>): readonly number[] =>
  paymentSchedule(plan).map(({ balance }) => balance);

describe('a payment schedule', () => {
  it('shows every line of a small agreement, each interest, principal and fee [FIN-13, FIN-14]', () => {
    const plan = planned({ credit: pounds(1000), months: 3, apr: 26.824179456, fee: pounds(10) });
    expect(paymentSchedule(plan)).toEqual([
      {
        month: 1,
        kind: 'regular',
        payment: 34_675,
        interest: 1999,
        principal: 32_676,
        fee: 0,
        balance: 67_324,
      },
      {
        month: 2,
        kind: 'regular',
        payment: 34_675,
        interest: 1346,
        principal: 33_329,
        fee: 0,
        balance: 33_995,
      },
      {
        month: 3,
        kind: 'regular',
        payment: 35_675,
        interest: 680,
        principal: 33_995,
        fee: 1000,
        balance: 0,
      },
    ]);
  });

  it('has a line for the final payment, with the fee on it [FIN-22]', () => {
    const plan = planned({
      credit: pounds(1000),
      months: 2,
      apr: 10,
      finalPayment: pounds(500),
      fee: pounds(10),
    });
    const lines = paymentSchedule(plan);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatchObject({
      month: 3,
      kind: 'final',
      payment: 51_000,
      fee: 1000,
      balance: 0,
    });
    expect(lines.slice(0, 2).map(({ fee, kind }) => [fee, kind])).toEqual([
      [0, 'regular'],
      [0, 'regular'],
    ]);
  });

  it('does not pay a fee twice that is inside the final payment [FIN-14]', () => {
    const plan = planned({
      credit: pounds(1000),
      months: 2,
      apr: 10,
      finalPayment: pounds(500),
      fee: pounds(10),
      feeTreatment: 'in-final-payment',
    });
    expect(paymentSchedule(plan).at(-1)).toMatchObject({ payment: 50_000, fee: 1000, balance: 0 });
  });

  it('without interest has none on any line, and the odd pence where they are asked for [MF-4]', () => {
    const free = { credit: pence(1000), months: 3, apr: 0 };
    const first = paymentSchedule(planned(free));
    const last = paymentSchedule(planned({ ...free, oddPence: 'last' }));
    expect(first.map(({ payment, interest }) => [payment, interest])).toEqual([
      [334, 0],
      [333, 0],
      [333, 0],
    ]);
    expect(last.map(({ payment }) => payment)).toEqual([333, 333, 334]);
    expect(owedAfter(planned(free))).toEqual([666, 333, 0]);
  });

  it('lets a fee inside an APR of nothing repay the credit, so that no interest is negative [FIN-14]', () => {
    const plan = planned({
      credit: pounds(120),
      months: 2,
      apr: 0,
      fee: pounds(10),
      feeTreatment: 'in-apr',
    });
    expect(paymentSchedule(plan)).toEqual([
      {
        month: 1,
        kind: 'regular',
        payment: 5500,
        interest: 0,
        principal: 5500,
        fee: 0,
        balance: 6500,
      },
      {
        month: 2,
        kind: 'regular',
        payment: 6500,
        interest: 0,
        principal: 6500,
        fee: 0,
        balance: 0,
      },
    ]);
  });

  it('lets the debt grow where the final payment is above the credit [FIN-12]', () => {
    const plan = planned({
      credit: pounds(10_000),
      months: 48,
      apr: 9.9,
      finalPayment: pounds(12_000),
    });
    const lines = paymentSchedule(plan);
    expect(lines[0]?.principal).toBeLessThan(0);
    expect(lines[0]?.balance).toBeGreaterThan(1_000_000);
    expect(lines.at(-1)?.balance).toBe(0);
  });

  it('bears the rate of a month that the rounded payments really have [FIN-11]', () => {
    const plan = planned({ credit: pounds(1000), months: 3, apr: 26.824179456, fee: pounds(10) });
    expect(scheduledMonthlyRate(plan)).toBeCloseTo(0.019993, 6);
    expect(scheduledMonthlyRate(planned({ credit: pounds(12), months: 12, apr: 0 }))).toBe(0);
  });
});

describe('the flows of an agreement', () => {
  it('are the credit and every payment, a twelfth of a year apart, the fee with the last [FIN-11]', () => {
    expect(flowsOf(planned({ credit: pence(1000), months: 3, apr: 0, fee: pence(5) }))).toEqual([
      { years: 0, amount: -1000 },
      { years: 1 / 12, amount: 334 },
      { years: 2 / 12, amount: 333 },
      { years: 3 / 12, amount: 338 },
    ]);
  });

  it('have the final payment one month after the last, the fee with it [FIN-22]', () => {
    const plan = planned({
      credit: pence(1000),
      months: 2,
      apr: 0,
      finalPayment: pence(400),
      fee: pence(5),
      deposit: pounds(3),
    });
    expect(flowsOf(plan)).toEqual([
      { years: 0, amount: -1000 },
      { years: 1 / 12, amount: 300 },
      { years: 2 / 12, amount: 300 },
      { years: 3 / 12, amount: 405 },
    ]);
  });
});
