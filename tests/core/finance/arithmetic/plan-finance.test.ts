import { left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  HIGHEST_APR,
  MOST_MONTHS,
  planFinance,
  type PlanRequest,
} from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

const DEFAULTS: PlanRequest = { credit: pounds(17_530), months: 60, apr: 13.6 };

describe('an agreement', () => {
  it('of the calculator’s defaults is £397.24 a month, £24,844.40 in all, £6,314.40 of it charge [FIN-06, FIN-11, FIN-13, FIN-14]', () => {
    expect(planned({ ...DEFAULTS, deposit: pounds(1000), fee: pounds(10) })).toEqual({
      credit: 1_753_000,
      months: 60,
      apr: 13.6,
      finalPayment: 0,
      deposit: 100_000,
      contribution: 0,
      fee: 1000,
      feeTreatment: 'last-payment',
      oddPence: 'first',
      monthly: 39_724,
      totalOfPayments: 2_383_440,
      totalAmountPayable: 2_484_440,
      totalChargeForCredit: 631_440,
    });
  });

  it('without a fee charges £6,304.40 for the same credit [FIN-14]', () => {
    expect(planned(DEFAULTS)).toMatchObject({
      totalAmountPayable: 2_383_440,
      totalChargeForCredit: 630_440,
      fee: 0,
    });
  });

  it('keeps the dealer’s contribution out of what the customer pays [CG-038]', () => {
    const plan = planned({ ...DEFAULTS, contribution: pounds(500) });
    expect([plan.contribution, plan.totalAmountPayable]).toEqual([50_000, 2_383_440]);
  });

  it('with an optional final payment is priced to the penny of a lender’s own quote [FIN-11]', () => {
    expect(
      planned({ credit: pounds(20_682), months: 47, apr: 11.9, finalPayment: pence(984_429) }),
    ).toMatchObject({ monthly: 38_065, totalAmountPayable: 2_773_484, finalPayment: 984_429 });
  });

  it('at 0 % puts the odd pence in the first payment, or in the last where asked [FIN-12, MF-4]', () => {
    const free = { credit: pence(1000), months: 3, apr: 0 };
    expect(planned(free)).toMatchObject({ monthly: 333, oddPayment: 334, totalOfPayments: 1000 });
    expect(planned({ ...free, oddPence: 'last' })).toMatchObject({
      monthly: 333,
      oddPayment: 334,
      oddPence: 'last',
      totalChargeForCredit: 0,
    });
  });

  it('has no odd payment where all are equal [FIN-13]', () => {
    expect(planned({ credit: pence(999), months: 3, apr: 0 })).not.toHaveProperty('oddPayment');
    expect(planned(DEFAULTS)).not.toHaveProperty('oddPayment');
  });

  it('of a penny at no rate to speak of pays that penny once [MF-4]', () => {
    expect(planned({ credit: pence(1), months: 600, apr: 1e-12 })).toMatchObject({
      monthly: 0,
      oddPayment: 1,
      totalOfPayments: 1,
      totalChargeForCredit: 0,
    });
  });
});

describe('the fee for the option to purchase', () => {
  const fee = pounds(10);
  const purchase: PlanRequest = {
    credit: pounds(9500),
    months: 48,
    apr: 12.4,
    finalPayment: pounds(3351),
    fee,
  };

  it('is on top of the last payment unless said otherwise, and moves no instalment [FIN-06]', () => {
    const plan = planned({ ...DEFAULTS, fee });
    expect([plan.feeTreatment, plan.monthly, plan.totalOfPayments]).toEqual([
      'last-payment',
      39_724,
      2_383_440,
    ]);
    expect(plan.totalAmountPayable).toBe(2_384_440);
  });

  it('inside the APR lowers the instalments, as a lender’s own quote has it [FIN-11]', () => {
    expect(planned({ ...purchase, feeTreatment: 'in-apr' })).toMatchObject({
      monthly: 19_434,
      totalChargeForCredit: 318_932,
    });
    expect(planned({ ...DEFAULTS, fee, feeTreatment: 'in-apr' }).monthly).toBe(39_712);
  });

  it('inside the APR at 0 % is paid back out of the instalments, and costs nothing [FIN-14]', () => {
    expect(
      planned({ credit: pounds(120), months: 12, apr: 0, fee, feeTreatment: 'in-apr' }),
    ).toMatchObject({
      monthly: 917,
      oddPayment: 913,
      totalOfPayments: 11_000,
      totalChargeForCredit: 0,
    });
  });

  it('inside the final payment is not paid twice, and is paid at 0 % too [FIN-14]', () => {
    const inside = { ...purchase, feeTreatment: 'in-final-payment' } as const;
    const onTop = planned({ ...purchase, finalPayment: pounds(3341) });
    const plan = planned(inside);
    expect([plan.monthly, plan.totalAmountPayable]).toEqual([
      onTop.monthly,
      onTop.totalAmountPayable,
    ]);
    expect(plan.totalAmountPayable).toBe(plan.totalOfPayments + 335_100);
    expect(planned({ ...inside, apr: 0 }).totalChargeForCredit).toBe(1000);
  });

  it('may be all of the final payment it is inside, and no more [FIN-12]', () => {
    const inside = { ...purchase, feeTreatment: 'in-final-payment' } as const;
    expect(planned({ ...inside, finalPayment: fee }).finalPayment).toBe(1000);
    expect(planFinance({ ...inside, finalPayment: pence(999) })).toEqual(
      left({ kind: 'fee-above-final-payment' }),
    );
  });

  it('inside the APR and worth more than the credit makes no agreement [FIN-12]', () => {
    const tiny = { credit: pence(500), months: 2, apr: 5, fee, feeTreatment: 'in-apr' } as const;
    expect(planFinance(tiny)).toEqual(left({ kind: 'fee-too-large' }));
    expect(planFinance({ ...tiny, finalPayment: pence(50) })).toEqual(
      left({ kind: 'fee-too-large' }),
    );
  });

  it('inside the APR weighs less with a final payment, being due a month later [FIN-11]', () => {
    // Worth £5.02 with the second payment and £4.11 with the third: the credit lies between.
    const between = {
      credit: pence(450),
      months: 2,
      apr: HIGHEST_APR,
      fee: pence(750),
      feeTreatment: 'in-apr',
    } as const;
    expect(planFinance(between)).toEqual(left({ kind: 'fee-too-large' }));
    expect(planFinance({ ...between, finalPayment: pence(500) })).toEqual(
      left({ kind: 'final-payment-too-large', most: 69 }),
    );
    expect(planned({ ...between, finalPayment: pence(69) }).monthly).toBe(0);
  });
});

