import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { transform } from 'esbuild';

import type { LayerSubject } from '../pictures/picture-files';

const STUDIO = fileURLToPath(new URL('.', import.meta.url));
const SHARED_FOLDERS = ['body', 'stage', 'art'];

/**
 * What a look is made from, as one number: shared source, the body shapes and its own face. A layer
 * whose number has not changed need not be taken again.
 */
export async function sourceHash(): Promise<(subject: LayerSubject) => string> {
  const files = (await Promise.all(SHARED_FOLDERS.map(listed))).flat();
  const shared = await digest(files.filter((file) => !/face-[a-z]\.ts$/.test(file)));
  const shapes = await digest(await listed('shapes'));
  const faces = new Map<string, string>();
  for (const file of files) {
    const face = /face-([a-z])\.ts$/.exec(file)?.[1];
    if (face !== undefined) faces.set(face, await digest([file]));
  }
  return ({ style, face, view }) =>
    createHash('sha256')
      .update([shared, shapes, faces.get(face) ?? '', style, face, view].join(' '))
      .digest('hex')
      .slice(0, 16);
}

/**
 * Everything in some of the studio's folders, as one number: what traced details are made from. Types,
 * comments and layout are left out of it, since they change no picture.
 */
export async function folderHash(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of (await Promise.all(folders.map(listed))).flat()) {
    const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts', minify: true });
    hash.update(code);
  }
  return hash.digest('hex').slice(0, 16);
}

const listed = async (folder: string): Promise<string[]> =>
  (await readdir(join(STUDIO, folder))).sort().map((name) => join(STUDIO, folder, name));

async function digest(files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
