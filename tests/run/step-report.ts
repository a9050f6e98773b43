import { isRecord, numberAt } from './report-json';

/** How many tests a step ran, as its own report says. */
export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What became of one step of `npm test`. */
export interface StepOutcome {
  readonly name: string;
  readonly seconds: number;
  readonly succeeded: boolean;
  /** The tests it ran; undefined for a step that is one check, such as lint. */
  readonly counts?: TestCounts | undefined;
}

const sumAt = (report: unknown, ...keys: readonly string[]): number =>
  isRecord(report) ? keys.reduce((sum, key) => sum + numberAt(report, key), 0) : 0;

/** Counts from Vitest's JSON report. */
export const countsOfUnitTests = (report: unknown): TestCounts => ({
  passed: sumAt(report, 'numPassedTests'),
  failed: sumAt(report, 'numFailedTests'),
  skipped: sumAt(report, 'numPendingTests', 'numTodoTests'),
});

/** Counts from Playwright's JSON report. One that passed at its second try has passed; Playwright lists it as flaky. */
export function countsOfBrowserTests(report: unknown): TestCounts {
  const stats = isRecord(report) ? report['stats'] : undefined;
  return {
    passed: sumAt(stats, 'expected', 'flaky'),
    failed: sumAt(stats, 'unexpected'),
    skipped: sumAt(stats, 'skipped'),
  };
}

/**
 * Tests over all steps. A step that is one check counts as a failed test when it fails and as none
 * when it holds; so does a test step that breaks off although no test of its own failed.
 */
export function totals(outcomes: readonly StepOutcome[]): TestCounts {
  const sum = (pick: (counts: TestCounts) => number): number =>
    outcomes.reduce((total, { counts }) => total + (counts === undefined ? 0 : pick(counts)), 0);
  const failedChecks = outcomes.filter(
    ({ succeeded, counts }) => !succeeded && (counts?.failed ?? 0) === 0,
  ).length;
  return {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed) + failedChecks,
    skipped: sum(({ skipped }) => skipped),
  };
}
