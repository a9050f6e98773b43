import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, inPounds } from '../../../../core/kernel/money';
import { priceFacts } from '../../../../core/stock/public';
import { vehiclePrice } from '../../../support/arbitraries/vehicle';

const headline = fc.constantFrom('price' as const, 'all-in' as const);

describe('any price', () => {
  it('never shows as not a number, nothing or below nothing [MF-1]', () => {
    fc.assert(
      fc.property(vehiclePrice, headline, (price, setting) => {
        const facts = priceFacts(price, setting);
        if (facts.kind === 'no-price') return;
        for (const amount of [facts.price, facts.headline, facts.before, facts.excludingVat]) {
          if (amount === undefined) continue;
          expect(amount).toBeGreaterThan(0);
          expect(inPounds(amount)).toMatch(/^£[\d,]+$/);
        }
      }),
    );
  });

  it('adds up: what was, less the saving, is the price; price and fee are the total', () => {
    fc.assert(
      fc.property(vehiclePrice, headline, (price, setting) => {
        const facts = priceFacts(price, setting);
        if (facts.kind === 'no-price') return;
        if (facts.before !== undefined && facts.saving !== undefined) {
          expect(facts.before - facts.saving).toBe(facts.price);
          expect(facts.saving).toBeGreaterThan(0);
        }
        const total = facts.adminFee?.total ?? facts.price;
        expect(total).toBe(add(facts.price, price.adminFee));
        expect(facts.headline).toBe(setting === 'all-in' ? total : facts.price);
      }),
    );
  });

  it('is without VAT for commercial vehicles only [MF-3]', () => {
    fc.assert(
      fc.property(vehiclePrice, (price) => {
        const facts = priceFacts(price);
        if ('excludingVat' in facts) expect(price.vatScheme).toBe('commercial');
      }),
    );
  });
});
