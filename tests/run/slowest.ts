import { browserSpecs, listAt, numberAt, textAt } from './report-json';

/** One test, or one file of tests, and how long it took. */
export interface Timed {
  readonly name: string;
  readonly seconds: number;
}

/** Where the time of a step went: the slowest first. */
export interface Slowest {
  readonly files: readonly Timed[];
  readonly tests: readonly Timed[];
}

interface TimedTest extends Timed {
  readonly file: string;
}

/** From the first folder of the tests on, wherever the checkout is. */
const withinTests = (path: string): string => path.replace(/^.*?\btests\//, '');

const slowestFirst = (timed: readonly Timed[], most: number): readonly Timed[] =>
  [...timed].sort((one, other) => other.seconds - one.seconds).slice(0, most);

const namedByFile = ({ file, name, seconds }: TimedTest): Timed => ({
  name: `${file}: ${name}`,
  seconds,
});

/** The slowest of Vitest's JSON report; a file with what it sets up, but not the loading of its modules. */
export function slowestUnitTests(report: unknown, most: number): Slowest {
  const files = listAt(report, 'testResults').map((file) => ({
    name: withinTests(textAt(file, 'name')),
    seconds: (numberAt(file, 'endTime') - numberAt(file, 'startTime')) / 1000,
    tests: listAt(file, 'assertionResults'),
  }));
  const tests = files.flatMap((file) =>
    file.tests.map((test) => ({
      file: file.name,
      name: textAt(test, 'fullName'),
      seconds: numberAt(test, 'duration') / 1000,
    })),
  );
  return {
    files: slowestFirst(
      files.map(({ name, seconds }) => ({ name, seconds })),
      most,
    ),
    tests: slowestFirst(tests.map(namedByFile), most),
  };
}

/** The slowest of Playwright's JSON report, each with all of its tries; a file is the sum of its tests. */
export function slowestBrowserTests(report: unknown, most: number): Slowest {
  const tests = browserSpecs(report).map(({ titles, spec }) => ({
    file: withinTests(textAt(spec, 'file')),
    name: titles.join(' '),
    seconds:
      listAt(spec, 'tests')
        .flatMap((test) => listAt(test, 'results'))
        .reduce((sum, result) => sum + numberAt(result, 'duration'), 0) / 1000,
  }));
  const byFile = new Map<string, number>();
  for (const { file, seconds } of tests) byFile.set(file, (byFile.get(file) ?? 0) + seconds);
  return {
    files: slowestFirst(
      [...byFile].map(([name, seconds]) => ({ name, seconds })),
      most,
    ),
    tests: slowestFirst(tests.map(namedByFile), most),
  };
}

const widest = 110;

const lineOf = ({ name, seconds }: Timed): string => {
  const shown = name.length > widest ? `${name.slice(0, widest - 1)}…` : name;
  return `${seconds.toFixed(1).padStart(7)} s  ${shown}`;
};

/** The lists as they are printed; none for a step that left no report. */
export const linesOfSlowest = (step: string, { files, tests }: Slowest): readonly string[] =>
  tests.length === 0
    ? []
    : [
        `the slowest files of ${step}`,
        ...files.map(lineOf),
        `the slowest tests of ${step}`,
        ...tests.map(lineOf),
      ];
