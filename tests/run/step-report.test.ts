import { describe, expect, it } from 'vitest';
import { countsOfBrowserTests, countsOfUnitTests, totals } from './step-report';

const unit = countsOfUnitTests({
  numPassedTests: 40,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 1,
});

describe('the last line of npm test', () => {
  it('adds up unit and browser tests', () => {
    const browser = countsOfBrowserTests({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 3 },
    });
    expect(
      totals([
        { name: 'unit', seconds: 1, succeeded: false, counts: unit },
        { name: 'browser', seconds: 1, succeeded: false, counts: browser },
      ]),
    ).toEqual({ passed: 46, failed: 3, skipped: 5 });
  });

  it('counts a check that fails as one failed, and one that holds not at all', () => {
    expect(
      totals([
        { name: 'types', seconds: 1, succeeded: true },
        { name: 'lint', seconds: 1, succeeded: false },
      ]),
    ).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('does not call a test run good that broke off before its report', () => {
    const nothing = countsOfUnitTests(undefined);
    expect(totals([{ name: 'unit', seconds: 1, succeeded: false, counts: nothing }]).failed).toBe(
      1,
    );
  });
});
