import { idsIn } from './id-range';

/** What came of a test: one that is switched off, or was never come to, has not run. */
export type TestOutcome = 'passed' | 'failed' | 'not run';

/** An id in the title of a test, or in the source of a law of the finance audit. */
export interface Claim {
  readonly id: string;
  /** From the project's root. */
  readonly file: string;
  readonly title: string;
  readonly outcome: TestOutcome;
}

const brackets = /\[([^[\]]*)\]/g;

/** The ids in the brackets of a title: `[FILTER-13]`, `[FILTER-13, CG-010]`, `[WE-001 to WE-006]`. */
export const idsInBrackets = (title: string): readonly string[] => [
  ...new Set([...title.matchAll(brackets)].flatMap(([, inside = '']) => idsIn(inside))),
];
