import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import type { StudioFace } from '../../pictures/picture-address';

const STUDIO = fileURLToPath(new URL('../', import.meta.url));

/**
 * What a program of the studio draws a face with, as one number: every source of ours that goes into it,
 * but for the other faces. What has been made with the same number need not be made again.
 */
export async function programHash(program: URL): Promise<(face: StudioFace) => string> {
  const { metafile } = await build({
    absWorkingDir: STUDIO,
    entryPoints: [fileURLToPath(program)],
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const sources = Object.keys(metafile.inputs)
    .filter((source) => !source.includes('node_modules'))
    .sort();
  const contents = await Promise.all(sources.map((source) => readFile(join(STUDIO, source))));
  return (face) => {
    const hash = createHash('sha256');
    sources.forEach((source, index) => {
      const drawn = /face-([a-z])\.ts$/.exec(source)?.[1] ?? face;
      const content = contents[index];
      if (drawn === face && content !== undefined) hash.update(content);
    });
    return hash.digest('hex').slice(0, 16);
  };
}
