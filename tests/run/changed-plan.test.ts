import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changedPlan } from './changed-plan';
import { root } from './execute';
import { allSteps, stepsForChanged } from './steps';

const commandsOf = (...files: readonly string[]): readonly string[] =>
  stepsForChanged(files).flatMap(({ commands }) => commands.map((words) => words.join(' ')));

describe('what a change calls for', () => {
  it('lints, formats and tests a source by who imports it', () => {
    expect(changedPlan(['core/kernel/money.ts'])).toEqual({
      toLint: ['core/kernel/money.ts'],
      toFormat: ['core/kernel/money.ts'],
      toTest: ['core/kernel/money.ts'],
    });
  });

  it('only formats a page of words', () => {
    expect(changedPlan(['README.md'])).toEqual({
      toLint: [],
      toFormat: ['README.md'],
      toTest: [],
    });
  });

  it('lints a browser test but leaves running it to the whole run', () => {
    const spec = 'tests/e2e/search.spec.ts';
    expect(changedPlan([spec])).toEqual({ toLint: [spec], toFormat: [spec], toTest: [] });
  });

  it.each(['package-lock.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])(
    'looks at everything when %s has changed',
    (file) => {
      expect(changedPlan([file])).toMatchObject({ toLint: 'everything', toTest: 'everything' });
    },
  );

  it('lints everything anew when a rule of the house has changed, and tries its planted violations', () => {
    expect(changedPlan(['tests/borders/lint-rules/finnish.mjs'])).toMatchObject({
      toLint: 'everything',
      toTest: expect.arrayContaining(['tests/borders/lint-rules.test.ts']) as unknown,
    });
  });

  it('tries the planted violations when one of them has changed, and does not lint it', () => {
    const file = 'tests/borders/planted/arrows/no-cycles/rule/violation/core/stock/egg.ts';
    expect(changedPlan([file])).toEqual({
      toLint: [],
      toFormat: [file],
      toTest: ['tests/borders/arrows.test.ts', 'tests/borders/lint-rules.test.ts'],
    });
  });

  it('names only tests that are there', () => {
    const everyFile = readdirSync(join(root, 'tests/borders'), { recursive: true }).map(
      (file) => `tests/borders/${String(file)}`,
    );
    const { toTest } = changedPlan(
      everyFile.filter((file) => file.startsWith('tests/borders/planted/')),
    );
    expect(toTest).toContain('tests/borders/core-without-dom.test.ts');
    for (const file of toTest) expect(existsSync(join(root, file)), file).toBe(true);
  });

  it('always checks types, borders and trace, which are one graph', () => {
    expect(commandsOf('docs/adr/001.md')).toEqual([
      'npm run -s types',
      'npx prettier --check --ignore-unknown docs/adr/001.md',
      'npm run -s borders',
      'npm run -s trace',
    ]);
  });

  it('takes the steps of the whole run for its own', () => {
    const known = allSteps.map(({ name }) => name);
    for (const { name } of stepsForChanged(['core/kernel/money.ts'])) {
      expect(known).toContain(name);
    }
  });
});
