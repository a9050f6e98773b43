import { describe, expect, it } from 'vitest';
import {
  agreementSchedule,
  figuresOfPlan,
  MOST_MONTHS,
  solvedApr,
  type AgreementFigures,
  type PlanRequest,
} from '../../../../core/finance/public';
import { agreementPlan } from '../../../../core/finance/rules/agreement-plan';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

const LENT: PlanRequest = {
  credit: pounds(1000),
  months: 12,
  apr: 10,
  deposit: pounds(200),
  fee: pounds(10),
};

const figures = (
  request: Partial<PlanRequest> = {},
  change: Partial<AgreementFigures> = {},
): AgreementFigures => ({ ...figuresOfPlan(planned({ ...LENT, ...request }), 'HP'), ...change });

/** As a lender may leave it out. */
function without(key: 'feeTreatment' | 'oddPence', from: AgreementFigures): AgreementFigures {
  return Object.fromEntries(
    Object.entries(from).filter(([name]) => name !== key),
  ) as unknown as AgreementFigures;
}

describe('the plan behind an agreement', () => {
  it('of ours is that plan [FIN-11]', () => {
    expect(agreementPlan(figures())).toMatchObject(planned(LENT));
    expect(agreementPlan(figures())?.totalAmountPayable).toBe(planned(LENT).totalAmountPayable);
  });

  it('takes the fee to be on top of the last payment where it is not said [FIN-06]', () => {
    const unsaid = agreementPlan(without('feeTreatment', figures()));
    expect(unsaid?.feeTreatment).toBe('last-payment');
    expect(unsaid?.totalAmountPayable).toBe(planned(LENT).totalAmountPayable);
    const inside = figures({ finalPayment: pounds(300), feeTreatment: 'in-final-payment' });
    expect(agreementPlan(inside)?.feeTreatment).toBe('in-final-payment');
  });

  it('takes the first payment to be the odd one where it is not said [MF-4]', () => {
    const free = figures({ credit: pence(1000), months: 3, apr: 0, fee: pence(0) });
    expect(agreementPlan(without('oddPence', free))?.oddPence).toBe('first');
    expect(agreementSchedule(without('oddPence', free)).map(({ payment }) => payment)).toEqual([
      334, 333, 333,
    ]);
    expect(agreementPlan({ ...free, oddPence: 'last' })?.oddPence).toBe('last');
  });

  it.each([0, -1, 12.5, MOST_MONTHS + 1, Number.NaN])(
    'is none over %s months [FIN-12]',
    (months) => {
      expect(agreementPlan(figures({}, { months }))).toBeUndefined();
    },
  );

  it('may be of one month or of all there can be [FIN-11]', () => {
    expect(agreementPlan(figures({ months: 1 }))?.months).toBe(1);
    expect(agreementPlan(figures({ months: MOST_MONTHS }))?.months).toBe(MOST_MONTHS);
  });

  it('is none where nothing is lent or a payment is below nothing [FIN-12]', () => {
    expect(agreementPlan(figures({}, { credit: pence(0) }))).toBeUndefined();
    expect(agreementPlan(figures({}, { monthly: pence(-1) }))).toBeUndefined();
    expect(agreementPlan(figures({}, { monthly: pence(0) }))).toBeDefined();
  });

  it('is none where less is repaid than was lent, the fee counted, and is one where it is as much [FIN-12]', () => {
    const repaid = { totalOfPayments: pence(99_000), fee: pounds(10) };
    expect(agreementPlan(figures({}, repaid))).toBeDefined();
    expect(agreementPlan(figures({}, { ...repaid, fee: pence(999) }))).toBeUndefined();
    expect(solvedApr(figures({}, { totalOfPayments: pence(98_999) }))).toBeUndefined();
  });

  it('bears the APR its payments bear [FIN-11]', () => {
    expect(solvedApr(figures({ fee: pence(0) }))?.shown).toBe(10);
  });
});
