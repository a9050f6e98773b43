import { describe, expect, it } from 'vitest';
import { isSlug, nameInList, namesOf } from '../../../core/shortlist/public';
import type { StockId } from '../../../core/stock/public';
import { aVehicle } from '../../support/mothers/vehicle';

const fiesta = aVehicle();
const { registration: _, ...unplated } = fiesta;

describe('The name by which a list holds a vehicle', () => {
  it('is its slug, unless settings say otherwise [STORE-01] [STORE-02] [CG-075] [CG-076]', () => {
    expect(nameInList([], fiesta, 'slug')).toBe('ford-fiesta-1-0-ecoboost-zetec-5dr-jt71abc');
  });

  it('is its stock number where favourites are held by id [STORE-01] [CG-075]', () => {
    expect(nameInList([], fiesta, 'id')).toBe('48213');
  });

  it.each(['JT71 ABC', 'jt71abc', ' Jt71  Abc ', 'JT71-ABC'])(
    'is its mark in capitals without blanks where %j is compared by mark [STORE-02] [CG-076]',
    (registration) => {
      expect(nameInList([], { ...fiesta, registration }, 'vrm')).toBe('JT71ABC');
    },
  );

  it.each([
    ['has no mark', unplated, 'vrm'],
    ['has no mark that could be kept', { ...fiesta, registration: 'TBC, soon' }, 'vrm'],
    ['has too long a mark', { ...fiesta, registration: 'JT71ABCDEFGHIJKLMNOPQ' }, 'vrm'],
    ['has a stock number that could not be kept', { ...fiesta, stockId: '4,2' as StockId }, 'id'],
    ['has a stock number like a slug', { ...fiesta, stockId: 'bolton-12' as StockId }, 'id'],
  ] as const)('is its slug where it %s [CG-075] [CG-076]', (_why, vehicle, kind) => {
    expect(nameInList([], vehicle, kind)).toBe(fiesta.slug);
  });

  it('stays its slug where the list holds it by that already [CG-075] [CG-076]', () => {
    expect(nameInList([fiesta.slug], fiesta, 'id')).toBe(fiesta.slug);
    expect(nameInList(['x', fiesta.slug], fiesta, 'vrm')).toBe(fiesta.slug);
  });

  it('is one of three, and only a slug looks like one [CG-076]', () => {
    expect(namesOf(fiesta)).toEqual([fiesta.slug, '48213', 'JT71ABC']);
    expect(namesOf(fiesta).map(isSlug)).toEqual([true, false, false]);
  });
});
