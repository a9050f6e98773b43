import { defineConfig } from 'vitest/config';

/** The file of a package that Node loads by itself, whole and without a transformation. */
const packageFile = (path: string): string => `${import.meta.dirname}/node_modules/${path}`;

/**
 * Left alone, the tests would take the ES modules of these packages, as a bundle does: hundreds of
 * small files for every test file. The server takes these.
 */
const quickToLoad = [
  { find: /^(fp-ts|io-ts)$/, replacement: packageFile('$1/lib/index.js') },
  { find: /^fp-ts\/(\w+)$/, replacement: packageFile('fp-ts/lib/$1.js') },
  { find: /^lucide-react$/, replacement: packageFile('lucide-react/dist/cjs/lucide-react.js') },
];

/**
 * Two kinds of unit test: what runs in plain Node, and views, which get a DOM from jsdom; so does a
 * file outside tests/ui whose name ends in `.dom.test.ts`. Each kind runs by itself, since a thread
 * keeps what it has loaded for as long as the files that follow are of the same kind; those of views
 * get a window of their own, and all that draws in it, anew for each file.
 */
export default defineConfig({
  resolve: { alias: quickToLoad },
  test: {
    globals: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    pool: 'threads',
    // A module keeps nothing of one test for the next, so that a thread loads it once, not once for
    // each file. What a test changes of the process or the window, its setup file puts back.
    isolate: false,
    projects: [
      {
        extends: true,
        // As the site runs: React's own watch over development costs as much again as drawing a page.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'node',
          environment: 'node',
          env: { NODE_ENV: 'production' },
          setupFiles: ['tests/support/for-every-test.ts'],
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          sequence: { groupOrder: 1 },
          exclude: [
            'tests/core/**',
            'tests/ui/**',
            'tests/**/*.dom.test.*',
            'tests/e2e/**',
            'tests/borders/planted/**',
            '**/node_modules/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'core',
          environment: 'node',
          include: ['tests/core/**/*.test.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'jsdom',
          // What a view's test leaves in the window (a listener, a router) is nothing for the next file.
          isolate: true,
          setupFiles: [
            'tests/support/for-every-test.ts',
            'tests/support/browser/for-every-view-test.ts',
            'tests/support/browser/no-media-queries.ts',
          ],
          include: ['tests/ui/**/*.test.ts', 'tests/ui/**/*.test.tsx', 'tests/**/*.dom.test.*'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
