import { isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  balanceOverTime,
  figuresOfPlan,
  figuresOfQuote,
  moneyBreakdown,
  monthlyWorking,
  planFinance,
  solvedApr,
  workingsOf,
  type AgreementFigures,
  type PlanRequest,
} from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';

function figuresOf(request: PlanRequest, product: 'HP' | 'PCP' = 'HP'): AgreementFigures {
  const plan = planFinance(request);
  if (!isRight(plan)) throw new Error(plan.left.kind);
  return figuresOfPlan(plan.right, product);
}

/** The finance calculator as it opens (FIN-06). */
const CALCULATOR: PlanRequest = {
  credit: pounds(17_530),
  months: 60,
  apr: 13.6,
  deposit: pounds(1000),
  fee: pounds(10),
};

describe('a final payment that a lender states of hire purchase', () => {
  it('stays in the sum under the name it has of others', () => {
    const figures = figuresOf({
      credit: pounds(10_000),
      months: 36,
      apr: 9.9,
      finalPayment: pounds(4000),
    });
    const total = workingsOf(figures).find(({ id }) => id === 'total-payable');
    expect(total?.terms.slice(2)).toEqual([{ what: 'final-payment', amount: 4000_00 }]);
  });
});

describe('how the calculator adds up as it opens', () => {
  const figures = figuresOf(CALCULATOR);

  it('shows the sum behind every total [FIN-04]', () => {
    expect(workingsOf(figures)).toEqual([
      {
        id: 'credit',
        terms: [
          { what: 'cash-price', amount: 18_530_00 },
          { what: 'deposit', amount: 1000_00, minus: true },
        ],
        result: 17_530_00,
      },
      {
        id: 'total-of-payments',
        terms: [{ what: 'monthly', amount: 397_24, times: 60 }],
        result: 23_834_40,
      },
      {
        id: 'total-payable',
        terms: [
          { what: 'deposit', amount: 1000_00 },
          { what: 'payments', amount: 23_834_40 },
          { what: 'fee', amount: 10_00 },
        ],
        result: 24_844_40,
      },
      {
        id: 'charge-for-credit',
        terms: [
          { what: 'payments', amount: 23_834_40 },
          { what: 'fee', amount: 10_00 },
          { what: 'credit', amount: 17_530_00, minus: true },
        ],
        result: 6314_40,
      },
    ]);
  });

  it('shows the monthly rate and the annuity factor that the payment comes from [FIN-11]', () => {
    const working = monthlyWorking(figures);
    expect(working?.monthlyRate).toBeCloseTo(0.0106827676, 10);
    expect(working?.annuity).toBeCloseTo(17_530 / 397.241874, 6);
    expect(working?.exact).toBeCloseTo(397_24.1874, 3);
    expect(working?.result).toBe(397_24);
    expect(working?.worthOfFinal).toBe(0);
  });

  it('finds that the fee leaves the APR at 13.6', () => {
    const apr = solvedApr(figures);
    expect(apr?.shown).toBe(13.6);
    expect(apr?.exact).toBeCloseTo(13.6148, 4);
  });

  it('tells where the money goes', () => {
    expect(moneyBreakdown(figures)).toEqual({
      total: 24_844_40,
      pays: [
        { kind: 'deposit', amount: 1000_00 },
        { kind: 'payments', amount: 23_834_40 },
        { kind: 'fee', amount: 10_00 },
      ],
      goesTo: [
        { kind: 'deposit', amount: 1000_00 },
        { kind: 'credit', amount: 17_530_00 },
        { kind: 'interest', amount: 6304_40 },
        { kind: 'fee', amount: 10_00 },
      ],
    });
  });

  it('owes the whole credit on the first day and nothing after five years', () => {
    const points = balanceOverTime(figures);
    expect(points).toHaveLength(61);
    expect(points[0]).toEqual({ month: 0, balance: 17_530_00 });
    expect(points[60]).toEqual({ month: 60, balance: 0 });
  });
});

