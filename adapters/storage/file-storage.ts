import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { left, right, type Either } from 'fp-ts/Either';
import type { BrowserStorage } from './browser-storage';

/** Why a file cannot serve as a storage; it is left as it was. */
export interface FileNotUsable {
  readonly kind: 'file-out-of-reach' | 'foreign-file' | 'file-in-use';
  /** For a person: what stands in the way. */
  readonly reason: string;
}

type Texts = ReadonlyMap<string, string>;

const WAIT_MS = 20;
const LONGEST_WAIT_MS = 5_000;
/** A command that was ended midway leaves its lock; none takes this long. */
const LOCK_IS_STALE_MS = 30_000;

const reasonOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

const codeOf = (problem: unknown): unknown =>
  problem instanceof Error && 'code' in problem ? problem.code : undefined;

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

function textsIn(file: string): Either<FileNotUsable, Texts> {
  let content: string;
  try {
    content = readFileSync(file, 'utf8');
  } catch (problem) {
    return codeOf(problem) === 'ENOENT'
      ? right(new Map())
      : left({ kind: 'file-out-of-reach', reason: reasonOf(problem) });
  }
  // Made for us by somebody, and nothing written to it yet.
  if (content.trim() === '') return right(new Map());
  try {
    const found: unknown = JSON.parse(content);
    if (isTexts(found)) return right(new Map(Object.entries(found)));
  } catch {
    // Said below, with what was expected instead.
  }
  return left({ kind: 'foreign-file', reason: 'it is no JSON object of names and texts' });
}

/** Written beside and moved over, so that the file is whole at every moment. @throws where it cannot be. */
function writeWhole(file: string, texts: Texts): void {
  const beside = `${file}.${process.pid}.new`;
  try {
    writeFileSync(beside, `${JSON.stringify(Object.fromEntries(texts), undefined, 2)}\n`);
    renameSync(beside, file);
  } catch (problem) {
    rmSync(beside, { force: true });
    throw problem;
  }
}

const storageOver = (file: string, start: Texts): BrowserStorage => {
  let texts = start;
  const change = (next: Texts): void => {
    writeWhole(file, next);
    texts = next;
  };
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      change(new Map(texts).set(key, text));
    },
    removeItem: (key) => {
      if (texts.has(key)) change(new Map([...texts].filter(([held]) => held !== key)));
    },
  };
};

/** What is kept in the file now. Writing to it throws away what was written since by others. */
const readFileStorage = (file: string): Either<FileNotUsable, BrowserStorage> => {
  const texts = textsIn(file);
  return texts._tag === 'Left' ? texts : right(storageOver(file, texts.right));
};

/**
 * Makes a folder and those it is in, one by one: the runtime's own way never comes back where the
 * system has no room for folders, as below `/proc`. @throws where it cannot be made.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  mkdirSync(folder);
}

async function lockTaken(lock: string): Promise<FileNotUsable | undefined> {
  for (let waited = 0; ; waited += WAIT_MS) {
    try {
      makeFolder(dirname(lock));
      mkdirSync(lock);
      return undefined;
    } catch (problem) {
      if (codeOf(problem) !== 'EEXIST' || dirname(lock) === lock) {
        return { kind: 'file-out-of-reach', reason: reasonOf(problem) };
      }
    }
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs;
    if (since !== undefined && Date.now() - since > LOCK_IS_STALE_MS) {
      rmSync(lock, { recursive: true, force: true });
    } else if (waited >= LONGEST_WAIT_MS) {
      return { kind: 'file-in-use', reason: `another command holds ${lock}` };
    }
    await wait(WAIT_MS);
  }
}

/**
 * Works on a file that keeps what a browser keeps: a JSON object of names and texts. A file that is
 * not there is an empty one. One that holds anything else is not touched: it may be somebody's work.
 * Commands that change it wait for each other, so that neither undoes what the other did.
 *
 * @param isChange without it the file is only read, and needs no lock and no folder.
 */
export async function withFileStorage<T>(
  file: string,
  isChange: boolean,
  work: (storage: BrowserStorage) => T | Promise<T>,
): Promise<Either<FileNotUsable, T>> {
  const lock = `${file}.lock`;
  const locked = isChange ? await lockTaken(lock) : undefined;
  if (locked !== undefined) return left(locked);
  try {
    const storage = readFileStorage(file);
    return storage._tag === 'Left' ? storage : right(await work(storage.right));
  } finally {
    if (isChange) rmSync(lock, { recursive: true, force: true });
  }
}
