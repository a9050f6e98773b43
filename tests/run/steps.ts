import { changedPlan } from './changed-plan';
import type { Command } from './execute';
import { slowestBrowserTests, slowestUnitTests, type Slowest } from './slowest';
import { countsOfBrowserTests, countsOfUnitTests, type TestCounts } from './step-report';

/** One thing that must hold. */
export interface Step {
  readonly name: string;
  /** One after the other, until one fails. */
  readonly commands: readonly Command[];
  /** Whether it keeps one core busy, so that another step may run beside it. */
  readonly leavesRoom?: boolean;
  /** Where the step leaves its report, and how to read it. */
  readonly report?: {
    readonly file: string;
    readonly count: (report: unknown) => TestCounts;
    readonly slowest: (report: unknown, most: number) => Slowest;
  };
}

const unitReport = 'reports/unit-tests.json';
const browserReport = 'reports/browser-tests.json';

const npmRun = (script: string): Command => ['npm', 'run', '-s', script];

const reported = ['--reporter=default', '--reporter=json', `--outputFile=${unitReport}`] as const;

/** Last, because it reads what the tests left. */
const trace: Step = { name: 'trace', commands: [npmRun('trace')] };

const unit = (...command: Command): Step => ({
  name: 'unit',
  commands: [[...command, ...reported]],
  report: { file: unitReport, count: countsOfUnitTests, slowest: slowestUnitTests },
});

/** Every step, in the order in which `npm test` begins them. */
export const allSteps: readonly Step[] = [
  // The longest first, so that the others find room beside it.
  { name: 'lint', commands: [npmRun('lint')], leavesRoom: true },
  { name: 'types', commands: [npmRun('types')], leavesRoom: true },
  // Before the unit tests, which start the site: they then find it built.
  { name: 'build and size', commands: [npmRun('build'), npmRun('size')], leavesRoom: true },
  { name: 'format', commands: [npmRun('format')], leavesRoom: true },
  { name: 'borders', commands: [npmRun('borders')], leavesRoom: true },
  { name: 'dead code', commands: [npmRun('dead')], leavesRoom: true },
  { name: 'finance audit', commands: [npmRun('audit:finance')], leavesRoom: true },
  unit('npx', 'vitest', 'run'),
  {
    name: 'browser',
    commands: [['npx', 'playwright', 'test']],
    report: { file: browserReport, count: countsOfBrowserTests, slowest: slowestBrowserTests },
  },
  trace,
];

/**
 * The steps that changed files call for: types, borders and trace as a whole, which are one graph
 * and quick; lint and format of the files themselves; the unit tests that import them by any path.
 * What a change to a type does to the lint of a file that is left as it is, `npm run check` finds.
 * @param files the changed ones, gone ones left out.
 */
export function stepsForChanged(files: readonly string[]): readonly Step[] {
  const { toLint, toFormat, toTest } = changedPlan(files);
  return [
    { name: 'types', commands: [npmRun('types')], leavesRoom: true },
    ...(toLint === 'everything'
      ? [{ name: 'lint', commands: [npmRun('lint')], leavesRoom: true }]
      : toLint.length > 0
        ? [
            {
              name: 'lint',
              commands: [
                ['npx', 'eslint', '--max-warnings', '0', '--no-warn-ignored', ...toLint] as const,
              ],
              leavesRoom: true,
            },
          ]
        : []),
    ...(toFormat.length > 0
      ? [
          {
            name: 'format',
            commands: [['npx', 'prettier', '--check', '--ignore-unknown', ...toFormat] as const],
            leavesRoom: true,
          },
        ]
      : []),
    { name: 'borders', commands: [npmRun('borders')], leavesRoom: true },
    ...(toTest === 'everything'
      ? [unit('npx', 'vitest', 'run')]
      : toTest.length > 0
        ? [unit('npx', 'vitest', 'related', '--run', '--passWithNoTests', ...toTest)]
        : []),
    trace,
  ];
}
