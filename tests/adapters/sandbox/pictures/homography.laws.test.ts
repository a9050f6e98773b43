import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  homographyTo,
  inverseOf,
  placed,
  type Corners,
  type Spot,
} from '../../../../adapters/sandbox/pictures/homography';

/** Four corners as a plate may be pictured: a rectangle of any size, each corner moved by up to a fifth of it. */
const someCorners: fc.Arbitrary<Corners> = fc
  .record({
    x: fc.double({ min: -500, max: 2000, noNaN: true }),
    y: fc.double({ min: -500, max: 2000, noNaN: true }),
    width: fc.double({ min: 8, max: 600, noNaN: true }),
    height: fc.double({ min: 4, max: 300, noNaN: true }),
    moves: fc.tuple(
      ...Array.from({ length: 8 }, () => fc.double({ min: -0.2, max: 0.2, noNaN: true })),
    ),
  })
  .map(({ x, y, width, height, moves }) => {
    const corner = (across: number, down: number, index: number): Spot => [
      x + width * (across + (moves[index * 2] ?? 0)),
      y + height * (down + (moves[index * 2 + 1] ?? 0)),
    ];
    return [corner(0, 0, 0), corner(1, 0, 1), corner(1, 1, 2), corner(0, 1, 3)];
  });

const aShare = fc.double({ min: 0, max: 1, noNaN: true });
const UNIT: Corners = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
];

const apart = ([x, y]: Spot, [u, v]: Spot): number => Math.hypot(x - u, y - v);

describe('the perspective of a plate', () => {
  it('puts its corners on the corners pictured', () => {
    fc.assert(
      fc.property(someCorners, (corners) => {
        const forth = homographyTo(corners);
        UNIT.forEach((corner, index) => {
          expect(apart(placed(forth, corner), corners[index] ?? [0, 0])).toBeLessThan(1e-6);
        });
      }),
    );
  });

  it('leads back to where a point came from', () => {
    fc.assert(
      fc.property(someCorners, aShare, aShare, (corners, u, v) => {
        const forth = homographyTo(corners);
        expect(apart(placed(inverseOf(forth), placed(forth, [u, v])), [u, v])).toBeLessThan(1e-6);
      }),
    );
  });

  it('keeps straight lines straight', () => {
    fc.assert(
      fc.property(someCorners, aShare, aShare, aShare, aShare, (corners, a, b, c, d) => {
        const forth = homographyTo(corners);
        const [p, q] = [placed(forth, [a, b]), placed(forth, [c, d])];
        const middle = placed(forth, [(a + c) / 2, (b + d) / 2]);
        const turn = (q[0] - p[0]) * (middle[1] - p[1]) - (q[1] - p[1]) * (middle[0] - p[0]);
        expect(Math.abs(turn)).toBeLessThan(1e-6 * (1 + apart(p, q) ** 2));
      }),
    );
  });

  it('leaves a rectangle seen square on without perspective', () => {
    const forth = homographyTo([
      [10, 20],
      [50, 20],
      [50, 30],
      [10, 30],
    ]);
    expect(placed(forth, [0.25, 0.5])).toEqual([20, 25]);
  });
});
