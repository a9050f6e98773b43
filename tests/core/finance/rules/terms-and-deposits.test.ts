import { describe, expect, it } from 'vitest';
import {
  affordableDeposit,
  assumedTerms,
  DEFAULT_TERMS,
  depositAmount,
  depositOptions,
  depositTypeOf,
  isRepresentative,
  termForProduct,
} from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';

describe('the deposits on offer', () => {
  it.each([
    [5000, 10, 4500],
    [20_995, 40, 19_500],
    [1000, 2, 500],
    [8999, 16, 7500],
    [999, 1, 0],
    [500, 1, 0],
    [0, 1, 0],
  ])('for a price of £%d are %d, up to £%d [FIN-28, FIN-29, MF-4]', (price, count, top) => {
    const options = depositOptions(pounds(price));
    expect([options.length, options[0], options.at(-1)]).toEqual([count, 0, pounds(top)]);
  });
});

describe('the terms where nothing was said', () => {
  it('are 20 percent down, 8,000 miles a year and 60 months [SEARCH-24]', () => {
    expect(DEFAULT_TERMS).toEqual({
      deposit: 20,
      depositType: 'Percentage',
      mileage: 8000,
      months: 60,
    });
  });
});

describe('a rate', () => {
  it.each([
    [13.6, true],
    [13.55, true],
    [13.64, true],
    [13.54, false],
    [13.65, false],
    [12.9, false],
    [0, false],
  ])('of %d percent is called representative: %s', (apr, is) => {
    expect(isRepresentative(apr)).toBe(is);
  });
});

describe('a deposit', () => {
  it.each([
    [2500, 3000, 'Amount', 1000],
    [2001, 2500, 'Amount', 1000],
    [2000, 2000, 'Amount', 0],
    [900, 1000, 'Amount', 0],
    [3000, 1000, 'Amount', 1000],
    [15, 20, 'Percentage', 20],
  ] as const)('on £%d of %d (%s) becomes %d [FIN-30]', (price, deposit, depositType, expected) => {
    expect(affordableDeposit(pounds(price), { deposit, depositType }).deposit).toBe(expected);
  });

  it('of exactly 20 is a percentage, any other an amount [FIN-33, FIN-34]', () => {
    expect([20, 0, 500, 2000].map(depositTypeOf)).toEqual([
      'Percentage',
      'Amount',
      'Amount',
      'Amount',
    ]);
  });

  it.each([
    [9145_00, 20, 'Percentage', 1829_00],
    [9999_99, 20, 'Percentage', 2000_00],
    [9145_00, 150, 'Percentage', 9145_00],
    [9145_00, 10_000, 'Amount', 9145_00],
    [9145_00, -5, 'Amount', 0],
    [9145_00, Number.NaN, 'Amount', 0],
    [9145_00, Number.POSITIVE_INFINITY, 'Amount', 9145_00],
  ] as const)(
    'on %d pence of %d (%s) is %d pence, never more than the price',
    (price, deposit, type, expected) => {
      expect(depositAmount(pence(price), deposit, type)).toBe(expected);
    },
  );
});

describe('the term', () => {
  it.each([
    ['PCP', 60, 48],
    ['PCP', 36, 36],
    ['HP', 60, 60],
    ['HP', undefined, 60],
    ['PCP', undefined, 48],
    ['HP', 0, 60],
    ['HP', 72, 60],
  ] as const)('of %s for %s months is %d [FIN-37, FIN-38, FIN-39]', (product, months, expected) => {
    expect(termForProduct(product, months)).toBe(expected);
  });
});

describe('what is assumed where a shopper has not said', () => {
  it('is 48 months once a deposit is set, 8,000 miles and PCP [FIN-31, FIN-36]', () => {
    expect(assumedTerms({ deposit: 1500 })).toEqual({
      deposit: 1500,
      depositType: 'Amount',
      mileage: 8000,
      months: 48,
      product: 'PCP',
    });
  });

  it('is no deposit at all and the cap of the product where nothing is said [FIN-36, FIN-37]', () => {
    expect(assumedTerms({})).toEqual({ mileage: 8000, months: 48, product: 'PCP' });
  });

  it('is 60 months on hire purchase [FIN-36]', () => {
    expect(assumedTerms({ product: 'HP' })).toEqual({ mileage: 8000, months: 60, product: 'HP' });
  });

  it('is 20 percent down where only a monthly budget is set', () => {
    expect(assumedTerms({ hasMonthlyRange: true })).toMatchObject({
      deposit: 20,
      depositType: 'Percentage',
      months: 48,
    });
  });

  it('leaves a deposit of nothing alone [SF-6]', () => {
    expect(assumedTerms({ deposit: 0, hasMonthlyRange: true })).toMatchObject({
      deposit: 0,
      depositType: 'Amount',
    });
  });
});
