import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ageInMonths, quotesOn } from '../../../../adapters/sandbox/lender/lender';
import {
  quoteReference,
  quoteReferredTo,
} from '../../../../adapters/sandbox/lender/quote-reference';
import {
  ELECTRIC_BY_AGE,
  EXCESS_MILE_PENCE,
  residualTableOf,
  residualValue,
  WORTH_BY_AGE,
  WORTH_BY_MILES,
} from '../../../../adapters/sandbox/lender/residual-values';
import {
  valueClassOf,
  VEHICLE_KINDS,
  type ClassedVehicle,
} from '../../../../adapters/sandbox/lender/value-class';
import type { Quote } from '../../../../core/finance/public';
import { pounds } from '../../../../core/kernel/money';
import { aStockRecord } from '../../../support/mothers/stock-record';

const terms = { deposit: 0, depositType: 'Amount', mileage: 8000, months: 48 } as const;
const family = {
  price: pounds(12_000),
  ageMonths: 36,
  mileage: 24_000,
  valueClass: 'family',
} as const;

describe('the residual value of a vehicle', () => {
  it('follows the tables: price × worth then / worth now × 88 percent, whole pounds', () => {
    // 36 months and 24,000 miles: 69.5 % × 87 %; 84 months and 56,000 miles: 48 % × 72.1 %.
    const expected = Math.floor(((12_000 * (0.48 * 0.721)) / (0.695 * 0.87)) * 0.88);
    const table = residualTableOf('family');
    expect(residualValue(table, pounds(12_000), 36, 24_000, 48, 8000)).toBe(expected * 100);
    expect(expected).toBe(6044);
  });

  it('falls faster for an electric vehicle', () => {
    const petrol = residualValue(residualTableOf('suv'), pounds(20_000), 12, 9000, 48, 8000) ?? 0;
    const electric =
      residualValue(residualTableOf('electric suv'), pounds(20_000), 12, 9000, 48, 8000) ?? 0;
    expect(electric).toBeGreaterThan(0);
    expect(electric).toBeLessThan(petrol * 0.9);
  });

  it('is documented as it is', () => {
    const page = readFileSync('docs/residual-values.md', 'utf8').replace(/ +/g, ' ');
    const row = (name: string, cells: readonly number[]): string =>
      `| ${name} | ${cells.join(' | ')} |`;
    for (const kind of VEHICLE_KINDS) {
      expect(page).toContain(row(kind, [...WORTH_BY_AGE[kind], EXCESS_MILE_PENCE[kind]]));
    }
    expect(page).toContain(row('electric, of that', ELECTRIC_BY_AGE));
    expect(page).toContain(row('cars', WORTH_BY_MILES.car));
    expect(page).toContain(row('vans', WORTH_BY_MILES.van));
  });
});

describe('the class of a vehicle', () => {
  const classed = (facts: Partial<ClassedVehicle>): string =>
    valueClassOf({ ...aStockRecord({}), bodyType: 'Hatchback', fuelType: 'Petrol', ...facts });

  it.each<[string, Partial<ClassedVehicle>, string]>([
    ['a Fiesta', { rangeSlug: 'fiesta' }, 'supermini'],
    ['a Focus with a small engine', { rangeSlug: 'focus', engineSize: 1 }, 'family'],
    ['an unknown small hatchback', { rangeSlug: 'nobody', engineSize: 1.1 }, 'supermini'],
    ['an unknown larger one', { rangeSlug: 'nobody', engineSize: 1.6 }, 'family'],
    [
      'an electric one',
      { rangeSlug: 'nobody', engineSize: 0, fuelType: 'Electric' },
      'electric family',
    ],
    ['a BMW saloon', { makeSlug: 'bmw', bodyType: 'Saloon' }, 'executive'],
    ['a Škoda estate', { makeSlug: 'skoda', rangeSlug: 'octavia', bodyType: 'Estate' }, 'family'],
    ['any SUV', { makeSlug: 'bmw', bodyType: 'SUV' }, 'suv'],
    ['a coupé', { bodyType: 'Coupé' }, 'sports'],
    ['a van', { category: 'van', bodyType: 'Panel Van' }, 'van'],
    ['a pick-up sold among the cars', { bodyType: 'Pickup' }, 'van'],
    ['one without a body', { bodyType: null, rangeSlug: 'nobody', engineSize: null }, 'family'],
  ])('of %s', (_, facts, expected) => {
    expect(classed(facts)).toBe(expected);
  });
});

