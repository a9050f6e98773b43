import { describe, expect, it } from 'vitest';
import { bestQuotes, cheapestQuote, type Quote } from '../../../../core/finance/public';
import { nothing, pence } from '../../../../core/kernel/money';

const aQuote = (product: Quote['product'], regularPayment: number): Quote => ({
  product,
  regularPayment: pence(regularPayment),
  numberOfRegularPayments: 48,
  termMonths: 48,
  cashPrice: nothing,
  deposit: nothing,
  amountOfCredit: nothing,
  totalAmountPayable: nothing,
  apr: 12.9,
});

describe('choosing among quotes', () => {
  it('keeps the lowest hire purchase and the lowest contract purchase [FIN-51]', () => {
    const best = bestQuotes([
      aQuote('HP', 220_00),
      aQuote('HP', 214_50),
      aQuote('PCP', 180_25),
      aQuote('PCP', 191_00),
    ]);
    expect([best.HP?.regularPayment, best.PCP?.regularPayment]).toEqual([214_50, 180_25]);
  });

  it.each([
    [200_00, 199_99, 'PCP'],
    [199_99, 200_00, 'HP'],
    [200_00, 200_00, 'PCP'],
    [0, 100, 'HP'],
  ])('of HP at %d and PCP at %d finds %s cheaper [FIN-46, CG-050]', (hp, pcp, product) => {
    expect(cheapestQuote({ HP: aQuote('HP', hp), PCP: aQuote('PCP', pcp) })?.product).toBe(product);
  });

  it('takes the only quote there is, and none where there is none [FIN-46]', () => {
    const hp = aQuote('HP', 1);
    expect([cheapestQuote({ HP: hp }), cheapestQuote({})]).toEqual([hp, undefined]);
  });
});
