import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRequestParams } from '../../../../adapters/http/stock/search-request';
import { pence, pounds } from '../../../../core/kernel/money';
import {
  calculatorQuery,
  calculatorTarget,
  monthlyRangeAround,
} from '../../../../core/search/public';

describe('the budget to look in for a monthly payment', () => {
  it.each([
    [237_41, 200, 300],
    [250_00, 200, 300],
    [397_24, 350, 450],
  ])(
    'is 20 pounds around %d pence, out to whole fifties [WE-031] [WE-032] [WE-033] [CG-039]',
    (payment, from, to) => {
      expect(monthlyRangeAround(pence(payment))).toEqual({ from, to });
    },
  );

  it('starts at nothing for a small payment [WE-034]', () => {
    expect(monthlyRangeAround(pence(15_00))).toEqual({ from: 0, to: 50 });
  });

  it('is in the calculator’s link [WE-035] [ROUTE-39]', () => {
    expect(calculatorTarget(pence(397_24))).toBe('/used/cars/?monthly_from=350&monthly_to=450');
  });

  it('is in the link with the deposit and the term that the shopper has set [ROUTE-39]', () => {
    const terms = { deposit: pounds(2500), months: 48 };
    expect(calculatorTarget(pence(397_24), terms)).toBe(
      '/used/cars/?monthly_from=350&monthly_to=450&finance_deposit=2500&finance_term=48',
    );
    expect(
      Object.fromEntries(toRequestParams(calculatorQuery(pence(397_24), terms))),
    ).toMatchObject({
      finance_deposit: '2500',
      finance_deposit_type: 'Amount',
      finance_term: '48',
    });
  });

  it('is looked for on hire purchase, among what is for sale, cheapest first [SEARCH-32]', () => {
    expect(Object.fromEntries(toRequestParams(calculatorQuery(pence(397_24))))).toMatchObject({
      monthly_from: '350',
      monthly_to: '450',
      finance_type: 'HP',
      status: 'FOR_SALE_RETAIL',
      sort: 'price|asc',
    });
  });

  it('always has the payment in it, and the gap of 50 [FIN-15] [FILTER-35]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (payment) => {
        const { from, to } = monthlyRangeAround(pence(payment));
        expect(from * 100).toBeLessThanOrEqual(payment);
        expect(to * 100).toBeGreaterThanOrEqual(payment + 2000);
        expect(to - from).toBeGreaterThanOrEqual(50);
        expect([from % 50, to % 50]).toEqual([0, 0]);
      }),
    );
  });
});
