import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mapHeight, mapPlace, regionOf } from '../../../core/branch/rules/region-map';

const points = fc.array(
  fc.record({
    latitude: fc.double({ min: 49.1, max: 60.9, noNaN: true }),
    longitude: fc.double({ min: -8.9, max: 2, noNaN: true }),
  }),
  { minLength: 1, maxLength: 12 },
);

describe('A map of branches', () => {
  it('has every branch on it, with room around', () => {
    fc.assert(
      fc.property(points, (all) => {
        const region = regionOf(all)!;
        const height = mapHeight(region, 100);
        for (const point of all) {
          const { x, y } = mapPlace(region, 100, point);
          expect(x).toBeGreaterThan(5);
          expect(x).toBeLessThan(95);
          expect(y).toBeGreaterThan(height * 0.05);
          expect(y).toBeLessThan(height * 0.95);
        }
      }),
    );
  });

  it('has north above south and east right of west', () => {
    const region = regionOf([
      { latitude: 53, longitude: -3 },
      { latitude: 54, longitude: -2 },
    ])!;
    const south = mapPlace(region, 100, { latitude: 53, longitude: -3 });
    const north = mapPlace(region, 100, { latitude: 54, longitude: -2 });
    expect(north.y).toBeLessThan(south.y);
    expect(north.x).toBeGreaterThan(south.x);
  });

  it('is no map of nothing', () => {
    expect(regionOf([])).toBeUndefined();
  });
});
