import { defineConfig } from 'vitest/config';

const inlined = [/fp-ts/, /io-ts/];

/**
 * Two kinds of unit test: what runs in plain Node, and views, which get a DOM from jsdom. A file
 * outside tests/ui that needs a DOM asks for it in its first line (`@vitest-environment jsdom`).
 */
export default defineConfig({
  test: {
    globals: false,
    restoreMocks: true,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // fp-ts and io-ts are reached through their ES modules, which Node alone would not resolve.
    server: { deps: { inline: inlined } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [
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
