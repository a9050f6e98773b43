import { describe, expect, it } from 'vitest';
import {
  EXAMPLE_TERMS,
  exampleWithoutQuote,
  figuresOfQuote,
  solvedApr,
  workingsOf,
  type Quote,
} from '../../../../core/finance/public';

const { HP: hp, PCP: pcp } = exampleWithoutQuote();
const present = (quote: Quote | undefined): Quote => {
  if (quote === undefined) throw new Error('There is no example');
  return quote;
};

describe('the example where no lender has quoted', () => {
  it('has 48 monthly payments of a PCP and the final one, 49 in all, at 12.6 percent [FIN-26] [CG-047]', () => {
    expect(pcp).toMatchObject({ product: 'PCP', numberOfRegularPayments: 48, apr: 12.6 });
    expect(pcp?.optionalFinalPayment).toBe(7412_00);
    expect(pcp?.termMonths).toBe(49);
    expect(pcp?.lastPayment).toBe(7422_00);
    expect(pcp?.annualMileage).toBe(8000);
  });

  it('has 60 payments of hire purchase, the calculator’s own [FIN-27] [FIN-06]', () => {
    expect(hp).toMatchObject({
      product: 'HP',
      numberOfRegularPayments: 60,
      termMonths: 60,
      cashPrice: 18_530_00,
      deposit: 1000_00,
      amountOfCredit: 17_530_00,
      regularPayment: 397_24,
      totalAmountPayable: 24_844_40,
      totalCharges: 6314_40,
      apr: 13.6,
      interestRate: 12.18,
      optionFee: 10_00,
      lastPayment: 407_24,
    });
    expect(hp?.optionalFinalPayment).toBeUndefined();
    expect(hp?.annualMileage).toBeUndefined();
  });

  it.each([
    ['PCP', pcp],
    ['HP', hp],
  ])('is complete and adds up: %s', (_, example) => {
    const quote = present(example);
    for (const { offBy } of workingsOf(figuresOfQuote(quote))) expect(offBy).toBeUndefined();
    expect(solvedApr(figuresOfQuote(quote))?.shown).toBe(quote.apr);
    expect(quote.interestRate).toBeGreaterThan(0);
  });

  it('leaves at the end the share of the price that it says', () => {
    expect(pcp?.optionalFinalPayment).toBe(EXAMPLE_TERMS.cashPrice * EXAMPLE_TERMS.PCP.finalShare);
  });
});
