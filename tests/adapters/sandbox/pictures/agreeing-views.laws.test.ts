import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  galleryOf,
  picturesOf,
  turntableOf,
  videosOf,
} from '../../../../adapters/sandbox/api/wire-pictures';
import { parsePictureAddress } from '../../../../adapters/sandbox/pictures/picture-address';
import { layerFiles, STUDIO_PICTURES } from '../../../../adapters/sandbox/pictures/picture-files';
import { generateStock } from '../../../../adapters/sandbox/stock/generate-stock';
import type { MadeVehicle } from '../../../../adapters/sandbox/stock/stock-record';
import { aStockRecord } from '../../../support/mothers/stock-record';

const stock = ['forecourt', 'pictures'].flatMap((seed) =>
  generateStock({ count: 2000, seed, asOf: '2026-11-29' }),
);

const viewsShown = (vehicle: MadeVehicle): readonly string[] =>
  galleryOf(vehicle).map(({ large }) => parsePictureAddress(large)?.view ?? 'no picture');

/** What is seen on the studio's pictures, judged by eye. */
const ONE_DOOR_A_SIDE = ['three-door', 'coupe', 'convertible'];
const SIDES = ['front-three-quarter', 'side', 'rear-three-quarter'];
const VANS = ['panel-van', 'crew-van'];
const STYLES_OF: Readonly<Record<string, readonly string[]>> = {
  Hatchback: ['city', 'three-door', 'hatchback', 'saloon'],
  Saloon: ['saloon'],
  Estate: ['estate'],
  SUV: ['suv'],
  Coupe: ['coupe', 'three-door'],
  Convertible: ['convertible'],
  MPV: ['mpv'],
  Pickup: ['pickup'],
  'Panel Van': ['panel-van'],
  'Crew Van': ['crew-van'],
};

const those = (is: (vehicle: MadeVehicle) => boolean): readonly MadeVehicle[] => {
  const found = stock.filter(is);
  expect(found.length).toBeGreaterThan(20);
  return found;
};

describe('the pictures of a vehicle', () => {
  it('are of its body', () => {
    for (const { bodyType, bodyStyle, rangeName } of stock) {
      expect(STYLES_OF[bodyType ?? ''], rangeName).toContain(bodyStyle);
    }
  });

  it('show as many doors as it has', () => {
    for (const vehicle of those(({ category }) => category === 'cars')) {
      const isDrawnWithOne = ONE_DOOR_A_SIDE.includes(vehicle.bodyStyle);
      if ((vehicle.doors ?? 0) <= 3 === isDrawnWithOne) continue;
      expect(viewsShown(vehicle).filter((view) => SIDES.includes(view))).toEqual([]);
      expect(turntableOf(vehicle)).toEqual([]);
      expect(videosOf(vehicle)).toEqual([]);
    }
  });

  it('show its gearbox: lever and clutch for a manual, a selector without for others', () => {
    for (const vehicle of those(({ transmission }) => transmission === 'Manual')) {
      expect(viewsShown(vehicle).filter((view) => view.endsWith('-automatic'))).toEqual([]);
    }
    for (const vehicle of those(({ transmission }) => transmission !== 'Manual')) {
      expect(viewsShown(vehicle).filter((view) => view.endsWith('-manual'))).toEqual([]);
    }
  });

  it('show no pipe, no mesh and no rev counter on an electric one', () => {
    for (const vehicle of those(({ fuelType }) => fuelType === 'Electric')) {
      const views = viewsShown(vehicle);
      expect(vehicle.face).not.toBe('b');
      expect(views.filter((view) => view.startsWith('dashboard'))).toEqual([]);
      if (VANS.includes(vehicle.bodyStyle)) continue;
      expect(views.filter((view) => view.startsWith('rear'))).toEqual([]);
      expect(turntableOf(vehicle)).toEqual([]);
      expect(videosOf(vehicle)).toEqual([]);
    }
  });

  it('go round only where its very look has been round', () => {
    const turned = those((vehicle) => turntableOf(vehicle).length > 0);
    const looks = new Map(
      turned.map((vehicle) => [`${vehicle.bodyStyle}-${vehicle.face}`, turntableOf(vehicle)]),
    );
    for (const [look, frames] of looks) {
      for (const address of frames) {
        const { style, face, view } = parsePictureAddress(address) ?? {};
        expect(`${String(style)}-${String(face)}`).toBe(look);
        if (style === undefined || face === undefined || view === undefined)
          throw new Error(address);
        expect(existsSync(join(STUDIO_PICTURES, layerFiles({ style, face, view }).black))).toBe(
          true,
        );
      }
    }
    expect(turned.length / stock.length).toBeGreaterThan(0.5);
  });

  it('are some from outside, and seats, of every one that has been pictured', () => {
    for (const vehicle of those(({ details }) => details.picturesTaken === undefined)) {
      expect(picturesOf(vehicle).length).toBeGreaterThan(0);
      expect(galleryOf(vehicle).map(({ caption }) => caption)).toContain('Seats');
    }
  });
});

describe('a vehicle of a feed', () => {
  const look = { bodyStyle: 'hatchback', face: 'b', paint: 'jet-black', pictureUrls: [] };
  const captions = (facts: Parameters<typeof aStockRecord>[0]): readonly unknown[] =>
    galleryOf(aStockRecord({ ...look, ...facts })).map(({ caption }) => caption);

  it('is shown with no cabin where its gearbox is not known', () => {
    expect(captions({ transmission: null })).not.toContain('Seats');
    expect(captions({ transmission: 'Semi-Auto' })).toContain('Dashboard');
  });

  it('is shown from no side that contradicts it, though its look was chosen before', () => {
    expect(captions({ fuelType: 'Electric', transmission: 'Automatic', doors: 5 })).toEqual([
      'Side',
      'Seats',
      'Boot',
    ]);
    expect(captions({ fuelType: 'Petrol', transmission: 'Manual', doors: 3 })).toEqual([
      'Front',
      'Rear',
      'Dashboard',
      'Seats',
      'Boot',
    ]);
  });
});
