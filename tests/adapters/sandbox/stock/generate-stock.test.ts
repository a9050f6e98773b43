import { describe, expect, it } from 'vitest';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import { ageIdentifierOn } from '../../../../core/kernel/registration-issue';
import { roadTaxPence } from '../../../../adapters/sandbox/stock/road-tax';
import type { StockRecord } from '../../../../adapters/sandbox/stock/stock-record';

const stock = generateStock({ count: 1500, seed: 'forecourt', asOf: '2026-11-27' });
const share = (holds: (record: StockRecord) => boolean): number =>
  stock.filter(holds).length / stock.length;

describe("a dealer group's stock", () => {
  it('has about one van in eight', () => {
    expect(share(({ category }) => category === 'van')).toBeGreaterThan(0.09);
    expect(share(({ category }) => category === 'van')).toBeLessThan(0.15);
  });

  it('is mostly for sale, with some reserved and some sold [SEARCH-26]', () => {
    expect(share(({ status }) => status === 'FOR_SALE_RETAIL')).toBeGreaterThan(0.9);
    expect(share(({ status }) => status === 'RESERVED')).toBeGreaterThan(0.02);
    expect(share(({ status }) => status === 'SOLD')).toBeGreaterThan(0.008);
  });

  it('leaves most admin fees to the default, has some of nothing and some of £199 [CARD-29]', () => {
    expect(share(({ adminFeePence }) => adminFeePence === null)).toBeGreaterThan(0.8);
    expect(new Set(stock.map(({ adminFeePence }) => adminFeePence))).toEqual(
      new Set([null, 0, 199_00]),
    );
  });

  it('sells most vans with VAT on top, and no car [CARD-14]', () => {
    const vans = stock.filter(({ category }) => category === 'van');
    const commercial = vans.filter(({ vatScheme }) => vatScheme === 'Commercial').length;
    expect(commercial / vans.length).toBeGreaterThan(0.7);
    expect(commercial).toBe(stock.filter(({ vatScheme }) => vatScheme === 'Commercial').length);
  });

  it('offers many makes, bodies and colours to filter by [FILTER-16]', () => {
    expect(new Set(stock.map(({ makeName }) => makeName)).size).toBeGreaterThanOrEqual(30);
    expect(new Set(stock.map(({ bodyType }) => bodyType)).size).toBe(10);
    expect(new Set(stock.map(({ colour }) => colour)).size).toBeGreaterThanOrEqual(9);
    expect(new Set(stock.map(({ bodyStyle }) => bodyStyle)).size).toBe(12);
  });

  it('does not fill a page of twelve with one look', () => {
    for (let from = 0; from + 12 <= stock.length; from += 12) {
      const looks = stock
        .slice(from, from + 12)
        .map(({ bodyStyle, face, paint }) => `${bodyStyle}${face}${paint}`);
      expect(new Set(looks).size).toBeGreaterThanOrEqual(8);
    }
  });

  it('asks less for older cars of the same model', () => {
    const average = (from: string, to: string): number => {
      const found = stock.filter(
        ({ category, registeredOn }) =>
          category === 'cars' && registeredOn >= from && registeredOn < to,
      );
      return found.reduce((sum, { pricePence }) => sum + (pricePence ?? 0), 0) / found.length;
    };
    expect(average('2025', '2027')).toBeGreaterThan(average('2021', '2023') * 1.3);
    expect(average('2021', '2023')).toBeGreaterThan(average('2016', '2018') * 1.4);
  });

  it('labels no price of a nearly new or very dear vehicle [VDP-24]', () => {
    for (const { priceIndicator, pricePence, registeredOn } of stock) {
      if ((pricePence ?? 0) > 70_000_00 || registeredOn > '2026-09-01') {
        expect(priceIndicator).toBeNull();
      }
    }
    expect(share(({ priceIndicator }) => priceIndicator !== null)).toBeGreaterThan(0.85);
  });

  it('is described in short paragraphs made of its own facts [VDP-13]', () => {
    for (const { details, registeredOn, makeName, mileage } of stock.slice(0, 400)) {
      const paragraphs = details.description.split('\n\n');
      expect(paragraphs.length).toBeGreaterThan(1);
      expect(paragraphs.length).toBeLessThan(4);
      expect(details.description).toContain(makeName);
      expect(details.description).toContain(registeredOn.slice(0, 4));
      if (mileage !== null) {
        expect(details.description).toContain(mileage.toLocaleString('en-GB'));
      }
      expect(details.description.match(/[.](?=\s|$)/g)?.length).toBeLessThan(9);
    }
  });

  it('has a few that have no picture yet, or only the first [GAL-06]', () => {
    for (const few of [0, 1]) {
      const part = share(({ details }) => details.picturesTaken === few);
      expect(part).toBeGreaterThan(0.001);
      expect(part).toBeLessThan(0.015);
    }
  });

  it('has services of the past only, at rising mileages [VDP-25]', () => {
    for (const { details, mileage } of stock.slice(0, 400)) {
      const driven = details.serviceEntries.map((entry) => entry.mileage);
      expect(driven).toEqual(driven.toSorted((one, other) => one - other));
      if (mileage !== null) expect(driven.at(-1) ?? 0).toBeLessThanOrEqual(mileage);
    }
  });

  it('can be made as of a day when its oldest vans were not in the catalogue yet', () => {
    expect(generateStock({ count: 1500, seed: 'old', asOf: '2024-01-01' })).toHaveLength(1500);
  });

  it('lets one model wear one face, and another where it is electric', () => {
    const faces = new Map<string, string>();
    for (const { makeSlug, rangeSlug, bodyStyle, fuelType, face } of stock) {
      const key = `${makeSlug}/${rangeSlug}/${bodyStyle}/${String(fuelType === 'Electric')}`;
      expect(face).toBe(faces.get(key) ?? face);
      faces.set(key, face);
    }
  });
});

describe('the age on a plate', () => {
  it.each([
    ['2021-03-01', '21'],
    ['2021-08-31', '21'],
    ['2021-09-01', '71'],
    ['2022-02-28', '71'],
    ['2001-09-01', '51'],
    ['2026-11-01', '76'],
  ])('of %s is %s', (registered, identifier) => {
    expect(ageIdentifierOn(registered)).toBe(identifier);
  });
});

describe('road tax', () => {
  it('goes by date, then by emissions, then by engine, and stays unknown without them', () => {
    const car = { category: 'cars', co2: 99, engineSize: 1.2 } as const;
    expect(roadTaxPence({ ...car, registeredOn: '2021-01-01' })).toBe(195_00);
    expect(roadTaxPence({ ...car, registeredOn: '2015-01-01' })).toBe(20_00);
    expect(roadTaxPence({ ...car, registeredOn: '2015-01-01', co2: 400 })).toBe(760_00);
    expect(roadTaxPence({ ...car, registeredOn: '2015-01-01', co2: null })).toBeNull();
    expect(roadTaxPence({ ...car, registeredOn: '1999-01-01' })).toBe(220_00);
    expect(roadTaxPence({ ...car, registeredOn: '1999-01-01', engineSize: null })).toBeNull();
    expect(roadTaxPence({ ...car, category: 'van', registeredOn: '2021-01-01' })).toBe(345_00);
  });
});
