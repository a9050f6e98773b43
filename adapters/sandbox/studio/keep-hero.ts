import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { decodeLayers } from '../pictures/compose-picture';
import { composePixels, type Layers } from '../pictures/compose-pixels';
import { findPaint, type Paint } from '../pictures/paint';
import { layerFiles, STUDIO_PICTURES, type LayerSubject } from '../pictures/picture-files';
import { studioColour } from '../pictures/studio-colour';

/** The car at the head of the home page, and its paint. */
const SUBJECT: LayerSubject = { style: 'suv', face: 'b', view: 'front-three-quarter' };
const PAINT = 'ember-orange';

const WIDTHS = [640, 800, 1280] as const;

/** Part of the site's own pictures, not of the sandbox's. */
const heroFile = (width: number): string =>
  join('ui', 'public', 'pictures', 'hero', `${SUBJECT.style}-${String(width)}.avif`);

/** AVIF: WebP shows a soft shadow in steps, or takes twice the bytes. */
const QUALITY = { quality: 58, effort: 7 } as const;

/**
 * Composes the home page's car cut out, with its own shadow: it stands on whatever ground the page
 * has, light or dark. Says how many bytes the pictures take.
 */
export async function keepHero(): Promise<number> {
  const files = layerFiles(SUBJECT);
  const encoded = {
    black: await readFile(join(STUDIO_PICTURES, files.black)),
    tint: await readFile(join(STUDIO_PICTURES, files.tint)),
  };
  const paint = findPaint(PAINT);
  if (paint === undefined) throw new Error(`There is no paint ${PAINT}`);
  let bytes = 0;
  for (const width of WIDTHS) {
    const pixels = cutOut(await decodeLayers(encoded, width), paint, width);
    const raw = { width, height: (width * 10) / 16, channels: 4 } as const;
    const picture = await sharp(pixels, { raw }).avif(QUALITY).toBuffer();
    const path = heroFile(width);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
    bytes += picture.length;
  }
  return bytes;
}

/** The painted vehicle without a wall, as RGBA bytes. */
function cutOut(layers: Layers, paint: Paint, width: number): Uint8Array {
  const height = (width * 10) / 16;
  const onBlack = new Uint8Array(width * height * 3);
  composePixels(onBlack, layers, studioColour(paint), { width, from: 0, to: height });
  const pixels = new Uint8Array(width * height * 4);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = layers.black[pixel * 4 + 3] ?? 0;
    pixels[pixel * 4 + 3] = alpha;
    if (alpha === 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      // Black behind it has darkened it by its cover.
      const covered = onBlack[pixel * 3 + channel] ?? 0;
      pixels[pixel * 4 + channel] = Math.min(255, Math.round((covered * 255) / alpha));
    }
  }
  return pixels;
}
