import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBranch } from '../../../../adapters/sandbox/catalogue/branches';
import { findPaint } from '../../../../adapters/sandbox/pictures/paint';
import { facesOf, type BodyStyle } from '../../../../adapters/sandbox/pictures/picture-address';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import { ageIdentifierOn } from '../../../../core/kernel/registration-issue';
import type { MadeVehicle } from '../../../../adapters/sandbox/stock/stock-record';

/** The strict rule for current-style marks, age identifiers 02 to 26 and 51 to 76. */
const STRICT = /^[A-HJ-PR-Y]{2}(0[2-9]|1\d|2[0-6]|5[1-9]|6\d|7[0-6])[A-HJ-PR-Z]{3}$/;

const day = fc
  .integer({ min: Date.UTC(2024, 0, 1) / 86_400_000, max: Date.UTC(2026, 10, 30) / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));

const stock = fc
  .record({ count: fc.integer({ min: 0, max: 80 }), seed: fc.string(), asOf: day })
  .map((order) => ({ order, records: generateStock(order) }));

const always = (holds: (record: MadeVehicle, asOf: string) => void): void => {
  fc.assert(
    fc.property(stock, ({ order, records }) => {
      for (const record of records) holds(record, order.asOf);
    }),
    { numRuns: 12 },
  );
};

describe('generated stock', () => {
  it('is the same for the same seed, and a longer list starts like a shorter one', () => {
    fc.assert(
      fc.property(stock, fc.integer({ min: 0, max: 80 }), ({ order, records }, shorter) => {
        const count = Math.min(shorter, order.count);
        expect(generateStock({ ...order, count })).toEqual(records.slice(0, count));
      }),
      { numRuns: 8 },
    );
  });

  it('has as many vehicles as were ordered, no two with one address, number or registration', () => {
    fc.assert(
      fc.property(stock, ({ order, records }) => {
        expect(records).toHaveLength(order.count);
        for (const key of ['id', 'stockId', 'slug', 'vrm'] as const) {
          expect(new Set(records.map((record) => record[key])).size).toBe(order.count);
        }
      }),
      { numRuns: 12 },
    );
  });

  it('is never priced at nothing, and a final price is never above the price [CARD-13]', () => {
    always((record) => {
      expect(record.pricePence).toBeGreaterThan(0);
      expect(record.finalPricePence).toBeGreaterThan(0);
      expect(record.finalPricePence).toBeLessThanOrEqual(record.pricePence ?? 0);
      expect(Number.isInteger(record.finalPricePence)).toBe(true);
      if (record.discountPricePence === null) return;
      expect(record.vatScheme).not.toBe('Commercial');
      expect(record.discountPricePence).toBeGreaterThan(0);
      expect(record.discountPricePence).toBeLessThan(record.pricePence ?? 0);
    });
  });

  it('shows a price without VAT on Commercial vehicles and on no others [CARD-14]', () => {
    always(({ vatScheme, finalPricePence, priceExcludingVatPence }) => {
      if (vatScheme !== 'Commercial') expect(priceExcludingVatPence).toBeNull();
      else expect(priceExcludingVatPence).toBe(Math.round((finalPricePence ?? 0) / 1.2));
    });
  });

  it('wears marks of no real area that fit the day of registration', () => {
    always(({ vrm, registeredOn }, asOf) => {
      expect(vrm).toMatch(STRICT);
      expect(vrm).toMatch(/^[JTU]/);
      expect(vrm.slice(2, 4)).toBe(ageIdentifierOn(registeredOn));
      expect(registeredOn < asOf).toBe(true);
    });
  });

  it('is dated in order: registered, then listed, reserved at last, and never tomorrow', () => {
    always(({ registeredOn, listedAt, reservedAt, status, details }, asOf) => {
      expect(registeredOn <= listedAt.slice(0, 10)).toBe(true);
      expect(listedAt.slice(0, 10) <= asOf).toBe(true);
      expect(reservedAt === null).toBe(status === 'FOR_SALE_RETAIL');
      if (reservedAt !== null) expect(reservedAt >= listedAt).toBe(true);
      const dates = details.serviceEntries.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
      expect(dates.every((date) => date >= registeredOn && date <= asOf)).toBe(true);
      if (details.motExpiresOn !== null) expect(details.motExpiresOn > asOf).toBe(true);
    });
  });

  it('is serviced at rising mileages, none above what is on the clock [VDP-25]', () => {
    always(({ mileage, details }) => {
      const miles = details.serviceEntries.map((entry) => entry.mileage);
      expect(miles).toEqual([...miles].sort((one, other) => one - other));
      for (const at of miles) expect(at).toBeLessThanOrEqual(mileage ?? 0);
    });
  });

  it('can be pictured: the style has the face, and there is such a paint', () => {
    always(({ bodyStyle, face, paint, colour, siteId }) => {
      expect(facesOf(bodyStyle as BodyStyle)).toContain(face);
      expect(findPaint(paint)?.family).toBe(colour);
      if (siteId !== null) expect(findBranch(siteId)).toBeDefined();
    });
  });

  it('names three to fifteen features, all of them among its equipment', () => {
    always(({ features, details }) => {
      expect(features.length).toBeGreaterThanOrEqual(3);
      expect(features.length).toBeLessThanOrEqual(15);
      expect(Object.values(details.equipment).flat()).toEqual(
        expect.arrayContaining([...features]),
      );
    });
  });
});
