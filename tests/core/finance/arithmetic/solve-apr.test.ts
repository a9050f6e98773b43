import { isRight, left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { aprOfPlan, solveApr, type CashFlow } from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';

const yearly = (...amounts: readonly number[]): readonly CashFlow[] =>
  amounts.map((amount, years) => ({ years, amount }));

/** Stands for any number as near as so many decimals. */
const near = (value: number, decimals: number): number => expect.closeTo(value, decimals) as number;

function exactly(flows: readonly CashFlow[]): number {
  const solved = solveApr(flows);
  if (isRight(solved)) return solved.right.exact;
  throw new Error(solved.left.kind);
}

describe('the APR of flows', () => {
  it('is 20 % where 1,000 becomes 1,200 in a year [FIN-11]', () => {
    expect(solveApr(yearly(-1000, 1200))).toEqual(right({ shown: 20, exact: near(20, 11) }));
  });

  it('is the Directive’s 13.1 % for two payments of 600 [FIN-11]', () => {
    expect(solveApr(yearly(-1000, 600, 600))).toEqual(
      right({ shown: 13.1, exact: near(13.06623863, 7) }),
    );
  });

  it('is 324.4 % where 500 becomes 510 in five days [FIN-11]', () => {
    expect(
      exactly([
        { years: 0, amount: -500 },
        { years: 5 / 365, amount: 510 },
      ]),
    ).toBeCloseTo(324.436, 3);
  });

  it('takes several advances, at their own times and in any order [FIN-11]', () => {
    const flows: readonly CashFlow[] = [
      { years: 2, amount: 1210 + 110 },
      { years: 1, amount: -100 },
      { years: 0, amount: -600 },
      { years: 0, amount: -400 },
    ];
    expect(exactly(flows)).toBeCloseTo(10, 10);
    expect(exactly([...flows].reverse())).toBeCloseTo(10, 10);
  });

  it('adds up what moves at the same moment, and forgets what comes to nothing [FIN-11]', () => {
    const flows: readonly CashFlow[] = [
      { years: 0, amount: -1000 },
      { years: 0.5, amount: 700 },
      { years: 0.5, amount: -700 },
      { years: 1, amount: 600 },
      { years: 1, amount: 600 },
      { years: 2, amount: 0 },
    ];
    expect(exactly(flows)).toBeCloseTo(20, 10);
    expect(
      exactly([{ years: 0, amount: 5 }, { years: 0, amount: -5 }, ...yearly(0, -1000, 1200)]),
    ).toBeCloseTo(20, 10);
  });

  it('is 0 where no more is paid back than was advanced [MF-4]', () => {
    expect(solveApr(yearly(-300, 100, 100, 100))).toEqual(right({ shown: 0, exact: 0 }));
    const third = 1000 / 3;
    expect(exactly(yearly(-1000, third, third, third - 1e-10))).toBe(0);
  });

  it('is 0 where it is paid back the same day [FIN-11]', () => {
    expect(
      solveApr([
        { years: 0, amount: -500 },
        { years: 0, amount: 500 },
      ]),
    ).toEqual(right({ shown: 0, exact: 0 }));
  });

  it('keeps a rate next to nothing [MF-4]', () => {
    expect(exactly(yearly(-1e15, 1e15 + 1000))).toBeCloseTo(1e-10, 12);
  });

  it('is not to be had of what is no number [FIN-11]', () => {
    const notANumber = left({ kind: 'not-a-number' });
    expect(solveApr(yearly(-1000, Number.NaN))).toEqual(notANumber);
    expect(solveApr([...yearly(-1000), { years: Number.POSITIVE_INFINITY, amount: 1 }])).toEqual(
      notANumber,
    );
  });

  it.each([
    ['nothing at all', []],
    ['nothing but noughts', yearly(0, 0)],
    ['advances alone', yearly(-1000, -1000)],
    ['payments alone', yearly(1000, 1000)],
    ['a payment before any advance', yearly(1000, -1200)],
    ['flows that no rate balances', yearly(-1000, 1500, -1000)],
    [
      'a rate beyond any number',
      [
        { years: 0, amount: -1 },
        { years: 1e-6, amount: 1e9 },
      ],
    ],
  ] as const)('is not to be had of %s [FIN-12]', (_name, flows) => {
    expect(solveApr(flows)).toEqual(left({ kind: 'no-solution' }));
  });

  it('is refused, with the negative rate, where less is paid back [FIN-12]', () => {
    const flows = [
      { years: 0, amount: -1000 },
      ...Array.from({ length: 12 }, (_, place) => ({ years: (place + 1) / 12, amount: 80 })),
    ];
    expect(solveApr(flows)).toEqual(left({ kind: 'payments-below-credit', exact: near(-7.22, 2) }));
  });
});

describe('of several rates', () => {
  // Growths of a year that balance −1000 with what follows from them.
  const withRates = (...percents: readonly number[]): readonly CashFlow[] => {
    const amounts = percents.reduce<readonly number[]>(
      (product, percent) =>
        [...product, 0].map(
          (amount, place) => amount - (1 + percent / 100) * (product[place - 1] ?? 0),
        ),
      [-1000],
    );
    return yearly(...amounts);
  };

  it('the positive one nearest 0 is the APR [FIN-11]', () => {
    expect(exactly(withRates(10, 30))).toBeCloseTo(10, 8);
    expect(exactly(withRates(-20, 30, 60))).toBeCloseTo(30, 8);
    expect(exactly(withRates(-20, -10, 60))).toBeCloseTo(60, 8);
    expect(exactly(withRates(5, 40, 90, 200))).toBeCloseTo(5, 7);
  });

  it('a positive one comes before 0 itself [FIN-11]', () => {
    expect(exactly(withRates(0, 52, 62))).toBeCloseTo(52, 8);
    expect(exactly(withRates(-30, 0))).toBeCloseTo(0, 12);
  });

  it('where none is above nothing the one nearest it is told [FIN-12]', () => {
    expect(solveApr(withRates(-40, -10))).toEqual(
      left({ kind: 'payments-below-credit', exact: near(-10, 8) }),
    );
  });

  it('none is told where all but nothing is left after a day [FIN-12]', () => {
    const days = (...amounts: readonly number[]): readonly CashFlow[] =>
      amounts.map((amount, day) => ({ years: day / 365, amount }));
    // They balance where of a pound a tenth is left after a day, and where a twentieth is.
    expect(solveApr(days(-200, 30, -1))).toEqual(left({ kind: 'no-solution' }));
    // As they do here, where two thirds are, and that is told.
    expect(solveApr(days(-200, 140, -2))).toMatchObject({
      left: { kind: 'payments-below-credit' },
    });
  });

  it('none is told where the least one is too high for any number, though far more is paid back than was lent [FIN-12]', () => {
    expect(
      solveApr([
        { years: 0, amount: -13 },
        { years: 3 / 365, amount: 17_141_702 },
        { years: 24, amount: -39_982_758 },
        { years: 30, amount: 99_999_999 },
      ]),
    ).toEqual(left({ kind: 'no-solution' }));
  });

  it('a very large one is found over many years, too [FIN-11]', () => {
    const flows: readonly CashFlow[] = [
      { years: 0, amount: -1 },
      { years: 0.02, amount: 1000 },
      { years: 8, amount: -500 },
    ];
    expect(Math.log1p(exactly(flows) / 100)).toBeCloseTo(Math.log(1000) / 0.02, 6);
  });
});

describe('the APR of an agreement', () => {
  it('of the calculator’s defaults is 13.6, with the fee in it [FIN-06, FIN-11]', () => {
    const plan = planned({ credit: pounds(17_530), months: 60, apr: 13.6, fee: pounds(10) });
    expect(aprOfPlan(plan)).toEqual(right({ shown: 13.6, exact: near(13.6148, 4) }));
    expect(aprOfPlan(planned({ credit: pounds(17_530), months: 60, apr: 13.6 }))).toEqual(
      right({ shown: 13.6, exact: near(13.5998, 4) }),
    );
  });

  it('of a lender’s quote with a final payment is the lender’s own [FIN-11]', () => {
    const plan = planned({
      credit: pounds(20_682),
      months: 47,
      apr: 11.9,
      finalPayment: pence(984_429),
    });
    expect(aprOfPlan(plan)).toEqual(right({ shown: 11.9, exact: near(11.9, 3) }));
  });

  it('is 0 at 0 %, and the odd pence change nothing [MF-4]', () => {
    for (const oddPence of ['first', 'last'] as const) {
      const plan = planned({ credit: pence(1000), months: 3, apr: 0, oddPence });
      expect(aprOfPlan(plan)).toEqual(right({ shown: 0, exact: 0 }));
    }
  });

  it('of one large final payment is found to the last digit that matters [FIN-11]', () => {
    const plan = planned({
      credit: pence(100),
      months: 484,
      apr: 59.6,
      finalPayment: pence(10_000_000_000),
      fee: pence(10_823),
      feeTreatment: 'in-final-payment',
    });
    expect(aprOfPlan(plan)).toEqual(right({ shown: 60.4, exact: near(60.448793577, 8) }));
  });

  it('is refused of a plan whose payments do not repay its credit [FIN-12]', () => {
    const plan = planned({ credit: pounds(1000), months: 12, apr: 0 });
    expect(aprOfPlan({ ...plan, monthly: pounds(80), oddPayment: pounds(80) })).toEqual(
      left({ kind: 'payments-below-credit', exact: near(-7.22, 2) }),
    );
  });
});
