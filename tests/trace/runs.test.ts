import { describe, expect, it } from 'vitest';
import { readRuns, remarks, runners, type WrittenReport } from './runs';

const reports = {
  'reports/unit-tests.json': {
    testResults: [
      {
        name: '/anywhere/tests/core/price.test.ts',
        assertionResults: [
          { fullName: 'a price [FIN-01] is added [FIN-02]', status: 'passed' },
          { fullName: 'a price is round [FIN-03]', status: 'failed' },
          { fullName: 'a price is small [FIN-04]', status: 'skipped' },
          { fullName: 'a price without an id', status: 'passed' },
        ],
      },
      { name: '/anywhere/tests/core/broken.test.ts', assertionResults: [] },
    ],
  },
  'reports/browser-tests.json': {
    suites: [
      {
        title: 'search.spec.ts',
        specs: [
          {
            title: 'searches [SEARCH-01]',
            file: 'search.spec.ts',
            tests: [{ status: 'flaky' }],
          },
        ],
        suites: [
          {
            title: 'on a phone [SEARCH-02]',
            specs: [
              { title: 'opens', file: 'search.spec.ts', tests: [{ status: 'unexpected' }] },
              {
                title: 'shuts [SEARCH-03]',
                file: 'search.spec.ts',
                tests: [{ status: 'skipped' }],
              },
            ],
          },
        ],
      },
    ],
  },
  'reports/finance-audit/finance-audit.json': {
    laws: [
      { source: 'FIN-08; WE-001 to WE-002', statement: 'A', holds: true, recomputed: {} },
      { source: 'FIN-09', statement: 'B', holds: false, recomputed: {} },
      { source: 'FIN-10', statement: 'C', holds: true, recomputed: { apart: '1 and 2' } },
    ],
  },
} as const;

const written = (report: string): WrittenReport | undefined => {
  const found = Object.entries(reports).find(([name]) => name === report);
  return found && { text: JSON.stringify(found[1]), writtenAt: 1_000 };
};

const claims = readRuns('/anywhere', written).map((run) =>
  run.claims.map(({ id, file, outcome }) => `${id} ${outcome} in ${file}`),
);

describe('what came of the tests', () => {
  it('is read from the unit tests, with the titles of the groups around them', () => {
    expect(claims[0]).toEqual([
      'FIN-01 passed in tests/core/price.test.ts',
      'FIN-02 passed in tests/core/price.test.ts',
      'FIN-03 failed in tests/core/price.test.ts',
      'FIN-04 not run in tests/core/price.test.ts',
    ]);
  });

  it('is read from the browser tests, one that passed at last counting as passed', () => {
    expect(claims[1]).toEqual([
      'SEARCH-01 passed in tests/e2e/search.spec.ts',
      'SEARCH-02 failed in tests/e2e/search.spec.ts',
      'SEARCH-02 not run in tests/e2e/search.spec.ts',
      'SEARCH-03 not run in tests/e2e/search.spec.ts',
    ]);
  });

  it('is read from the finance audit: a law claims its sources where it holds and is worked out the same twice', () => {
    expect(claims[2]?.map((claim) => claim.replace(/ in .*/, ''))).toEqual([
      'FIN-08 passed',
      'WE-001 passed',
      'WE-002 passed',
      'FIN-09 failed',
      'FIN-10 failed',
    ]);
  });

  it('tells nothing of a file that broke before its tests', () => {
    expect([...(readRuns('/anywhere', written)[0]?.files ?? [])]).toEqual([
      'tests/core/price.test.ts',
    ]);
  });

  it.each([undefined, { text: 'half a rep', writtenAt: 1 }, { text: 'null', writtenAt: 1 }])(
    'is nothing where there is no report: %j',
    (report) => {
      const runs = readRuns('/anywhere', () => report);
      expect(runs.flatMap((run) => run.claims)).toEqual([]);
      expect(remarks(runs, undefined)).toEqual(
        runners.map(({ name, command }) => `${name}: no results. Run them: ${command}`),
      );
    },
  );
});

describe('what is said of the results', () => {
  const runs = readRuns('/anywhere', written);

  it('is how many there are', () => {
    expect(remarks(runs, { file: 'core/price.ts', changedAt: 999 })).toEqual([
      'unit tests: 4 in 1 file',
      'browser tests: 3 in 1 file',
      'finance audit: 3 in 1 file',
    ]);
  });

  it('is that they are older than the sources, and what has changed', () => {
    expect(remarks(runs, { file: 'core/price.ts', changedAt: 1_001 })[0]).toBe(
      'unit tests: 4 in 1 file, older than the sources (core/price.ts has changed since). Run them again: npm run unit',
    );
  });
});
