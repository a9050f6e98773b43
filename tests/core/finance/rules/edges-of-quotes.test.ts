import { describe, expect, it } from 'vitest';
import {
  bestQuotes,
  cheapestQuote,
  depositAmount,
  exampleWithoutQuote,
  figuresOfPlan,
  figuresOfQuote,
  moneyBreakdown,
  quoteToShow,
  quoteVehicle,
  termForProduct,
  workingsOf,
  type Quote,
} from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';
import { planned } from '../../../support/mothers/finance-plan';
import { anHpQuote, aPcpQuote } from '../../../support/mothers/quote';

describe('the best quotes', () => {
  it('keep the first of equal ones, and name no product that has none [FIN-51]', () => {
    const first = anHpQuote({ lender: 'First' });
    const second = anHpQuote({ lender: 'Second' });
    expect(bestQuotes([first, second])).toStrictEqual({ HP: first });
    expect(bestQuotes([aPcpQuote()])).toStrictEqual({ PCP: aPcpQuote() });
    expect(bestQuotes([])).toStrictEqual({});
    expect(cheapestQuote({})).toBeUndefined();
  });

  it('to show are of the product asked for, dearer or not, and the cheaper where none is asked [FIN-45, FIN-46]', () => {
    const dearHp = { HP: anHpQuote({ regularPayment: pounds(500) }), PCP: aPcpQuote() };
    const dearPcp = { HP: anHpQuote(), PCP: aPcpQuote({ regularPayment: pounds(500) }) };
    expect(quoteToShow(dearHp, 'HP')).toBe(dearHp.HP);
    expect(quoteToShow(dearPcp, 'PCP')).toBe(dearPcp.PCP);
    expect(quoteToShow(dearPcp)).toBe(dearPcp.HP);
    expect(quoteToShow(dearHp)).toBe(dearHp.PCP);
  });
});

describe('a deposit and a term', () => {
  it('in pounds is pounds, in percent a share of the price [FIN-33]', () => {
    expect(depositAmount(pounds(9495), 20, 'Percentage')).toBe(189_900);
    expect(depositAmount(pounds(9495), 20, 'Amount')).toBe(2000);
  });

  it('of one month is a term, of none is left open [FIN-36]', () => {
    expect(termForProduct('HP', 1)).toBe(1);
    expect(termForProduct('HP', 0.5)).toBe(60);
    expect(termForProduct('PCP')).toBe(48);
  });
});

describe('the example where no lender has quoted', () => {
  it('is a whole one of both products [FIN-26, FIN-27]', () => {
    const { HP: hp, PCP: pcp } = exampleWithoutQuote();
    expect([hp?.product, pcp?.product]).toEqual(['HP', 'PCP']);
    expect([hp?.numberOfRegularPayments, pcp?.numberOfRegularPayments]).toEqual([60, 48]);
    expect([hp?.termMonths, pcp?.termMonths]).toEqual([60, 49]);
    expect(hp?.regularPayment).toBe(39_724);
  });
});

describe('the figures of a lender’s quote', () => {
  const total = (quote: Quote, change: Partial<Quote>): Quote => ({ ...quote, ...change });
  /** 100 down, 12 of 100 and 500 at the end, 10 for the option. */
  const pcp: Quote = aPcpQuote({
    deposit: pounds(100),
    regularPayment: pounds(100),
    numberOfRegularPayments: 12,
    optionalFinalPayment: pounds(500),
    optionFee: pounds(10),
    amountOfCredit: pounds(1600),
    totalAmountPayable: pounds(1810),
  });

  it('have the fee on top of the last payment where the total holds so, inside the final one where so [FIN-22]', () => {
    expect(figuresOfQuote(pcp).feeTreatment).toBe('last-payment');
    expect(figuresOfQuote(total(pcp, { totalAmountPayable: pounds(1800) })).feeTreatment).toBe(
      'in-final-payment',
    );
    expect(figuresOfQuote(total(pcp, { totalAmountPayable: pounds(1790) })).feeTreatment).toBe(
      'last-payment',
    );
  });

  it('never have a fee inside a final payment that is smaller, and may in one as large [FIN-22]', () => {
    const small = { optionalFinalPayment: pounds(9), totalAmountPayable: pounds(1309) };
    expect(figuresOfQuote(total(pcp, small)).feeTreatment).toBe('last-payment');
    const equal = { optionalFinalPayment: pounds(10), totalAmountPayable: pounds(1310) };
    expect(figuresOfQuote(total(pcp, equal)).feeTreatment).toBe('in-final-payment');
  });

  it('have the first payment as the odd one, within the number or beside it, as the total holds [FIN-49]', () => {
    const first = { firstPayment: pounds(150) };
    const within = figuresOfQuote(total(pcp, { ...first, totalAmountPayable: pounds(1860) }));
    expect(within).toMatchObject({ months: 12, oddPayment: 15_000, oddPence: 'first' });
    expect(within.totalOfPayments).toBe(125_000);
    const beside = figuresOfQuote(total(pcp, { ...first, totalAmountPayable: pounds(1960) }));
    expect(beside).toMatchObject({ months: 13, oddPayment: 15_000, oddPence: 'first' });
  });

  it('have the fee on top of a first payment beside the number, where no final payment could hold it [FIN-49]', () => {
    const figures = figuresOfQuote(
      anHpQuote({
        firstPayment: pounds(200),
        optionFee: pounds(10),
        // The deposit, 200.00 first, 60 of 169.87 and the fee.
        totalAmountPayable: pence(1899_00 + 200_00 + 60 * 169_87 + 10_00),
      }),
    );
    expect(figures).toMatchObject({ months: 61, oddPayment: 200_00, feeTreatment: 'last-payment' });
  });

  it('name no odd payment where there is none [FIN-49]', () => {
    expect(
      figuresOfPlan(planned({ credit: pounds(12), months: 12, apr: 0 }), 'HP'),
    ).not.toHaveProperty('oddPayment');
    expect(
      figuresOfPlan(planned({ credit: pence(1000), months: 3, apr: 0 }), 'HP').oddPayment,
    ).toBe(334);
  });
});

