import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Pictures that were painted, on disk: a convenience, and never what a picture fails by. */
export interface PictureCache {
  readonly read: (file: string) => Promise<Uint8Array | undefined>;
  /** Keeps the picture where it can. The oldest go when there are too many. */
  readonly write: (file: string, picture: Uint8Array) => Promise<void>;
}

export interface PictureCacheOptions {
  /** Made when missing, safe to delete. */
  readonly folder: string;
  /** Of all pictures together. */
  readonly mostBytes: number;
  /** Told, for whoever runs it, when pictures cannot be kept any more. */
  readonly log: (line: string) => void;
}

interface Kept {
  readonly path: string;
  readonly bytes: number;
  readonly writtenAt: number;
}

/** So much is left when the oldest have gone, so that they do not go one by one. */
const SHARE_LEFT = 0.9;

const DRAFT = '.part';
/** A draft this old is of a process that has ended. */
const DRAFT_MS = 60 * 60_000;

export function makePictureCache({ folder, mostBytes, log }: PictureCacheOptions): PictureCache {
  /** Known from the first picture on; other processes add to the same folder unseen until a count. */
  let bytes: number | undefined;
  let tidying: Promise<void> | undefined;
  let isFailing = false;

  const tidy = async (): Promise<void> => {
    const now = Date.now();
    const files = await filesBelow(folder);
    const drafts = files.filter(
      ({ path, writtenAt }) => path.endsWith(DRAFT) && now - writtenAt > DRAFT_MS,
    );
    const pictures = files
      .filter(({ path }) => !path.endsWith(DRAFT))
      .sort((one, other) => one.writtenAt - other.writtenAt);
    let left = pictures.reduce((sum, picture) => sum + picture.bytes, 0);
    const tooMany = left > mostBytes;
    const leaving = pictures.filter((picture) => {
      if (!tooMany || left <= mostBytes * SHARE_LEFT) return false;
      left -= picture.bytes;
      return true;
    });
    for (const { path } of [...drafts, ...leaving]) await rm(path, { force: true });
    bytes = left;
  };

  const count = (added: number): void => {
    bytes = bytes === undefined ? undefined : bytes + added;
    if (bytes !== undefined && bytes <= mostBytes) return;
    tidying ??= tidy()
      // A folder that cannot be looked through is left as it is.
      .catch(() => undefined)
      .finally(() => {
        tidying = undefined;
      });
  };

  return {
    read: (file) => readFile(join(folder, file)).catch(() => undefined),
    write: async (file, picture) => {
      try {
        await writeWhole(join(folder, file), picture);
        isFailing = false;
        count(picture.length);
      } catch (problem) {
        if (!isFailing) log(`Painted pictures cannot be kept: ${codeOf(problem)}`);
        isFailing = true;
      }
    },
  };
}

async function filesBelow(folder: string): Promise<readonly Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const kept: Kept[] = [];
  for (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found !== undefined) kept.push({ path, bytes: found.size, writtenAt: found.mtimeMs });
  }
  return kept;
}

/** The system's word for it; its message names the file. */
const codeOf = (problem: unknown): string =>
  problem instanceof Error && 'code' in problem ? String(problem.code) : 'unknown reason';

/** Writes beside the target and renames, so that nobody ever reads half a picture. */
async function writeWhole(path: string, content: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}${DRAFT}`;
  try {
    await writeFile(draft, content);
    await rename(draft, path);
  } catch (problem) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw problem;
  }
}
