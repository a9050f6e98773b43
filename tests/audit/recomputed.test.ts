import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { LAWS } from '../../audit/finance/laws/laws';
import { scheduleAddsUp, totalsAddUp } from '../../audit/finance/laws/laws-of-totals';
import { planAprIsItsFlows } from '../../audit/finance/laws/laws-of-apr';
import { buildAudit } from '../../audit/finance/report/build-audit';
import { comparison } from '../../audit/finance/recomputed/comparison';
import { CORE, type AnyAnswered, type Core } from '../../audit/finance/recomputed/core-asked';
import { exactly } from '../../audit/finance/recomputed/decimal';
import { secondAnswer } from '../../audit/finance/recomputed/second-answers';
import { downTo, nearest } from '../../audit/finance/recomputed/whole';
import { pence, pounds } from '../../core/kernel/money';
import { agreeingExample } from './report-orders';

/** A core whose plans add up and whose monthly is a penny too much wherever interest is charged. */
const pennyDearer: Core = {
  ...CORE,
  planFinance: (request) => {
    const planned = CORE.planFinance(request);
    if (!isRight(planned) || planned.right.oddPayment !== undefined) return planned;
    const plan = planned.right;
    const more = plan.months;
    return {
      ...planned,
      right: {
        ...plan,
        monthly: pence(plan.monthly + 1),
        totalOfPayments: pence(plan.totalOfPayments + more),
        totalAmountPayable: pence(plan.totalAmountPayable + more),
        totalChargeForCredit: pence(plan.totalChargeForCredit + more),
      },
    };
  },
};

/** Holds an answer, right or planted, against the second calculation. */
function held(answered: AnyAnswered) {
  const compared = comparison();
  secondAnswer(compared, answered);
  return compared.outcome();
}

const DEFAULTS = { credit: pounds(17_530), months: 60, apr: 13.6, fee: pounds(10) };

describe('the second calculation', () => {
  it('names the case, both figures and the difference where a core that adds up is a penny dear [FIN-11]', () => {
    const { holds, recomputed } = totalsAddUp.check(1, 200, pennyDearer);
    expect(holds).toBe(true);
    expect(recomputed.apart).toMatch(
      /^\{"credit":.*\}: monthly is \d+ and the second time \d+, 1 apart$/,
    );
    const { findings } = buildAudit({
      seed: 1,
      cases: 50,
      laws: [
        { ...totalsAddUp, check: (seed, cases) => totalsAddUp.check(seed, cases, pennyDearer) },
      ],
      examples: [agreeingExample],
    }).verdict;
    expect(findings).toEqual([
      expect.stringContaining('The law “totals-add-up” came to other figures the second time'),
    ]);
  });

  it('finds out a schedule charged at the rate of the APR, and an APR off by a millionth [FIN-11]', () => {
    const atRateOfApr = (plan: Parameters<Core['scheduledMonthlyRate']>[0]): number =>
      CORE.monthlyRateFromApr(plan.apr);
    const interest = LAWS.find(({ id }) => id === 'interest-never-negative');
    expect(
      interest?.check(1, 100, { ...CORE, scheduledMonthlyRate: atRateOfApr }).recomputed.apart,
    ).toContain('rate of the schedule is');
    const off: Core['aprOfPlan'] = (plan) => {
      const solved = CORE.aprOfPlan(plan);
      return isRight(solved)
        ? { ...solved, right: { ...solved.right, exact: solved.right.exact + 1e-6 } }
        : solved;
    };
    expect(planAprIsItsFlows.check(1, 20, { ...CORE, aprOfPlan: off }).recomputed.apart).toContain(
      'APR is',
    );
    const moved: Core['paymentSchedule'] = (plan) =>
      CORE.paymentSchedule(plan).map((line, place) =>
        place === 0
          ? { ...line, interest: pence(line.interest + 1), principal: pence(line.principal - 1) }
          : line,
      );
    expect(
      scheduleAddsUp.check(1, 20, { ...CORE, paymentSchedule: moved }).recomputed.apart,
    ).toMatch(/(principal|interest) of month 1 is/);
  });

  it('comes to the documents’ own figures: the calculator’s defaults are 397.24 a month [FIN-11]', () => {
    const answer = CORE.planFinance(DEFAULTS);
    expect(isRight(answer) && answer.right.monthly).toBe(39_724);
    expect(held({ question: 'planFinance', asked: [DEFAULTS], answer }).apart).toEqual([]);
    expect(
      held({
        question: 'paymentAtApr',
        asked: [13.6, 60, 1_753_000, 0],
        answer: 39_724.5,
      }).apart,
    ).toEqual([expect.stringContaining('39724.187')]);
  });

  it('puts the odd pence of a 0 % agreement into one payment, and never rounds the rest up past the credit [FIN-11]', () => {
    for (const [credit, months] of [
      [1000, 6],
      [5, 10],
      [1, 600],
      [100_001, 3],
    ] as const) {
      const request = { credit: pence(credit), months, apr: 0 };
      const answer = CORE.planFinance(request);
      expect(held({ question: 'planFinance', asked: [request], answer }).apart).toEqual([]);
    }
  });

  it('sends half a penny up, and lets either neighbour stand only where sixteen digits cannot tell', () => {
    expect(nearest(exactly(1.5))).toMatchObject({ is: 2, least: 2, most: 2 });
    expect(nearest(exactly(100.4999))).toMatchObject({ is: 100, least: 100, most: 100 });
    expect(nearest(exactly(1e9).plus('0.49999999'))).toMatchObject({
      is: 1e9,
      least: 1e9,
      most: 1e9 + 1,
    });
    expect(downTo(exactly(7.999))).toMatchObject({ is: 7, least: 7, most: 7 });
  });

  it('tells that no rate a number can say solves flows repaid a million times over in days [FIN-11]', () => {
    const flows = [
      { years: 0, amount: -13 },
      { years: 3 / 365, amount: 17_141_702 },
      { years: 24, amount: -39_982_758 },
      { years: 30, amount: 99_999_999 },
    ];
    const answer = CORE.solveApr(flows);
    expect(answer).toEqual({ _tag: 'Left', left: { kind: 'no-solution' } });
    expect(held({ question: 'solveApr', asked: [flows], answer }).apart).toEqual([]);
  });
});