describe('an agreement with a final payment', () => {
  it('takes what the final payment is worth today off the credit first', () => {
    const working = monthlyWorking(
      figuresOf(
        { credit: pounds(20_682), months: 47, apr: 11.9, finalPayment: pence(9844_29) },
        'PCP',
      ),
    );
    expect(working?.result).toBe(380_65);
    expect((working?.worthOfFinal ?? 0) + (working?.toSpread ?? 0)).toBeCloseTo(20_682_00, 6);
    expect(working?.worthOfFinal).toBeCloseTo(9844_29 * 1.119 ** (-48 / 12), 4);
  });

  it('counts a fee that is inside the final payment once', () => {
    const figures = figuresOf(
      {
        credit: pounds(10_000),
        months: 36,
        apr: 9.9,
        finalPayment: pence(2440_59),
        fee: pounds(10),
        feeTreatment: 'in-final-payment',
      },
      'PCP',
    );
    const { total, pays, goesTo } = moneyBreakdown(figures);
    expect(total).toBe(figures.totalAmountPayable);
    expect(pays.map(({ kind }) => kind)).toEqual(['deposit', 'payments', 'final-payment']);
    expect(goesTo).toContainEqual({ kind: 'fee', amount: 10_00 });
    expect(workingsOf(figures)[2]?.terms.map(({ what }) => what)).toEqual([
      'deposit',
      'payments',
      'final-payment',
    ]);
  });
});

describe('an agreement without interest', () => {
  const figures = figuresOf({ credit: pounds(1000), months: 3, apr: 0 });

  it('divides by nothing, and keeps the odd penny in the first payment [MF-4]', () => {
    expect(monthlyWorking(figures)).toMatchObject({ annuity: 3, monthlyRate: 0, result: 333_33 });
    expect(workingsOf(figures)[1]?.terms).toEqual([
      { what: 'odd-payment', amount: 333_34 },
      { what: 'monthly', amount: 333_33, times: 2 },
    ]);
    expect(moneyBreakdown(figures).goesTo).toContainEqual({ kind: 'interest', amount: 0 });
  });
});

describe('a dealer contribution', () => {
  it('lowers the credit and is nothing the customer pays', () => {
    const figures = figuresOf({ ...CALCULATOR, contribution: pounds(500) });
    expect(workingsOf(figures)[0]?.terms).toEqual([
      { what: 'cash-price', amount: 19_030_00 },
      { what: 'deposit', amount: 1000_00, minus: true },
      { what: 'contribution', amount: 500_00, minus: true },
    ]);
    expect(moneyBreakdown(figures).total).toBe(24_844_40);
  });
});

