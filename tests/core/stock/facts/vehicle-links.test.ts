import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewCounterPath } from '../../../../adapters/http/stock/view-counter-path';
import {
  branchCarsPath,
  brandPath,
  clickAndCollectPath,
  enquirePath,
  printPath,
  provenancePrintPath,
  requestCallbackPath,
  reservePath,
  testDrivePath,
  vehiclePath,
  type StockId,
  type VehicleSlug,
} from '../../../../core/stock/public';
import { vehicleFinancePath } from '../../../../core/stock/facts/vehicle-links';
import { vehicle } from '../../../support/arbitraries/vehicle';
import { anyText } from '../../../support/arbitraries/text';

const car = { section: 'cars' as const, slug: 'ford-ka' as VehicleSlug };
const van = { section: 'van' as const, slug: 'transit' as VehicleSlug };

describe('the addresses of a vehicle', () => {
  it('are its page and the finance on it [ROUTE-13] [ROUTE-14] [ROUTE-40] [ROUTE-41]', () => {
    expect(vehiclePath(car)).toBe('/used/cars/ford-ka/');
    expect(vehiclePath(van)).toBe('/used/van/transit/');
    expect(vehicleFinancePath(car)).toBe('/used/cars/ford-ka/#finance-personalise');
  });

  it('are what one can do with it [ROUTE-23] [ROUTE-26] [ROUTE-27] [ROUTE-29]', () => {
    expect(reservePath(van)).toBe('/used/van/reserve/transit/');
    expect(requestCallbackPath(car)).toBe('/used/cars/request-callback/ford-ka/');
    expect(requestCallbackPath(car, 'search')).toBe(
      '/used/cars/request-callback/ford-ka/?from=search',
    );
    expect(testDrivePath(car)).toBe('/used/cars/test-drive/ford-ka/');
    expect(enquirePath(car)).toBe('/used/cars/enquire/ford-ka/');
    expect(enquirePath(car, 'details')).toBe('/used/cars/enquire/ford-ka/?from=details');
  });

  it('are what one can print, and where it is bought [ROUTE-24] [ROUTE-25] [VDP-32]', () => {
    expect(printPath(van)).toBe('/used/van/print/transit/');
    expect(provenancePrintPath(car)).toBe('/used/cars/provenance/print/ford-ka/');
    expect(clickAndCollectPath('48213' as StockId)).toBe('/click-collect/48213/');
  });

  it('are one part of a path whatever the feed calls it', () => {
    fc.assert(
      fc.property(vehicle, anyText, (one, text) => {
        const path = vehiclePath({ ...one, slug: text as VehicleSlug });
        expect(path).toMatch(/^\/used\/(cars|van)\/[^/?#\s]*\/$/);
        expect(new URL(vehiclePath(one), 'https://forecourt.example').pathname).toMatch(
          /^\/used\/(cars|van)\//,
        );
      }),
    );
  });
});

describe('other addresses', () => {
  it('are the cars at a branch, and a make’s own page [ROUTE-47] [ROUTE-48]', () => {
    expect(branchCarsPath('bolton')).toBe('/cars/bolton/');
    expect(brandPath('ford')).toBe('/used-cars/ford/');
  });

  it('are shorter for DS [ROUTE-49] [WE-144]', () => {
    expect(brandPath('ford')).toBe('/used-cars/ford/');
    expect(brandPath('ds-automobiles')).toBe('/used-cars/ds/');
  });
});

describe('where today’s views are asked', () => {
  // As an address says it: its closing = is written %3D.
  it.each([
    ['ford-fiesta-1-0-zetec-5dr', 'dXNlZC9jYXJzL2ZvcmQtZmllc3RhLTEtMC16ZXRlYy01ZHI='],
    ['slug', 'dXNlZC9jYXJzL3NsdWc='],
  ])('names the page of %s as the examples do [CALL-27] [WE-098] [WE-099]', (slug, named) => {
    expect(decodeURIComponent(viewCounterPath(slug))).toBe(`/api/visitors/${named}`);
  });

  it('names the page in base 64 [CARD-10] [CALL-27]', () => {
    expect(viewCounterPath('ford-ka')).toBe('/api/visitors/dXNlZC9jYXJzL2ZvcmQta2E%3D');
  });

  it('says any name exactly as UTF-8 has it [CALL-27]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (slug) => {
        const spoken = decodeURIComponent(viewCounterPath(slug).replace('/api/visitors/', ''));
        expect(Buffer.from(spoken, 'base64').toString('utf8')).toBe(`used/cars/${slug}`);
        expect(spoken).toBe(Buffer.from(`used/cars/${slug}`).toString('base64'));
      }),
    );
  });
});
