import {
  countsAtLeast,
  countsAtMost,
  MILEAGE_STEPS,
  MONTHLY_STEPS,
  PRICE_STEPS,
  type BoundSteps,
} from './bound-steps';
import type { CodedColumn } from './coded-column';
import type { Histogram } from './histogram';

/** One line of a filter box. */
export interface FacetOption {
  readonly value: string;
  readonly label: string;
  readonly count: number;
  readonly make?: string;
}

export type FacetOptions = readonly FacetOption[];

/** Every value the section has, whatever its count now. `wanted` leaves some out altogether. */
export function valueOptions(
  column: CodedColumn,
  section: Histogram,
  counts: Histogram,
  wanted: (make: string | undefined) => boolean = () => true,
): FacetOptions {
  const options: FacetOption[] = [];
  column.values.forEach(({ value, label, make }, index) => {
    if (section[index + 1] === 0 || !wanted(make)) return;
    const count = counts[index + 1] ?? 0;
    options.push(make === undefined ? { value, label, count } : { value, label, count, make });
  });
  return options;
}

/** Years that the section has, each with what a bound there would list. */
export function yearOptions(
  column: CodedColumn,
  section: Histogram,
  counts: Histogram,
  bound: 'at-least' | 'at-most',
): FacetOptions {
  const running = new Array<number>(column.values.length).fill(0);
  let sum = 0;
  for (let step = 0; step < running.length; step++) {
    const index = bound === 'at-most' ? step : running.length - 1 - step;
    sum += counts[index + 1] ?? 0;
    running[index] = sum;
  }
  return column.values.flatMap(({ value, label }, index) =>
    section[index + 1] === 0 ? [] : [{ value, label, count: running[index] ?? 0 }],
  );
}

const stepOptions = (
  steps: BoundSteps,
  label: (step: string) => string,
  counts: readonly number[],
  offered: (step: number) => boolean,
): FacetOptions =>
  steps.flatMap((step, index) =>
    offered(index)
      ? [{ value: String(step), label: label(grouped(step)), count: counts[index] ?? 0 }]
      : [],
  );

const grouped = (step: number): string => String(step).replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');

/** The steps that cover the section, the first at or above its largest measure being the last. */
function coveringSteps(section: Histogram, steps: BoundSteps): (step: number) => boolean {
  let top = section.length - 1;
  while (top > 0 && section[top] === 0) top--;
  const last = Math.floor((top - 1) / 2);
  return (step) => top > 0 && step <= Math.min(last, steps.length - 1);
}

const inPounds = (step: string): string => `£${step}`;
const inMiles = (step: string): string => `${step} miles`;

export const minPriceOptions = (section: Histogram, counts: Histogram): FacetOptions =>
  stepOptions(
    PRICE_STEPS,
    inPounds,
    countsAtLeast(counts, PRICE_STEPS),
    coveringSteps(section, PRICE_STEPS),
  );

export const maxPriceOptions = (section: Histogram, counts: Histogram): FacetOptions =>
  stepOptions(
    PRICE_STEPS,
    inPounds,
    countsAtMost(counts, PRICE_STEPS),
    coveringSteps(section, PRICE_STEPS),
  );

export const mileageOptions = (section: Histogram, counts: Histogram): FacetOptions =>
  stepOptions(
    MILEAGE_STEPS,
    inMiles,
    countsAtMost(counts, MILEAGE_STEPS),
    coveringSteps(section, MILEAGE_STEPS),
  );

const LAST_MONTHLY = MONTHLY_STEPS.length - 1;

/** £0 to £950 (FILTER-34). */
export const monthlyFromOptions = (counts: Histogram): FacetOptions =>
  stepOptions(
    MONTHLY_STEPS,
    inPounds,
    countsAtLeast(counts, MONTHLY_STEPS),
    (step) => step < LAST_MONTHLY,
  );

/** £50 to £1,000 (FILTER-34). */
export const monthlyToOptions = (counts: Histogram): FacetOptions =>
  stepOptions(MONTHLY_STEPS, inPounds, countsAtMost(counts, MONTHLY_STEPS), (step) => step > 0);