describe('a quote of a lender', () => {
  it('is shown as it is stated', () => {
    expect(figuresOfQuote(aPcpQuote())).toEqual({
      product: 'PCP',
      cashPrice: 9495_00,
      deposit: 1899_00,
      contribution: 0,
      credit: 7596_00,
      apr: 12.9,
      months: 47,
      monthly: 142_05,
      finalPayment: 3725_00,
      fee: 0,
      feeTreatment: 'last-payment',
      totalOfPayments: 6676_35,
      totalAmountPayable: 12_300_35,
      totalChargeForCredit: 2805_35,
    });
  });

  it('keeps a total that does not add up, and says by how much', () => {
    // 60 payments of 493.16 are 29,589.60; the page printed a thousand pounds less.
    const figures = figuresOfQuote(
      anHpQuote({
        regularPayment: pence(493_16),
        cashPrice: pounds(23_000),
        deposit: pounds(0),
        amountOfCredit: pounds(23_000),
        totalAmountPayable: pence(28_589_60),
        totalCharges: pence(6589_60),
        apr: 10.9,
      }),
    );
    expect(figures.totalAmountPayable).toBe(28_589_60);
    const [credit, payments, payable, charge] = workingsOf(figures);
    expect(credit?.offBy).toBeUndefined();
    expect(payments?.offBy).toBeUndefined();
    expect(payable).toMatchObject({ result: 29_589_60, offBy: -1000_00 });
    expect(charge).toMatchObject({ result: 6589_60 });
    expect(charge?.offBy).toBeUndefined();
    expect(moneyBreakdown(figures).total).toBe(29_589_60);
  });

  it('keeps a credit that is not what the price leaves', () => {
    const [credit] = workingsOf(figuresOfQuote(anHpQuote({ amountOfCredit: pounds(9495) })));
    expect(credit).toMatchObject({ result: 7596_00, offBy: 1899_00 });
  });

  it('says how far its payment is from its APR, and how far an APR of one decimal may be', () => {
    // 8,000 over 60 at 2.7: the lender reckoned with a twelfth of the APR.
    const working = monthlyWorking(
      figuresOfQuote(
        anHpQuote({
          regularPayment: pence(142_67),
          amountOfCredit: pounds(8000),
          apr: 2.7,
        }),
      ),
    );
    expect(working?.offBy).toBe(142_67 - (working?.result ?? 0));
    const { least = 0, most = 0 } = working?.span ?? {};
    expect(least).toBeLessThan(working?.result ?? 0);
    expect(most).toBeGreaterThan(working?.result ?? 0);
  });

  it('has a balance by its payments, whatever its APR says', () => {
    const points = balanceOverTime(figuresOfQuote(anHpQuote({ apr: 1.2 })));
    expect(points[0]?.balance).toBe(7596_00);
    expect(points.at(-1)?.balance).toBe(0);
    expect(solvedApr(figuresOfQuote(anHpQuote({ apr: 1.2 })))?.shown).toBe(12.9);
  });

  it.each([
    ['pays back less than was lent', { regularPayment: pence(80_00) }],
    ['has no payments', { numberOfRegularPayments: 0 }],
    ['lends nothing', { amountOfCredit: pounds(0) }],
  ])('has no balance where it %s', (_, change) => {
    const figures = figuresOfQuote(anHpQuote(change));
    expect(balanceOverTime(figures)).toEqual([]);
    expect(solvedApr(figures)).toBeUndefined();
  });

  it.each([
    ['has no payments', { numberOfRegularPayments: 0 }],
    ['has a rate below nothing', { apr: -1 }],
    ['has a rate that is no number', { apr: Number.NaN }],
  ])('has no working of the payment where it %s', (_, change) => {
    expect(monthlyWorking(figuresOfQuote(anHpQuote(change)))).toBeUndefined();
  });

  it('takes a first payment that differs as one of the payments', () => {
    const figures = figuresOfQuote(
      anHpQuote({ firstPayment: pence(170_00), totalAmountPayable: pence(12_091_33) }),
    );
    expect(workingsOf(figures)[1]).toEqual({
      id: 'total-of-payments',
      terms: [
        { what: 'odd-payment', amount: 170_00 },
        { what: 'monthly', amount: 169_87, times: 59 },
      ],
      result: 10_192_33,
    });
  });

  it('takes a first payment that differs as one more where only that makes the total hold', () => {
    const figures = figuresOfQuote(
      anHpQuote({
        numberOfRegularPayments: 59,
        firstPayment: pence(170_00),
        totalAmountPayable: pence(12_091_33),
      }),
    );
    expect(figures.months).toBe(60);
    expect(workingsOf(figures)[2]?.offBy).toBeUndefined();
  });

  it('counts a first payment of the regular amount as one of them [FIN-49]', () => {
    const figures = figuresOfQuote(
      anHpQuote({ numberOfRegularPayments: 59, firstPayment: pence(169_87) }),
    );
    expect(figures.oddPayment).toBeUndefined();
    expect(workingsOf(figures)[1]?.terms).toEqual([{ what: 'monthly', amount: 169_87, times: 60 }]);
  });

  it('counts a fee once where the final payment has it in it', () => {
    const inside = figuresOfQuote(aPcpQuote({ optionFee: pounds(10) }));
    expect(inside.feeTreatment).toBe('in-final-payment');
    expect(workingsOf(inside)[2]?.offBy).toBeUndefined();
    const beside = figuresOfQuote(
      aPcpQuote({ optionFee: pounds(10), totalAmountPayable: pence(12_310_35) }),
    );
    expect(beside.feeTreatment).toBe('last-payment');
    expect(workingsOf(beside)[2]?.offBy).toBeUndefined();
  });
});
