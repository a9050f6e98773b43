import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { layerFiles, STUDIO_PICTURES, type LayerSubject } from '../pictures/picture-files';

/** WebP settings for layers. Edges live in the alpha, so that is kept better than the colour. */
const BLACK = { quality: 84, alphaQuality: 92, effort: 4 } as const;
const TINT = { quality: 82, effort: 4 } as const;

/** A look from one side as it comes off the stage. */
export interface LayerPngs {
  readonly black: Buffer;
  readonly tint: Buffer;
}

/** Stores a pair of layers and says how many bytes they take. */
export async function keepLayers(subject: LayerSubject, pngs: LayerPngs): Promise<number> {
  const files = layerFiles(subject);
  const black = await sharp(pngs.black).webp(BLACK).toBuffer();
  // Where the vehicle is not, the tint is black, and must stay so when its alpha goes.
  const tint = await sharp(pngs.tint).flatten({ background: '#000' }).webp(TINT).toBuffer();
  await mkdir(dirname(join(STUDIO_PICTURES, files.black)), { recursive: true });
  await writeFile(join(STUDIO_PICTURES, files.black), black);
  await writeFile(join(STUDIO_PICTURES, files.tint), tint);
  return black.length + tint.length;
}
