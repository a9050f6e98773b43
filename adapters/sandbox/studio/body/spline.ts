import { at } from './at';

/** A point a curve passes through: position, then height (or the other way round for nose and tail). */
export type Knot = readonly [number, number];

/**
 * Natural cubic spline through the knots, straight beyond both ends. Anything less smooth (linear
 * tables, Catmull-Rom) shows as facets in the reflections.
 */
export function spline(knots: readonly Knot[]): (position: number) => number {
  const n = knots.length;
  const xs = Float64Array.from(knots, (knot) => knot[0]);
  const ys = Float64Array.from(knots, (knot) => knot[1]);
  const step = new Float64Array(n);
  const mu = new Float64Array(n);
  const z = new Float64Array(n);
  for (let i = 0; i < n - 1; i++) step[i] = at(xs, i + 1) - at(xs, i);
  for (let i = 1; i < n - 1; i++) {
    const rise =
      (3 / at(step, i)) * (at(ys, i + 1) - at(ys, i)) -
      (3 / at(step, i - 1)) * (at(ys, i) - at(ys, i - 1));
    const pivot = 2 * (at(xs, i + 1) - at(xs, i - 1)) - at(step, i - 1) * at(mu, i - 1);
    mu[i] = at(step, i) / pivot;
    z[i] = (rise - at(step, i - 1) * at(z, i - 1)) / pivot;
  }

  const linear = new Float64Array(n);
  const square = new Float64Array(n);
  const cube = new Float64Array(n);
  for (let i = n - 2; i >= 0; i--) {
    const h = at(step, i);
    square[i] = at(z, i) - at(mu, i) * at(square, i + 1);
    linear[i] = (at(ys, i + 1) - at(ys, i)) / h - (h * (at(square, i + 1) + 2 * at(square, i))) / 3;
    cube[i] = (at(square, i + 1) - at(square, i)) / (3 * h);
  }

  const first = at(xs, 0);
  const last = at(xs, n - 1);
  const lastStep = at(step, n - 2);
  const endSlope =
    at(linear, n - 2) + lastStep * (2 * at(square, n - 2) + 3 * at(cube, n - 2) * lastStep);

  return (position) => {
    if (position <= first) return at(ys, 0) + at(linear, 0) * (position - first);
    if (position >= last) return at(ys, n - 1) + endSlope * (position - last);
    let i = 0;
    while (position > at(xs, i + 1)) i++;
    const t = position - at(xs, i);
    return at(ys, i) + t * (at(linear, i) + t * (at(square, i) + t * at(cube, i)));
  };
}
