import type { BodyField } from './body/body-field';

/** A side outline in SVG terms; one unit is a centimetre. */
export interface TracedSilhouette {
  readonly viewBox: string;
  readonly path: string;
  readonly wheels: readonly { readonly x: number; readonly y: number; readonly r: number }[];
}

type Point = readonly [x: number, z: number];

/** Distance in metres a simplified outline may stray from the true one: under a tenth of an icon pixel. */
const TOLERANCE = 0.006;
const STEP = 0.02;
/** Heights, as shares of the whole, at which some part of every station of every body is solid. */
const SEED_SHARES = [0.2, 0.26, 0.32, 0.38, 0.44, 0.5] as const;

/** Traces where the body, seen from the side, stops. The roof of an open car is its windscreen frame. */
export function silhouetteOf({ field, shape, axles, windscreenAt }: BodyField): TracedSilhouette {
  const lateral = Array.from({ length: 12 }, (_, step) => (step / 12) * (shape.width / 2 - 0.02));
  const inside = (x: number, z: number): boolean => {
    const hidden =
      shape.features.openRoof === true && x > windscreenAt(z) + 0.16 && z > aboveDeck(x);
    return !hidden && lateral.some((y) => field(x, y, z) < 0);
  };
  const aboveDeck = (x: number): number => beltTop(x) + 0.03;
  const beltTop = (x: number): number => {
    // Along the outer skin the deck is all there is under an open roof.
    const knots = shape.belt;
    const [first, last] = [knots[0], knots[knots.length - 1]];
    if (first === undefined || last === undefined) return shape.height;
    return first[1] + ((last[1] - first[1]) * (x - first[0])) / (last[0] - first[0]);
  };

  const edge = (x: number, from: number, to: number): number => {
    let [out, within] = [from, to];
    for (let halving = 0; halving < 14; halving++) {
      const middle = (out + within) / 2;
      if (inside(x, middle)) within = middle;
      else out = middle;
    }
    return within;
  };

  const top: Point[] = [];
  const bottom: Point[] = [];
  for (let x = -0.01; x <= shape.length + 0.01; x += STEP / 4) {
    const middle = SEED_SHARES.map((share) => share * shape.height).find((z) => inside(x, z));
    if (middle === undefined) continue;
    const highest = scan(shape.height + 0.05, middle, -STEP, (z) => inside(x, z));
    top.push([x, edge(x, highest + STEP, highest)]);
    const lowest = scan(0.05, middle, STEP, (z) => inside(x, z));
    bottom.push([x, edge(x, lowest - STEP, lowest)]);
  }

  const outline = simplify(
    [...top, ...withArches(bottom, axles, shape.tyreRadius, shape.archRadius).reverse()],
    TOLERANCE,
  );
  const height = Math.round(shape.height * 100) + 4;
  const place = ([x, z]: Point): string => `${round(x * 100 + 2)} ${round(height - 2 - z * 100)}`;
  const path = `M${outline.map(place).join('L')}Z`;
  const wheels = axles.map((x) => ({
    x: Number(round(x * 100 + 2)),
    y: Number(round(height - 2 - shape.tyreRadius * 100)),
    r: Number(round(shape.tyreRadius * 100)),
  }));
  return {
    viewBox: `0 0 ${String(Math.round(shape.length * 100) + 4)} ${String(height)}`,
    path,
    wheels,
  };
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The first position on the way from `from` to `to` that satisfies `hit`. */
function scan(from: number, to: number, step: number, hit: (position: number) => boolean): number {
  let position = from;
  while (Math.sign(to - position) === Math.sign(step) && !hit(position)) position += step;
  return position;
}

/** Cuts the wheel arches, which the middle of the body hides, out of the underside. */
function withArches(
  bottom: readonly Point[],
  axles: readonly number[],
  wheelZ: number,
  radius: number,
): Point[] {
  return bottom.map(([x, z]) => {
    const axle = axles.find((centre) => Math.abs(x - centre) < radius);
    if (axle === undefined) return [x, z];
    return [x, Math.max(z, wheelZ + Math.sqrt(radius ** 2 - (x - axle) ** 2))];
  });
}

/** Drops points nearer to the line through their neighbours than the tolerance (Douglas-Peucker). */
function simplify(points: readonly Point[], tolerance: number): Point[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (first === undefined || last === undefined || points.length < 3) return [...points];
  const [dx, dz] = [last[0] - first[0], last[1] - first[1]];
  const size = Math.hypot(dx, dz);
  let furthest = 0;
  let split = 0;
  points.forEach(([x, z], index) => {
    const [ox, oz] = [x - first[0], z - first[1]];
    const distance = size < 1e-6 ? Math.hypot(ox, oz) : Math.abs(ox * dz - oz * dx) / size;
    if (distance > furthest) [furthest, split] = [distance, index];
  });
  if (furthest <= tolerance) return [first, last];
  return [
    ...simplify(points.slice(0, split + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(split), tolerance),
  ];
}
