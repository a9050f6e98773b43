import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './planted-cases';

/** How many names a gate may give, and how many source files a folder may hold. */
const LIMITS = { names: 120, files: 40 } as const;

/**
 * What is above its limit today. A number here only falls: lower it when you have made the place
 * smaller, and take it out once the limit holds.
 */
const NAMES_TODAY: Readonly<Record<string, number>> = {};
const FILES_TODAY: Readonly<Record<string, number>> = {};

const code = /\.(ts|tsx|mjs)$/;
const codeFolders = ['core', 'adapters', 'ui', 'composition', 'audit', 'tests'];

const sources = codeFolders
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true }).map((file) =>
      join(folder, String(file)).split(sep).join('/'),
    ),
  )
  .filter((file) => code.test(file) && !file.startsWith('tests/borders/planted/'));

const gates = sources.filter((file) => /^core\/[^/]+\/public\.ts$/.test(file));

const list = /export (?:type )?\{([^}]*)\} from '[^']+';/g;

/** The names that a text of lists exports; undefined when it says anything but lists. */
function namesIn(text: string): readonly string[] | undefined {
  const bare = text.replace(/\/\*[^]*?\*\/|\/\/.*$/gm, '');
  if (bare.replace(list, '').trim() !== '') return undefined;
  return [...bare.matchAll(list)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  );
}

const filesByFolder = (): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const file of sources) {
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return counts;
};

const namesByGate = (): ReadonlyMap<string, number> =>
  new Map(
    gates.map((gate) => [
      gate,
      namesIn(readFileSync(join(projectRoot, gate), 'utf8'))?.length ?? Infinity,
    ]),
  );

/** What is larger than it may be, with its size. */
const tooLarge = (
  sizes: ReadonlyMap<string, number>,
  limit: number,
  today: Readonly<Record<string, number>>,
): readonly (readonly [string, number])[] =>
  [...sizes].filter(([place, size]) => size > (today[place] ?? limit));

/** Exceptions that are needed no more: the place is gone, or within the limit. */
const needless = (
  sizes: ReadonlyMap<string, number>,
  limit: number,
  today: Readonly<Record<string, number>>,
): readonly string[] => Object.keys(today).filter((place) => (sizes.get(place) ?? 0) <= limit);

describe('the sizes of rooms', () => {
  it('are counted over every gate and folder', () => {
    const contexts = readdirSync(join(projectRoot, 'core')).filter((name) => name !== 'kernel');
    expect(gates.length).toBeGreaterThan(0);
    expect(contexts).toEqual(expect.arrayContaining(gates.map((gate) => gate.split('/')[1])));
    expect(
      filesByFolder().get(
        relative(projectRoot, import.meta.dirname)
          .split(sep)
          .join('/'),
      ),
    ).toBe(readdirSync(import.meta.dirname).filter((file) => code.test(file)).length);
  });

  it('see a name of every list, and a gate that is more than lists', () => {
    expect(
      namesIn(
        "/** Why. */\nexport type { A, B } from './a';\nexport {\n  c,\n  type D,\n} from './c';\n",
      ),
    ).toEqual(['A', 'B', 'c', 'type D']);
    expect(namesIn("export * from './a';\n")).toBeUndefined();
    expect(namesIn('export const a = 1;\n')).toBeUndefined();
  });

  it('see what has grown, and what is an exception no more', () => {
    const sizes = new Map([
      ['a', 41],
      ['b', 50],
      ['c', 40],
    ]);
    expect(tooLarge(sizes, 40, { b: 50, c: 45 })).toEqual([['a', 41]]);
    expect(tooLarge(sizes, 40, { a: 41, b: 49 })).toEqual([['b', 50]]);
    expect(needless(sizes, 40, { a: 41, b: 50, c: 45, d: 60 })).toEqual(['c', 'd']);
  });

  it('a gate gives at most 120 names, or not more than it does today', () => {
    expect(tooLarge(namesByGate(), LIMITS.names, NAMES_TODAY)).toEqual([]);
  });

  it('a folder holds at most 40 source files, or not more than it does today', () => {
    expect(tooLarge(filesByFolder(), LIMITS.files, FILES_TODAY)).toEqual([]);
  });

  it('no exception outlives its need', () => {
    expect(needless(namesByGate(), LIMITS.names, NAMES_TODAY)).toEqual([]);
    expect(needless(filesByFolder(), LIMITS.files, FILES_TODAY)).toEqual([]);
  });
});
