import { describe, expect, it } from 'vitest';
import { relatedQuery, toAddress } from '../../../../core/search/public';
import { aVan, aVehicle } from '../../../support/mothers/vehicle';

describe('More like this vehicle', () => {
  it('is its make and model, twelve to a page [SEARCH-33]', () => {
    expect(relatedQuery(aVehicle()).pageSize).toBe(12);
    expect(toAddress(relatedQuery(aVehicle()))).toBe('/used/cars/search/?make=ford&range=fiesta');
  });

  it('is looked for in the vehicle’s own half of the site', () => {
    expect(toAddress(relatedQuery(aVan()))).toBe('/used/van/search/?make=ford&range=transit');
  });
});
