import { roundedBox, smoothMax, smoothMin } from '../body/blend';
import type { Solid } from './field-mesh';

type Point = readonly [number, number, number];

/** A box with rounded edges: middle, half sizes, edge radius. */
export const block =
  ([cx, cy, cz]: Point, half: Point, radius: number): Solid =>
  (x, y, z) =>
    roundedBox([x - cx, y - cy, z - cz], half, radius);

/** A rod with round ends. */
export function rod([ax, ay, az]: Point, [bx, by, bz]: Point, radius: number): Solid {
  const [dx, dy, dz] = [bx - ax, by - ay, bz - az];
  const square = dx * dx + dy * dy + dz * dz;
  return (x, y, z) => {
    const along = ((x - ax) * dx + (y - ay) * dy + (z - az) * dz) / square;
    const share = Math.min(1, Math.max(0, along));
    return Math.hypot(x - ax - dx * share, y - ay - dy * share, z - az - dz * share) - radius;
  };
}

/** A round disc or tube standing along one axis, with rounded rims. */
export function drum(
  [cx, cy, cz]: Point,
  axis: 'x' | 'y' | 'z',
  radius: number,
  half: number,
  rim: number,
): Solid {
  return (x, y, z) => {
    const [px, py, pz] = [x - cx, y - cy, z - cz];
    const along = axis === 'x' ? px : axis === 'y' ? py : pz;
    const round =
      axis === 'x' ? Math.hypot(py, pz) : axis === 'y' ? Math.hypot(px, pz) : Math.hypot(px, py);
    const [a, b] = [round - radius + rim, Math.abs(along) - half + rim];
    return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - rim;
  };
}

/** All of them, met in fillets of this width. */
export const joined =
  (fillet: number, ...solids: readonly Solid[]): Solid =>
  (x, y, z) =>
    solids.reduce((distance, solid) => smoothMin(distance, solid(x, y, z), fillet), 9);

/** The first with the others taken out of it. */
export const without =
  (fillet: number, from: Solid, ...taken: readonly Solid[]): Solid =>
  (x, y, z) =>
    taken.reduce((distance, solid) => smoothMax(distance, -solid(x, y, z), fillet), from(x, y, z));

/** What both have in common. */
export const common =
  (fillet: number, one: Solid, other: Solid): Solid =>
  (x, y, z) =>
    smoothMax(one(x, y, z), other(x, y, z), fillet);

/** A panel laid on a solid: as much of its skin as the mask holds, this much thicker. */
export const laidOn = (solid: Solid, mask: Solid, thickness: number, fillet = 0.004): Solid =>
  common(fillet, (x, y, z) => solid(x, y, z) - thickness, mask);

/** For `fieldMesh`: whether a spot is well inside a solid, where nobody sees it. */
export const inside =
  (solid: Solid) =>
  (x: number, y: number, z: number): boolean =>
    solid(x, y, z) < -0.012;

/** Leaned about the x axis through a point: positive tips the top away from the nose. */
export function leaned(solid: Solid, [, py, pz]: Point, angle: number): Solid {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (x, y, z) => {
    const [v, w] = [y - py, z - pz];
    return solid(x, py + v * cos + w * sin, pz - v * sin + w * cos);
  };
}

/** A seam pressed into a solid where `line` is zero: depth and half width in metres. */
export const grooved =
  (solid: Solid, line: Solid, depth: number, half: number): Solid =>
  (x, y, z) => {
    const off = line(x, y, z) / half;
    return solid(x, y, z) + (Math.abs(off) > 3 ? 0 : depth * Math.exp(-off * off));
  };
