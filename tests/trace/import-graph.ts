import { dirname, join } from 'node:path';

/** Source files by their path from the project's root, each with its text. */
export type Sources = ReadonlyMap<string, string>;

interface Import {
  readonly from: string;
  /** Names that are asked for; undefined where the whole module is. */
  readonly names: readonly string[] | undefined;
}

const statement = /\b(?:import|export)\s+(?:type\s+)?([\w*{},\s$]+?)\s+from\s*'([^']+)'/g;
const wholeModule = /\bimport\s*\(?\s*'([^']+)'/g;
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/** A context's gate, which passes on what others define. */
const isGate = (file: string): boolean => /^core\/[^/]+\/public\.ts$/.test(file);

const namesIn = (clause: string): readonly string[] | undefined =>
  /\{([^}]*)\}/
    .exec(clause)?.[1]
    ?.split(',')
    .map((name) => name.trim().replace(/^type\s+/, ''))
    .map((name) => name.split(/\s+as\s+/)[0] ?? name)
    .filter((name) => name !== '');

const importsOf = (text: string): readonly Import[] => [
  ...[...text.matchAll(statement)].map(([, clause = '', from = '']) => ({
    from,
    names: namesIn(clause),
  })),
  ...[...text.matchAll(wholeModule)].map(([, from = '']) => ({ from, names: undefined })),
];

const fileOf = (sources: Sources, importer: string, from: string): string | undefined =>
  from.startsWith('.')
    ? endings
        .map((ending) => join(dirname(importer), from) + ending)
        .find((path) => sources.has(path))
    : undefined;

/** The files in which names that a gate passes on are defined. */
const definedIn = (sources: Sources, gate: string, names: readonly string[]): readonly string[] =>
  importsOf(sources.get(gate) ?? '')
    .filter((passed) => passed.names?.some((name) => names.includes(name)) ?? true)
    .flatMap(({ from }) => fileOf(sources, gate, from) ?? []);

/** What a file imports; of a context's gate only what defines the names that are asked for. */
function importedBy(sources: Sources, file: string): readonly string[] {
  return importsOf(sources.get(file) ?? '').flatMap(({ from, names }) => {
    const target = fileOf(sources, file, from);
    if (target === undefined) return [];
    if (!isGate(target) || names === undefined) return [target];
    return definedIn(sources, target, names);
  });
}

/** All files that can be come to from some, these among them; only those that `mayEnter` are followed. */
export function reachedFrom(
  sources: Sources,
  starts: readonly string[],
  mayEnter: (file: string) => boolean = () => true,
): ReadonlySet<string> {
  const reached = new Set(starts);
  for (const file of reached) {
    if (!starts.includes(file) && !mayEnter(file)) continue;
    for (const next of importedBy(sources, file)) reached.add(next);
  }
  return reached;
}

/** `{a,b}.ts` written out: a.ts, b.ts. */
export function withoutBraces(pattern: string): readonly string[] {
  const [whole, before = '', choices = '', after = ''] =
    /^(.*?)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
  return whole === undefined
    ? [pattern]
    : choices.split(',').flatMap((choice) => withoutBraces(before + choice + after));
}
