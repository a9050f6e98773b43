import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_ZOOM,
  movedBy,
  UNZOOMED,
  withinBox,
  zoomedTo,
  type Size,
  type Zoom,
} from '../../../../ui/stock/gallery/lightbox/zoom';

const size = fc.record({
  width: fc.integer({ min: 1, max: 4000 }),
  height: fc.integer({ min: 1, max: 4000 }),
});
const pixels = fc.integer({ min: -5000, max: 5000 });
const point = fc.record({ x: pixels, y: pixels });
const scale = fc.double({ min: 0.01, max: 20, noNaN: true });
const zoomed: fc.Arbitrary<readonly [Zoom, Size]> = fc
  .tuple(scale, point, size)
  .map(([times, at, box]) => [withinBox({ scale: times, ...at }, box), box] as const);

const expectWithin = (zoom: Zoom, { width, height }: Size) => {
  expect(zoom.scale).toBeGreaterThanOrEqual(1);
  expect(zoom.scale).toBeLessThanOrEqual(MOST_ZOOM);
  expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * width) / 2 + 1e-6);
  expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * height) / 2 + 1e-6);
};

describe('an enlarged picture', () => {
  it('always fills its box, whatever is done to it [GAL-02]', () => {
    fc.assert(
      fc.property(zoomed, scale, point, point, ([zoom, box], times, around, by) => {
        expectWithin(zoomedTo(zoom, times, around, box), box);
        expectWithin(movedBy(zoom, by, box), box);
      }),
    );
  });

  it('keeps under the finger what was under it, where its edges let it [GAL-02]', () => {
    fc.assert(
      fc.property(
        zoomed,
        fc.double({ min: 1, max: MOST_ZOOM, noNaN: true }),
        point,
        (one, to, at) => {
          const [zoom, box] = one;
          const around = { x: at.x % (box.width / 2), y: at.y % (box.height / 2) };
          fc.pre(to >= zoom.scale);
          const next = zoomedTo(zoom, to, around, box);
          const onPicture = (where: Zoom) => (around.x - where.x) / where.scale;
          expect(onPicture(next)).toBeCloseTo(onPicture(zoom), 4);
        },
      ),
    );
  });

  it('is whole again in the middle when it is no larger than its box [GAL-02]', () => {
    fc.assert(
      fc.property(zoomed, point, ([zoom, box], around) => {
        expect(zoomedTo(zoom, 1, around, box)).toEqual(UNZOOMED);
      }),
    );
  });
});
