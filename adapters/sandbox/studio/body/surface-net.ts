import { at } from './at';
import type { DistanceGrid } from './distance-grid';

/** A skin as points and triangles. */
export interface SurfaceNet {
  /** x, y, z per vertex, metres. */
  readonly points: Float32Array;
  /** Three vertex numbers a triangle, wound anticlockwise seen from outside. */
  readonly triangles: Uint32Array;
}

/** Where the skin crosses a cell: the mean of its crossings on the cell's twelve edges. */
function crossing(corners: Float32Array): readonly [number, number, number] {
  let [x, y, z, count] = [0, 0, 0, 0];
  for (let corner = 0; corner < 8; corner++) {
    for (const axis of [1, 2, 4]) {
      if ((corner & axis) !== 0) continue;
      const from = at(corners, corner);
      const to = at(corners, corner | axis);
      if (from < 0 === to < 0) continue;
      const t = from / (from - to);
      x += (corner & 1) + (axis === 1 ? t : 0);
      y += ((corner >> 1) & 1) + (axis === 2 ? t : 0);
      z += (corner >> 2) + (axis === 4 ? t : 0);
      count++;
    }
  }
  return [x / count, y / count, z / count];
}

/** One vertex in every cell the skin passes through (surface nets); joined by {@link quads}. */
export function surfaceNet(grid: DistanceGrid): SurfaceNet {
  const { values, cell, origin, index } = grid;
  const [nx, ny, nz] = grid.counts;
  const vertexOf = new Int32Array(nx * ny * nz).fill(-1);
  const points: number[] = [];
  const corners = new Float32Array(8);

  for (let i = 0; i < nx - 1; i++) {
    for (let j = 0; j < ny - 1; j++) {
      for (let k = 0; k < nz - 1; k++) {
        const here = index(i, j, k);
        const value = at(values, here);
        if (Number.isNaN(value) || Math.abs(value) > cell * 2.5) continue;
        let inside = 0;
        let known = true;
        for (let corner = 0; corner < 8; corner++) {
          const sample = at(
            values,
            index(i + (corner & 1), j + ((corner >> 1) & 1), k + (corner >> 2)),
          );
          known &&= !Number.isNaN(sample);
          corners[corner] = sample;
          if (sample < 0) inside |= 1 << corner;
        }
        if (!known || inside === 0 || inside === 255) continue;
        const [x, y, z] = crossing(corners);
        vertexOf[here] = points.length / 3;
        points.push(
          origin[0] + (i + x) * cell,
          origin[1] + (j + y) * cell,
          origin[2] + (k + z) * cell,
        );
      }
    }
  }
  return { points: Float32Array.from(points), triangles: quads(grid, vertexOf) };
}

/** Two triangles across every grid edge that the skin crosses. */
function quads({ values, counts, index }: DistanceGrid, vertexOf: Int32Array): Uint32Array {
  const [nx, ny, nz] = counts;
  const stepX = ny * nz;
  const edges = [
    [stepX, nz, 1],
    [nz, 1, stepX],
    [1, stepX, nz],
  ] as const;
  const triangles: number[] = [];
  for (let i = 1; i < nx - 1; i++) {
    for (let j = 1; j < ny - 1; j++) {
      for (let k = 1; k < nz - 1; k++) {
        const here = index(i, j, k);
        const value = at(values, here);
        if (Number.isNaN(value)) continue;
        for (const [along, u, v] of edges) {
          const next = at(values, here + along);
          if (Number.isNaN(next) || value < 0 === next < 0) continue;
          const a = at(vertexOf, here);
          const b = at(vertexOf, here - u);
          const c = at(vertexOf, here - u - v);
          const d = at(vertexOf, here - v);
          if (a < 0 || b < 0 || c < 0 || d < 0) continue;
          if (value < 0) triangles.push(a, b, c, a, c, d);
          else triangles.push(a, c, b, a, d, c);
        }
      }
    }
  }
  return Uint32Array.from(triangles);
}
