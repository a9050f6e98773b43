import { isLeft } from 'fp-ts/Either';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedExample, Law } from '../model';
import { buildAudit } from './build-audit';
import { writePage } from './page';
import { runOptions, USAGE } from './run-options';
import { summaryOf } from './summary';
import { writeJson } from './write-json';

/** What is to be audited, and where a person reads of it. */
export interface Auditing {
  readonly laws: readonly Law[];
  readonly checkExamples: () => readonly CheckedExample[];
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}

/**
 * One run from its words to its exit code: 0 where all is as expected, 1 where anything is not,
 * 2 where the options are no options or the report cannot be written.
 */
export function runAudit(
  words: readonly string[],
  { laws, checkExamples, say, complain }: Auditing,
): 0 | 1 | 2 {
  const options = runOptions(words);
  if (isLeft(options)) {
    complain(`audit:finance: ${options.left}`);
    return 2;
  }
  if (options.right === 'help') {
    say(USAGE);
    return 0;
  }
  const { seed, cases, out } = options.right;
  const report = buildAudit({ seed, cases, laws, examples: checkExamples() });
  try {
    mkdirSync(out, { recursive: true });
    writeFileSync(join(out, 'finance-audit.json'), writeJson(report));
    writeFileSync(join(out, 'finance-audit.html'), writePage(report));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    complain(`audit:finance: the report cannot be written: ${reason}`);
    return 2;
  }
  for (const line of summaryOf(report, out)) say(line);
  return report.verdict.asExpected ? 0 : 1;
}
