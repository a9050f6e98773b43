/** What became of a file. */
export interface ImportReport {
  readonly imported: number;
  /** Rows left out because the import was told to. */
  readonly excluded: number;
  readonly skipped: Tally;
  /** Facts that were dropped, and filled by rule, because they cannot be true. */
  readonly mended: Tally;
  readonly milliseconds: number;
}

/** Cases by reason, the first twenty with their lines, no more than five of one reason. */
export interface Tally {
  readonly count: number;
  readonly byReason: Readonly<Record<string, number>>;
  readonly examples: readonly { readonly line: number; readonly reason: string }[];
}

const EXAMPLES = 20;
const EXAMPLES_OF_ONE_REASON = 5;

/** Counts cases without keeping them: a file may have a hundred thousand. */
export class Tallying {
  readonly #byReason = new Map<string, number>();
  readonly #examples: { line: number; reason: string }[] = [];
  #count = 0;

  /** `reason` is the same for all cases of a kind; `detail` is for the example alone. */
  note(line: number, reason: string, detail = ''): void {
    this.#count += 1;
    const cases = (this.#byReason.get(reason) ?? 0) + 1;
    this.#byReason.set(reason, cases);
    if (cases <= EXAMPLES_OF_ONE_REASON && this.#examples.length < EXAMPLES) {
      this.#examples.push({ line, reason: detail === '' ? reason : `${reason}: ${detail}` });
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
