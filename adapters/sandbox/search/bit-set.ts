/** A set of vehicles by position: bit `n & 31` of word `n >>> 5`. Bits past the last vehicle are 0. */
export type Bits = Uint32Array;

export const wordsFor = (size: number): number => (size + 31) >>> 5;

export const emptyBits = (size: number): Bits => new Uint32Array(wordsFor(size));

export function allBits(size: number): Bits {
  const bits = emptyBits(size);
  fillRange(bits, 0, size);
  return bits;
}

export function setBit(bits: Bits, position: number): void {
  const word = position >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (position & 31));
}

export const hasBit = (bits: Bits, position: number): boolean =>
  (((bits[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;

/** Sets every position from `from` up to, not including, `to`. */
export function fillRange(bits: Bits, from: number, to: number): void {
  if (from >= to) return;
  const first = from >>> 5;
  const last = (to - 1) >>> 5;
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    bits[first] = (bits[first] ?? 0) | (head & tail);
    return;
  }
  bits[first] = (bits[first] ?? 0) | head;
  bits.fill(0xffffffff, first + 1, last);
  bits[last] = (bits[last] ?? 0) | tail;
}

export function intersectInto(target: Bits, one: Bits, other: Bits): void {
  const words = target.length;
  for (let word = 0; word < words; word++) target[word] = one[word]! & other[word]!;
}

/** `one` without `other`. */
export function differenceInto(target: Bits, one: Bits, other: Bits): void {
  const words = target.length;
  for (let word = 0; word < words; word++) target[word] = one[word]! & ~other[word]!;
}

export function uniteInto(target: Bits, other: Bits): void {
  const words = target.length;
  for (let word = 0; word < words; word++) target[word] = target[word]! | other[word]!;
}

export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) count += popCount(bits[word]!);
  return count;
}

/** Writes the set's positions in rising order into `positions`; returns how many. */
export function listPositions(bits: Bits, positions: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bits.length; word++) {
    let left = bits[word]!;
    const base = word << 5;
    while (left !== 0) {
      const lowest = left & -left;
      positions[count++] = base + 31 - Math.clz32(lowest);
      left ^= lowest;
    }
  }
  return count;
}
