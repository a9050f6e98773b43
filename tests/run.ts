import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, isThere } from './run/changed-files';
import { execute, root, stopAllOnInterrupt, type Finished } from './run/execute';
import { linesOfSlowest } from './run/slowest';
import { totals, type StepOutcome } from './run/step-report';
import { allSteps, stepsForChanged, type Step } from './run/steps';

// `npm test`: everything that must hold. What keeps one core busy comes first, two steps at a time;
// then what runs the sources, step by step. One line a step, the whole output of a step that fails,
// where the time went, a summary, and `N passed, N failed` as the last line.
// `npm test -- lint unit` runs the named steps only; `npm run check -- --changed [BASE]` only what
// the files changed since BASE call for.

const most = 10;

interface ReadReport {
  readonly counts: StepOutcome['counts'];
  readonly slowest: readonly string[];
}

function readReport({ name, report }: Step): ReadReport {
  if (report === undefined) return { counts: undefined, slowest: [] };
  try {
    const written: unknown = JSON.parse(readFileSync(join(root, report.file), 'utf8'));
    return {
      counts: report.count(written),
      slowest: linesOfSlowest(name, report.slowest(written, most)),
    };
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, slowest: [] };
  }
}

const outcomes: StepOutcome[] = [];
const slowest: string[] = [];

async function runStep(step: Step): Promise<void> {
  const { name, commands, report } = step;
  const began = performance.now();
  if (report !== undefined) rmSync(join(root, report.file), { force: true });
  let finished: Finished = { succeeded: true, output: '' };
  for (const command of commands) {
    const { succeeded, output } = await execute(command);
    finished = { succeeded, output: finished.output + output };
    if (!succeeded) break;
  }
  const read = readReport(step);
  const outcome: StepOutcome = {
    name,
    seconds: (performance.now() - began) / 1000,
    succeeded: finished.succeeded,
    counts: read.counts,
  };
  outcomes.push(outcome);
  slowest.push(...read.slowest);
  console.log(lineOf(outcome));
  if (!outcome.succeeded) console.log(`\n${finished.output.trimEnd()}\n`);
}

function lineOf({ name, seconds, succeeded, counts }: StepOutcome): string {
  const verdict = succeeded ? 'ok    ' : 'FAILED';
  const time = `${seconds.toFixed(1).padStart(7)} s`;
  const skipped =
    counts !== undefined && counts.skipped > 0 ? `, ${String(counts.skipped)} skipped` : '';
  const tests =
    counts === undefined
      ? ''
      : `   ${String(counts.passed)} passed, ${String(counts.failed)} failed${skipped}`;
  return `${verdict} ${name.padEnd(16)}${time}${tests}`;
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

function changedSince(base: string | undefined): readonly string[] {
  try {
    return changedFiles(base).filter(isThere);
  } catch (problem) {
    return refuse(problem instanceof Error ? problem.message : String(problem));
  }
}

/** What the command line names; everything when it names nothing. */
function stepsFor(named: readonly string[]): readonly Step[] {
  const flag = named.indexOf('--changed');
  if (flag !== -1) {
    const files = changedSince(named[flag + 1]);
    console.log(`${String(files.length)} changed files`);
    return files.length === 0 ? [] : stepsForChanged(files);
  }
  const unknown = named.filter((name) => !allSteps.some((step) => step.name === name));
  if (unknown.length > 0) {
    refuse(
      `There is no step ${unknown.join(', ')}. The steps are: ${allSteps.map(({ name }) => name).join(', ')}`,
    );
  }
  return allSteps.filter(({ name }) => named.length === 0 || named.includes(name));
}

async function runInOrder(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) await runStep(step);
}

stopAllOnInterrupt();
const steps = stepsFor(process.argv.slice(2));
mkdirSync(join(root, 'reports'), { recursive: true });
const began = performance.now();

const besideOthers = steps.filter(({ leavesRoom = false }) => leavesRoom);
await Promise.all([runInOrder(besideOthers), runInOrder(besideOthers)]);
await runInOrder(steps.filter(({ leavesRoom = false }) => !leavesRoom));

const failedSteps = outcomes.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
const seconds = (performance.now() - began) / 1000;
const { passed, failed, skipped } = totals(outcomes);

if (slowest.length > 0) console.log(`\n${slowest.join('\n')}`);
console.log(`\n${String(outcomes.length)} steps in ${String(Math.round(seconds))} s`);
if (skipped > 0) console.log(`${String(skipped)} tests skipped`);
if (failedSteps.length > 0) console.log(`failed: ${failedSteps.join(', ')}`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
