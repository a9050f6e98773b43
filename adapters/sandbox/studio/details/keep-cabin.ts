import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { backdrop } from '../../pictures/backdrop';
import {
  cabinFile,
  type CabinGear,
  type CabinView,
  type InteriorName,
} from '../../pictures/interior-name';
import { PICTURE_WIDTHS } from '../../pictures/picture-address';
import { STUDIO_PICTURES } from '../../pictures/picture-files';
import { interiorScene } from '../interior/interior-scene';
import { INTERIORS } from '../interior/interior-set';
import { interiorSky } from '../interior/interior-sky';
import { VIEWPOINTS } from '../interior/viewpoints';
import type { Window } from '../tracer/expose';
import type { Film } from '../tracer/film';
import { filmOf, type Care } from '../tracer/film-of';
import { printed } from '../tracer/tone';
import { tracedSet } from '../tracer/traced-set';

/** Modelling grid in metres, and how bright a cabin is shown: judged on all five. */
const CELL = 0.009;
const EXPOSURE = 1.8;

/** Where lever and pedals are seen, in pixels of the largest size. */
const GEARBOX_WINDOWS: Readonly<Record<'dashboard' | 'seats', Window>> = {
  dashboard: { left: 536, top: 544, width: 324, height: 190 },
  seats: { left: 320, top: 420, width: 220, height: 180 },
};

/** Over so many pixels a window fades into what it is laid on. */
const FADE = 10;

const partsOf = (view: CabinView): readonly ['dashboard' | 'seats', CabinGear] => [
  view.startsWith('seats') ? 'seats' : 'dashboard',
  view.endsWith('manual') ? 'manual' : 'automatic',
];

/** Whether a cabin is pictured whole with the gearbox of this view; else it is laid on that whole picture. */
export const isWhole = (name: InteriorName, view: CabinView): boolean =>
  partsOf(view)[1] === INTERIORS[name].gear;

/** Pictures one cabin from one place and stores it in every size. Cabins are never painted, so they are finished here. */
export const keepCabin = (name: InteriorName, view: CabinView, care: Care): Promise<number> =>
  isWhole(name, view) ? keepWhole(name, view, care) : keepGearbox(name, view, care);

async function filmOfCabin(
  name: InteriorName,
  view: CabinView,
  care: Care,
  window?: Window,
): Promise<Film> {
  const [place, gear] = partsOf(view);
  const side = place === 'seats' ? 'passenger-open' : 'closed';
  const set = tracedSet(await interiorScene(name, side, gear, CELL));
  return filmOf(set, interiorSky, VIEWPOINTS[place], care, window);
}

async function keepWhole(name: InteriorName, view: CabinView, care: Care): Promise<number> {
  const film = await filmOfCabin(name, view, care);
  return keepSizes(name, view, printed(film, backdrop(care.width), EXPOSURE), care);
}

/** The whole picture with the other lever and pedals: nothing else of it changes, so nothing else is traced. */
async function keepGearbox(name: InteriorName, view: CabinView, care: Care): Promise<number> {
  const [place] = partsOf(view);
  const own: CabinView = `${place}-${INTERIORS[name].gear}`;
  const { width, height } = care;
  const whole = await sharp(join(STUDIO_PICTURES, cabinFile(name, own, 1280)))
    .removeAlpha()
    .raw()
    .toBuffer();
  const window = GEARBOX_WINDOWS[place];
  const film = await filmOfCabin(name, view, care, window);
  const before = cutOut(whole, width, window);
  const after = printed(film, before, EXPOSURE);
  for (let row = 0; row < window.height; row++) {
    for (let column = 0; column < window.width; column++) {
      const edge = Math.min(row, column, window.height - 1 - row, window.width - 1 - column);
      const share = Math.min(1, edge / FADE);
      for (let channel = 0; channel < 3; channel++) {
        const here = (row * window.width + column) * 3 + channel;
        const there = ((window.top + row) * width + window.left + column) * 3 + channel;
        whole[there] = Math.round((after[here] ?? 0) * share + (before[here] ?? 0) * (1 - share));
      }
    }
  }
  return keepSizes(name, view, whole, { width, height });
}

function cutOut(pixels: Uint8Array, width: number, window: Window): Uint8Array {
  const cut = new Uint8Array(window.width * window.height * 3);
  for (let row = 0; row < window.height; row++) {
    const from = ((window.top + row) * width + window.left) * 3;
    cut.set(pixels.subarray(from, from + window.width * 3), row * window.width * 3);
  }
  return cut;
}

async function keepSizes(
  name: InteriorName,
  view: CabinView,
  pixels: Uint8Array,
  { width, height }: Pick<Care, 'width' | 'height'>,
): Promise<number> {
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
