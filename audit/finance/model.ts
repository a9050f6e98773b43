import type { Core } from './recomputed/core-asked';

/**
 * What the finance audit is made of. Everything in a report is plain data, so that the JSON of one
 * seed is the same to the byte wherever it is made.
 */

/** One law: a statement that must hold for every case, drawn from stated ranges. */
export interface Law {
  /** Short and stable: `more-deposit-never-dearer`. */
  readonly id: string;
  /** In plain words, as an auditor would say it. */
  readonly statement: string;
  /** Requirement ids, regulation or section of the finance rules. */
  readonly source: string;
  /** What is drawn and between which ends: `APR 0 % to 1,000 %`. */
  readonly ranges: readonly string[];
  /**
   * Draws `cases` cases from `seed`, tries each, and works each answer it gets out a second time.
   * Never throws.
   * @param core what is judged, where it is not the core itself
   */
  readonly check: (seed: number, cases: number, core?: Core) => LawOutcome;
}

export interface LawOutcome {
  readonly holds: boolean;
  /** How many cases were tried. */
  readonly cases: number;
  /** The smallest case found that breaks the law, and how, as text. */
  readonly counterexample?: string;
  readonly recomputed: Recomputed;
}

/** What came of working a law’s cases out a second time, in fifty digits. */
export interface Recomputed {
  /** Cases in which the core was asked anything. */
  readonly cases: number;
  /** Figures and words that were held against each other. */
  readonly figures: number;
  /** Whole pence that stand at the edge of their rounding, so that the neighbour is as right. */
  readonly onTheEdge: number;
  /** The furthest apart two unrounded figures were, in parts of their size. */
  readonly greatest: number;
  /** The smallest case found whose figures are further apart than they may be: both, and by how much. */
  readonly apart?: string;
}

/** One figure of one example: printed, computed by the core, and how far apart they may be. */
export interface ComparedFigure {
  /** `monthly`, `total amount payable`, `APR`, … */
  readonly figure: string;
  readonly unit: 'pence' | 'percent' | 'number';
  readonly expected: number;
  readonly computed: number;
  /** Computed less expected. */
  readonly difference: number;
  /** The furthest apart that still agrees. */
  readonly tolerance: number;
  readonly agrees: boolean;
}

/** One published quote, official example or library vector, worked out again. */
export interface CheckedExample {
  readonly id: string;
  readonly kind: 'published quote' | 'official example' | 'library vector' | 'bug report';
  /** What an honest check must find: agreement, or that the source contradicts itself. */
  readonly expectation: 'agrees' | 'contradicts itself' | 'close only';
  readonly source: string;
  /** Where it can be looked up, if anywhere. */
  readonly address?: string;
  readonly inputs: Readonly<Record<string, string>>;
  /** How it was worked out, in a line: timing, fee treatment, which basis of the total. */
  readonly method: string;
  readonly figures: readonly ComparedFigure[];
  /** Whether the finding is the one expected. */
  readonly asExpected: boolean;
  readonly note?: string;
}

/** A formula of the core in words and in notation. */
export interface Formula {
  readonly id: string;
  readonly name: string;
  readonly inWords: string;
  /** Plain text, one line an equation. */
  readonly notation: readonly string[];
  readonly symbols: Readonly<Record<string, string>>;
  readonly source: string;
  /** The function of the core that does it: `core/finance/arithmetic/annuity.ts, exactPayment`. */
  readonly where: string;
  /** The calculator's own defaults put through it, step by step. */
  readonly example: readonly string[];
}

/** A point where the specification was read differently, with both figures. */
export interface Reading {
  readonly point: string;
  readonly literal: string;
  readonly ours: string;
  readonly figures: readonly {
    readonly what: string;
    readonly literal: string;
    readonly ours: string;
  }[];
  readonly why: string;
  /** The setting that brings the literal text back, if there is one. */
  readonly setting?: string;
}

/** A point that arithmetic cannot settle. */
export interface OpenPoint {
  readonly point: string;
  readonly evidence: readonly string[];
  readonly whoSettles: string;
}
