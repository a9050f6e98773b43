import {
  claimsOfAudit,
  claimsOfBrowserTests,
  claimsOfUnitTests,
  type RunClaims,
} from './claims-of-results';

/** What runs tests, and where it leaves what came of them. */
interface Runner {
  readonly name: string;
  readonly report: string;
  readonly command: string;
  readonly read: (report: unknown, root: string) => RunClaims;
}

export const runners: readonly Runner[] = [
  {
    name: 'unit tests',
    report: 'reports/unit-tests.json',
    command: 'npm run unit',
    read: claimsOfUnitTests,
  },
  {
    name: 'browser tests',
    report: 'reports/browser-tests.json',
    command: 'npm run e2e',
    read: claimsOfBrowserTests,
  },
  {
    name: 'finance audit',
    report: 'reports/finance-audit/finance-audit.json',
    command: 'npm run audit:finance',
    read: claimsOfAudit,
  },
];

/** What was found where a runner leaves its results. */
export interface Run extends RunClaims {
  readonly name: string;
  readonly command: string;
  /** Milliseconds; undefined where there are no results that can be read. */
  readonly ranAt: number | undefined;
}

export interface WrittenReport {
  readonly text: string;
  /** Milliseconds. */
  readonly writtenAt: number;
}

const noClaims: RunClaims = { files: new Set(), tests: 0, claims: [] };

/** Reads the results of every runner; those that are missing or no JSON count as none. */
export const readRuns = (
  root: string,
  find: (report: string) => WrittenReport | undefined,
): readonly Run[] =>
  runners.map(({ name, command, report, read }) => {
    const none = { name, command, ranAt: undefined, ...noClaims };
    const found = find(report);
    if (found === undefined) return none;
    try {
      return { name, command, ranAt: found.writtenAt, ...read(JSON.parse(found.text), root) };
    } catch {
      return none;
    }
  });

export interface Changed {
  readonly file: string;
  /** Milliseconds. */
  readonly changedAt: number;
}

/** One line on each run: how much of it there is, and whether it still speaks of these sources. */
export const remarks = (runs: readonly Run[], newest: Changed | undefined): readonly string[] =>
  runs.map(({ name, command, ranAt, tests, files }) => {
    if (ranAt === undefined || tests === 0) return `${name}: no results. Run them: ${command}`;
    const size = `${name}: ${String(tests)} in ${String(files.size)} ${files.size === 1 ? 'file' : 'files'}`;
    return newest !== undefined && newest.changedAt > ranAt
      ? `${size}, older than the sources (${newest.file} has changed since). Run them again: ${command}`
      : size;
  });
