import { relative } from 'node:path';
import { browserSpecs, isRecord, listAt, textAt, type Json } from '../run/report-json';
import { idsInBrackets, type Claim, type TestOutcome } from './claim';
import { idsIn } from './id-range';

/** What one run of tests left: the files that ran, and what the tests that carry an id came to. */
export interface RunClaims {
  readonly files: ReadonlySet<string>;
  readonly tests: number;
  readonly claims: readonly Claim[];
}

interface Result {
  readonly file: string;
  readonly title: string;
  readonly outcome: TestOutcome;
}

const claimsOf = (results: readonly Result[]): RunClaims => ({
  files: new Set(results.map(({ file }) => file)),
  tests: results.length,
  claims: results.flatMap((result) => idsInBrackets(result.title).map((id) => ({ id, ...result }))),
});

const unitOutcomes: Readonly<Record<string, TestOutcome>> = { passed: 'passed', failed: 'failed' };

/** Vitest's JSON: titles are whole, with those of the `describe` around, and with their rows filled in. */
export const claimsOfUnitTests = (report: unknown, root: string): RunClaims =>
  claimsOf(
    listAt(report, 'testResults').flatMap((file) =>
      listAt(file, 'assertionResults').map((test) => ({
        file: relative(root, textAt(file, 'name')),
        title: textAt(test, 'fullName'),
        outcome: unitOutcomes[textAt(test, 'status')] ?? 'not run',
      })),
    ),
  );

const browserOutcomes: Readonly<Record<string, TestOutcome>> = {
  expected: 'passed',
  flaky: 'passed',
  unexpected: 'failed',
};

/** Playwright's JSON: a test that passed at its second try has passed. */
export const claimsOfBrowserTests = (report: unknown): RunClaims =>
  claimsOf(
    browserSpecs(report).flatMap(({ titles, spec }) =>
      listAt(spec, 'tests').map((test) => ({
        file: `tests/e2e/${textAt(spec, 'file')}`,
        title: titles.join(' '),
        outcome: browserOutcomes[textAt(test, 'status')] ?? 'not run',
      })),
    ),
  );

/** A law holds where no case breaks it and working it out a second time comes to the same. */
const holds = (law: Json): boolean =>
  law['holds'] === true && isRecord(law['recomputed']) && law['recomputed']['apart'] === undefined;

/** The finance audit's JSON: a law claims every id of its source. */
export function claimsOfAudit(report: unknown): RunClaims {
  const file = 'audit/finance/laws/laws.ts';
  const laws = listAt(report, 'laws');
  return {
    files: new Set(laws.length > 0 ? [file] : []),
    tests: laws.length,
    claims: laws.flatMap((law) =>
      idsIn(textAt(law, 'source')).map((id) => ({
        id,
        file,
        title: textAt(law, 'statement'),
        outcome: holds(law) ? 'passed' : 'failed',
      })),
    ),
  };
}
