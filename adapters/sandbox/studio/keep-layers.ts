import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { layerFiles, STUDIO_PICTURES, type LayerSubject } from '../pictures/picture-files';

/** WebP quality of a pair of layers, 0 to 100. */
export interface LayerQuality {
  readonly black: number;
  readonly tint: number;
}

const STILL: LayerQuality = { black: 84, tint: 82 };

/** A look from one side as it comes off the stage. */
export interface LayerPngs {
  readonly black: Buffer;
  readonly tint: Buffer;
}

/** Stores a pair of layers and says how many bytes they take. */
export async function keepLayers(
  subject: LayerSubject,
  pngs: LayerPngs,
  quality = STILL,
): Promise<number> {
  const files = layerFiles(subject);
  // Edges live in the alpha, so that is kept better than the colour.
  const black = await sharp(pngs.black)
    .webp({ quality: quality.black, alphaQuality: 92, effort: 4 })
    .toBuffer();
  // Where the vehicle is not, the tint is black, and must stay so when its alpha goes.
  const tint = await sharp(pngs.tint)
    .flatten({ background: '#000' })
    .webp({ quality: quality.tint, effort: 4 })
    .toBuffer();
  await mkdir(dirname(join(STUDIO_PICTURES, files.black)), { recursive: true });
  await writeFile(join(STUDIO_PICTURES, files.black), black);
  await writeFile(join(STUDIO_PICTURES, files.tint), tint);
  return black.length + tint.length;
}
