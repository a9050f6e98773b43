import { describe, expect, it } from 'vitest';
import { pence, pounds } from '../../../../core/kernel/money';
import { vehicleDifferences, type Vehicle } from '../../../../core/stock/public';
import { aPrice, aSparseVehicle, aVan, aVehicle } from '../../../support/mothers/vehicle';

const current = aVehicle();
const between = (change: Partial<Vehicle>) => vehicleDifferences(current, aVehicle(change));
const at = (amount: number) => ({ price: aPrice({ final: pounds(amount) }) });

describe('What sets a similar car apart', () => {
  it('is its miles and its price, in this order: 2,100 fewer, £400 more [VDP-26]', () => {
    expect(between({ odometer: { value: 15_360, units: 'miles' }, ...at(9895) })).toEqual([
      { kind: 'mileage', difference: 2100, units: 'miles', direction: 'fewer' },
      { kind: 'price', difference: pounds(400), direction: 'more' },
    ]);
  });

  it('is a year, a gearbox, a fuel and a power too', () => {
    expect(
      between({ plate: '2019 (19)', transmission: 'Automatic', fuelType: 'Hybrid', powerBhp: 125 }),
    ).toEqual([
      { kind: 'year', difference: 2, direction: 'older' },
      { kind: 'transmission', has: 'Automatic', insteadOf: 'Manual' },
      { kind: 'fuel', has: 'Hybrid', insteadOf: 'Petrol' },
      { kind: 'power', difference: 25, direction: 'more' },
    ]);
  });

  it('is told in four things at most, the most telling ones', () => {
    const kinds = between({
      odometer: { value: 1, units: 'miles' },
      ...at(20_000),
      plate: '2025 (75)',
      transmission: 'Automatic',
      fuelType: 'Electric',
      powerBhp: 300,
    }).map(({ kind }) => kind);
    expect(kinds).toEqual(['mileage', 'price', 'year', 'transmission']);
  });

  it('leaves out what is the same, however it is written', () => {
    expect(between({ transmission: 'manual ', fuelType: 'PETROL' })).toEqual([]);
  });

  it('leaves out what is not known of both', () => {
    expect(vehicleDifferences(current, aSparseVehicle())).toEqual([]);
    expect(vehicleDifferences(aSparseVehicle(), current)).toEqual([]);
  });

  it.each([
    ['kilometres against miles', { odometer: { value: 10, units: 'km' } }],
    ['a negative mileage', { odometer: { value: -5, units: 'miles' } }],
    ['a power of nothing', { powerBhp: 0 }],
    ['a price of nothing', { price: aPrice({ final: pounds(0), advertised: pounds(0) }) }],
    ['a plate without a year, of the same year', { plate: 'T reg', registeredOn: '2021-01-02' }],
  ] as const)('makes nothing of %s', (_, change) => {
    expect(between(change)).toEqual([]);
  });

  it('takes the year from the first registration where the plate tells none', () => {
    const { plate: _, ...without } = aVehicle({ registeredOn: '2023-03-01' });
    expect(vehicleDifferences(current, without)).toEqual([
      { kind: 'year', difference: 2, direction: 'newer' },
    ]);
  });

  it('compares prices with the fee only where the headline has it [CARD-28]', () => {
    const feeFree = aVehicle({ price: aPrice({ adminFee: pounds(0) }) });
    expect(vehicleDifferences(current, feeFree)).toEqual([]);
    expect(vehicleDifferences(current, feeFree, 'all-in')).toEqual([
      { kind: 'price', difference: pounds(150), direction: 'less' },
    ]);
  });

  it('compares prices as they are read, in whole pounds [CARD-30]', () => {
    expect(between({ price: aPrice({ final: pence(9495_49) }) })).toEqual([]);
    expect(between({ price: aPrice({ final: pence(9495_50) }) })).toEqual([
      { kind: 'price', difference: pounds(1), direction: 'more' },
    ]);
  });

  it('compares vans by what is paid with VAT [CARD-14]', () => {
    const dearer = aVan({
      price: { ...aVan().price, final: pounds(13_200), excludingVat: pounds(11_000) },
    });
    expect(vehicleDifferences(aVan(), dearer)).toEqual([
      { kind: 'price', difference: pounds(1200), direction: 'more' },
    ]);
  });
});
