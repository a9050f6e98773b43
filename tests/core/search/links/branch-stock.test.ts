import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { branchStockPath } from '../../../../core/search/public';
import { directionsAddress } from '../../../../core/stock/public';
import { anyText } from '../../../support/arbitraries/text';
import { aSparseVehicle, aVan, aVehicle } from '../../../support/mothers/vehicle';

describe('what else stands at the branch', () => {
  it('is the page of its cars, or a search for its vans [ROUTE-47]', () => {
    expect(branchStockPath(aVehicle())).toBe('/cars/bolton/');
    expect(branchStockPath(aVan())).toBe('/used/van/search/?location_name=bolton');
  });

  it('has no address where the branch has none', () => {
    expect(branchStockPath(aSparseVehicle())).toBeUndefined();
    expect(
      branchStockPath(aVehicle({ location: { siteId: '1', name: 'Bolton' } })),
    ).toBeUndefined();
    expect(
      branchStockPath(aVehicle({ location: { siteId: '1', name: 'Bolton', slug: '' } })),
    ).toBeUndefined();
  });
});

describe('the way to a branch', () => {
  it('is a search on a map for its name, town and postcode', () => {
    const address = new URL(
      directionsAddress({ branch: 'Forecourt Bolton', town: 'Bolton', postcode: 'BL1 1AA' }),
    );
    expect(address.origin).toBe('https://www.google.com');
    expect(address.searchParams.get('query')).toBe('Forecourt Bolton, Bolton, BL1 1AA');
  });

  it('stays on the map whatever a branch is called', () => {
    fc.assert(
      fc.property(anyText, (branch) => {
        const address = new URL(directionsAddress({ branch }));
        expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/');
        expect([...address.searchParams.keys()]).toEqual(['api', 'query']);
      }),
    );
  });
});
