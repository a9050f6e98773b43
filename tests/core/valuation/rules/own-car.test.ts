import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, nothing, pounds, subtract, type Money } from '../../../../core/kernel/money';
import {
  broughtBy,
  leftToPay,
  ownCarOf,
  summaryPath,
  type HeldValuation,
} from '../../../../core/valuation/public';

const NOW = Date.UTC(2026, 10, 29, 12);

const held = (change: Partial<HeldValuation> = {}): HeldValuation => ({
  hash: '8f3a',
  vehicle: { make: 'Ford', model: 'Fiesta', care: 'full', previousKeepers: 1 },
  prices: { belowAverage: pounds(3600), average: pounds(4100), showroom: pounds(4500) },
  lastDay: '2026-12-06',
  ...change,
});

const car = (change: Partial<HeldValuation> = {}, now = NOW) => ownCarOf(held(change), now);

const amount = fc.integer({ min: 0, max: 150_000 }).map(pounds);

describe("the shopper's own car", () => {
  it('counts with the Average of the three prices', () => {
    expect(car()).toEqual({
      hash: '8f3a',
      name: 'Fiesta',
      value: pounds(4100),
      settlement: nothing,
      equity: pounds(4100),
      isOutOfDate: false,
    });
  });

  it('goes by its make where no model is known, and by nothing where neither is', () => {
    const { vehicle } = held();
    const { model: _, ...noModel } = vehicle;
    const { make: __, ...nameless } = noModel;
    expect(car({ vehicle: noModel }).name).toBe('Ford');
    expect(car({ vehicle: nameless })).not.toHaveProperty('name');
  });

  it('is worth what is left once its finance is paid off', () => {
    const withFinance = car({ settlement: pounds(1500) });
    expect(withFinance.equity).toBe(pounds(2600));
    expect(leftToPay(pounds(10_995), withFinance)).toEqual({
      toPay: pounds(8395),
      over: nothing,
      stillOwed: nothing,
    });
  });

  it('brings nothing where more is owed than it is worth, and what is still owed stands by itself', () => {
    const under = car({ settlement: pounds(5300) });
    expect(under.equity).toBe(pounds(-1200));
    expect(broughtBy(under)).toBe(nothing);
    expect(leftToPay(pounds(10_995), under)).toEqual({
      toPay: pounds(10_995),
      over: nothing,
      stillOwed: pounds(1200),
    });
  });

  it('leaves nothing to pay for what costs less, and says how much is over', () => {
    expect(leftToPay(pounds(3195), car())).toEqual({
      toPay: nothing,
      over: pounds(905),
      stillOwed: nothing,
    });
  });

  it.each([
    ['the end of its last day', '2026-12-06T23:59:59Z', false],
    ['the day after', '2026-12-07T00:00:00Z', true],
  ])('may be counted on to %s by the clocks of London', (_, now, isOutOfDate) => {
    const then = car({}, Date.parse(now));
    expect(then.isOutOfDate).toBe(isOutOfDate);
    expect(broughtBy(then)).toBe(isOutOfDate ? nothing : pounds(4100));
  });

  it('ends with the British day in summer too, an hour before the day of UTC', () => {
    expect(car({ lastDay: '2026-07-01' }, Date.parse('2026-07-01T23:30:00Z')).isOutOfDate).toBe(
      true,
    );
  });

  it('has no end where the valuer names none', () => {
    const { lastDay: _, ...endless } = held();
    expect(ownCarOf(endless, Date.UTC(2040, 0, 1)).isOutOfDate).toBe(false);
  });

  it('owes nothing where less than nothing is said to be owed', () => {
    expect(car({ settlement: pounds(-100) }).equity).toBe(pounds(4100));
  });

  it('is shown at an address of its own', () => {
    expect(summaryPath('8f3a')).toBe('/car-value/summary/8f3a/');
    expect(summaryPath('a/b')).toBe('/car-value/summary/a%2Fb/');
  });
});

const leftWith = (total: Money, average: Money, settlement: Money) =>
  leftToPay(total, car({ prices: { ...held().prices, average }, settlement }));

describe('what is left to pay with a car', () => {
  it('is never less than nothing, nor more than the vehicle costs', () => {
    fc.assert(
      fc.property(amount, amount, amount, (total, average, settlement) => {
        const { toPay, over, stillOwed } = leftWith(total, average, settlement);
        expect(Math.min(toPay, over, stillOwed)).toBeGreaterThanOrEqual(0);
        expect(toPay).toBeLessThanOrEqual(total);
      }),
    );
  });

  it('loses no penny: price, worth, and what is owed are all accounted for', () => {
    fc.assert(
      fc.property(amount, amount, amount, (total, average, settlement) => {
        const { toPay, over, stillOwed } = leftWith(total, average, settlement);
        const withoutCar = add(total, settlement);
        expect(subtract(add(toPay, stillOwed), over)).toBe(subtract(withoutCar, average));
      }),
    );
  });

  it('never falls when more is owed on the car', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (total, average, settlement, more) => {
        const less = leftWith(total, average, settlement);
        const moreOwed = leftWith(total, average, add(settlement, more));
        expect(moreOwed.toPay).toBeGreaterThanOrEqual(less.toPay);
        expect(moreOwed.stillOwed).toBeGreaterThanOrEqual(less.stillOwed);
        expect(moreOwed.over).toBeLessThanOrEqual(less.over);
      }),
    );
  });

  it('is all of the price once the price of the car is out of date, and nothing is said of what is owed', () => {
    fc.assert(
      fc.property(amount, amount, (total, settlement) => {
        const old = car({ settlement, lastDay: '2026-11-28' });
        expect(leftToPay(total, old)).toEqual({ toPay: total, over: nothing, stillOwed: nothing });
      }),
    );
  });
});
