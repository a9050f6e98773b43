import type {
  CheckedExample,
  Formula,
  Law,
  LawOutcome,
  OpenPoint,
  Reading,
  Recomputed,
} from '../model';

/** A law, tried. */
export interface TriedLaw extends Omit<Law, 'check'>, Omit<LawOutcome, 'recomputed'> {
  /** How far apart single laws came is the noise of a machine, and told of all together. */
  readonly recomputed: Omit<Recomputed, 'greatest'>;
  /** What its cases were drawn from. */
  readonly seed: number;
}

/** A whole agreement, line by line, in pence. */
export interface WorkedSchedule {
  readonly id: string;
  readonly title: string;
  /** Where the agreement comes from, and what an auditor can hold against it. */
  readonly about: string;
  readonly terms: Readonly<Record<string, string>>;
  /** Percent a month: what each line of interest is worked out with. */
  readonly monthlyRate: number;
  /** Owed before the first payment. */
  readonly credit: number;
  readonly lines: readonly ScheduleLine[];
  readonly totals: Omit<ScheduleLine, 'month' | 'kind' | 'balance'>;
}

export interface ScheduleLine {
  readonly month: number;
  readonly kind: 'regular' | 'final';
  readonly payment: number;
  readonly interest: number;
  readonly principal: number;
  readonly fee: number;
  readonly balance: number;
}

/** What an outsider reads first. */
export interface Verdict {
  readonly asExpected: boolean;
  readonly laws: { readonly tried: number; readonly held: number; readonly cases: number };
  /** The laws' cases, worked out a second time. */
  readonly recomputed: {
    /** Laws whose cases came to the same figures. */
    readonly agreed: number;
    readonly cases: number;
    readonly figures: number;
    readonly onTheEdge: number;
    /** No two unrounded figures were further apart than this, in parts of their size: a power of ten. */
    readonly greatest: number;
  };
  readonly examples: {
    readonly checked: number;
    /** Found to agree, where they should. */
    readonly agreed: number;
    /** Known to agree only nearly, and found so. */
    readonly close: number;
    /** Known to contradict themselves, and caught at it. */
    readonly flagged: number;
    /** Not as expected, of whatever kind. */
    readonly unexpected: number;
  };
  /** One sentence for each thing that is not as expected. */
  readonly findings: readonly string[];
}

/** Everything the audit has to say; plain data, the same for the same seed. */
export interface AuditReport {
  readonly seed: number;
  /** Asked of each law. */
  readonly cases: number;
  readonly verdict: Verdict;
  readonly laws: readonly TriedLaw[];
  readonly examples: readonly CheckedExample[];
  readonly formulas: readonly Formula[];
  readonly schedules: readonly WorkedSchedule[];
  readonly readings: readonly Reading[];
  readonly openPoints: readonly OpenPoint[];
}
