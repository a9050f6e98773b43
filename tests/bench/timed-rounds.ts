/** Some work to be timed. */
export interface Timed {
  /** How many times `run` does it. */
  readonly count: number;
  /** Gives something that depends on all of it, so that none is left undone. */
  readonly run: () => number;
}

const WARM_UP_ROUNDS = 30;
const ROUNDS = 41;

/**
 * Nanoseconds that each work takes once, the median of many rounds. All take turns in every round:
 * what else the machine does meanwhile slows all alike.
 */
export function medianOfRounds<Works extends readonly Timed[]>(
  works: Works,
): { readonly [Place in keyof Works]: number } {
  let sum = 0;
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) {
    for (const { run } of works) sum += run();
  }
  const times = works.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    works.forEach(({ count, run }, place) => {
      const start = process.hrtime.bigint();
      sum += run();
      times[place]?.push(Number(process.hrtime.bigint() - start) / count);
    });
  }
  if (Number.isNaN(sum)) throw new Error('Some of the work came to nothing.');
  return times.map(median) as { readonly [Place in keyof Works]: number };
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
