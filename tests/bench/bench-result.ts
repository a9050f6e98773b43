/** One measured figure, and whether it is good enough. */
export interface BenchResult {
  /** What was measured, in the words of the budget: "filter click to painted results". */
  readonly name: string;
  readonly value: number;
  /** "ms", "kB", "a second", "×" against the peer that the name says. */
  readonly unit: string;
  /** The limit that fails the run when it is not kept, as printed: "≤ 150". */
  readonly gate?: string;
  /** Where we are going; not reaching it fails nothing. */
  readonly stretch?: string;
  /** Whether the gate is kept. A figure without a gate passes. */
  readonly pass: boolean;
}

/** A figure that must not be larger than the gate. */
export function atMost(
  name: string,
  value: number,
  unit: string,
  gate: number,
  stretch?: number,
): BenchResult {
  return {
    name,
    value,
    unit,
    gate: `≤ ${String(gate)}`,
    ...(stretch === undefined ? {} : { stretch: `≤ ${String(stretch)}` }),
    pass: value <= gate,
  };
}

/** A figure that must not be smaller than the gate. */
export function atLeast(
  name: string,
  value: number,
  unit: string,
  gate: number,
  stretch?: number,
): BenchResult {
  return {
    name,
    value,
    unit,
    gate: `≥ ${String(gate)}`,
    ...(stretch === undefined ? {} : { stretch: `≥ ${String(stretch)}` }),
    pass: value >= gate,
  };
}

/** A file `tests/bench/<what>.bench.ts` exports this. */
export interface Bench {
  readonly run: () => Promise<readonly BenchResult[]>;
}
