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

type Json = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const listAt = (value: unknown, key: string): readonly Json[] => {
  const list = isRecord(value) ? value[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};

const textAt = (value: Json, key: string): string => {
  const text = value[key];
  return typeof text === 'string' ? text : '';
};

const numberAt = (value: Json, key: string): number => {
  const number = value[key];
  return typeof number === 'number' ? number : 0;
};

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
  const tests = listAt(report, 'suites').flatMap((suite) => testsOfSuite(suite, []));
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

/** Playwright puts a suite for each `describe` within the suite of the file. */
function testsOfSuite(suite: Json, above: readonly string[]): readonly TimedTest[] {
  const own = listAt(suite, 'specs').flatMap((spec) => ({
    file: withinTests(textAt(spec, 'file')),
    name: [...above, textAt(spec, 'title')].join(' '),
    seconds:
      listAt(spec, 'tests')
        .flatMap((test) => listAt(test, 'results'))
        .reduce((sum, result) => sum + numberAt(result, 'duration'), 0) / 1000,
  }));
  const inner = listAt(suite, 'suites').flatMap((part) =>
    testsOfSuite(part, [...above, textAt(part, 'title')]),
  );
  return [...own, ...inner];
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
