import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wrapped } from '../../../../core/kernel/wrapped';
import { cardFacts, cardRibbon } from '../../../../core/stock/public';
import { cardInformation } from '../../../../core/stock/card/card-information';
import { vehicle } from '../../../support/arbitraries/vehicle';

describe('any card', () => {
  it('is the same each time, on the server and in the browser', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        expect(cardFacts(one)).toEqual(cardFacts(structuredClone(one)));
      }),
    );
  });

  it('never reads undefined, null or NaN [MF-1]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        const holds = (value: unknown): boolean =>
          typeof value === 'object' && value !== null
            ? Object.values(value).every(holds)
            : value !== undefined && value !== null && !Number.isNaN(value);
        expect(holds(cardFacts(one))).toBe(true);
      }),
    );
  });

  it('offers no reservation of what wears the Reserved ribbon [CARD-04] [CARD-19]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        const { ribbon, action } = cardFacts(one);
        expect(action === 'request-callback').toBe(ribbon === 'reserved');
      }),
    );
  });

  it('wears Click & Collect only where online purchase is on [CARD-05] [CG-083]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        if (cardRibbon(one) === 'click-and-collect') expect(one.onlinePurchase).toBe(true);
      }),
    );
  });

  it('tempts with at most three features, all its own, none twice [CARD-18]', () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        const line = cardInformation({ ...one, extras: [] });
        if (line?.kind !== 'features') return;
        expect(line.features.length).toBeLessThanOrEqual(3);
        expect(new Set(line.features).size).toBe(line.features.length);
        expect(line.features.every((feature) => one.features.includes(feature))).toBe(true);
      }),
    );
  });
});

describe('going round pictures', () => {
  const count = fc.integer({ min: 1, max: 200 });
  const index = fc.integer({ min: -100_000, max: 100_000 });

  it('always stays within them [CARD-03]', () => {
    fc.assert(
      fc.property(index, count, (place, total) => {
        const within = wrapped(place, total);
        expect(within).toBeGreaterThanOrEqual(0);
        expect(within).toBeLessThan(total);
        expect(Object.is(within, -0)).toBe(false);
      }),
    );
  });

  it('comes back to the same picture after a whole round, either way [CARD-03]', () => {
    fc.assert(
      fc.property(index, count, (place, total) => {
        expect(wrapped(place + total, total)).toBe(wrapped(place, total));
        expect(wrapped(wrapped(place + 1, total) - 1, total)).toBe(wrapped(place, total));
      }),
    );
  });
});
