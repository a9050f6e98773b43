import { setImmediate as othersFirst } from 'node:timers/promises';

/** Long work in many small parts: wherever it yields, something else may go first. */
export type Sliced<T> = Generator<void, T>;

export function atOnce<T>(work: Sliced<T>): T {
  let step = work.next();
  while (step.done !== true) step = work.next();
  return step.value;
}

/** At a time, in milliseconds: what a request may have to wait for at each of its own steps. */
const SLICE_MS = 5;

/** Does the work beside everything else there is to do. */
export async function inSlices<T>(work: Sliced<T>): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done === true) return step.value;
    } while (performance.now() < until);
    await othersFirst();
  }
}

/** Of a loop over many rows, how many make a part. */
export const ROWS_A_PART = 4096;

/** Whether a loop over rows has come to the end of a part. */
export const endsPart = (position: number): boolean => position % ROWS_A_PART === ROWS_A_PART - 1;

/** Few enough to be sorted within one part. */
const RUN = 8192;

/**
 * Numbers in the order of a comparison: short runs are sorted, then merged two by two, since one
 * sort of all would be one part.
 */
export function* sorted(
  numbers: Uint32Array,
  compare: (one: number, other: number) => number,
): Sliced<Uint32Array> {
  let from = numbers.slice();
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    yield;
  }
  let into = new Uint32Array(from.length);
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      const middle = Math.min(start + width, from.length);
      const end = Math.min(start + 2 * width, from.length);
      let left = start;
      let right = middle;
      for (let at = start; at < end; at++) {
        const takesLeft =
          left < middle && (right >= end || compare(from[left]!, from[right]!) <= 0);
        into[at] = takesLeft ? from[left++]! : from[right++]!;
        if (endsPart(at)) yield;
      }
    }
    [from, into] = [into, from];
  }
  return from;
}
