import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  triangleTree,
  type Hit,
} from '../../../../../adapters/sandbox/studio/tracer/triangle-tree';

const aNumber = fc.double({ min: -2, max: 2, noNaN: true });
const aPoint = fc.tuple(aNumber, aNumber, aNumber);
type Point = readonly [number, number, number];

/** Triangles, and a ray: half of them aimed at one of the triangles, some along an axis, where boxes are met edge on. */
const aScene = fc
  .record({
    triangles: fc.array(fc.tuple(aPoint, aPoint, aPoint), { minLength: 1, maxLength: 60 }),
    from: aPoint,
    astray: fc.oneof(aPoint, fc.constantFrom<Point[]>([1, 0, 0], [0, -1, 0], [0, 0, 1])),
    aimed: fc.boolean(),
  })
  .map(({ triangles, from, astray, aimed }) => {
    const [a, b, c] = triangles[0] ?? [astray, astray, astray];
    const at = (axis: 0 | 1 | 2): number => (a[axis] + b[axis] + c[axis]) / 3 - from[axis];
    const towards: Point = aimed ? [at(0), at(1), at(2)] : astray;
    return { triangles, from, towards };
  })
  .filter(({ towards }) => Math.hypot(...towards) > 0.1);

const nothing = (): Hit => ({ distance: Infinity, triangle: -1, u: 0, v: 0 });
const cornersOf = (triangles: readonly (readonly (readonly number[])[])[]): Float32Array =>
  Float32Array.from(triangles.flat(2));

describe('the tree rays are sent into', () => {
  it('finds the triangle that is found without a tree', () => {
    fc.assert(
      fc.property(aScene, ({ triangles, from, towards }) => {
        const hit = nothing();
        triangleTree(cornersOf(triangles)).meet(...from, ...towards, hit);

        const nearest = triangles
          .map((triangle) => {
            const alone = nothing();
            triangleTree(cornersOf([triangle])).meet(...from, ...towards, alone);
            return alone.distance;
          })
          .reduce((least, distance) => Math.min(least, distance), Infinity);
        expect(hit.distance).toBe(nearest);
      }),
    );
  });

  it('looks no further than it is asked to', () => {
    fc.assert(
      fc.property(aScene, ({ triangles, from, towards }) => {
        const tree = triangleTree(cornersOf(triangles));
        const hit = nothing();
        tree.meet(...from, ...towards, hit);
        fc.pre(hit.distance < Infinity);
        const nearer = { ...nothing(), distance: hit.distance / 2 };
        tree.meet(...from, ...towards, nearer);
        expect(nearer.triangle).toBe(-1);
      }),
    );
  });
});
