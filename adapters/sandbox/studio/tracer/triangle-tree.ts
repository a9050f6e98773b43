import { splitTriangles, type TreeNodes } from './split-triangles';

/** The nearest triangle a ray has met; reused from ray to ray, since there are many millions. */
export interface Hit {
  /** Metres along the ray; infinite when nothing was met. */
  distance: number;
  triangle: number;
  /** Shares of the second and third corner. */
  u: number;
  v: number;
}

export interface TriangleTree {
  /** Looks for the first triangle along the ray, at most `hit.distance` away as it is handed in. */
  readonly meet: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    hit: Hit,
  ) => void;
}

/**
 * A bounding-volume tree over triangles of nine numbers each. Arrays are read in place here, not through
 * `at`: these few lines run a hundred million times for one picture.
 */
export function triangleTree(corners: Float32Array): TriangleTree {
  const { order, bounds, first, size }: TreeNodes = splitTriangles(corners);
  const packed = edges(corners, order);
  const stack = new Int32Array(128);
  const distances = new Float64Array(128);

  /** How far along the ray the box of a node begins; infinite when it is missed or too far. */
  const entry = (
    node: number,
    ox: number,
    oy: number,
    oz: number,
    ix: number,
    iy: number,
    iz: number,
    furthest: number,
  ): number => {
    const base = node * 6;
    const x0 = ((bounds[base] ?? 0) - ox) * ix;
    const x1 = ((bounds[base + 3] ?? 0) - ox) * ix;
    const y0 = ((bounds[base + 1] ?? 0) - oy) * iy;
    const y1 = ((bounds[base + 4] ?? 0) - oy) * iy;
    const z0 = ((bounds[base + 2] ?? 0) - oz) * iz;
    const z1 = ((bounds[base + 5] ?? 0) - oz) * iz;
    const nx = x0 < x1 ? x0 : x1;
    const ny = y0 < y1 ? y0 : y1;
    const nz = z0 < z1 ? z0 : z1;
    const fx = x0 > x1 ? x0 : x1;
    const fy = y0 > y1 ? y0 : y1;
    const fz = z0 > z1 ? z0 : z1;
    let near = nx > ny ? nx : ny;
    if (nz > near) near = nz;
    if (near < 0) near = 0;
    let far = fx < fy ? fx : fy;
    if (fz < far) far = fz;
    if (furthest < far) far = furthest;
    return near <= far ? near : Infinity;
  };

  return {
    meet: (ox, oy, oz, dx, dy, dz, hit) => {
      const ix = 1 / (Math.abs(dx) < 1e-12 ? 1e-12 : dx);
      const iy = 1 / (Math.abs(dy) < 1e-12 ? 1e-12 : dy);
      const iz = 1 / (Math.abs(dz) < 1e-12 ? 1e-12 : dz);
      let nearest = hit.distance;
      let depth = 0;
      let node = entry(0, ox, oy, oz, ix, iy, iz, nearest) === Infinity ? -1 : 0;
      while (node >= 0) {
        const triangles = size[node] ?? 0;
        if (triangles > 0) {
          const from = first[node] ?? 0;
          for (let index = from; index < from + triangles; index++) {
            const base = index * 9;
            const e1x = packed[base + 3] ?? 0;
            const e1y = packed[base + 4] ?? 0;
            const e1z = packed[base + 5] ?? 0;
            const e2x = packed[base + 6] ?? 0;
            const e2y = packed[base + 7] ?? 0;
            const e2z = packed[base + 8] ?? 0;
            const px = dy * e2z - dz * e2y;
            const py = dz * e2x - dx * e2z;
            const pz = dx * e2y - dy * e2x;
            const determinant = e1x * px + e1y * py + e1z * pz;
            if (determinant > -1e-14 && determinant < 1e-14) continue;
            const inverse = 1 / determinant;
            const tx = ox - (packed[base] ?? 0);
            const ty = oy - (packed[base + 1] ?? 0);
            const tz = oz - (packed[base + 2] ?? 0);
            const u = (tx * px + ty * py + tz * pz) * inverse;
            if (u < 0 || u > 1) continue;
            const qx = ty * e1z - tz * e1y;
            const qy = tz * e1x - tx * e1z;
            const qz = tx * e1y - ty * e1x;
            const v = (dx * qx + dy * qy + dz * qz) * inverse;
            if (v < 0 || u + v > 1) continue;
            const distance = (e2x * qx + e2y * qy + e2z * qz) * inverse;
            if (distance > 1e-6 && distance < nearest) {
              nearest = distance;
              hit.triangle = order[index] ?? 0;
              hit.u = u;
              hit.v = v;
            }
          }
          node = -1;
        } else {
          const child = first[node] ?? 0;
          const one = entry(child, ox, oy, oz, ix, iy, iz, nearest);
          const other = entry(child + 1, ox, oy, oz, ix, iy, iz, nearest);
          if (one <= other) {
            node = one === Infinity ? -1 : child;
            if (other !== Infinity) {
              distances[depth] = other;
              stack[depth++] = child + 1;
            }
          } else {
            node = child + 1;
            if (one !== Infinity) {
              distances[depth] = one;
              stack[depth++] = child;
            }
          }
        }
        // Boxes put off for later may by now lie behind what was met.
        while (node < 0 && depth > 0) {
          depth--;
          if ((distances[depth] ?? 0) < nearest) node = stack[depth] ?? -1;
        }
      }
      hit.distance = nearest;
    },
  };
}

/** In the tree's order, each triangle as a corner and two edges. */
function edges(corners: Float32Array, order: Int32Array): Float32Array {
  const packed = new Float32Array(corners.length);
  for (let index = 0; index < order.length; index++) {
    const base = (order[index] ?? 0) * 9;
    for (let axis = 0; axis < 3; axis++) {
      const corner = corners[base + axis] ?? 0;
      packed[index * 9 + axis] = corner;
      packed[index * 9 + 3 + axis] = (corners[base + 3 + axis] ?? 0) - corner;
      packed[index * 9 + 6 + axis] = (corners[base + 6 + axis] ?? 0) - corner;
    }
  }
  return packed;
}
