import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { backdrop } from '../../pictures/backdrop';
import { cabinFile, type CabinView, type InteriorName } from '../../pictures/interior-name';
import { PICTURE_WIDTHS } from '../../pictures/picture-address';
import { STUDIO_PICTURES } from '../../pictures/picture-files';
import { interiorScene } from '../interior/interior-scene';
import { interiorSky } from '../interior/interior-sky';
import { VIEWPOINTS } from '../interior/viewpoints';
import { filmOf, type Care } from '../tracer/film-of';
import { printed } from '../tracer/tone';
import { tracedSet } from '../tracer/traced-set';

/** Modelling grid in metres, and how bright a cabin is shown: judged on all five. */
const CELL = 0.009;
const EXPOSURE = 1.8;

/** Pictures one cabin from one place and stores it in every size. Cabins are never painted, so they are finished here. */
export async function keepCabin(name: InteriorName, view: CabinView, care: Care): Promise<number> {
  const side = view === 'seats' ? 'passenger-open' : 'closed';
  const set = tracedSet(await interiorScene(name, side, CELL));
  const film = filmOf(set, interiorSky, VIEWPOINTS[view], care);
  const { width, height } = care;
  const pixels = printed(film, backdrop(width), EXPOSURE);
  let bytes = 0;
  for (const size of PICTURE_WIDTHS) {
    const picture = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .resize({ width: size })
      .webp({ quality: 82, effort: 5 })
      .toBuffer();
    const path = join(STUDIO_PICTURES, cabinFile(name, view, size));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, picture);
    bytes += picture.length;
  }
  return bytes;
}
