import { describe, expect, it } from 'vitest';
import {
  assumedTerms,
  calculatorAddress,
  calculatorDeposit,
  calculatorFigures,
  calculatorFromAddress,
  CAR_FINANCE_PATH,
  CREDIT_CHECK_PATH,
  financeDefaultFrom,
  FRESH_CALCULATOR,
  HIGHEST_APR,
  POOR_CREDIT_PATH,
  termsFromAddress,
  withChosen,
} from '../../../../core/finance/public';
import { rateFromWire } from '../../../../core/finance/rules/calculator-rates';
import { pence, pounds } from '../../../../core/kernel/money';

describe('the addresses of finance', () => {
  it('are the documented ones [ROUTE-44, ROUTE-46]', () => {
    expect([CAR_FINANCE_PATH, POOR_CREDIT_PATH, CREDIT_CHECK_PATH]).toEqual([
      '/car-finance/',
      '/car-finance/poor-credit/',
      '/can-i-get-credit/',
    ]);
  });

  it('of the calculator is plain only where nothing was moved at all [FIN-06]', () => {
    const plain = calculatorAddress(FRESH_CALCULATOR);
    expect(plain).not.toContain('?');
    for (const moved of [{ amount: pounds(9000) }, { deposit: pounds(2000) }, { months: 48 }]) {
      expect(calculatorAddress({ ...FRESH_CALCULATOR, ...moved })).toContain('?');
    }
    const twoMoved = { amount: pounds(9000), deposit: pounds(2000) };
    expect(calculatorAddress({ ...FRESH_CALCULATOR, ...twoMoved })).toContain('deposit=2000');
  });

  it('of the calculator with a value of nothing but spaces says nothing [FIN-06]', () => {
    expect(calculatorFromAddress('?amount=%20&term=%20%20')).toEqual({
      inputs: FRESH_CALCULATOR,
      notes: [],
    });
    expect(calculatorFromAddress('?amount=plenty').notes).toEqual([
      { key: 'amount', asked: 'plenty', kind: 'unreadable' },
    ]);
  });

  it('of a vehicle says of finance only what it says [ROUTE-42, FIN-41]', () => {
    expect(termsFromAddress('')).toStrictEqual({});
    expect(termsFromAddress('?finance_mileage=0&finance_term=0&finance_deposit=0')).toStrictEqual({
      deposit: 0,
    });
    expect(
      termsFromAddress('?finance_mileage=%209000%20&finance_term=36&finance_type=hp'),
    ).toStrictEqual({ mileage: 9000, months: 36, product: 'HP' });
    expect(termsFromAddress('?finance_mileage=many&finance_term=3.5')).toStrictEqual({});
  });
});

describe('the terms that are assumed', () => {
  it('of hire purchase are 60 months, with a deposit chosen 48 [FIN-31, FIN-36]', () => {
    expect(assumedTerms({ product: 'HP' }).months).toBe(60);
    expect(assumedTerms({ product: 'HP', deposit: 1500 }).months).toBe(48);
  });

  it('are kept between visits only where each is a count [FIN-34, FIN-40]', () => {
    const kept = { term: 48, mileage: 8000, deposit: 0 };
    expect(financeDefaultFrom(kept)?.months).toBe(48);
    expect(financeDefaultFrom({ ...kept, term: '48' })).toBeUndefined();
    expect(financeDefaultFrom({ ...kept, deposit: null })).toBeUndefined();
    expect(financeDefaultFrom({ ...kept, deposit: 999_999 })?.deposit).toBe(999_999);
    expect(financeDefaultFrom({ ...kept, deposit: 1_000_000 })).toBeUndefined();
  });

  it('put a choice made elsewhere in its place, the percentage first only where it heads [FIN-32]', () => {
    expect(withChosen([24, 36, 48], 12)).toEqual([12, 24, 36, 48]);
    expect(withChosen([20, 0, 500], 250)).toEqual([20, 0, 250, 500]);
  });
});

describe('the calculator at its edges', () => {
  it('allows £10,000 of £10,000 and no more of more [FIN-08, FIN-10]', () => {
    expect(calculatorDeposit(pounds(10_000), pounds(1000)).maximum).toBe(1_000_000);
    expect(calculatorDeposit(pence(1_000_001), pounds(1000)).maximum).toBe(1_000_000);
    expect(calculatorDeposit(pence(999_999), pounds(1000)).maximum).toBe(900_000);
  });

  it('has nothing to borrow of nothing, and refuses less [FIN-12]', () => {
    const of = (amount: number) =>
      calculatorFigures(
        { amount: pence(amount), deposit: pence(0), months: 60, apr: 10 },
        'regulated',
      );
    expect(of(0)).toMatchObject({ left: { kind: 'nothing-borrowed' } });
    expect(of(-1)).toMatchObject({ left: { kind: 'negative-amount', field: 'credit' } });
  });

  it('forms its totals by the regulation or to the letter [FIN-13, FIN-14, CG-038]', () => {
    const of = (totals: 'regulated' | 'as-specified', apr: number) =>
      calculatorFigures({ ...FRESH_CALCULATOR, apr }, totals);
    expect(of('regulated', 13.6)).toMatchObject({
      right: {
        totalOfPayments: 2_383_440,
        totalAmountPayable: 2_484_440,
        totalCostOfCredit: 631_440,
      },
    });
    expect(of('as-specified', 13.6)).toMatchObject({
      right: {
        totalOfPayments: 2_383_440,
        totalAmountPayable: 2_383_440,
        totalCostOfCredit: 530_440,
      },
    });
    // 60 of £292.17 are £17,530.20; at 0 % one of them is 20p less.
    expect(of('regulated', 0)).toMatchObject({ right: { totalOfPayments: 1_753_000 } });
    expect(of('as-specified', 0)).toMatchObject({ right: { totalOfPayments: 1_753_020 } });
  });

  it('reads a rate of up to four digits, and none beyond a thousand percent [FIN-06]', () => {
    expect(rateFromWire('1000')).toBe(HIGHEST_APR);
    expect(rateFromWire(1000)).toBe(HIGHEST_APR);
    expect(rateFromWire('1000.1')).toBeUndefined();
    expect(rateFromWire('13.6 %')).toBe(13.6);
    expect(rateFromWire('12345')).toBeUndefined();
    expect(rateFromWire({ toString: () => '13.6' })).toBeUndefined();
    expect(rateFromWire('')).toBeUndefined();
    expect(rateFromWire(-0.1)).toBeUndefined();
    expect(rateFromWire(1000.1)).toBeUndefined();
    expect(rateFromWire(Infinity)).toBeUndefined();
    expect(rateFromWire('1e1')).toBeUndefined();
  });
});
