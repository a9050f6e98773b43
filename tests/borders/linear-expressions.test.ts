import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check } from 'recheck';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './planted-cases';

const codeFolders = ['core', 'adapters', 'ui', 'composition', 'audit'];

interface Expression {
  readonly source: string;
  readonly flags: string;
  /** File and line of the first place that has it. */
  readonly place: string;
}

function expressionsIn(file: string): readonly Expression[] {
  const parsed = ts.createSourceFile(
    file,
    readFileSync(join(projectRoot, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const found: Expression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart());
      found.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        place: `${file}:${line + 1}`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

/** Without an endless repetition an expression looks at so many characters at most, wherever it begins. */
const isEndless = ({ source }: Expression): boolean => /[*+]|\{\d+,\}/.test(source);

function expressionsOfTheProduct(): readonly Expression[] {
  const files = codeFolders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => /\.(?:tsx?|mjs)$/.test(file)),
  );
  const each = new Map(
    files
      .flatMap(expressionsIn)
      .reverse()
      .map((expression) => [`/${expression.source}/${expression.flags}`, expression]),
  );
  return [...each.values()].filter(isEndless);
}

/** What a text of many characters would do to an expression; nothing when it is read in linear time. */
async function faultOf({ source, flags, place }: Expression): Promise<string | undefined> {
  // By steps and not by the clock: on a busy machine an attack that takes long would pass for one that works.
  const found = await check(source, flags, {
    timeout: 120_000,
    attackTimeout: null,
    incubationTimeout: null,
  });
  if (found.status === 'safe') return undefined;
  const why =
    found.status === 'vulnerable'
      ? `${found.complexity.summary} for ${found.attack.pattern}`
      : found.error.kind;
  return `${place} /${source}/${flags}: ${why}`;
}

describe('a regular expression of the product', { timeout: 600_000 }, () => {
  it('takes time in proportion to the text, whatever the text is', async () => {
    const waiting = [...expressionsOfTheProduct()];
    expect(waiting.length).toBeGreaterThan(100);
    const faults: string[] = [];
    const work = async (): Promise<void> => {
      for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
        const fault = await faultOf(next);
        if (fault !== undefined) faults.push(fault);
      }
    };
    await Promise.all([work(), work()]);
    expect(faults.sort()).toEqual([]);
  });

  it('would be found if it did not', async () => {
    const place = 'planted';
    expect(await faultOf({ source: '<br\\b[^>]*>', flags: 'gi', place })).toContain('polynomial');
    expect(await faultOf({ source: '(a+)+$', flags: '', place })).toContain('exponential');
  });
});
