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
 * Two kinds of unit test: what runs in plain Node, and views, which get a DOM from jsdom. A file
 * outside tests/ui that needs a DOM asks for it in its first line (`@vitest-environment jsdom`).
 */
export default defineConfig({
  resolve: { alias: quickToLoad },
  test: {
    globals: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // Every file has a world of its own in a thread too, and a thread is there sooner than a process.
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [
            'tests/core/**',
            'tests/ui/**',
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
          // Pure rules leave nothing behind, so that a thread need not load them anew for each file.
          isolate: false,
          include: ['tests/core/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'views',
          environment: 'jsdom',
          setupFiles: [
            'tests/support/browser/for-every-view-test.ts',
            'tests/support/browser/no-media-queries.ts',
          ],
          include: ['tests/ui/**/*.test.ts', 'tests/ui/**/*.test.tsx'],
        },
      },
    ],
  },
});
