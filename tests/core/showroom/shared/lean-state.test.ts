import { describe, expect, it } from 'vitest';
import { idle, latest, loaded } from '../../../../core/kernel/remote';
import { parsePromoRules, type Promo } from '../../../../core/promo/public';
import { freshQuery } from '../../../../core/search/public';
import { leanSearch, leanVehiclePage, type SearchState } from '../../../../core/showroom/public';
import { initialSearch } from '../../../../core/showroom/results/search-state';
import { vehicleAlone } from '../../../../core/showroom/vehicle/vehicle-page-state';
import type { Vehicle } from '../../../../core/stock/public';
import { aPageOf } from '../../../support/fakes/search-ports';
import { aVehicle } from '../../../support/mothers/vehicle';
import { aVehicleInFull } from '../../../support/mothers/vehicle-in-full';

const picture = (name: string): Vehicle['pictures'][number] => ({
  thumb: `/${name}-1.webp`,
  medium: `/${name}-2.webp`,
  large: `/${name}-3.webp`,
  original: `/${name}-3.webp`,
});
const car = aVehicle({
  direct: { status: 'FOR_SALE', vrm: 'AB12CDE', mot: '2027-01-01' },
  pictures: [picture('a'), picture('b'), picture('c')],
});
const sale: Promo = { name: 'Sale', rules: parsePromoRules({ status: ['FOR_SALE'] }) };
const found: SearchState = {
  ...initialSearch(freshQuery('cars')),
  results: loaded(aPageOf([car], 1)),
  promos: loaded([sale]),
};

describe('What a page sends beside its HTML', () => {
  it('has of a listed vehicle’s plain fields those that a promotion names, and all else of it', () => {
    const lean = leanSearch(found);
    expect(latest(lean.results)?.vehicles).toEqual([{ ...car, direct: { status: 'FOR_SALE' } }]);
    expect({ ...lean, results: found.results }).toEqual(found);
  });

  it('leaves vehicles whole while nobody knows the promotions', () => {
    expect(leanSearch({ ...found, promos: idle })).toEqual({ ...found, promos: idle });
  });

  it('has of the vehicles beside one what their tiles show, and that one whole', () => {
    const page = {
      ...vehicleAlone(aVehicleInFull({ direct: { vrm: 'AB12CDE' } })),
      promos: loaded([sale]),
      similar: loaded({ vehicles: [car], quotes: {} }),
      interest: loaded([car]),
      more: idle,
    };
    const tile = {
      ...car,
      direct: { status: 'FOR_SALE' },
      pictures: [picture('a'), picture('b')],
    };
    const lean = leanVehiclePage(page);
    expect(latest(lean.similar)).toEqual({ vehicles: [tile], quotes: {} });
    expect(latest(lean.interest)).toEqual([tile]);
    expect(lean.more).toEqual(idle);
    expect(lean.vehicle).toEqual(page.vehicle);
  });
});
