import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nameTwiceIn,
  withArgument,
  withBinding,
  withElementBefore,
  withExport,
  withImport,
  withLine,
} from './edit-source';
import { Refusal } from './room-plan';

const name = fc.stringMatching(/^[A-Z][a-z]{2,6}$/);
const place = fc.constantFrom('./a', './b', '../c');
const kind = fc.constantFrom<'type' | 'value'>('type', 'value');

describe('a source that is added to', () => {
  it('imports a name once, however often it is asked to', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, place, kind), { maxLength: 8 }), (wanted) => {
        const add = (text: string): string =>
          wanted.reduce((sofar, [one, from, as]) => withImport(sofar, one, from, as), text);
        const once = add('');
        expect(add(once)).toBe(once);
        const lines = new Set(wanted.map(([, from, as]) => `${as} ${from}`)).size;
        expect(once.split('import ').length - 1).toBeLessThanOrEqual(lines);
      }),
      { numRuns: 50 },
    );
  });

  it('adds to the import of the same file, types apart from values', () => {
    const text = "import { a } from './a';\nimport type { B } from './a';\n\nconst c = 1;\n";
    expect(withImport(text, 'd', './a')).toContain("import { a,\nd } from './a'");
    expect(withImport(text, 'D', './a', 'type')).toContain("import type { B,\nD } from './a'");
    expect(withImport(text, 'e', './e')).toContain(
      "import type { B } from './a';\nimport { e } from './e';\n\nconst c",
    );
  });

  it('keeps a gate in the order of its files, without a gap', () => {
    const gate = "export type { B } from './model/b';\nexport { d } from './rules/d';\n";
    const lineOf = (from: string) =>
      withExport(gate, '{ x }', from).split('\n').indexOf(`export { x } from '${from}';`);
    expect(lineOf('./model/a')).toBe(0);
    expect(lineOf('./ports/c')).toBe(1);
    expect(lineOf('./rules/e')).toBe(2);
    expect(withExport(gate, '{ x }', './rules/e').split('\n')).toHaveLength(4);
  });

  it('takes a line at the end of an object or a list, with a comma at the end or without', () => {
    expect(withLine('const A = { b: 1 } as const;', 'A', 'c: 2,')).toBe(
      'const A = { b: 1,\nc: 2, } as const;',
    );
    expect(withLine('const A: X[] = [1,];', 'A', '2,')).toBe('const A: X[] = [1,\n2,];');
    expect(withLine('const A = {};', 'A', 'c: 2,')).toBe('const A = {c: 2,};');
  });

  it('takes an element before another, an argument, and a binding', () => {
    expect(withElementBefore('f([a(), ...last(x)]);', '...last(x)', 'b')).toBe(
      'f([a(), b,\n...last(x)]);',
    );
    expect(withArgument('box.load(a, b(c));', 'box.load', 'd')).toBe('box.load(a, b(c),\nd);');
    expect(withBinding('const m = new ContainerModule(({ bind }) => { a(); });', 'b();')).toBe(
      'const m = new ContainerModule(({ bind }) => { a(); b();\n});',
    );
  });

  it.each([
    ['a list', () => withLine('const B = {};', 'A', 'c: 2,')],
    ['an element', () => withElementBefore('f([a()]);', 'b()', 'c')],
    ['a call', () => withArgument('box.unload(a);', 'box.load', 'd')],
    ['a module', () => withBinding('const m = new ContainerModule(bindAll);', 'b();')],
  ])('is left alone when %s is gone that it would be added to', (_, add) => {
    expect(add).toThrow(Refusal);
  });

  it.each([
    ["import { A } from './a';\nimport { A } from './b';", 'A'],
    ["import type { A } from './a';\ninterface A {}", 'A'],
    ["import { A } from './a';\nexport class A {}", 'A'],
    ["export { a } from './a';\nexport { a } from './b';", 'a'],
    ['const A = 1;\ntype A = number;', undefined],
    ["import { A } from './a';\nexport { A };", undefined],
  ])('%s means two things by %s', (text, twice) => {
    expect(nameTwiceIn(text)).toBe(twice);
  });
});
