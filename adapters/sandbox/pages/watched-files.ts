import { readdirSync, readFileSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import type { FileProblem } from '../blog/front-matter';

export interface WatchedFilesParts<T> {
  readonly folder: string;
  /** Which files are read, by how their names end: ".md". */
  readonly endings: readonly string[];
  /** @param name of the file within the folder, with "/" between folders. */
  readonly read: (name: string, text: string) => T | readonly FileProblem[];
  /** What is left out with a file that is wrong: "page". */
  readonly what: string;
  /** Folders within it that are read too, within each other; six unless given. */
  readonly deepest?: number;
  /** Told once while the folder cannot be read; without it nothing is. */
  readonly ofMissing?: string;
  /** Takes a line on a file that cannot be read. */
  readonly say: (line: string) => void;
  /** Monotonic. Milliseconds. */
  readonly now?: () => number;
}

/** How long a folder is taken for what it was when it was last looked at. Milliseconds. */
const LOOKED_AFTER_MS = 1_000;

/** Larger ones hold up whoever reads them. Bytes. */
const MOST_BYTES = 1_000_000;
const MOST_FILES = 2_000;
/** Of folders within each other. */
const DEEPEST = 6;

interface Known<T> {
  /** When it was changed, and how large it is. */
  readonly mark: string;
  readonly value?: T;
}

/**
 * What the files of a folder, and of those in it, hold, by their names. What has changed is read anew
 * when somebody asks, so an editor sees a file as soon as it is saved. A file that is wrong is told of
 * by its name and line and left out, and all others stand; so is a folder that is not there.
 */
export function watchedFiles<T extends object>({
  folder,
  endings,
  read,
  what,
  deepest = DEEPEST,
  ofMissing,
  say,
  now = () => performance.now(),
}: WatchedFilesParts<T>): () => ReadonlyMap<string, T> {
  const files = new Map<string, Known<T>>();
  let found: ReadonlyMap<string, T> = new Map();
  let lookedAt = Number.NEGATIVE_INFINITY;
  let isMissing = false;

  /** @returns whether it is another than before. */
  function look(name: string): boolean {
    const path = join(folder, name);
    const { mtimeMs, size } = statSync(path);
    const mark = `${String(mtimeMs)} ${String(size)}`;
    if (files.get(name)?.mark === mark) return false;
    const value =
      size > MOST_BYTES
        ? [{ line: 1, what: `it has more than ${String(MOST_BYTES)} bytes` }]
        : read(name, readFileSync(path, 'utf8'));
    if (isProblems(value)) {
      for (const problem of value) {
        say(
          `${path}:${String(problem.line)}: ${problem.what}. The ${what} is left out until that is put right.`,
        );
      }
      files.set(name, { mark });
    } else {
      files.set(name, { mark, value });
    }
    return true;
  }

  function lookAgain(): void {
    const listed = namesIn(folder, endings, deepest);
    if (listed === undefined && !isMissing && ofMissing !== undefined) say(ofMissing);
    isMissing = listed === undefined;
    const names = (listed ?? []).slice(0, MOST_FILES);
    const here = new Set(names);
    const gone = [...files.keys()].filter((name) => !here.has(name));
    for (const name of gone) files.delete(name);
    const changed = names.filter((name) => {
      try {
        return look(name);
      } catch {
        // Taken away, or not to be read, while it was looked at.
        return files.delete(name);
      }
    });
    if (gone.length === 0 && changed.length === 0) return;
    found = new Map(
      [...files].flatMap(([name, { value }]) => (value === undefined ? [] : [[name, value]])),
    );
  }

  return () => {
    const time = now();
    if (time - lookedAt >= LOOKED_AFTER_MS) {
      lookedAt = time;
      lookAgain();
    }
    return found;
  };
}

const isProblems = (value: unknown): value is readonly FileProblem[] => Array.isArray(value);

/** In the order of the alphabet. @returns `undefined` of a folder that cannot be read */
function namesIn(
  folder: string,
  endings: readonly string[],
  deepest: number,
): readonly string[] | undefined {
  let entries: readonly Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return undefined;
  }
  return entries
    .filter(({ name }) => !name.startsWith('.'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry): readonly string[] => {
      if (entry.isDirectory()) {
        const within = deepest > 0 ? namesIn(join(folder, entry.name), endings, deepest - 1) : [];
        return (within ?? []).map((name) => `${entry.name}/${name}`);
      }
      return endings.some((ending) => entry.name.endsWith(ending)) ? [entry.name] : [];
    });
}
