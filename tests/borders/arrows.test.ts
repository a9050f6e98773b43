import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { describe, expect, it } from 'vitest';
import { plantedCases, projectRoot } from './planted-cases';

const options = await extractDepcruiseOptions(join(projectRoot, 'dependency-cruiser.config.mjs'));
const codeFolders = ['core', 'adapters', 'ui', 'composition', 'audit', 'tests'];

async function cruiseTree(baseDir: string): Promise<ICruiseResult> {
  const present = readdirSync(baseDir).filter((folder) => codeFolders.includes(folder));
  const { output } = await cruise(present, { ...options, baseDir });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave a report, not a result');
  return output;
}

const rulesThatBit = (result: ICruiseResult): readonly string[] => [
  ...new Set(result.summary.violations.map((violation) => violation.rule.name)),
];

const cases = plantedCases('arrows');

describe('the borders between folders', { timeout: 120_000 }, () => {
  it.each(cases)('$rule bites on its planted violation ($name)', async ({ rule, violation }) => {
    expect(rulesThatBit(await cruiseTree(violation))).toEqual([rule]);
  });

  it.each(cases)('$rule leaves honest code alone ($name)', async ({ clean }) => {
    const result = await cruiseTree(clean);
    expect(rulesThatBit(result)).toEqual([]);
    expect(result.summary.totalCruised).toBeGreaterThan(0);
  });

  it('no border goes without a planted violation', () => {
    const borders = (options.ruleSet?.forbidden ?? []).map((rule) => rule.name ?? '');
    expect([...new Set(cases.map(({ rule }) => rule))].sort()).toEqual([...borders].sort());
  });

  it('a border that is crossed stops the build', () => {
    const severities = (options.ruleSet?.forbidden ?? []).map((rule) => rule.severity);
    expect(new Set(severities)).toEqual(new Set(['error']));
  });

  it('every TypeScript file of the core is really looked at', async () => {
    const written = readdirSync(join(projectRoot, 'core'), { recursive: true })
      .map((file) => join('core', String(file)))
      .filter((file) => file.endsWith('.ts'));
    const { output } = await cruise(['core'], { ...options, baseDir: projectRoot });
    if (typeof output === 'string')
      throw new Error('dependency-cruiser gave a report, not a result');
    const seen = output.modules.map((module) => module.source);
    expect(written.length).toBeGreaterThan(0);
    expect(seen).toEqual(expect.arrayContaining(written));
  });
});
