/**
 * Larger of two distances with a rounded meeting line of width `k` metres. The cubic blend is
 * curvature-continuous, so reflections flow across the fillet instead of breaking at its edge.
 */
export function smoothMax(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (h * h * h * k) / 6;
}

/** Smaller of two distances with a rounded meeting line of width `k` metres. */
export function smoothMin(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * h * k) / 6;
}

/** 0 before `from`, 1 after `to`, with flat first and second derivatives at both ends. */
export function ease(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * t * (t * (6 * t - 15) + 10);
}

/** Distance to a box with rounded edges: offset from its centre, half sizes and edge radius, in metres. */
export function roundedBox(
  [px, py, pz]: readonly [number, number, number],
  [hx, hy, hz]: readonly [number, number, number],
  radius: number,
): number {
  const qx = Math.abs(px) - hx + radius;
  const qy = Math.abs(py) - hy + radius;
  const qz = Math.abs(pz) - hz + radius;
  const outside = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
  return outside + Math.min(Math.max(qx, qy, qz), 0) - radius;
}
