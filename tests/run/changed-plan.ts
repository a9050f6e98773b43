/** What is to be looked at when some files have changed. */
export interface ChangedPlan {
  readonly toLint: readonly string[] | 'everything';
  readonly toFormat: readonly string[];
  /** Sources whose tests run, found by who imports them, and tests themselves. */
  readonly toTest: readonly string[] | 'everything';
}

/** What the meaning of every file hangs on, though nothing imports it. */
const reachesEverything = /^(package(-lock)?|tsconfig(\.\w+)?)\.json$/;
const reachesAllTests = /^(vitest\.config\.ts|tests\/support\/(.*\/)?[\w-]+-test\.ts)$/;
const reachesAllLint = /^(eslint\.config\.mjs|tests\/borders\/lint-rules\/)/;

/** Files that a test reads without importing them. */
const readBy: readonly (readonly [files: RegExp, tests: readonly string[]])[] = [
  [
    /^(tests\/borders\/|eslint\.config\.mjs|dependency-cruiser\.config\.mjs)/,
    ['tests/borders/arrows.test.ts', 'tests/borders/lint-rules.test.ts'],
  ],
  [/^tests\/borders\/planted\/core-without-dom\//, ['tests/borders/core-without-dom.test.ts']],
];

const planted = /^tests\/borders\/planted\//;
const code = /\.(ts|tsx|mjs)$/;
const browserTest = /^tests\/e2e\//;

/** @param files changed ones that are there, from the project's root on. */
export function changedPlan(files: readonly string[]): ChangedPlan {
  const any = (pattern: RegExp): boolean => files.some((file) => pattern.test(file));
  const sources = files.filter((file) => code.test(file) && !planted.test(file));
  const readers = readBy.flatMap(([pattern, tests]) => (any(pattern) ? tests : []));
  return {
    toLint: any(reachesEverything) || any(reachesAllLint) ? 'everything' : sources,
    toFormat: files,
    toTest:
      any(reachesEverything) || any(reachesAllTests)
        ? 'everything'
        : [...new Set([...sources.filter((file) => !browserTest.test(file)), ...readers])],
  };
}
