import { describe, expect, it } from 'vitest';
import { MOST_OF_INTEREST } from '../../../../core/search/alike/alike-vehicles';
import { MOST_SIMILAR, ofInterest, SIMILAR_SHOWN, similarOf } from '../../../../core/search/public';
import type { VehicleId } from '../../../../core/stock/public';
import { aVehicle, somePictures } from '../../../support/mothers/vehicle';

const withPictures = (id: string, count: number) =>
  aVehicle({ id: id as VehicleId, pictures: somePictures(count) });
const idsOf = (vehicles: readonly { readonly id: string }[]) => vehicles.map(({ id }) => id);

const v1 = withPictures('v1', 10);
const candidates = [
  v1,
  withPictures('v2', 1),
  withPictures('v3', 5),
  withPictures('v4', 0),
  withPictures('v5', 2),
  withPictures('v6', 8),
  withPictures('v7', 3),
  withPictures('v8', 9),
];

describe('Similar vehicles', () => {
  it('are the first four others with more than one picture [WE-095] [VDP-26] [VDP-39] [VDP-41]', () => {
    expect(idsOf(similarOf(v1, candidates, SIMILAR_SHOWN))).toEqual(['v3', 'v5', 'v6', 'v7']);
  });

  it('are nine at most as a carousel [VDP-42] [CG-090]', () => {
    const many = Array.from({ length: 30 }, (_, place) => withPictures(`n${place}`, 2));
    expect(MOST_SIMILAR).toBe(9);
    expect(idsOf(similarOf(v1, many))).toEqual(many.slice(0, 9).map(({ id }) => id));
  });

  it('are each there once, however often the back end names them', () => {
    const twice = [...candidates, ...candidates];
    expect(idsOf(similarOf(v1, twice))).toEqual(['v3', 'v5', 'v6', 'v7', 'v8']);
  });
});

describe('Vehicles of interest', () => {
  const found = Array.from({ length: 20 }, (_, place) =>
    withPictures(`n${place}`, [3, 9, 15].includes(place) ? 0 : 1),
  );

  it('are twelve of the seventeen that have a picture [WE-096] [VDP-40]', () => {
    expect(ofInterest(v1, found, found.length)).toHaveLength(17);
    expect(ofInterest(v1, found)).toHaveLength(MOST_OF_INTEREST);
    expect(MOST_OF_INTEREST).toBe(12);
  });

  it('keep the order of the search, cheapest first [VDP-44]', () => {
    expect(idsOf(ofInterest(v1, found)).slice(0, 4)).toEqual(['n0', 'n1', 'n2', 'n4']);
  });

  it('do not hold the vehicle of the page', () => {
    expect(idsOf(ofInterest(v1, candidates))).not.toContain('v1');
  });
});
