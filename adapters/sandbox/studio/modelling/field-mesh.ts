import * as THREE from 'three';

import { at } from '../body/at';
import type { DistanceGrid } from '../body/distance-grid';
import { surfaceNet } from '../body/surface-net';

/** Signed distance in metres, negative inside. */
export type Solid = (x: number, y: number, z: number) => number;

/** The box a solid is looked for in. */
export interface Extent {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
}

const BLOCK = 6;

/**
 * The skin of a solid as triangles. Normals come from the solid itself, so fillets stay smooth however
 * coarse the cells; a spot's place on the drawing is its own x and z, before the part is moved. What is
 * hidden, inside something else, is left out: it would only make rays slower.
 */
export function fieldMesh(
  solid: Solid,
  { from, to }: Extent,
  cell: number,
  hidden?: (x: number, y: number, z: number) => boolean,
): THREE.BufferGeometry {
  const net = surfaceNet(sampled(solid, { from, to }, cell));
  const { points } = net;
  const triangles = hidden === undefined ? net.triangles : shown(net.triangles, points, hidden);
  const count = points.length / 3;
  const normals = new Float32Array(count * 3);
  const places = new Float32Array(count * 2);
  for (let vertex = 0; vertex < count; vertex++) {
    let x = at(points, vertex * 3);
    let y = at(points, vertex * 3 + 1);
    let z = at(points, vertex * 3 + 2);
    let slope = slopeOf(solid, x, y, z);
    for (let step = 0; step < 2; step++) {
      const pull = Math.max(-cell, Math.min(cell, solid(x, y, z)));
      x -= slope[0] * pull;
      y -= slope[1] * pull;
      z -= slope[2] * pull;
      slope = slopeOf(solid, x, y, z);
    }
    points.set([x, y, z], vertex * 3);
    normals.set(slope, vertex * 3);
    places.set([x, z], vertex * 2);
  }
  const geometry = new THREE.BufferGeometry();
  geometry.setAttribute('position', new THREE.BufferAttribute(points, 3));
  geometry.setAttribute('normal', new THREE.BufferAttribute(normals, 3));
  geometry.setAttribute('uv', new THREE.BufferAttribute(places, 2));
  geometry.setIndex(new THREE.BufferAttribute(triangles, 1));
  return geometry;
}

function shown(
  triangles: Uint32Array,
  points: Float32Array,
  hidden: (x: number, y: number, z: number) => boolean,
): Uint32Array {
  const covered = Array.from({ length: points.length / 3 }, (_, vertex) =>
    hidden(at(points, vertex * 3), at(points, vertex * 3 + 1), at(points, vertex * 3 + 2)),
  );
  const kept: number[] = [];
  for (let corner = 0; corner < triangles.length; corner += 3) {
    const three = [0, 1, 2].map((offset) => at(triangles, corner + offset));
    if (!three.every((vertex) => covered[vertex])) kept.push(...three);
  }
  return Uint32Array.from(kept);
}

/** Which way is out of the solid here. */
export function slopeOf(
  solid: Solid,
  x: number,
  y: number,
  z: number,
): readonly [number, number, number] {
  const reach = 0.0012;
  const dx = solid(x + reach, y, z) - solid(x - reach, y, z);
  const dy = solid(x, y + reach, z) - solid(x, y - reach, z);
  const dz = solid(x, y, z + reach) - solid(x, y, z - reach);
  const length = Math.hypot(dx, dy, dz) || 1;
  return [dx / length, dy / length, dz / length];
}

/** Samples near the skin only: a block whose middle is far from it costs one sample. */
function sampled(solid: Solid, { from, to }: Extent, cell: number): DistanceGrid {
  const [nx = 1, ny = 1, nz = 1] = [0, 1, 2].map(
    (axis) => Math.ceil((at(to, axis) - at(from, axis)) / cell) + 1,
  );
  const index = (i: number, j: number, k: number): number => (i * ny + j) * nz + k;
  const values = new Float32Array(nx * ny * nz).fill(Number.NaN);
  const distance = (i: number, j: number, k: number): number =>
    solid(from[0] + i * cell, from[1] + j * cell, from[2] + k * cell);
  for (let i = 0; i < nx - 1; i += BLOCK) {
    for (let j = 0; j < ny - 1; j += BLOCK) {
      for (let k = 0; k < nz - 1; k += BLOCK) {
        const middle = distance(i + BLOCK / 2, j + BLOCK / 2, k + BLOCK / 2);
        if (Math.abs(middle) > BLOCK * cell * 1.8) continue;
        for (let a = i; a <= Math.min(i + BLOCK, nx - 1); a++) {
          for (let b = j; b <= Math.min(j + BLOCK, ny - 1); b++) {
            for (let c = k; c <= Math.min(k + BLOCK, nz - 1); c++) {
              const here = index(a, b, c);
              if (Number.isNaN(values[here])) values[here] = distance(a, b, c);
            }
          }
        }
      }
    }
  }
  return { values, cell, counts: [nx, ny, nz], origin: from, index };
}
