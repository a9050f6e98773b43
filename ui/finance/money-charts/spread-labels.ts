/**
 * Where labels stand beside what they name, in any unit: each as near its own middle as the others
 * let it, none closer than `apart` to its neighbour, all between `from` and `to` where there is room.
 * @param middles in order, from the least
 */
export function spreadLabels(
  middles: readonly number[],
  apart: number,
  from: number,
  to: number,
): readonly number[] {
  const down: number[] = [];
  for (const middle of middles) {
    down.push(Math.max(middle, from, (down.at(-1) ?? -Infinity) + apart));
  }
  const up: number[] = [];
  for (const place of [...down].reverse()) {
    up.unshift(Math.min(place, to, (up[0] ?? Infinity) - apart));
  }
  return up;
}
