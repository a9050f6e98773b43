/**
 * `npm run mutate:finance`: every change that can be made to the finance of the core must be noticed
 * by a test. What survives is in reports/mutation/finance.html; why it does, and the score by file, in
 * docs/finance-mutants.md.
 */
export default {
  mutate: [
    'core/finance/arithmetic/**/*.ts',
    'core/finance/model/**/*.ts',
    'core/finance/rules/**/*.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.mutation.config.ts', related: false },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 5000,
  thresholds: { high: 98, low: 95, break: 95 },
  reporters: ['progress-append-only', 'clear-text', 'html', 'json'],
  clearTextReporter: { logTests: false, reportTests: false, allowColor: false },
  htmlReporter: { fileName: 'reports/mutation/finance.html' },
  jsonReporter: { fileName: 'reports/mutation/finance.json' },
  tempDirName: 'reports/mutation/sandbox',
  ignorePatterns: [
    '.data',
    'dist',
    'reports',
    'test-results',
    'adapters',
    'ui',
    'composition',
    'tests/e2e',
    'tests/ui',
    'docs',
  ],
};