describe('the lender', () => {
  it('quotes both products at its representative rate [CALL-23]', () => {
    expect(quotesOn(family, terms)).toMatchObject({
      HP: { right: { apr: 13.6, termMonths: 48, optionFee: 1000 } },
      PCP: { right: { apr: 13.6, optionalFinalPayment: 6044_00, excessMileageRate: 7.5 } },
    });
  });

  it('keeps an approved rate to the product it was approved for [CALL-21]', () => {
    const approved = { ...terms, approvedApr: 6.9, approvedProduct: 'PCP' } as const;
    expect(quotesOn(family, approved)).toMatchObject({
      HP: { right: { apr: 13.6 } },
      PCP: { right: { apr: 6.9 } },
    });
  });

  it('takes a rate of 0 for a rate [MF-4]', () => {
    expect(quotesOn(family, { ...terms, approvedApr: 0 })).toMatchObject({
      HP: { right: { apr: 0, interestRate: 0, regularPayment: 250_00 } },
    });
  });

  it('waives its fee where that would carry the APR past its rate [CG-037]', () => {
    expect(quotesOn({ ...family, price: pounds(2000) }, terms)).toMatchObject({
      HP: { right: { apr: 13.6, optionFee: 0 } },
    });
  });

  it.each([
    ['of unknown mileage', { mileage: undefined }],
    ['that will be too old', { ageMonths: 73 }],
    ['of unknown age', { ageMonths: Infinity }],
    ['that will have gone too far', { mileage: 68_001 }],
  ])('has no contract purchase for a vehicle %s, but hire purchase', (_, change) => {
    expect(quotesOn({ ...family, ...change }, terms)).toMatchObject({
      HP: { _tag: 'Right' },
      PCP: { left: { kind: 'no-future-value' } },
    });
  });

  it('counts ages in whole months, and none before the first registration', () => {
    expect([ageInMonths(0, 31), ageInMonths(0, 30), ageInMonths(0, -5)]).toEqual([1, 0, 0]);
  });
});

describe('the reference of a quote', () => {
  const quote = {
    product: 'PCP',
    termMonths: 48,
    annualMileage: 8000,
    deposit: 1829_00,
    apr: 12.9,
  } as Quote;

  it.each(['48213', 'S-1', 'a/b?c=d&e', 'HP-1-2-3', 'Ä ö'])(
    'tells the vehicle and the terms again, of stock number %s [FIN-53]',
    (stockId) => {
      expect(quoteReferredTo(quoteReference(stockId, quote))).toEqual({
        product: 'PCP',
        stockId,
        months: 48,
        annualMileage: 8000,
        deposit: 1829_00,
        apr: 12.9,
      });
    },
  );

  it.each([
    ['nothing', ''],
    ['a word', 'x'],
    ['terms with a check made up', 'PCP-48213-48-8000-182900-12.9-abc'],
    ['a text made to hurt', '1-'.repeat(5000)],
  ])('is not taken from just anybody: %s [FIN-58]', (_, reference) => {
    expect(quoteReferredTo(reference)).toBeUndefined();
  });

  it('says nothing once a figure in it is changed', () => {
    const reference = quoteReference('48213', quote);
    expect(quoteReferredTo(reference.replace('182900', '182901'))).toBeUndefined();
  });
});
