import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { decodeLayers, paintedPixels } from '../../../../adapters/sandbox/pictures/compose-picture';
import {
  CABIN_VIEWS,
  cabinFile,
  INTERIOR_NAMES,
} from '../../../../adapters/sandbox/pictures/interior-name';
import { PAINTS } from '../../../../adapters/sandbox/pictures/paint';
import {
  BODY_STYLES,
  facesOf,
  pictureAddress,
  PICTURE_WIDTHS,
  STUDIO_VIEWS,
} from '../../../../adapters/sandbox/pictures/picture-address';
import {
  composedFile,
  layerFiles,
  placeholderFile,
  STUDIO_PICTURES,
} from '../../../../adapters/sandbox/pictures/picture-files';
import { makePictureStore } from '../../../../adapters/sandbox/pictures/picture-store';

const LOOKS = BODY_STYLES.flatMap((style) => facesOf(style).map((face) => ({ style, face })));
const missing = (files: readonly string[]): string[] =>
  files.filter((file) => !existsSync(join(STUDIO_PICTURES, file)));

/** Peak signal to noise ratio in decibels: above 34 two pictures cannot be told apart at this size. */
function likeness(one: Uint8Array, other: Uint8Array): number {
  const square = one.reduce((sum, code, index) => sum + (code - (other[index] ?? 0)) ** 2, 0);
  return 10 * Math.log10((255 * 255 * one.length) / square);
}

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

  it('hold both sides of every cabin in every size, and the boot of every style', () => {
    const cabins = INTERIOR_NAMES.flatMap((name) =>
      CABIN_VIEWS.flatMap((view) => PICTURE_WIDTHS.map((width) => cabinFile(name, view, width))),
    );
    const boots = BODY_STYLES.flatMap((style) =>
      Object.values(layerFiles({ style, face: facesOf(style)[0], view: 'boot' })),
    );
    expect(missing([...cabins, ...boots])).toEqual([]);
  });

  it('give a dashboard, seats and a boot to whatever look asks [GAL-02]', async () => {
    const cacheFolder = await mkdtemp(join(tmpdir(), 'forecourt-details-'));
    const { picture } = makePictureStore({ cacheFolder });
    for (const look of LOOKS) {
      for (const view of [...CABIN_VIEWS, 'boot'] as const) {
        const address = pictureAddress({ ...look, paint: 'midnight-blue', view, width: 320 });
        expect(await picture(address), address).toBeInstanceOf(Uint8Array);
      }
    }
    await rm(cacheFolder, { recursive: true });
  });

  it('are what the layers give today', async () => {
    const subject = {
      style: 'hatchback',
      face: 'a',
      view: 'front-three-quarter',
      width: 320,
    } as const;
    const files = layerFiles(subject);
    const layers = await decodeLayers(
      {
        black: await readFile(join(STUDIO_PICTURES, files.black)),
        tint: await readFile(join(STUDIO_PICTURES, files.tint)),
      },
      subject.width,
    );
    for (const paint of PAINTS) {
      const fresh = await paintedPixels(layers, paint, subject.width);
      const committed = await sharp(
        join(STUDIO_PICTURES, composedFile({ ...subject, paint: paint.slug })),
      )
        .raw()
        .toBuffer();
      expect(likeness(fresh, committed), paint.slug).toBeGreaterThan(34);
    }
  });

  it('hold a placeholder in every size', () => {
    expect(missing(PICTURE_WIDTHS.map(placeholderFile))).toEqual([]);
  });

  it('take at most 48 MB', async () => {
    const names = await readdir(STUDIO_PICTURES, { recursive: true });
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(STUDIO_PICTURES, name))).size),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(48 * 1024 * 1024);
  });
});
