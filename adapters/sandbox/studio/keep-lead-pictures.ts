import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { decodeLayers, encodePicture, paintedPixels } from '../pictures/compose-picture';
import { PAINTS } from '../pictures/paint';
import type { PictureWidth } from '../pictures/picture-address';
import {
  composedFile,
  layerFiles,
  STUDIO_PICTURES,
  type LayerSubject,
} from '../pictures/picture-files';

/** Sizes shown on cards and lists, where a first visitor must not wait for paint to dry. */
const WIDTHS: readonly PictureWidth[] = [320, 640];

/** Composes the lead picture of a look in every paint and says how many bytes they take. */
export async function keepLeadPictures(subject: LayerSubject): Promise<number> {
  const files = layerFiles(subject);
  const encoded = {
    black: await readFile(join(STUDIO_PICTURES, files.black)),
    tint: await readFile(join(STUDIO_PICTURES, files.tint)),
  };
  let bytes = 0;
  for (const width of WIDTHS) {
    const layers = await decodeLayers(encoded, width);
    for (const paint of PAINTS) {
      const picture = await encodePicture(await paintedPixels(layers, paint, width), width);
      const path = join(STUDIO_PICTURES, composedFile({ ...subject, paint: paint.slug, width }));
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, picture);
      bytes += picture.length;
    }
  }
  return bytes;
}
