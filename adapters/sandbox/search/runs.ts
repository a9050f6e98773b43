import { popCount, type Bits } from './bit-set';
import type { MeasureColumn } from './measure-column';
import type { Histogram } from './histogram';

/** A column in order, as its runs. */
export interface RunColumn {
  readonly runEnds: Uint32Array;
  readonly runCodes: Uint16Array;
  readonly codeCount: number;
}

/** The runs of a column whose codes are in order, missing ones (code 0) last. */
export function runsOf({ codes, codeCount }: MeasureColumn): RunColumn {
  const ends: number[] = [];
  const runCodes: number[] = [];
  for (let position = 0; position < codes.length; position++) {
    if (codes[position] === codes[position + 1]) continue;
    ends.push(position + 1);
    runCodes.push(codes[position]!);
  }
  return { runEnds: Uint32Array.from(ends), runCodes: Uint16Array.from(runCodes), codeCount };
}

/**
 * Counts the codes of a set in a column whose codes stand in order, each code a run of positions: whole words are
 * counted at once. `runEnds[n]` is where run `n` ends; `runCodes[n]` its code.
 */
export function tallyRuns({ runEnds, runCodes, codeCount }: RunColumn, bits: Bits): Histogram {
  const histogram = new Uint32Array(codeCount);
  let word = 0;
  let whole = 0;
  let counted = 0;
  for (let run = 0; run < runEnds.length; run++) {
    const end = runEnds[run]!;
    for (const last = end >>> 5; word < last; word++) whole += popCount(bits[word]!);
    const within = end & 31;
    const part = within === 0 ? 0 : popCount((bits[word] ?? 0) & ((1 << within) - 1));
    histogram[runCodes[run]!] = whole + part - counted;
    counted = whole + part;
  }
  return histogram;
}
