import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { backdrop } from '../pictures/backdrop';
import { encodePicture } from '../pictures/compose-picture';
import { PICTURE_WIDTHS } from '../pictures/picture-address';
import { placeholderFile, STUDIO_PICTURES } from '../pictures/picture-files';
import { bodyField } from './body/body-field';
import { BODY_SHAPES } from './shapes/body-shapes';
import { silhouetteOf } from './silhouette-of';

/** The empty studio with the shadow-grey outline of a car in it, for when there is no picture yet. */
export async function keepPlaceholder(): Promise<void> {
  const { viewBox, path, wheels } = silhouetteOf(bodyField(BODY_SHAPES.hatchback));
  const [, , unitsWide = 1, unitsHigh = 1] = viewBox.split(' ').map(Number);
  await mkdir(join(STUDIO_PICTURES, 'composed'), { recursive: true });
  for (const width of PICTURE_WIDTHS) {
    const height = (width * 10) / 16;
    const scale = (width * 0.66) / unitsWide;
    const move = `translate(${String((width - unitsWide * scale) / 2)} ${String(height * 0.76 - unitsHigh * scale)}) scale(${String(scale)})`;
    const circles = wheels
      .map(({ x, y, r }) => `<circle cx="${String(x)}" cy="${String(y)}" r="${String(r)}"/>`)
      .join('');
    const shade = `<ellipse cx="${String(unitsWide / 2)}" cy="${String(unitsHigh - 2)}" rx="${String(unitsWide * 0.47)}" ry="7" fill="#9aa19d" opacity=".5"/>`;
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}"><g transform="${move}">${shade}<g fill="#b9bfbb"><path d="${path}"/></g><g fill="#a5aca8">${circles}</g></g></svg>`;
    const pixels = await sharp(backdrop(width), { raw: { width, height, channels: 3 } })
      .composite([{ input: Buffer.from(drawing) }])
      .removeAlpha()
      .raw()
      .toBuffer();
    await writeFile(
      join(STUDIO_PICTURES, placeholderFile(width)),
      await encodePicture(pixels, width),
    );
  }
}
