import { left, right } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  instalmentPlan,
  levelPayment,
  monthlyRateFromApr,
  quoteVehicle,
  twelfthOfApr,
  type QuoteRefusal,
  type QuoteRequest,
  type RateCard,
} from '../../../../core/finance/public';
import { pence, pounds, type Money } from '../../../../core/kernel/money';

const card: RateCard = {
  lender: 'Kestrel Motor Finance',
  apr: 12.9,
  fixedRate: 12.19,
  optionFee: pounds(10),
};

const payment = (credit: Money, apr: number, months: number, residual?: Money): Money =>
  levelPayment(instalmentPlan(monthlyRateFromApr(apr), months), credit, residual);

describe('the monthly payment', () => {
  it.each([
    [7500_00, 36, 7.0, 230_84],
    [2000_00, 36, 13.2, 66_87],
    [3700_00, 36, 8.2, 115_79],
    [2500_00, 36, 10.5, 80_70],
    [16000_00, 36, 3.1, 465_70],
    [45450_00, 60, 12.4, 1005_20],
  ])(
    'of %d pence over %d months at %d percent APR is what lenders print [CG-037]',
    (credit, months, apr, printed) => {
      expect(payment(pence(credit), apr, months)).toBe(printed);
    },
  );

  it.each([
    [20682_00, 47, 9844_29, 11.9, 380_65],
    [27995_00, 47, 14398_89, 11.9, 497_15],
    [18000_00, 48, 8610_00, 12.4, 331_76],
    [26000_00, 36, 11292_98, 2.9, 454_46],
    [22320_00, 47, 10000_00, 7.5, 363_47],
    [10995_00, 48, 4296_59, 12.9, 221_40],
    [40997_10, 36, 17528_97, 0, 651_89],
  ])(
    'of %d pence, %d payments then %d, at %d percent APR is what lenders print [CG-037]',
    (credit, payments, final, apr, printed) => {
      expect(payment(pence(credit), apr, payments, pence(final))).toBe(printed);
    },
  );

  it('is £397.24 on the calculator defaults, £404.27 by the reading kept for comparison [CG-037, FIN-06]', () => {
    const twelfth = instalmentPlan(twelfthOfApr(13.6), 60);
    expect([payment(pounds(17530), 13.6, 60), levelPayment(twelfth, pounds(17530))]).toEqual([
      397_24, 404_27,
    ]);
  });

  it('without interest is the amount divided by the months [MF-4]', () => {
    expect(payment(pounds(17530), 0, 60)).toBe(292_17);
  });
});

describe('a quote', () => {
  const onAFiesta = {
    cashPrice: pounds(9145),
    deposit: 20,
    depositType: 'Percentage',
    mileage: 8000,
    months: 60,
  } as const;

  it('on hire purchase states every figure of a representative example (CONC 3.5.5) [CALL-23]', () => {
    expect(quoteVehicle(card, { ...onAFiesta, product: 'HP' })).toEqual(
      right({
        product: 'HP',
        regularPayment: 163_46,
        numberOfRegularPayments: 60,
        termMonths: 60,
        cashPrice: 9145_00,
        totalPrice: 9145_00,
        deposit: 1829_00,
        totalDeposit: 1829_00,
        amountOfCredit: 7316_00,
        totalAmountPayable: 1829_00 + 60 * 163_46 + 10_00,
        apr: 12.9,
        interestRate: 12.19,
        annualMileage: 8000,
        totalCharges: 60 * 163_46 + 10_00 - 7316_00,
        lastPayment: 163_46 + 10_00,
        optionFee: 10_00,
        lender: 'Kestrel Motor Finance',
      }),
    );
  });

  it('on a personal contract purchase runs for 48 months at most and ends with the future value [FIN-37]', () => {
    const request = {
      ...onAFiesta,
      product: 'PCP',
      guaranteedFutureValue: pounds(3000),
      excessMileageRate: 7.5,
    } as const;
    expect(quoteVehicle(card, request)).toMatchObject({
      right: {
        numberOfRegularPayments: 48,
        termMonths: 48,
        optionalFinalPayment: 3000_00,
        lastPayment: 3010_00,
        contractMileage: 32_000,
        excessMileageRate: 7.5,
      },
    });
  });

  it('states the APR with the fee in it, which a small agreement shows [CG-037]', () => {
    const small = { ...onAFiesta, product: 'HP', cashPrice: pounds(2500) } as const;
    expect(quoteVehicle(card, small)).toMatchObject({ right: { apr: 13 } });
    expect(quoteVehicle({ ...card, optionFee: pence(0) }, small)).toMatchObject({
      right: { apr: 12.9 },
    });
  });

  it('charges nothing at a rate of 0, the pence that do not divide in the first payment [MF-4]', () => {
    const free = { ...card, apr: 0, fixedRate: 0, optionFee: pence(0) };
    const request = { ...onAFiesta, product: 'HP', cashPrice: pounds(1000), months: 36 } as const;
    expect(quoteVehicle(free, { ...request, deposit: 0, depositType: 'Amount' })).toMatchObject({
      right: { regularPayment: 27_78, firstPayment: 27_70, totalCharges: 0, apr: 0 },
    });
  });

  it.each<[string, Partial<QuoteRequest>, QuoteRefusal]>([
    ['a personal contract purchase without a future value', {}, { kind: 'no-future-value' }],
    [
      'a vehicle without a price [MF-1]',
      { product: 'HP', cashPrice: pence(0) },
      { kind: 'no-price' },
    ],
    [
      'a deposit of the whole price [FIN-30]',
      { product: 'HP', deposit: 9145, depositType: 'Amount' },
      { kind: 'deposit-reaches-price', deposit: pounds(9145) },
    ],
    [
      'a future value that the credit cannot bear',
      { guaranteedFutureValue: pounds(13_000) },
      { kind: 'final-payment-too-large', most: pence(12_007_16) },
    ],
  ])('is not made for %s, and says why', (_, change, refusal) => {
    const request: QuoteRequest = { ...onAFiesta, product: 'PCP', ...change };
    expect(quoteVehicle(card, request)).toEqual(left(refusal));
  });
});
