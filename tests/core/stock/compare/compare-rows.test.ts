import { describe, expect, it } from 'vitest';
import { pence, pounds } from '../../../../core/kernel/money';
import {
  compareEquipment,
  compareRows,
  OTHER_FEATURES,
  type VehicleInFull,
} from '../../../../core/stock/public';
import { aPrice } from '../../../support/mothers/vehicle';
import { aBareVehicleInFull, aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const NOW = Date.UTC(2026, 10, 28);
const setting = { headline: 'price', now: NOW } as const;

const rowOf = (vehicles: readonly VehicleInFull[], key: string) =>
  compareRows(vehicles, setting)
    .flatMap(({ rows }) => rows)
    .find((row) => row.key === key);

describe('vehicles beside each other', () => {
  it('show the fields of the vehicle, group by group [CG-080]', () => {
    expect(
      compareRows([aVehicleInFull()], setting).map(({ key, rows }) => [
        key,
        rows.map((row) => row.key),
      ]),
    ).toEqual([
      ['price', ['price', 'price-indicator']],
      [
        'about',
        [
          'mileage',
          'registration-date',
          'fuel-type',
          'transmission',
          'engine-size',
          'bodystyle',
          'doors',
          'seats',
          'colour',
          'location',
        ],
      ],
      ['running', ['mpg', 'co2', 'road-tax', 'fuel']],
      ['performance', ['engine-power-bhp', '0-60-mph-secs', 'top-speed']],
      ['size', ['length', 'width', 'height']],
      ['history', ['keepers', 'service-history', 'mot']],
    ]);
  });

  it('a value that one lacks is missing, not made up, and counts as a difference', () => {
    const { keepers: _, ...unknown } = aVehicleInFull();
    expect(rowOf([aVehicleInFull({ keepers: 0 }), unknown], 'keepers')).toEqual({
      key: 'keepers',
      values: [{ kind: 'keepers', count: 0 }, undefined],
      differs: true,
    });
  });

  it('there is no row of what nobody knows', () => {
    expect(rowOf([aBareVehicleInFull(), aBareVehicleInFull()], 'mileage')).toBeUndefined();
  });

  it('a difference that rounding hides is none', () => {
    const [one, other] = [56.51, 56.49].map((combinedMpg) => aVehicleInFull({ combinedMpg }));
    if (one === undefined || other === undefined) throw new Error('Two were made');
    expect(rowOf([one, other], 'mpg')?.differs).toBe(false);
    expect(rowOf([one, aVehicleInFull({ combinedMpg: 56.6 })], 'mpg')?.differs).toBe(true);
    const priced = (final: number) => aVehicleInFull({ price: aPrice({ final: pence(final) }) });
    expect(rowOf([priced(949_500), priced(949_520)], 'price')?.differs).toBe(false);
    expect(rowOf([priced(949_500), priced(949_600)], 'price')?.differs).toBe(true);
  });

  it('names that differ in capitals alone are the same', () => {
    expect(
      rowOf(
        [aVehicleInFull({ fuelType: 'Petrol' }), aVehicleInFull({ fuelType: 'PETROL' })],
        'fuel-type',
      )?.differs,
    ).toBe(false);
  });

  it('a vehicle without a price is unlike one that has one', () => {
    const unpriced = aVehicleInFull({ price: { adminFee: pounds(150) } });
    expect(rowOf([aVehicleInFull(), unpriced], 'price')?.differs).toBe(true);
  });

  it('the third is compared as well as the second', () => {
    const cars = [aVehicleInFull(), aVehicleInFull(), aVehicleInFull({ doors: 3 })];
    expect(rowOf(cars, 'doors')?.differs).toBe(true);
  });

  it('one alone differs from nothing', () => {
    expect(
      compareRows([aVehicleInFull()], setting).every(({ rows }) =>
        rows.every(({ differs }) => !differs),
      ),
    ).toBe(true);
  });
});

describe('equipment beside each other', () => {
  it('each item once, whichever of the vehicles has it and under whatever heading', () => {
    const one = aVehicleInFull({
      equipment: [{ name: 'Entertainment', items: ['DAB radio', 'Bluetooth'] }],
      additionalFeatures: [],
      features: [],
    });
    const other = aVehicleInFull({
      equipment: [],
      additionalFeatures: ['bluetooth', 'Two keys'],
      features: [],
    });
    expect(compareEquipment([one, other])).toEqual([
      {
        name: 'Entertainment',
        rows: [
          { key: 'DAB radio', values: [{ kind: 'has' }, undefined], differs: true },
          { key: 'Bluetooth', values: [{ kind: 'has' }, { kind: 'has' }], differs: false },
        ],
      },
      {
        name: OTHER_FEATURES,
        rows: [{ key: 'Two keys', values: [undefined, { kind: 'has' }], differs: true }],
      },
    ]);
  });

  it('nothing where nothing is listed', () => {
    expect(compareEquipment([aBareVehicleInFull({ features: [] })])).toEqual([]);
  });
});
