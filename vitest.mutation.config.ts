import { defineConfig } from 'vitest/config';

/** The tests that must notice a change in the finance of the core, and no others: quick ones. */
export default defineConfig({
  test: {
    globals: false,
    environment: 'node',
    restoreMocks: true,
    // A machine that does other things besides must not stop the run before it has begun.
    testTimeout: 60_000,
    include: ['tests/core/finance/**/*.test.ts', 'tests/mutation/**/*.test.ts'],
    // Laws draw hundreds of cases each; a mutant must die by examples, in a moment.
    exclude: ['tests/core/finance/**/*.laws.test.ts', '**/node_modules/**'],
    server: { deps: { inline: [/fp-ts/, /io-ts/] } },
  },
});
