import type { Part } from './part';
import type { Surface } from './surface';
import { triangleTree, type Hit, type TriangleTree } from './triangle-tree';

/** Where a ray ended, with everything shading needs; reused from ray to ray. */
export interface Landing {
  x: number;
  y: number;
  z: number;
  u: number;
  v: number;
  /** The smooth normal, towards the ray's origin. */
  nx: number;
  ny: number;
  nz: number;
  surface: Surface;
}

/** A set of parts a ray can be sent into. */
export interface TracedSet {
  readonly triangles: number;
  /** Fills the landing and says how far away it is; infinite when the ray leaves the set. */
  readonly send: (
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    landing: Landing,
  ) => number;
}

export const blankLanding = (): Landing => ({
  x: 0,
  y: 0,
  z: 0,
  u: 0,
  v: 0,
  nx: 0,
  ny: 1,
  nz: 0,
  surface: { colour: [0, 0, 0], roughness: 1 },
});

export function tracedSet(parts: readonly Part[]): TracedSet {
  const { corners, normals, drawings, surfaceOf } = unrolled(parts);
  const tree: TriangleTree = triangleTree(corners);
  const hit: Hit = { distance: Infinity, triangle: 0, u: 0, v: 0 };
  return {
    triangles: corners.length / 9,
    send: (ox, oy, oz, dx, dy, dz, landing) => {
      hit.distance = Infinity;
      tree.meet(ox, oy, oz, dx, dy, dz, hit);
      if (hit.distance === Infinity) return Infinity;
      const { distance, triangle, u, v } = hit;
      const w = 1 - u - v;
      const base = triangle * 9;
      let nx =
        (normals[base] ?? 0) * w + (normals[base + 3] ?? 0) * u + (normals[base + 6] ?? 0) * v;
      let ny =
        (normals[base + 1] ?? 0) * w + (normals[base + 4] ?? 0) * u + (normals[base + 7] ?? 0) * v;
      let nz =
        (normals[base + 2] ?? 0) * w + (normals[base + 5] ?? 0) * u + (normals[base + 8] ?? 0) * v;
      const scale = (nx * dx + ny * dy + nz * dz > 0 ? -1 : 1) / (Math.hypot(nx, ny, nz) || 1);
      nx *= scale;
      ny *= scale;
      nz *= scale;
      landing.x = ox + dx * distance;
      landing.y = oy + dy * distance;
      landing.z = oz + dz * distance;
      landing.nx = nx;
      landing.ny = ny;
      landing.nz = nz;
      const drawn = triangle * 6;
      landing.u =
        (drawings[drawn] ?? 0) * w +
        (drawings[drawn + 2] ?? 0) * u +
        (drawings[drawn + 4] ?? 0) * v;
      landing.v =
        (drawings[drawn + 1] ?? 0) * w +
        (drawings[drawn + 3] ?? 0) * u +
        (drawings[drawn + 5] ?? 0) * v;
      const surface = surfaceOf(triangle);
      landing.surface = surface.inPlaces?.(landing) ?? surface;
      return distance;
    },
  };
}

/** All parts as plain triangles: corners, normals, and places on the drawing. */
function unrolled(parts: readonly Part[]) {
  const flat = parts.map(({ geometry, surface }) => ({
    geometry: geometry.index === null ? geometry : geometry.toNonIndexed(),
    surface,
  }));
  const count = flat.reduce(
    (sum, { geometry }) => sum + geometry.getAttribute('position').count,
    0,
  );
  const corners = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const drawings = new Float32Array(count * 2);
  const owner = new Uint16Array(count / 3);
  let vertex = 0;
  flat.forEach(({ geometry }, index) => {
    const position = geometry.getAttribute('position');
    corners.set(position.array, vertex * 3);
    normals.set(geometry.getAttribute('normal').array, vertex * 3);
    if (geometry.hasAttribute('uv')) drawings.set(geometry.getAttribute('uv').array, vertex * 2);
    owner.fill(index, vertex / 3, (vertex + position.count) / 3);
    vertex += position.count;
  });
  const surfaces = flat.map(({ surface }) => surface);
  const fallback: Surface = { colour: [0, 0, 0], roughness: 1 };
  return {
    corners,
    normals,
    drawings,
    surfaceOf: (triangle: number): Surface => surfaces[owner[triangle] ?? 0] ?? fallback,
  };
}