describe('where the money of an agreement goes', () => {
  const figures = figuresOfPlan(
    planned({ credit: pounds(1200), months: 12, apr: 0, fee: pounds(10) }),
    'HP',
  );
  const goesTo = (totalOfPayments: number): readonly (readonly [string, number])[] =>
    moneyBreakdown({ ...figures, totalOfPayments: pence(totalOfPayments) }).goesTo.map(
      ({ kind, amount }) => [kind, amount] as const,
    );

  it('counts of a fee no more than credit costs [CG-038]', () => {
    expect(goesTo(120_000)).toContainEqual(['fee', 1000]);
    expect(goesTo(119_400)).toEqual([
      ['deposit', 0],
      ['credit', 120_000],
      ['interest', 0],
      ['fee', 400],
    ]);
    expect(goesTo(119_000).map(([kind]) => kind)).toEqual(['deposit', 'credit', 'interest']);
  });

  it('keeps the fee whole where a lender’s figures contradict each other, and shows by how much [CG-038]', () => {
    expect(goesTo(118_900)).toEqual([
      ['deposit', 0],
      ['credit', 120_000],
      ['interest', -1100],
      ['fee', 1000],
    ]);
  });
});

describe('the sum of the payments', () => {
  const linesOf = (months: number, oddPence: 'first' | 'last'): readonly string[] => {
    const plan = planned({ credit: pence(1000), months, apr: 0, oddPence });
    const figures = { ...figuresOfPlan(plan, 'HP'), oddPayment: pence(334) };
    const sum = workingsOf(figures).find(({ id }) => id === 'total-of-payments');
    return sum?.terms.map(({ what }) => what) ?? [];
  };

  it('tells the odd payment where it falls, and alone where there is no other [MF-4]', () => {
    expect(linesOf(3, 'first')).toEqual(['odd-payment', 'monthly']);
    expect(linesOf(3, 'last')).toEqual(['monthly', 'odd-payment']);
    expect(linesOf(1, 'last')).toEqual(['odd-payment']);
  });
});

describe('a quote for a vehicle', () => {
  it('has no first payment, last payment or excess mileage where there is none [FIN-49, FIN-52]', () => {
    const quoted = quoteVehicle(
      { lender: 'Lender', apr: 12.9, fixedRate: 12.2, optionFee: pounds(0) },
      {
        product: 'HP',
        cashPrice: pounds(9495),
        deposit: 1000,
        depositType: 'Amount',
        months: 48,
        mileage: 8000,
      },
    );
    const quote = quoted._tag === 'Right' ? quoted.right : undefined;
    expect(quote?.regularPayment).toBeGreaterThan(0);
    expect(Object.keys(quote ?? {})).not.toContain('firstPayment');
    expect(Object.keys(quote ?? {})).not.toContain('lastPayment');
  });

  it('of a personal contract purchase names its excess mileage only where there is one [FIN-52]', () => {
    const card = { lender: 'Lender', apr: 12.9, fixedRate: 12.2, optionFee: pounds(10) };
    const request = {
      product: 'PCP',
      cashPrice: pounds(9495),
      guaranteedFutureValue: pounds(3000),
      deposit: 1000,
      depositType: 'Amount',
      months: 48,
      mileage: 8000,
    } as const;
    const keysOf = (quoted: ReturnType<typeof quoteVehicle>): readonly string[] =>
      Object.keys(quoted._tag === 'Right' ? quoted.right : {});
    expect(keysOf(quoteVehicle(card, request))).not.toContain('excessMileageRate');
    expect(keysOf(quoteVehicle(card, request))).toContain('lastPayment');
  });
});
