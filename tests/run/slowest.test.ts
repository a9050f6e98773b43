import { describe, expect, it } from 'vitest';
import { linesOfSlowest, slowestBrowserTests, slowestUnitTests } from './slowest';

const unitReport = {
  testResults: [
    {
      name: '/anywhere/tests/core/money.test.ts',
      startTime: 1_000,
      endTime: 1_500,
      assertionResults: [
        { fullName: 'money adds up', duration: 300 },
        { fullName: 'money is rounded', duration: 20 },
        { fullName: 'money that was skipped' },
      ],
    },
    {
      name: '/anywhere/tests/ui/price.test.tsx',
      startTime: 2_000,
      endTime: 6_000,
      assertionResults: [{ fullName: 'a price is shown', duration: 100 }],
    },
  ],
};

const browserReport = {
  suites: [
    {
      title: 'search.spec.ts',
      specs: [
        {
          title: 'a search',
          file: 'search.spec.ts',
          tests: [{ results: [{ duration: 4_000 }, { duration: 3_000 }] }],
        },
      ],
      suites: [
        {
          title: 'a filter',
          specs: [
            { title: 'opens', file: 'search.spec.ts', tests: [{ results: [{ duration: 9_000 }] }] },
          ],
        },
      ],
    },
  ],
};

describe('where the time of a test run went', () => {
  it('names the slowest unit tests first, and the files with what they set up', () => {
    expect(slowestUnitTests(unitReport, 2)).toEqual({
      files: [
        { name: 'ui/price.test.tsx', seconds: 4 },
        { name: 'core/money.test.ts', seconds: 0.5 },
      ],
      tests: [
        { name: 'core/money.test.ts: money adds up', seconds: 0.3 },
        { name: 'ui/price.test.tsx: a price is shown', seconds: 0.1 },
      ],
    });
  });

  it('counts every try of a browser test, and finds those within a describe', () => {
    expect(slowestBrowserTests(browserReport, 5)).toEqual({
      files: [{ name: 'search.spec.ts', seconds: 16 }],
      tests: [
        { name: 'search.spec.ts: a filter opens', seconds: 9 },
        { name: 'search.spec.ts: a search', seconds: 7 },
      ],
    });
  });

  it.each([undefined, null, 'nothing', {}, { suites: 1, testResults: [7] }])(
    'prints nothing of a report that tells nothing: %j',
    (report) => {
      expect(linesOfSlowest('unit', slowestUnitTests({ testResults: report }, 5))).toEqual([]);
      expect(linesOfSlowest('browser', slowestBrowserTests(report, 5))).toEqual([]);
    },
  );

  it('keeps a line within the width of a screen', () => {
    const [, line = ''] = linesOfSlowest('unit', {
      files: [{ name: 'x'.repeat(300), seconds: 1 }],
      tests: [{ name: 'y', seconds: 1 }],
    });
    expect(line.length).toBeLessThanOrEqual(121);
    expect(line).toMatch(/ {4}1\.0 s {2}x+…$/);
  });
});
