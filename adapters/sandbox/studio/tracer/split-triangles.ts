/** A tree of boxes over triangles, as flat lists. */
export interface TreeNodes {
  /** Triangle numbers, such that every leaf's stand together. */
  readonly order: Int32Array;
  /** Lowest x, y, z and highest x, y, z of each node. */
  readonly bounds: Float32Array;
  /** For a branch the first child's number (the second follows it), for a leaf its first place in the order. */
  readonly first: Int32Array;
  /** Triangles in a leaf; 0 for a branch. */
  readonly size: Int32Array;
}

const LEAF = 4;
const BINS = 12;

/** Splits triangles, nine numbers each, where the surface area heuristic says that rays test the fewest. */
export function splitTriangles(corners: Float32Array): TreeNodes {
  const count = corners.length / 9;
  const order = Int32Array.from({ length: count }, (_, triangle) => triangle);
  const low = new Float32Array(count * 3);
  const high = new Float32Array(count * 3);
  for (let triangle = 0; triangle < count; triangle++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = corners[triangle * 9 + axis] ?? 0;
      const b = corners[triangle * 9 + 3 + axis] ?? 0;
      const c = corners[triangle * 9 + 6 + axis] ?? 0;
      low[triangle * 3 + axis] = Math.min(a, b, c);
      high[triangle * 3 + axis] = Math.max(a, b, c);
    }
  }
  const bounds = new Float32Array(count * 2 * 6);
  const first = new Int32Array(count * 2);
  const size = new Int32Array(count * 2);
  const held = new Int32Array(BINS);
  const boxes = new Float64Array(BINS * 6);
  const costs = new Float64Array(BINS);
  const box = new Float64Array(6);
  const middle = new Float64Array(6);
  let nodes = 1;

  /** Stretches a box, kept in a list of boxes, round a triangle. */
  const grow = (list: Float64Array, base: number, triangle: number): void => {
    for (let axis = 0; axis < 3; axis++) {
      const bottom = low[triangle * 3 + axis] ?? 0;
      const top = high[triangle * 3 + axis] ?? 0;
      if (bottom < (list[base + axis] ?? 0)) list[base + axis] = bottom;
      if (top > (list[base + axis + 3] ?? 0)) list[base + axis + 3] = top;
    }
  };
  const empty = (list: Float64Array): void => {
    for (let index = 0; index < list.length; index++)
      list[index] = index % 6 < 3 ? Infinity : -Infinity;
  };
  const centre = (triangle: number, axis: number): number =>
    ((low[triangle * 3 + axis] ?? 0) + (high[triangle * 3 + axis] ?? 0)) / 2;

  /** The bin border with the lowest cost. */
  const bestBorder = (from: number, to: number, axis: number, scale: number, start: number) => {
    held.fill(0);
    costs.fill(0);
    empty(boxes);
    for (let index = from; index < to; index++) {
      const triangle = order[index] ?? 0;
      const bin = Math.min(BINS - 1, Math.floor((centre(triangle, axis) - start) * scale));
      held[bin] = (held[bin] ?? 0) + 1;
      grow(boxes, bin * 6, triangle);
    }
    for (const forward of [true, false]) {
      empty(box);
      let sum = 0;
      for (let step = 0; step < BINS - 1; step++) {
        const bin = forward ? step : BINS - 1 - step;
        for (let side = 0; side < 3; side++) {
          box[side] = Math.min(box[side] ?? 0, boxes[bin * 6 + side] ?? 0);
          box[side + 3] = Math.max(box[side + 3] ?? 0, boxes[bin * 6 + side + 3] ?? 0);
        }
        sum += held[bin] ?? 0;
        const border = forward ? bin + 1 : bin;
        costs[border] = (costs[border] ?? 0) + (sum === 0 ? 0 : sum * area(box));
      }
    }
    let best = 1;
    for (let border = 2; border < BINS; border++)
      if ((costs[border] ?? 0) < (costs[best] ?? 0)) best = border;
    return best;
  };

  const build = (node: number, from: number, to: number): void => {
    empty(box);
    empty(middle);
    for (let index = from; index < to; index++) {
      const triangle = order[index] ?? 0;
      grow(box, 0, triangle);
      for (let axis = 0; axis < 3; axis++) {
        const value = centre(triangle, axis);
        if (value < (middle[axis] ?? 0)) middle[axis] = value;
        if (value > (middle[axis + 3] ?? 0)) middle[axis + 3] = value;
      }
    }
    bounds.set(box, node * 6);
    let axis = 0;
    const extentOf = (side: number): number => (middle[side + 3] ?? 0) - (middle[side] ?? 0);
    if (extentOf(1) > extentOf(axis)) axis = 1;
    if (extentOf(2) > extentOf(axis)) axis = 2;
    const extent = extentOf(axis);
    if (to - from <= LEAF || extent < 1e-7) {
      first[node] = from;
      size[node] = to - from;
      return;
    }
    const start = middle[axis] ?? 0;
    const scale = BINS / extent;
    const border = bestBorder(from, to, axis, scale, start);
    let [left, right] = [from, to - 1];
    while (left <= right) {
      const triangle = order[left] ?? 0;
      if (Math.min(BINS - 1, Math.floor((centre(triangle, axis) - start) * scale)) < border) left++;
      else {
        order[left] = order[right] ?? 0;
        order[right--] = triangle;
      }
    }
    const half = left === from || left === to ? (from + to) >> 1 : left;
    const child = nodes;
    nodes += 2;
    first[node] = child;
    build(child, from, half);
    build(child + 1, half, to);
  };

  build(0, 0, count);
  return { order, bounds, first, size };
}

function area(box: Float64Array): number {
  const side = (axis: number): number => Math.max(0, (box[axis + 3] ?? 0) - (box[axis] ?? 0));
  return side(0) * side(1) + side(1) * side(2) + side(2) * side(0);
}
