import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ESLint, type Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { plantedCases, projectRoot } from './planted-cases';

const configuration = join(projectRoot, 'eslint.config.mjs');

/** The project's own configuration, with the planted tree taken for the project. */
const lintAt = (cwd: string): ESLint =>
  new ESLint({ cwd, overrideConfigFile: configuration, errorOnUnmatchedPattern: true });

async function rulesThatBit(tree: string): Promise<readonly string[]> {
  const results = await lintAt(tree).lintFiles(['.']);
  const messages = results.flatMap((result) => result.messages);
  return [...new Set(messages.map((message) => message.ruleId ?? message.message))];
}

/** Every part of the configuration, as it is written. */
async function allSettings(): Promise<readonly Linter.Config[]> {
  const { default: settings } = (await import(pathToFileURL(configuration).href)) as {
    readonly default: readonly Linter.Config[];
  };
  return settings;
}

async function rulesFor(file: string): Promise<Partial<Linter.RulesRecord>> {
  const settings = (await lintAt(projectRoot).calculateConfigForFile(file)) as Linter.Config;
  return settings.rules ?? {};
}

const everyKindOfFile = [
  'core/stock/model/vehicle.ts',
  'adapters/http/http-client.ts',
  'ui/parts/price-tag.tsx',
  'ui/parts/price-tag.styles.ts',
  'composition/server/render.tsx',
  'composition/web/start.tsx',
  'tests/core/money.test.ts',
  'vitest.config.ts',
  'eslint.config.mjs',
];

const levelOf = (setting: Linter.RuleEntry | undefined): unknown =>
  Array.isArray(setting) ? setting[0] : setting;

/** Rules of others that rightly bite on the same planted line. */
const alsoBites: Readonly<Record<string, readonly string[]>> = {
  'rxjs-x/no-async-subscribe': ['@typescript-eslint/no-misused-promises'],
};

const cases = plantedCases('lint');

// The first case of all loads the compiler, which takes its time on a busy machine.
describe('the lint rules', { timeout: 120_000 }, () => {
  it.each(cases)('$rule bites on its planted violation ($name)', async ({ rule, violation }) => {
    expect(await rulesThatBit(violation)).toEqual([...(alsoBites[rule] ?? []), rule]);
  });

  it.each(cases)('$rule leaves honest code alone ($name)', async ({ clean }) => {
    expect(await rulesThatBit(clean)).toEqual([]);
  });

  it('no rule of the house goes without a planted violation', async () => {
    const own = (await allSettings())
      .flatMap(({ rules }) => Object.entries(rules ?? {}))
      .filter(([, setting]) => levelOf(setting) !== 'off')
      .map(([name]) => name)
      .filter((name) => name.startsWith('house/') || name.startsWith('rxjs-x/'));
    const planted = new Set(cases.map(({ rule }) => rule));
    expect(own.length).toBeGreaterThan(0);
    expect([...new Set(own)].filter((name) => !planted.has(name))).toEqual([]);
  });

  it('no rule of the house is written and then not used', async () => {
    const settings = await allSettings();
    const used = new Set(settings.flatMap(({ rules }) => Object.keys(rules ?? {})));
    const written = settings
      .flatMap(({ plugins }) => Object.keys(plugins?.['house']?.rules ?? {}))
      .map((name) => `house/${name}`);
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(everyKindOfFile)('no rule merely warns (%s)', async (file) => {
    const warnings = Object.entries(await rulesFor(file)).filter(([, setting]) => {
      const level = levelOf(setting);
      return level === 1 || level === 'warn';
    });
    expect(warnings).toEqual([]);
  });

  it('an exception is named with its reason, and what it excepts is still there', async () => {
    const exceptions = (await allSettings()).filter(({ rules }) =>
      Object.entries(rules ?? {}).some(
        ([name, setting]) => levelOf(setting) === 'off' && /^(house|rxjs-x)\/|^max-/.test(name),
      ),
    );
    expect(exceptions.length).toBeGreaterThan(0);
    for (const { name, files } of exceptions) {
      expect(name).toMatch(/^exception: .{20}/);
      for (const pattern of files?.flat() ?? []) {
        expect(existsSync(join(projectRoot, pattern.replace(/\/\*\*$/, '')))).toBe(true);
      }
    }
  });

  it('a comment cannot switch a rule off', async () => {
    const tree = cases.find(({ rule }) => rule === 'house/no-default-export')?.clean ?? '';
    const [result] = await lintAt(tree).lintText('/* eslint-disable */\nexport default 1;\n', {
      filePath: join(tree, 'core/stock/body.ts'),
    });
    const bitten = result?.messages.map((message) => message.ruleId ?? 'comment has no effect');
    expect(bitten).toEqual(['comment has no effect', 'house/no-default-export']);
  });
});
