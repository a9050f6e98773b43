import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** What a build is made of; a change in any of it makes the last build old. */
const SOURCES = ['core', 'ui', 'adapters', 'composition'];
const SINGLE_FILES = ['package-lock.json', 'vite.config.ts'];
/** The studio and its pictures are no part of what is built, and neither is what editors write. */
const LEFT_OUT = [
  join('adapters', 'sandbox', 'studio'),
  join('adapters', 'sandbox', 'content', 'articles'),
];
const STAMP = 'dist/built-from';

/** What must be there for a build to be whole. */
const BUILT = ['dist/client/.vite/manifest.json', 'dist/server/render.js', 'dist/server/serve.js'];

/** Every file below a folder, in one order everywhere. */
export function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (LEFT_OUT.some((folder) => path.endsWith(folder))) return [];
      return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : [];
    })
    .sort();
}

/**
 * A sum over every source of a checkout, by name and content. Read one after another: a promise for each of
 * a thousand small files costs more than reading it, and nothing else is going on.
 */
export function sourceStamp(root = '.'): string {
  const hash = createHash('sha256');
  const folders = SOURCES.map((source) => join(root, source)).filter((path) => existsSync(path));
  const single = SINGLE_FILES.map((file) => join(root, file));
  for (const file of [...folders.flatMap(filesUnder), ...single]) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the last build came to its end and was made of exactly these sources. */
export async function isBuilt(root = '.'): Promise<boolean> {
  if (![STAMP, ...BUILT].every((file) => existsSync(join(root, file)))) return false;
  return (await readFile(join(root, STAMP), 'utf8')) === sourceStamp(root);
}

/** From now on there is no build, until {@link markBuilt}: one that is broken off must not pass for whole. */
export const unmarkBuilt = (root = '.'): Promise<void> => rm(join(root, STAMP), { force: true });

/** The build is whole. @param stamp of the sources, as they were before it began. */
export async function markBuilt(stamp: string, root = '.'): Promise<void> {
  await mkdir(join(root, dirname(STAMP)), { recursive: true });
  await writeFile(join(root, STAMP), stamp);
}
