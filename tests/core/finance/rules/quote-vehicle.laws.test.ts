import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteVehicle, type QuoteRequest, type RateCard } from '../../../../core/finance/public';
import { pence, pounds } from '../../../../core/kernel/money';

const price = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc.integer({ min: 100_00, max: 250_000_00 }),
);

const card: fc.Arbitrary<RateCard> = fc.record({
  lender: fc.constant('Sandbox Motor Finance'),
  apr: fc.oneof(fc.constant(0), fc.constant(1e-10), fc.double({ min: 0, max: 99.9, noNaN: true })),
  fixedRate: fc.constant(12.19),
  optionFee: fc.constant(pounds(10)),
});

const request = fc
  .record({
    product: fc.constantFrom('HP' as const, 'PCP' as const),
    cashPrice: price.map(pence),
    shareLeft: fc.double({ min: 0, max: 1, noNaN: true }),
    months: fc.constantFrom(1, 24, 36, 48, 60, 61, 0, Number.NaN),
    mileage: fc.constantFrom(6000, 8000, 20_000),
  })
  .map(({ shareLeft, ...rest }) => ({
    ...rest,
    guaranteedFutureValue: pence(Math.round(rest.cashPrice * shareLeft)),
  }));

const withDeposit = (
  base: Omit<QuoteRequest, 'deposit' | 'depositType'>,
  penceDown: number,
): QuoteRequest => ({ ...base, deposit: penceDown / 100, depositType: 'Amount' });

describe('any quote', () => {
  it('adds up: deposit, payments, option fee and final payment are the total payable [FIN-04]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(300_000_00), (rates, base, down) => {
        const quote = quoteVehicle(rates, withDeposit(base, down));
        if (quote === undefined) return;
        const payments = quote.regularPayment * quote.numberOfRegularPayments;
        const final = quote.optionalFinalPayment ?? 0;
        expect(quote.totalAmountPayable).toBe(
          quote.deposit + payments + (quote.optionFee ?? 0) + final,
        );
        expect(quote.deposit + quote.amountOfCredit).toBe(quote.cashPrice);
      }),
    );
  });

  it('never has a higher payment for a bigger deposit [FIN-51]', () => {
    fc.assert(
      fc.property(
        card,
        request,
        fc.nat(300_000_00),
        fc.nat(50_000_00),
        (rates, base, down, more) => {
          const one = quoteVehicle(rates, withDeposit(base, down));
          const other = quoteVehicle(rates, withDeposit(base, down + more));
          if (one === undefined || other === undefined) return;
          expect(other.regularPayment).toBeLessThanOrEqual(one.regularPayment);
        },
      ),
    );
  });

  it('asks for no payment on hire purchase when the deposit is the price, and then costs the price [FIN-30]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(1_000_00), (rates, base, beyond) => {
        const quote = quoteVehicle(
          rates,
          withDeposit({ ...base, product: 'HP' }, base.cashPrice + beyond),
        );
        expect(quote?.regularPayment).toBe(0);
        expect(quote?.totalAmountPayable).toBe(base.cashPrice);
      }),
    );
  });

  it('repays at least the credit, but for half a penny a payment of rounding [MF-4]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(300_000_00), (rates, base, down) => {
        const quote = quoteVehicle(rates, withDeposit(base, down));
        if (quote === undefined) return;
        const repaid =
          quote.regularPayment * quote.numberOfRegularPayments + (quote.optionalFinalPayment ?? 0);
        expect(repaid).toBeGreaterThanOrEqual(
          quote.amountOfCredit - quote.numberOfRegularPayments / 2 - 1e-6,
        );
      }),
    );
  });

  it('never runs longer than its product may [FIN-38]', () => {
    fc.assert(
      fc.property(card, request, (rates, base) => {
        const quote = quoteVehicle(rates, withDeposit(base, 0));
        if (quote === undefined) return;
        expect(quote.termMonths).toBeLessThanOrEqual(quote.product === 'PCP' ? 48 : 60);
      }),
    );
  });
});
