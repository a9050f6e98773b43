import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { PAINTS } from '../../../../adapters/sandbox/pictures/paint';
import {
  BODY_STYLES,
  facesOf,
  PICTURE_WIDTHS,
  STUDIO_VIEWS,
} from '../../../../adapters/sandbox/pictures/picture-address';
import {
  composedFile,
  layerFiles,
  placeholderFile,
  STUDIO_PICTURES,
} from '../../../../adapters/sandbox/pictures/picture-files';

const LOOKS = BODY_STYLES.flatMap((style) => facesOf(style).map((face) => ({ style, face })));
const missing = (files: readonly string[]): string[] =>
  files.filter((file) => !existsSync(join(STUDIO_PICTURES, file)));

describe('the committed pictures', () => {
  it('hold the lead picture of every look in every paint at card sizes', () => {
    const files = LOOKS.flatMap((look) =>
      PAINTS.flatMap((paint) =>
        ([320, 640] as const).map((width) =>
          composedFile({ ...look, paint: paint.slug, view: 'front-three-quarter', width }),
        ),
      ),
    );
    expect(missing(files)).toEqual([]);
  });

  it('hold the layers for every look from every side', () => {
    const files = LOOKS.flatMap((look) =>
      STUDIO_VIEWS.flatMap((view) => Object.values(layerFiles({ ...look, view }))),
    );
    expect(missing(files)).toEqual([]);
  });

  it('hold a placeholder in every size', () => {
    expect(missing(PICTURE_WIDTHS.map(placeholderFile))).toEqual([]);
  });

  it('take at most 24 MB', async () => {
    const names = await readdir(STUDIO_PICTURES, { recursive: true });
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(STUDIO_PICTURES, name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(24 * 1024 * 1024);
  });
});
