import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLeft, isRight } from 'fp-ts/Either';
import {
  aprOfPlan,
  depositAmount,
  planFinance,
  pricedTerm,
  quoteVehicle,
  regularPayment,
  shownApr,
  termForProduct,
  type Quote,
  type QuoteRequest,
  type RateCard,
} from '../../../../core/finance/public';
import { nothing, pence, pounds, subtract } from '../../../../core/kernel/money';

const price = fc.oneof(
  fc.integer({ min: 1, max: 20_000 }),
  fc.integer({ min: 100_00, max: 250_000_00 }),
);

const card: fc.Arbitrary<RateCard> = fc.record({
  lender: fc.constant('Kestrel Motor Finance'),
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

/** The quote, if there is one. */
const quoted = (rates: RateCard, asked: QuoteRequest): Quote | undefined => {
  const outcome = quoteVehicle(rates, asked);
  return isRight(outcome) ? outcome.right : undefined;
};

const withDeposit = (
  base: Omit<QuoteRequest, 'deposit' | 'depositType'>,
  penceDown: number,
): QuoteRequest => ({ ...base, deposit: penceDown / 100, depositType: 'Amount' });

describe('any quote', () => {
  it('adds up: deposit, payments, option fee and final payment are the total payable [FIN-04]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(300_000_00), (rates, base, down) => {
        const quote = quoted(rates, withDeposit(base, down));
        if (quote === undefined) return;
        const { regularPayment: regular, firstPayment = regular } = quote;
        const payments = firstPayment + regular * (quote.numberOfRegularPayments - 1);
        const final = quote.optionalFinalPayment ?? 0;
        expect(quote.totalAmountPayable).toBe(
          quote.deposit + payments + (quote.optionFee ?? 0) + final,
        );
        expect(quote.deposit + quote.amountOfCredit).toBe(quote.cashPrice);
        expect(quote.totalCharges).toBe(
          quote.totalAmountPayable - quote.deposit - quote.amountOfCredit,
        );
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
          const one = quoted(rates, withDeposit(base, down));
          const other = quoted(rates, withDeposit(base, down + more));
          if (one === undefined || other === undefined) return;
          expect(other.regularPayment).toBeLessThanOrEqual(one.regularPayment);
        },
      ),
    );
  });

  it('is refused when the deposit is the price or more: there is nothing to borrow [FIN-30]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(1_000_00), (rates, base, beyond) => {
        const outcome = quoteVehicle(rates, withDeposit(base, base.cashPrice + beyond));
        expect(isLeft(outcome) && outcome.left).toEqual({
          kind: 'deposit-reaches-price',
          deposit: base.cashPrice,
        });
      }),
    );
  });

  it('is what the plan of the same terms is, its APR solved with the fee [FIN-11, CG-037]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(300_000_00), (rates, base, down) => {
        const asked = withDeposit(base, down);
        const quote = quoted(rates, asked);
        if (quote === undefined) return;
        const plan = planFinance({
          credit: quote.amountOfCredit,
          months: quote.numberOfRegularPayments,
          apr: rates.apr,
          deposit: quote.deposit,
          finalPayment: quote.optionalFinalPayment ?? nothing,
          fee: rates.optionFee,
        });
        if (isLeft(plan)) throw new Error(plan.left.kind);
        expect(quote).toMatchObject({
          regularPayment: plan.right.monthly,
          totalAmountPayable: plan.right.totalAmountPayable,
          totalCharges: plan.right.totalChargeForCredit,
        });
        expect(quote.firstPayment).toBe(plan.right.oddPayment);
        expect(aprOfPlan(plan.right)).toMatchObject({ right: { shown: quote.apr } });
        expect(quote.apr).toBe(shownApr(quote.apr));
      }),
    );
  });

  it('has the payment that a whole stock is given at once [FILTER-33]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(300_000_00), (rates, base, down) => {
        const asked = withDeposit(base, down);
        const quote = quoted(rates, asked);
        const { product, cashPrice } = asked;
        const credit = subtract(cashPrice, depositAmount(cashPrice, asked.deposit, 'Amount'));
        if (credit === nothing) return;
        const term = pricedTerm(rates.apr, termForProduct(product, asked.months));
        const final = product === 'PCP' ? asked.guaranteedFutureValue : nothing;
        expect(regularPayment(term, credit, final)).toBe(quote?.regularPayment);
      }),
    );
  });

  it('repays at least the credit [MF-4]', () => {
    fc.assert(
      fc.property(card, request, fc.nat(300_000_00), (rates, base, down) => {
        const quote = quoted(rates, withDeposit(base, down));
        if (quote === undefined) return;
        expect(quote.totalCharges).toBeGreaterThanOrEqual(quote.optionFee ?? 0);
      }),
    );
  });

  it('never runs longer than its product may [FIN-38]', () => {
    fc.assert(
      fc.property(card, request, (rates, base) => {
        const quote = quoted(rates, withDeposit(base, 0));
        if (quote === undefined) return;
        expect(quote.termMonths).toBeLessThanOrEqual(quote.product === 'PCP' ? 48 : 60);
      }),
    );
  });
});