describe('a request that makes no agreement', () => {
  it.each(['credit', 'finalPayment', 'deposit', 'contribution', 'fee'] as const)(
    'is refused for a negative %s, which is named [FIN-12]',
    (field) => {
      expect(planFinance({ ...DEFAULTS, [field]: pence(-1) })).toEqual(
        left({ kind: 'negative-amount', field }),
      );
    },
  );

  it('is refused where nothing is borrowed [FIN-12]', () => {
    expect(planFinance({ ...DEFAULTS, credit: pence(0) })).toEqual(
      left({ kind: 'nothing-borrowed' }),
    );
  });

  it.each([0, -1, 601, 12.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'is refused over %s months [FIN-02]',
    (months) => {
      expect(planFinance({ ...DEFAULTS, months })).toEqual(
        left({ kind: 'months-out-of-range', months }),
      );
    },
  );

  it.each([-0.1, 1000.1, Number.NaN, Number.POSITIVE_INFINITY])(
    'is refused at %s % [FIN-11]',
    (apr) => {
      expect(planFinance({ ...DEFAULTS, apr })).toEqual(left({ kind: 'apr-out-of-range', apr }));
    },
  );

  it('is not refused at the ends of what there is [FIN-11]', () => {
    expect(planned({ ...DEFAULTS, months: 1 }).monthly).toBe(1_771_727);
    expect(planned({ ...DEFAULTS, months: MOST_MONTHS }).months).toBe(600);
    expect(planned({ ...DEFAULTS, apr: HIGHEST_APR }).apr).toBe(1000);
    expect(planned({ ...DEFAULTS, apr: 0 }).monthly).toBe(29_217);
  });

  it('is refused for a final payment the credit cannot bear, and told the most it can [FIN-12]', () => {
    const lent = { credit: pounds(10_000), months: 48, apr: 9.9 };
    expect(planned({ ...lent, finalPayment: pounds(12_000) }).monthly).toBe(4617);
    expect(planned({ ...lent, finalPayment: pence(1_470_304) }).monthly).toBe(0);
    expect(planFinance({ ...lent, finalPayment: pence(1_470_305) })).toEqual(
      left({ kind: 'final-payment-too-large', most: 1_470_304 }),
    );
    expect(planFinance({ ...lent, finalPayment: pounds(20_000) })).toEqual(
      left({ kind: 'final-payment-too-large', most: 1_470_304 }),
    );
  });

  it('at 0 % bears a final payment of all the credit and not a penny more [FIN-12]', () => {
    const lent = { credit: pounds(100), months: 12, apr: 0 };
    expect(planned({ ...lent, finalPayment: pounds(100) })).toMatchObject({
      monthly: 0,
      totalOfPayments: 0,
    });
    expect(planFinance({ ...lent, finalPayment: pence(10_001) })).toEqual(
      left({ kind: 'final-payment-too-large', most: 10_000 }),
    );
  });

  it('is refused where its amounts are beyond exact reckoning [FIN-13]', () => {
    const most = pence(Number.MAX_SAFE_INTEGER);
    expect(planFinance({ credit: most, months: 1, apr: 1000 })).toEqual(
      left({ kind: 'amount-too-large' }),
    );
    expect(planFinance({ ...DEFAULTS, deposit: most })).toEqual(left({ kind: 'amount-too-large' }));
    expect(planned({ credit: most, months: 1, apr: 0 }).monthly).toBe(most);
    const room = pence(Number.MAX_SAFE_INTEGER - 2_383_440);
    expect(planned({ ...DEFAULTS, deposit: room }).totalAmountPayable).toBe(most);
  });
});
