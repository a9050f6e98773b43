import { at } from './at';
import type { BodyField } from './body-field';
import { distanceGrid } from './distance-grid';
import { surfaceNet } from './surface-net';

/** The skin of a body with what the paint needs to know at every vertex. */
export interface BodyMesh {
  readonly points: Float32Array;
  readonly normals: Float32Array;
  /** Four region fields a vertex: see `Regions`. */
  readonly regions: Float32Array;
  /** Distance round the nose or tail: see `BodyField.wrap`. */
  readonly wrap: Float32Array;
  /** Share of the sky a vertex sees, 0 to 1. */
  readonly openness: Float32Array;
  readonly triangles: Uint32Array;
}

/** Distances at which open sky is probed along the normal, in metres. */
const PROBES = [0.03, 0.08, 0.18] as const;
const DELTA = 0.0015;

/**
 * Meshes a body at a cell size in metres (12 mm for finished pictures, 18 mm for drafts). Vertices are
 * pulled onto the exact surface, and normals come from the field, never from triangles, so that the
 * reflections stay smooth however coarse the mesh.
 */
export function bodyMesh(body: BodyField, cell: number): BodyMesh {
  const { points, triangles } = surfaceNet(distanceGrid(body, cell));
  const count = points.length / 3;
  const normals = new Float32Array(count * 3);
  const regions = new Float32Array(count * 4);
  const wrap = new Float32Array(count);
  const openness = new Float32Array(count);

  for (let vertex = 0; vertex < count; vertex++) {
    const start = [
      at(points, vertex * 3),
      at(points, vertex * 3 + 1),
      at(points, vertex * 3 + 2),
    ] as const;
    const { point, normal } = ontoSurface(body, start, cell);
    points.set(point, vertex * 3);
    normals.set(normal, vertex * 3);
    regions.set(body.regions(...point), vertex * 4);
    wrap[vertex] = body.wrap(...point);
    openness[vertex] = skySeen(body, point, normal);
  }
  return { points, normals, regions, wrap, openness, triangles };
}

type Triple = readonly [number, number, number];

/** Two Newton steps towards the zero of the field, and the unit normal found there. */
function ontoSurface(
  { field }: BodyField,
  start: Triple,
  cell: number,
): { point: Triple; normal: Triple } {
  let [x, y, z] = start;
  for (let step = 0; ; step++) {
    const gx = (field(x + DELTA, y, z) - field(x - DELTA, y, z)) / (2 * DELTA);
    const gy = (field(x, y + DELTA, z) - field(x, y - DELTA, z)) / (2 * DELTA);
    const gz = (field(x, y, z + DELTA) - field(x, y, z - DELTA)) / (2 * DELTA);
    const square = gx * gx + gy * gy + gz * gz + 1e-9;
    if (step === 2) {
      const scale = 1 / Math.sqrt(square);
      return { point: [x, y, z], normal: [gx * scale, gy * scale, gz * scale] };
    }
    const wanted = (field(x, y, z) / square) * 0.95;
    const move = Math.max(-cell * 0.6, Math.min(cell * 0.6, wanted));
    x -= move * gx;
    y -= move * gy;
    z -= move * gz;
  }
}

/** Ambient occlusion from the field itself: how much nearer the body is than open air would be. */
function skySeen({ field }: BodyField, [x, y, z]: Triple, [nx, ny, nz]: Triple): number {
  let hidden = 0;
  for (const reach of PROBES) {
    hidden += Math.max(0, reach - field(x + nx * reach, y + ny * reach, z + nz * reach)) / reach;
  }
  const facingRoad = Math.max(0, -nz) * 0.5 * Math.max(0, 1 - z / 0.5);
  return Math.max(0.08, 1 - 0.45 * hidden) * (1 - facingRoad);
}
