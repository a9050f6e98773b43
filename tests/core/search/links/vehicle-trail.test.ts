import { describe, expect, it } from 'vitest';
import { vehicleTrail, wayBack } from '../../../../core/search/public';
import { aVehicle } from '../../../support/mothers/vehicle';

describe('the way to a vehicle', () => {
  it('goes from home through the search results to its make and range [VDP-02]', () => {
    expect(vehicleTrail(aVehicle())).toEqual([
      { kind: 'home', address: '/' },
      { kind: 'search-results', address: '/used/cars/search/' },
      { kind: 'make', name: 'Ford', address: '/used/cars/search/?make=ford' },
      { kind: 'range', name: 'Fiesta', address: '/used/cars/search/?make=ford&range=fiesta' },
    ]);
  });

  it('writes Citroën as citroen in its links and with its accent to the eye [VDP-03, WE-097]', () => {
    for (const slug of ['citroën', 'citroen', '']) {
      const [, , make] = vehicleTrail(aVehicle({ make: { slug, name: 'Citroën' } }));
      expect(make).toEqual({
        kind: 'make',
        name: 'Citroën',
        address: '/used/cars/search/?make=citroen',
      });
    }
  });

  it('stays in the half of the site that sells vans', () => {
    expect(vehicleTrail(aVehicle({ section: 'van' })).map(({ address }) => address)).toEqual([
      '/',
      '/used/van/search/',
      '/used/van/search/?make=ford',
      '/used/van/search/?make=ford&range=fiesta',
    ]);
  });

  it('has no step for a make or range that nobody has named', () => {
    const unnamed = { slug: '', name: '' };
    expect(
      vehicleTrail(aVehicle({ make: unnamed, range: unnamed })).map(({ kind }) => kind),
    ).toEqual(['home', 'search-results']);
    expect(vehicleTrail(aVehicle({ range: unnamed })).map(({ kind }) => kind)).toEqual([
      'home',
      'search-results',
      'make',
    ]);
  });
});

describe('the Back link', () => {
  it.each([
    ['/', 'home'],
    ['/?utm_source=letter', 'home'],
    ['/used/cars/search/?make=ford&page=2', 'search-results'],
    ['/used/van/search', 'search-results'],
    ['/cars/bolton/', 'search-results'],
    ['/used-cars/ford/', 'search-results'],
    ['/used/cars/another-car/', 'previous-page'],
    ['/contact/', 'previous-page'],
  ] as const)('from %s leads there, as %s [VDP-01]', (from, kind) => {
    expect(wayBack('cars', from)).toEqual({ kind, address: from });
  });

  it.each([
    undefined,
    '',
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example',
  ])('leads to the results who came from %s [VDP-01]', (from) => {
    expect(wayBack('van', from)).toEqual({
      kind: 'search-results',
      address: '/used/van/search/',
    });
  });
});
