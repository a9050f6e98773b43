import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleVehicle, quoteFor } from '../../../../core/showroom/public';
import type { StockId } from '../../../../core/stock/public';
import { pounds } from '../../../../core/kernel/money';
import { aPcpQuote } from '../../../support/mothers/quote';
import { aVehicle } from '../../../support/mothers/vehicle';

const car = (stockId: string) => aVehicle({ stockId: stockId as StockId });
const paying = (monthly: number) => ({ PCP: aPcpQuote({ regularPayment: pounds(monthly) }) });

describe('the vehicle that a page of results takes for its example', () => {
  it('is that of the middle payment, not the cheapest', () => {
    const cars = [car('1'), car('2'), car('3')];
    const quotes = { 1: paying(90), 2: paying(300), 3: paying(150) };
    expect(exampleVehicle(cars, quotes, undefined)?.vehicle.stockId).toBe('3');
  });

  it('is of the product that was asked for, and none where no card has a monthly figure', () => {
    const quotes = { 1: paying(90) };
    expect(exampleVehicle([car('1')], quotes, 'HP')).toBeUndefined();
    expect(exampleVehicle([car('2')], quotes, undefined)).toBeUndefined();
    expect(exampleVehicle([], undefined, undefined)).toBeUndefined();
  });

  it('has as many dearer ones beside it as cheaper ones, or one more', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { minLength: 1 }),
        (payments) => {
          const cars = payments.map((_, place) => car(String(place)));
          const quotes = Object.fromEntries(
            payments.map((monthly, place) => [String(place), paying(monthly)]),
          );
          const chosen = exampleVehicle(cars, quotes, undefined)?.quote.regularPayment ?? 0;
          const count = (holds: (payment: number) => boolean) =>
            cars.filter((each) => holds(quoteFor(quotes, each, undefined)?.regularPayment ?? 0))
              .length;
          const dearer = count((payment) => payment > chosen);
          const cheaper = count((payment) => payment < chosen);
          expect([0, 1]).toContain(dearer - cheaper);
        },
      ),
    );
  });
});
