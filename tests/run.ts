import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import {
  countsOfBrowserTests,
  countsOfUnitTests,
  totals,
  type StepOutcome,
  type TestCounts,
} from './support/step-report';

// `npm test`: everything that must hold. What reads the sources comes first, two steps at a time, as
// each of them keeps one core busy; then what runs them, step by step. One line a step, the whole
// output of a step that fails, a summary, and `N passed, N failed` as the last line.
// `npm test -- lint unit` runs the named steps only.

interface Step {
  readonly name: string;
  /** What is run, as `npx` would: a program of node_modules/.bin, or npm itself. */
  readonly commands: readonly (readonly [string, ...string[]])[];
  /** Whether another step may run beside it. */
  readonly leavesRoom?: boolean;
  /** Where the step leaves its report, and how to count in it. */
  readonly report?: { readonly file: string; readonly count: (report: unknown) => TestCounts };
}

const root = join(import.meta.dirname, '..');
const unitReport = 'reports/unit-tests.json';
const browserReport = 'reports/browser-tests.json';
const longestStep = 28 * 60_000;

const npmRun = (script: string): readonly [string, ...string[]] => ['npm', 'run', '-s', script];

const allSteps: readonly Step[] = [
  // The longest first, so that the others find room beside it.
  { name: 'lint', commands: [npmRun('lint')], leavesRoom: true },
  { name: 'types', commands: [npmRun('types')], leavesRoom: true },
  { name: 'format', commands: [npmRun('format')], leavesRoom: true },
  { name: 'borders', commands: [npmRun('borders')], leavesRoom: true },
  { name: 'dead code', commands: [npmRun('dead')], leavesRoom: true },
  { name: 'trace', commands: [npmRun('trace')], leavesRoom: true },
  {
    name: 'unit',
    commands: [
      [
        'npx',
        'vitest',
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile=${unitReport}`,
      ],
    ],
    report: { file: unitReport, count: countsOfUnitTests },
  },
  { name: 'finance audit', commands: [npmRun('audit:finance')] },
  { name: 'build and size', commands: [npmRun('build'), npmRun('size')] },
  {
    name: 'browser',
    commands: [['npx', 'playwright', 'test']],
    report: { file: browserReport, count: countsOfBrowserTests },
  },
];

interface Finished {
  readonly succeeded: boolean;
  readonly output: string;
}

/** The first process of each program that runs, which leads a group of the same number. */
const running = new Set<number>();

function stopGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // It has ended by itself.
  }
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const leader of running) stopGroup(leader, 'SIGTERM');
    process.exit(130);
  });
}

/** Runs a program without standard input, in a group of its own, which is ended if it takes too long. */
const execute = ([program, ...args]: readonly [string, ...string[]]): Promise<Finished> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const child = spawn(program, args, {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CI: 'true', FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    const leader = child.pid;
    if (leader !== undefined) running.add(leader);
    const limit = setTimeout(() => {
      parts.push(Buffer.from(`\nStopped after ${String(longestStep / 60_000)} minutes.\n`));
      if (leader !== undefined) stopGroup(leader, 'SIGKILL');
    }, longestStep);
    const done = (succeeded: boolean): void => {
      clearTimeout(limit);
      if (leader !== undefined) running.delete(leader);
      resolve({ succeeded, output: Buffer.concat(parts).toString('utf8') });
    };
    child.stdout.on('data', (part: Buffer) => parts.push(part));
    child.stderr.on('data', (part: Buffer) => parts.push(part));
    child.on('error', (problem) => {
      parts.push(Buffer.from(String(problem)));
      done(false);
    });
    child.on('close', (code) => {
      done(code === 0);
    });
  });

function readReport({ file, count }: NonNullable<Step['report']>): TestCounts {
  try {
    return count(JSON.parse(readFileSync(join(root, file), 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

async function runStep({ name, commands, report }: Step): Promise<StepOutcome> {
  const began = performance.now();
  if (report !== undefined) rmSync(join(root, report.file), { force: true });
  let finished: Finished = { succeeded: true, output: '' };
  for (const command of commands) {
    const { succeeded, output } = await execute(command);
    finished = { succeeded, output: finished.output + output };
    if (!succeeded) break;
  }
  const outcome: StepOutcome = {
    name,
    seconds: (performance.now() - began) / 1000,
    succeeded: finished.succeeded,
    counts: report && readReport(report),
  };
  console.log(lineOf(outcome));
  if (!outcome.succeeded) console.log(`\n${finished.output.trimEnd()}\n`);
  return outcome;
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

const wanted = process.argv.slice(2);
const steps = allSteps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
if (steps.length === 0) {
  console.error(`The steps are: ${allSteps.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}

mkdirSync(join(root, 'reports'), { recursive: true });
const began = performance.now();
const outcomes: StepOutcome[] = [];

async function runInOrder(queue: Step[]): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    outcomes.push(await runStep(step));
  }
}

const besideOthers = steps.filter(({ leavesRoom = false }) => leavesRoom);
await Promise.all([runInOrder(besideOthers), runInOrder(besideOthers)]);
await runInOrder(steps.filter(({ leavesRoom = false }) => !leavesRoom));

const failedSteps = outcomes.filter(({ succeeded }) => !succeeded).map(({ name }) => name);
const seconds = (performance.now() - began) / 1000;
const { passed, failed, skipped } = totals(outcomes);

console.log(`\n${String(outcomes.length)} steps in ${String(Math.round(seconds))} s`);
if (skipped > 0) console.log(`${String(skipped)} tests skipped`);
if (failedSteps.length > 0) console.log(`failed: ${failedSteps.join(', ')}`);
console.log(`${String(passed)} passed, ${String(failed)} failed`);
process.exitCode = failedSteps.length === 0 ? 0 : 1;
