import { MISSING } from './monthly-column';

/** The bounds offered for one measure, rising, in the measure's own unit. */
export type BoundSteps = readonly number[];

const upTo = (from: number, to: number, by: number): number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, step) => from + step * by);

/** Pounds: close together where most cars are. */
export const PRICE_STEPS: BoundSteps = [
  ...upTo(1000, 20_000, 1000),
  ...upTo(22_500, 40_000, 2500),
  ...upTo(45_000, 60_000, 5000),
  ...upTo(70_000, 100_000, 10_000),
  ...upTo(125_000, 200_000, 25_000),
];

/** Miles. */
export const MILEAGE_STEPS: BoundSteps = [
  ...upTo(10_000, 100_000, 10_000),
  ...upTo(125_000, 200_000, 25_000),
];

/** Pounds a month (FILTER-34); `monthly_from` starts at the first, `monthly_to` ends at the last. */
export const MONTHLY_STEPS: BoundSteps = upTo(0, 1000, 50);

/**
 * Where measures stand among steps, as one code that answers both "at most" and "at least": 0 is no
 * measure, `2i + 1` lies below step `i` and above the one before, `2i + 2` is step `i` itself.
 */
export function stepCodes(
  measures: Uint32Array | Uint16Array,
  steps: BoundSteps,
  unit: number,
): Uint16Array {
  const thresholds = Float64Array.from(steps, (step) => step * unit);
  const codes = new Uint16Array(measures.length);
  for (let position = 0; position < measures.length; position++) {
    const measure = measures[position]!;
    if (measure === MISSING) continue;
    let low = 0;
    let high = thresholds.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (thresholds[middle]! < measure) low = middle + 1;
      else high = middle;
    }
    codes[position] = thresholds[low] === measure ? 2 * low + 2 : 2 * low + 1;
  }
  return codes;
}

/** How many codes `steps` need, the missing one included. */
export const stepCodeCount = (steps: BoundSteps): number => 2 * steps.length + 2;

/** From a histogram of step codes: how many measures are at most each step. */
export function countsAtMost(histogram: Uint32Array, steps: BoundSteps): number[] {
  let sum = 0;
  return steps.map((_, step) => {
    sum += histogram[2 * step + 1]! + histogram[2 * step + 2]!;
    return sum;
  });
}

/** From a histogram of step codes: how many measures are at least each step. */
export function countsAtLeast(histogram: Uint32Array, steps: BoundSteps): number[] {
  const counts = new Array<number>(steps.length).fill(0);
  let sum = histogram[2 * steps.length + 1]!;
  for (let step = steps.length - 1; step >= 0; step--) {
    sum += histogram[2 * step + 2]!;
    counts[step] = sum;
    sum += histogram[2 * step + 1]!;
  }
  return counts;
}
