import { describe, expect, it } from 'vitest';
import { reachedFrom, withoutBraces } from './import-graph';
import { claimsOfUnusedCode } from './refused-claims';

const title = (id: string, file: string) => ({
  id,
  file,
  title: `does it ${id}`,
  outcome: 'passed' as const,
});

const sources = new Map([
  ['composition/start.ts', "import { price } from '../core/stock/public';\nimport('./late');"],
  ['composition/late.ts', "import { examples } from '../ui/row.examples';"],
  ['core/stock/public.ts', "export { price } from './price';\nexport { word } from './word';"],
  ['core/stock/price.ts', "import { tidy } from './tidy';"],
  ['core/stock/tidy.ts', ''],
  ['core/stock/word.ts', ''],
  ['ui/row.examples.tsx', "import { Row } from './row';"],
  ['ui/row.tsx', ''],
  ['tests/price.test.ts', "import { price } from '../core/stock/public';"],
  ['tests/tidy.test.ts', "import { open } from './support/open';"],
  ['tests/support/open.ts', "export const open = () => import('../../core/stock/tidy');"],
  ['tests/word.test.ts', "import {\n  word,\n  type Word,\n} from '../core/stock/public';"],
  ['tests/row.test.tsx', "import { Row } from '../ui/row';"],
  ['tests/e2e/row.spec.ts', ''],
]);

describe('a claim of code that is not run', () => {
  const refusedOf = (...titles: readonly (readonly [string, string])[]) =>
    claimsOfUnusedCode(
      titles.map(([id, file]) => title(id, file)),
      sources,
      ['composition/start.ts'],
    ).map(({ id, files }) => [id, files]);

  it('is refused, though its file is listed in a gate that is used, or shown by an example', () => {
    expect(refusedOf(['A-1', 'tests/word.test.ts'], ['A-2', 'tests/row.test.tsx'])).toEqual([
      ['A-1', ['tests/word.test.ts']],
      ['A-2', ['tests/row.test.tsx']],
    ]);
  });

  it('stands where any of its tests comes to what is run, itself or by what tests share', () => {
    expect(
      refusedOf(
        ['A-1', 'tests/price.test.ts'],
        ['A-1', 'tests/word.test.ts'],
        ['A-2', 'tests/tidy.test.ts'],
      ),
    ).toEqual([]);
  });

  it('is refused whatever came of its test', () => {
    const failed = { ...title('A-1', 'tests/word.test.ts'), outcome: 'failed' as const };
    expect(claimsOfUnusedCode([failed], sources, ['composition/start.ts'])).toHaveLength(1);
  });

  it('stands where a test looks at the product in a browser', () => {
    expect(refusedOf(['A-1', 'tests/row.test.tsx'], ['A-1', 'tests/e2e/row.spec.ts'])).toEqual([]);
  });
});

describe('what can be come to', () => {
  it('does not turn in circles, and begins with where one starts', () => {
    const circle = new Map([
      ['core/a.ts', "export * from './b';"],
      ['core/b.ts', "import './a';"],
    ]);
    expect([...reachedFrom(circle, ['core/a.ts'])]).toEqual(['core/a.ts', 'core/b.ts']);
  });

  it('begins with every entry that braces stand for', () => {
    expect(withoutBraces('composition/{a,b}.{ts,tsx}')).toEqual([
      'composition/a.ts',
      'composition/a.tsx',
      'composition/b.ts',
      'composition/b.tsx',
    ]);
  });
});
