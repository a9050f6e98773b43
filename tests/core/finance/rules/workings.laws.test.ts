import { isRight } from 'fp-ts/Either';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOverTime,
  figuresOfQuote,
  figuresOfPlan,
  moneyBreakdown,
  monthlyWorking,
  planFinance,
  solvedApr,
  workingsOf,
  aprOfPlan,
  type AgreementFigures,
  type FinancePlan,
  type Slice,
} from '../../../../core/finance/public';
import { pence } from '../../../../core/kernel/money';

const amount = (most: number) =>
  fc.oneof(fc.constantFrom(0, 1, 99, 1000), fc.integer({ min: 0, max: most })).map(pence);

/** Any agreement that can be made, from a penny to ten million pounds. */
const plan = fc
  .record({
    credit: fc
      .oneof(fc.constantFrom(1, 2, 100, 17_530_00), fc.integer({ min: 1, max: 1_000_000_000 }))
      .map(pence),
    months: fc.oneof(fc.constantFrom(1, 2, 48, 60, 600), fc.integer({ min: 1, max: 600 })),
    apr: fc.oneof(
      fc.constantFrom(0, 1e-12, 0.1, 13.6, 1000),
      fc.double({ min: 0, max: 1000, noNaN: true }),
    ),
    finalPayment: amount(1_000_000_000),
    deposit: amount(100_000_000),
    contribution: amount(1_000_000),
    fee: amount(50_000),
    feeTreatment: fc.constantFrom(
      'last-payment' as const,
      'in-apr' as const,
      'in-final-payment' as const,
    ),
    oddPence: fc.constantFrom('first' as const, 'last' as const),
  })
  .map(planFinance)
  .filter(isRight)
  .map(({ right }): readonly [FinancePlan, AgreementFigures] => [
    right,
    figuresOfPlan(right, right.finalPayment > 0 ? 'PCP' : 'HP'),
  ]);

/** Its first payment alone is thousands of times what it lends. */
const firstFarAboveTheCredit = figuresOfQuote({
  product: 'HP',
  regularPayment: pence(2),
  numberOfRegularPayments: 129,
  termMonths: 129,
  cashPrice: pence(1),
  deposit: pence(0),
  amountOfCredit: pence(1),
  totalAmountPayable: pence(38_922),
  apr: 12.9,
  firstPayment: pence(38_668),
});

const sumOf = (slices: readonly Slice[]): number =>
  slices.reduce((sum, slice) => sum + slice.amount, 0);

describe('the workings of any agreement of ours', () => {
  it('add up to the penny, and to the figure they explain', () => {
    fc.assert(
      fc.property(plan, ([, figures]) => {
        const stated = {
          credit: figures.credit,
          'total-of-payments': figures.totalOfPayments,
          'total-payable': figures.totalAmountPayable,
          'charge-for-credit': figures.totalChargeForCredit,
        };
        for (const { id, terms, result, offBy } of workingsOf(figures)) {
          const sum = terms.reduce(
            (total, term) =>
              total + (term.minus === true ? -1 : 1) * term.amount * (term.times ?? 1),
            0,
          );
          expect(sum).toBe(result);
          expect(result).toBe(stated[id]);
          expect(offBy).toBeUndefined();
        }
      }),
    );
  });

  it('give the monthly payment that is asked [FIN-11]', () => {
    fc.assert(
      fc.property(
        plan.filter(([, { oddPayment }]) => oddPayment === undefined),
        ([, figures]) => {
          const working = monthlyWorking(figures);
          expect(working?.result).toBe(figures.monthly);
          expect(working?.offBy).toBeUndefined();
        },
      ),
    );
  });

  it('find the APR of the payments, as the plan itself does', () => {
    fc.assert(
      fc.property(plan, ([made, figures]) => {
        const apr = aprOfPlan(made);
        expect(solvedApr(figures)).toEqual(isRight(apr) ? apr.right : undefined);
      }),
    );
  });
});

describe('where the money of any agreement goes', () => {
  it('adds up to the total, to the penny, however it is cut', () => {
    fc.assert(
      fc.property(plan, ([, figures]) => {
        const { total, pays, goesTo } = moneyBreakdown(figures);
        expect(total).toBe(figures.totalAmountPayable);
        expect(sumOf(pays)).toBe(total);
        expect(sumOf(goesTo)).toBe(total);
        for (const slice of [...pays, ...goesTo]) expect(slice.amount).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('what is owed over any agreement', () => {
  it('begins with the credit, ends at nothing, and has a point for every payment', () => {
    fc.assert(
      fc.property(plan, ([, figures]) => {
        const points = balanceOverTime(figures);
        expect(points[0]).toEqual({ month: 0, balance: figures.credit });
        expect(points.at(-1)?.balance).toBe(0);
        const payments = figures.months + (figures.finalPayment > 0 ? 1 : 0);
        expect(points.map(({ month }) => month)).toEqual(
          Array.from({ length: payments + 1 }, (_, month) => month),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('a quote of any lender, however odd its figures', () => {
  const money = fc.oneof(amount(200), amount(5_000_000));
  const odd = fc
    .record(
      {
        product: fc.constantFrom('HP' as const, 'PCP' as const),
        regularPayment: money,
        numberOfRegularPayments: fc.integer({ min: 0, max: 700 }),
        termMonths: fc.integer({ min: 0, max: 700 }),
        cashPrice: money,
        deposit: money,
        amountOfCredit: money,
        totalAmountPayable: money,
        apr: fc.oneof(fc.constantFrom(0, 1e6), fc.double({ min: 0, max: 2000, noNaN: true })),
        firstPayment: money,
        lastPayment: money,
        optionalFinalPayment: money,
        optionFee: money,
      },
      {
        requiredKeys: [
          'product',
          'regularPayment',
          'numberOfRegularPayments',
          'termMonths',
          'cashPrice',
          'deposit',
          'amountOfCredit',
          'totalAmountPayable',
          'apr',
        ],
      },
    )
    .map(figuresOfQuote);

  it('has a balance in whole pence that ends at nothing, or none, and never breaks a page [MF-1, FIN-12]', () => {
    fc.assert(
      fc.property(odd, (figures) => {
        const balances = balanceOverTime(figures).map(({ balance }) => balance);
        expect(balances.every(Number.isSafeInteger)).toBe(true);
        expect(balances.at(-1) ?? 0).toBe(0);
        expect(solvedApr(figures)?.exact ?? 0).toBeGreaterThanOrEqual(0);
        const { total, pays, goesTo } = moneyBreakdown(figures);
        expect([sumOf(pays), sumOf(goesTo)]).toEqual([total, total]);
      }),
      { numRuns: 2000, examples: [[firstFarAboveTheCredit]] },
    );
  });
});
