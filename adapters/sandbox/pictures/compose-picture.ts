import { backdrop } from './backdrop';
import { composePixels, type Layers } from './compose-pixels';
import { loadSharp } from './load-sharp';
import type { Paint } from './paint';
import type { PictureSubject } from './picture-address';
import { studioColour } from './studio-colour';

/** WebP quality of finished pictures: the lowest at which door gaps stay clean. */
const QUALITY = 77;

/** Rows painted between two looks at the event loop: about 5 ms at the largest size. */
const ROWS_AT_A_TIME = 64;

/** Two encoded layers, as the studio stored them. */
export interface EncodedLayers {
  readonly black: Uint8Array;
  readonly tint: Uint8Array;
}

/**
 * Paints a vehicle and returns the finished WebP. Decoding, scaling and encoding run in sharp's own
 * threads; the painting in between is short and gives way to other work every few rows.
 */
export async function composePicture(
  layers: EncodedLayers,
  paint: Paint,
  width: PictureSubject['width'],
): Promise<Uint8Array> {
  const scaled = await decodeLayers(layers, width);
  const pixels = await paintedPixels(scaled, paint, width);
  return encodePicture(pixels, width);
}

/** Unpacks both layers at the width wanted. */
export async function decodeLayers(
  { black, tint }: EncodedLayers,
  width: PictureSubject['width'],
): Promise<Layers> {
  const sharp = await loadSharp();
  const [blackPixels, tintPixels] = await Promise.all([
    sharp(black).resize({ width }).ensureAlpha().raw().toBuffer(),
    sharp(tint).resize({ width }).removeAlpha().raw().toBuffer(),
  ]);
  return { black: blackPixels, tint: tintPixels };
}

/** The finished picture as RGB bytes. */
export async function paintedPixels(
  layers: Layers,
  paint: Paint,
  width: PictureSubject['width'],
): Promise<Uint8Array> {
  const height = (width * 10) / 16;
  const picture = Uint8Array.from(backdrop(width));
  const colour = studioColour(paint);
  for (let from = 0; from < height; from += ROWS_AT_A_TIME) {
    composePixels(picture, layers, colour, {
      width,
      from,
      to: Math.min(height, from + ROWS_AT_A_TIME),
    });
    await breathe();
  }
  return picture;
}

/** A finished picture back as RGB bytes, for something to be drawn on it. */
export async function decodePicture(picture: Uint8Array): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(picture).removeAlpha().raw().toBuffer();
}

/** A finished picture at a smaller width. */
export async function smallerPicture(picture: Uint8Array, width: number): Promise<Uint8Array> {
  const sharp = await loadSharp();
  return sharp(picture).resize({ width }).webp({ quality: QUALITY, effort: 4 }).toBuffer();
}

export async function encodePicture(
  pixels: Uint8Array,
  width: PictureSubject['width'],
): Promise<Uint8Array> {
  const raw = { width, height: (width * 10) / 16, channels: 3 } as const;
  const sharp = await loadSharp();
  return sharp(pixels, { raw }).webp({ quality: QUALITY, effort: 4 }).toBuffer();
}

const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });
