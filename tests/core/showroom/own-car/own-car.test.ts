import fc from 'fast-check';
import { isLeft, isRight } from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  CALCULATOR_DEFAULTS,
  calculatorFigures,
  FRESH_CALCULATOR,
  calculatorRates,
} from '../../../../core/finance/public';
import { nothing, pence, pounds, subtract } from '../../../../core/kernel/money';
import { calculatorWithOwnCar, costWithOwnCar } from '../../../../core/showroom/public';
import { priceFacts, type VehiclePrice } from '../../../../core/stock/public';
import type { OwnCar } from '../../../../core/valuation/public';
import { anHpQuote } from '../../../support/mothers/quote';

const aCar = (change: Partial<OwnCar> = {}): OwnCar => ({
  hash: '8f3a',
  name: 'Fiesta',
  value: pounds(4100),
  settlement: nothing,
  equity: pounds(4100),
  isOutOfDate: false,
  ...change,
});

const price = (change: Partial<VehiclePrice> = {}): VehiclePrice => ({
  advertised: pounds(10_995),
  final: pounds(10_995),
  vatScheme: 'other',
  adminFee: nothing,
  ...change,
});

const cost = (change: Partial<VehiclePrice> = {}, car = aCar(), quote = anHpQuote()) =>
  costWithOwnCar(priceFacts(price(change)), quote, car);

describe("what a vehicle costs with the shopper's own car", () => {
  it('is its price less what the car brings, and a month with the car beside the deposit', () => {
    expect(cost()).toEqual({
      toPay: pounds(6895),
      over: nothing,
      stillOwed: nothing,
      isWithVat: false,
      isWithFee: false,
      // £7,596 − £4,100 = £3,496 of the quote's £7,596 at the same rate: 169.87 × 3496 ÷ 7596.
      monthly: pence(78_18),
    });
  });

  it('has the compulsory fee in it', () => {
    expect(cost({ adminFee: pounds(150) })).toMatchObject({
      toPay: pounds(7045),
      isWithFee: true,
    });
  });

  it('is against the price with VAT where a van also has one without: that of the car has it too', () => {
    const van = { vatScheme: 'commercial', excludingVat: pence(9162_50) } as const;
    expect(cost(van)).toMatchObject({ toPay: pounds(6895), isWithVat: true });
  });

  it('has no monthly figure where nothing is left to borrow, or nothing is brought', () => {
    expect(cost({}, aCar({ equity: pounds(7596) }))).not.toHaveProperty('monthly');
    expect(cost({}, aCar({ equity: pounds(20_000) }))).not.toHaveProperty('monthly');
    expect(cost({}, aCar({ equity: pounds(-1200), settlement: pounds(5300) }))).toEqual({
      toPay: pounds(10_995),
      over: nothing,
      stillOwed: pounds(1200),
      isWithVat: false,
      isWithFee: false,
    });
  });

  it('is not said without a price, or once the price of the car is out of date', () => {
    const { advertised: _, final: __, ...unpriced } = price();
    expect(costWithOwnCar(priceFacts(unpriced), undefined, aCar())).toBeUndefined();
    expect(cost({}, aCar({ isOutOfDate: true }))).toBeUndefined();
  });
});

const SETTINGS = { rates: calculatorRates({}), totals: 'regulated' } as const;
const amount = fc.integer({ min: 1000, max: 40_000 }).map(pounds);
const deposit = fc.integer({ min: 1000, max: 10_000 }).map(pounds);
const brought = fc.integer({ min: 0, max: 60_000 }).map(pounds);

describe("the calculator with the shopper's own car", () => {
  it('adds the car to the deposit', () => {
    const { deposit: together, figures } = calculatorWithOwnCar(
      FRESH_CALCULATOR,
      SETTINGS,
      pounds(4100),
    );
    expect(together).toBe(pounds(5100));
    expect(isRight(figures) && figures.right.credit).toBe(
      subtract(CALCULATOR_DEFAULTS.amount, pounds(5100)),
    );
  });

  it('borrows nothing where both reach the amount, and the deposit goes no further [FIN-09, FIN-12]', () => {
    const { deposit: together, figures } = calculatorWithOwnCar(
      FRESH_CALCULATOR,
      SETTINGS,
      pounds(50_000),
    );
    expect(together).toBe(FRESH_CALCULATOR.amount);
    expect(isLeft(figures) && figures.left.kind).toBe('nothing-borrowed');
  });

  it('is the calculator as it was where the car brings nothing', () => {
    fc.assert(
      fc.property(amount, deposit, (all, down) => {
        const inputs = { amount: all, deposit: down < all ? down : all, months: 48 };
        const { apr } = SETTINGS.rates;
        expect(calculatorWithOwnCar(inputs, SETTINGS, nothing)).toEqual({
          deposit: inputs.deposit,
          figures: calculatorFigures({ ...inputs, apr }, 'regulated'),
        });
      }),
    );
  });

  it('never has a deposit above the amount, nor a payment above the one without the car', () => {
    fc.assert(
      fc.property(amount, deposit, brought, (all, down, given) => {
        const inputs = { amount: all, deposit: down, months: 48 };
        const without = calculatorWithOwnCar(inputs, SETTINGS, nothing);
        const withIt = calculatorWithOwnCar(inputs, SETTINGS, given);
        expect(withIt.deposit).toBeLessThanOrEqual(all);
        if (isRight(without.figures) && isRight(withIt.figures)) {
          expect(withIt.figures.right.monthly).toBeLessThanOrEqual(without.figures.right.monthly);
        }
      }),
    );
  });
});
