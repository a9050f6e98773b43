import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { atMost, type BenchResult } from './bench-result';

/** One entry of Vite's manifest, as far as the sizes need it. */
export interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
}

export type Manifest = Readonly<Record<string, Chunk>>;

/** The files that arrive with a chunk: its own and those that it imports without waiting. */
export function filesOf(manifest: Manifest, key: string): ReadonlySet<string> {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    if (seen.has(name)) return;
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build’s manifest has no ${name}`);
    seen.add(name);
    chunk.imports?.forEach(visit);
  };
  visit(key);
  return new Set([...seen].map((name) => manifest[name]?.file ?? name));
}

/** A page is a script in its own room; what lies deeper in a room comes later, when it is wanted. */
const page = /^ui\/pages\/(?:[^/]+\/)?([^/]+)\.tsx$/;

/** Kilobytes that a later page may add, and those that have less: whoever asks a question has waited enough. */
const MOST_OF_ANY_PAGE = 35;
const MOST_OF_PAGE: Readonly<Record<string, number>> = {
  'form-page': 20,
  'part-exchange-page': 24,
  'valuation-page': 20,
};

const union = (...sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]));

/**
 * JavaScript that the search page needs until it works, and what each later page adds to that,
 * in kilobytes (1,000 bytes).
 */
export function sizeResults(
  manifest: Manifest,
  bytesOf: (file: string) => number,
): readonly BenchResult[] {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
  if (entry === undefined) throw new Error('The build’s manifest has no entry');
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry === true && page.test(key),
  );
  const searchPages = pages.filter((key) => page.exec(key)?.[1] === 'results-page');
  if (searchPages.length === 0) throw new Error('The build’s manifest has no search page');
  const firstLoad = union(
    filesOf(manifest, entry),
    ...searchPages.map((key) => filesOf(manifest, key)),
  );
  const kilobytes = (files: Iterable<string>): number =>
    [...files]
      .filter((file) => file.endsWith('.js'))
      .reduce((sum, file) => sum + bytesOf(file), 0) / 1000;

  const later = pages
    .filter((key) => !searchPages.includes(key))
    .map((key) => ({
      name: page.exec(key)?.[1] ?? key,
      added: [...filesOf(manifest, key)].filter((file) => !firstLoad.has(file)),
    }));
  return [
    atMost('JavaScript of the search page, brotli', kilobytes(firstLoad), 'kB', 150, 120),
    ...later.map(({ name, added }) =>
      atMost(
        `${name}, added JavaScript, brotli`,
        kilobytes(added),
        'kB',
        MOST_OF_PAGE[name] ?? MOST_OF_ANY_PAGE,
        20,
      ),
    ),
    // A phone fetches six at a time, and waits for each.
    atMost(
      'most scripts that a page adds',
      Math.max(...later.map(({ added }) => added.filter((file) => file.endsWith('.js')).length)),
      'files',
      12,
      6,
    ),
  ];
}

const client = join(import.meta.dirname, '../../dist/client');

const brotliBytes = (file: string): number =>
  brotliCompressSync(readFileSync(join(client, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length;

/** The sizes of the last build. @throws if there is none. */
export const sizeOfLastBuild = (): readonly BenchResult[] =>
  sizeResults(
    JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest,
    brotliBytes,
  );
