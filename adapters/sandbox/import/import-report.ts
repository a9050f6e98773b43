import type { UnusedColumn } from './stock-header';

/** What became of a file. */
export interface ImportReport {
  readonly imported: number;
  /** Rows left out because the import was told to. */
  readonly excluded: number;
  /** Rows that cannot be sold. */
  readonly skipped: Tally;
  /** Cells that were not read: their facts are not known. */
  readonly refused: Tally;
  /** Cells that were read as something that they do not say to the letter. */
  readonly mended: Tally;
  /** Facts made up for a demonstration, by column; empty unless that was asked for. */
  readonly completed: Readonly<Record<string, number>>;
  readonly unused: readonly UnusedColumn[];
  readonly milliseconds: number;
}

/** Cases by reason, the first of each with their lines. */
export interface Tally {
  readonly count: number;
  readonly byReason: Readonly<Record<string, number>>;
  readonly examples: readonly TalliedCase[];
}

export interface TalliedCase {
  readonly line: number;
  readonly reason: string;
  /** What stood there; empty where the reason says it all. */
  readonly detail: string;
}

const EXAMPLES = 40;
const EXAMPLES_OF_ONE_REASON = 5;

/** Counts cases without keeping them: a file may have a hundred thousand. */
export class Tallying {
  readonly #byReason = new Map<string, number>();
  readonly #examples: TalliedCase[] = [];
  #count = 0;

  /** `reason` is the same for all cases of a kind; `detail` is for the example alone. */
  note(line: number, reason: string, detail = ''): void {
    this.#count += 1;
    const cases = (this.#byReason.get(reason) ?? 0) + 1;
    this.#byReason.set(reason, cases);
    if (cases <= EXAMPLES_OF_ONE_REASON && this.#examples.length < EXAMPLES) {
      this.#examples.push({ line, reason, detail });
    }
  }

  result(): Tally {
    return {
      count: this.#count,
      byReason: Object.fromEntries([...this.#byReason].sort((one, other) => other[1] - one[1])),
      examples: this.#examples,
    };
  }
}
