import fc from 'fast-check';
import { isLeft, isRight, left } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  figuresOfQuote,
  figuresWithPartExchange,
  quoteVehicle,
  type Quote,
  type RateCard,
} from '../../../../core/finance/public';
import { add, nothing, pence, pounds, subtract } from '../../../../core/kernel/money';

const CARD: RateCard = {
  lender: 'Kestrel Motor Finance',
  apr: 12.9,
  fixedRate: 12.19,
  optionFee: pounds(10),
};

/** £10,995, a fifth down, over 48 months. */
const quoted = (
  product: 'HP' | 'PCP',
  change: Partial<Parameters<typeof quoteVehicle>[1]> = {},
) => {
  const answer = quoteVehicle(CARD, {
    product,
    cashPrice: pounds(10_995),
    deposit: 20,
    depositType: 'Percentage',
    mileage: 8000,
    months: 48,
    guaranteedFutureValue: pounds(4000),
    ...change,
  });
  if (isLeft(answer)) throw new Error(answer.left.kind);
  return answer.right;
};

const withCar = (quote: Quote, brought: number) => {
  const answer = figuresWithPartExchange(quote, pence(brought));
  return isRight(answer) ? answer.right : undefined;
};

const aQuote = fc
  .record({
    product: fc.constantFrom('HP' as const, 'PCP' as const),
    apr: fc.constantFrom(0, 4.9, 9.9, 12.9, 29.9),
    cashPrice: fc.integer({ min: 1500, max: 90_000 }),
    down: fc.integer({ min: 0, max: 60 }),
    kept: fc.integer({ min: 0, max: 60 }),
    months: fc.constantFrom(24, 36, 48, 60),
    optionFee: fc.constantFrom(nothing, pounds(10), pounds(199)),
  })
  .map(({ product, apr, cashPrice, down, kept, months, optionFee }) =>
    quoteVehicle(
      { ...CARD, apr, optionFee },
      {
        product,
        cashPrice: pounds(cashPrice),
        deposit: down,
        depositType: 'Percentage',
        mileage: 8000,
        months,
        guaranteedFutureValue: pence(cashPrice * kept),
      },
    ),
  )
  .filter(isRight)
  .map(({ right }) => right);

const brought = fc.integer({ min: 0, max: 90_000_00 });

describe('a quote with a part exchange', () => {
  it('borrows less by what it brings, at the rate of the quote', () => {
    // £10,995 − £2,199 − £4,100 = £4,696 at 12.9 % over 48 months: £4,696 × 1.0162 % ÷ (1 − 1.010162^−48) is £124.11.
    expect(withCar(quoted('HP'), 4100_00)).toMatchObject({
      product: 'HP',
      cashPrice: pounds(10_995),
      deposit: pounds(6299),
      credit: pounds(4696),
      months: 48,
      monthly: pence(124_11),
      fee: pounds(10),
    });
  });

  it('keeps what waits until the end', () => {
    const pcp = quoted('PCP', { deposit: 0, depositType: 'Amount' });
    const figures = withCar(pcp, 4100_00);
    expect(figures?.finalPayment).toBe(pounds(4000));
    expect(figures?.credit).toBe(pounds(6895));
    expect(figures?.monthly).toBeLessThan(pcp.regularPayment);
  });

  it('is refused where nothing would be borrowed, and where too little would', () => {
    const pcp = quoted('PCP');
    expect(figuresWithPartExchange(quoted('HP'), pounds(8796))).toEqual(left('covers-all'));
    expect(figuresWithPartExchange(quoted('HP'), pounds(60_000))).toEqual(left('covers-all'));
    expect(figuresWithPartExchange(pcp, pounds(8000))).toEqual(left('too-little-left'));
  });

  it("is refused where the lender's payments do not repay its credit", () => {
    const broken = { ...quoted('HP'), regularPayment: pence(1) };
    expect(figuresWithPartExchange(broken, pounds(1000))).toEqual(left('no-agreement'));
  });

  it('is the quote itself, to the penny, with nothing brought', () => {
    fc.assert(
      fc.property(aQuote, (quote) => {
        const answer = figuresWithPartExchange(quote, nothing);
        expect(isRight(answer) && answer.right).toEqual(figuresOfQuote(quote));
      }),
    );
  });

  it('never costs more a month, in charges or in all, than with less brought', () => {
    fc.assert(
      fc.property(aQuote, brought, brought, (quote, one, other) => {
        const less = withCar(quote, Math.min(one, other));
        const more = withCar(quote, Math.max(one, other));
        if (less === undefined || more === undefined) return;
        expect(more.monthly).toBeLessThanOrEqual(less.monthly);
        // A month's penny of rounding, over the term.
        const rounding = less.months;
        expect(more.totalAmountPayable).toBeLessThanOrEqual(less.totalAmountPayable + rounding);
      }),
    );
  });

  it('adds up: deposit, part exchange and credit are the price, and the payments the total', () => {
    fc.assert(
      fc.property(aQuote, brought, (quote, given) => {
        const figures = withCar(quote, given);
        if (figures === undefined || given === 0) return;
        expect(add(figures.deposit, figures.credit)).toBe(quote.cashPrice);
        expect(figures.deposit).toBe(add(quote.deposit, pence(given)));
        const beside = figures.feeTreatment === 'in-final-payment' ? nothing : figures.fee;
        const paid = figures.deposit + figures.totalOfPayments + figures.finalPayment + beside;
        expect(figures.totalAmountPayable).toBe(paid);
        expect(figures.totalChargeForCredit).toBe(
          subtract(subtract(figures.totalAmountPayable, figures.deposit), figures.credit),
        );
        expect(figures.totalChargeForCredit).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
