import type { BodyField } from './body-field';

/** The body's distance sampled on a regular grid; `NaN` where nothing is near and nothing was sampled. */
export interface DistanceGrid {
  readonly values: Float32Array;
  readonly cell: number;
  readonly counts: readonly [nx: number, ny: number, nz: number];
  /** Metres of grid corner (0, 0, 0). */
  readonly origin: readonly [number, number, number];
  readonly index: (i: number, j: number, k: number) => number;
}

/** Cells are visited in blocks, so that the empty and the solid parts of the box cost one sample each. */
const BLOCK = 8;

/** Samples the field near the skin. Only one side is computed: vehicles are symmetric. */
export function distanceGrid({ field, shape }: BodyField, cell: number): DistanceGrid {
  const halfCount = Math.ceil((shape.width / 2 + 0.32) / cell);
  const originZ = Math.max(0.05, shape.clearance - 0.08);
  const nx = Math.ceil((shape.length + 0.24) / cell);
  const ny = 2 * halfCount + 1;
  const nz = Math.ceil((shape.height + 0.12 - originZ) / cell);
  const origin = [-0.12, -halfCount * cell, originZ] as const;
  const index = (i: number, j: number, k: number): number => (i * ny + j) * nz + k;
  const values = new Float32Array(nx * ny * nz).fill(Number.NaN);
  const distance = (i: number, j: number, k: number): number =>
    field(origin[0] + i * cell, origin[1] + j * cell, origin[2] + k * cell);

  const sampleBlock = (fromI: number, fromJ: number, fromK: number): void => {
    for (let i = fromI; i <= Math.min(fromI + BLOCK, nx - 1); i++) {
      for (let j = fromJ; j <= Math.min(fromJ + BLOCK, ny - 1); j++) {
        for (let k = fromK; k <= Math.min(fromK + BLOCK, nz - 1); k++) {
          const here = index(i, j, k);
          if (!Number.isNaN(values[here])) continue;
          const value = distance(i, j, k);
          values[here] = value;
          const mirrored = 2 * halfCount - j;
          if (mirrored >= 0) values[index(i, mirrored, k)] = value;
        }
      }
    }
  };

  for (let i = 0; i < nx - 1; i += BLOCK) {
    for (let j = halfCount - 1; j < ny - 1; j += BLOCK) {
      for (let k = 0; k < nz - 1; k += BLOCK) {
        const middle = distance(i + BLOCK / 2, j + BLOCK / 2, k + BLOCK / 2);
        if (Math.abs(middle) <= BLOCK * cell * 1.5) sampleBlock(i, j, k);
      }
    }
  }
  return { values, cell, counts: [nx, ny, nz], origin, index };
}
