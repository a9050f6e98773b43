import { hasBit, popCount, type Bits } from './bit-set';

/** Positions `offset` to `offset + limit` of the set, in rising order. */
function pageByPosition(matching: Bits, offset: number, limit: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let word = 0; word < matching.length && page.length < limit; word++) {
    let left = matching[word]!;
    const here = popCount(left);
    if (passed + here <= offset) {
      passed += here;
      continue;
    }
    while (left !== 0 && page.length < limit) {
      const lowest = left & -left;
      left ^= lowest;
      if (passed++ >= offset) page.push((word << 5) + 31 - Math.clz32(lowest));
    }
  }
  return page;
}

function pageByOrder(matching: Bits, order: Uint32Array, offset: number, limit: number): number[] {
  const page: number[] = [];
  let passed = 0;
  for (let place = 0; place < order.length && page.length < limit; place++) {
    const position = order[place]!;
    if (hasBit(matching, position) && passed++ >= offset) page.push(position);
  }
  return page;
}

/** One page of a set in an order; empty past the end, without a walk to find that out. */
export function resultPage(
  matching: Bits,
  total: number,
  order: Uint32Array | undefined,
  offset: number,
  limit: number,
): number[] {
  if (offset >= total || limit <= 0) return [];
  return order === undefined
    ? pageByPosition(matching, offset, limit)
    : pageByOrder(matching, order, offset, Math.min(limit, total - offset));
}
