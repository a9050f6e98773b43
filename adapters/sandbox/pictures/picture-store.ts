import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  composePicture,
  decodeLayers,
  decodePicture,
  encodePicture,
  paintedPixels,
  smallerPicture,
  type EncodedLayers,
} from './compose-picture';
import { drawPlate, isLegible, plateInk, type PlateOnPicture } from './draw-plate';
import { filmFile, parseFilmAddress } from './films';
import { CABIN_VIEWS, cabinFile, interiorOf, type CabinView } from './interior-name';
import { makePaintingQueue } from './painting-queue';
import { findPaint, type Paint } from './paint';
import {
  facesOf,
  parsePictureAddress,
  parsePlaceholderAddress,
  PICTURE_WIDTHS,
  STRIP_WIDTH,
  type PictureSubject,
  type PictureWidth,
} from './picture-address';
import { makePictureCache } from './picture-cache';
import {
  composedFile,
  layerFiles,
  placeholderFile,
  STUDIO_PICTURES,
  type LayerSubject,
} from './picture-files';
import { readPlates, type PlatesOnPictures } from './plates-on-pictures';
import { makeSharedWork } from './shared-work';

/** Hands out vehicle pictures by address. */
export interface PictureStore {
  /**
   * The WebP at this address, or `undefined` when there is none: the address is malformed, or names a
   * paint, size or look the studio does not have. Safe to call with whatever a visitor typed.
   * @param leaves of whoever asks: a picture that nobody waits for any more is not painted.
   * @throws TooManyWaiting, by its promise.
   */
  readonly picture: (address: string, leaves?: AbortSignal) => Promise<Uint8Array | undefined>;
  /** The WebM at this address, or `undefined` when it is not that of a film there is. */
  readonly film: (address: string) => Promise<Uint8Array | undefined>;
}

export interface PictureStoreOptions {
  /** Where pictures composed on demand are kept; created when missing, safe to delete. */
  readonly cacheFolder: string;
  /** The studio's committed pictures; only tests need to say. */
  readonly studioFolder?: string;
  /** Of the pictures kept; default 500 MB, some 15,000 of them. */
  readonly mostBytes?: number;
  /** How many pictures may wait to be painted. */
  readonly mostWaiting?: number;
  /** For whoever runs it: one line when pictures cannot be kept. */
  readonly log?: (line: string) => void;
}

const MOST_BYTES = 500_000_000;

/**
 * Committed picture first, then the cache, then a fresh one painted from its two layers. With a
 * registration, its letters are added to that where the number plate can be seen; elsewhere the picture
 * is the plain one. The cache may be deleted at any time; where it cannot be written, pictures are
 * painted anew each time.
 */
export function makePictureStore({
  cacheFolder,
  studioFolder = STUDIO_PICTURES,
  mostBytes = MOST_BYTES,
  mostWaiting,
  log = () => undefined,
}: PictureStoreOptions): PictureStore {
  const painting = makePaintingQueue(mostWaiting);
  const shared = makeSharedWork<Uint8Array | undefined>();
  const cache = makePictureCache({ folder: cacheFolder, mostBytes, log });

  const layersOf = async (look: LayerSubject): Promise<EncodedLayers | undefined> => {
    const files = layerFiles(look);
    const [black, tint] = await Promise.all([
      readIfThere(join(studioFolder, files.black)),
      readIfThere(join(studioFolder, files.tint)),
    ]);
    return black === undefined || tint === undefined ? undefined : { black, tint };
  };

  let plates: Promise<PlatesOnPictures> | undefined;
  const plateOf = async (subject: PictureSubject): Promise<PlateOnPicture | undefined> => {
    plates ??= readPlates(studioFolder);
    const plate = (await plates).plateOn(subject);
    return plate !== undefined && isLegible(plate, subject.width) ? plate : undefined;
  };

  /** The same picture with its plates blank, as pixels. */
  const blankPixels = async (
    subject: PictureSubject,
    layers: EncodedLayers,
    paint: Paint,
  ): Promise<Uint8Array> => {
    const { plate: _plate, ...blank } = subject;
    const committed = await readIfThere(join(studioFolder, composedFile(blank)));
    return committed === undefined
      ? paintedPixels(await decodeLayers(layers, subject.width), paint, subject.width)
      : decodePicture(committed);
  };

  const compose = async (
    subject: PictureSubject,
    abandoned: AbortSignal,
  ): Promise<Uint8Array | undefined> => {
    const paint = findPaint(subject.paint);
    const layers = await layersOf(subject);
    if (paint === undefined || layers === undefined) return lent(subject, abandoned);
    const { plate, ...blank } = subject;
    const place = plate === undefined ? undefined : await plateOf(subject);
    if (plate !== undefined && place === undefined) return find(blank, abandoned);
    const picture = await painting(async () => {
      if (plate === undefined || place === undefined)
        return composePicture(layers, paint, subject.width);
      const pixels = await blankPixels(subject, layers, paint);
      drawPlate(pixels, subject.width, place, await plateInk(plate));
      return encodePicture(pixels, subject.width);
    }, abandoned);
    await cache.write(composedFile(subject), picture);
    return picture;
  };

  /** A side the studio has not taken of this face is lent by the style's first face. */
  const lent = async (
    subject: PictureSubject,
    abandoned: AbortSignal,
  ): Promise<Uint8Array | undefined> => {
    const lender = facesOf(subject.style)[0];
    return subject.face === lender ? undefined : find({ ...subject, face: lender }, abandoned);
  };

  /** A cabin is the same whatever is painted outside. */
  const ofCabin = async (
    view: CabinView,
    subject: PictureSubject,
    abandoned: AbortSignal,
  ): Promise<Uint8Array | undefined> => {
    const { width } = subject;
    const file = (kept: PictureWidth) =>
      readIfThere(
        join(studioFolder, cabinFile(interiorOf(subject.style, subject.face), view, kept)),
      );
    if (width !== STRIP_WIDTH) return file(width as PictureWidth);
    const name = composedFile(subject);
    const before = await cache.read(name);
    if (before !== undefined) return before;
    const larger = await file(PICTURE_WIDTHS[0]);
    if (larger === undefined) return undefined;
    const smaller = await painting(() => smallerPicture(larger, width), abandoned);
    await cache.write(name, smaller);
    return smaller;
  };

  const find = async (
    subject: PictureSubject,
    abandoned: AbortSignal,
  ): Promise<Uint8Array | undefined> => {
    const cabin = CABIN_VIEWS.find((view) => view === subject.view);
    return cabin === undefined ? ofOutside(subject, abandoned) : ofCabin(cabin, subject, abandoned);
  };

  const ofOutside = async (
    subject: PictureSubject,
    abandoned: AbortSignal,
  ): Promise<Uint8Array | undefined> =>
    (await readIfThere(join(studioFolder, composedFile(subject)))) ??
    (await cache.read(composedFile(subject))) ??
    (await compose(subject, abandoned));

  return {
    picture: async (address, leaves) => {
      const placeholder = parsePlaceholderAddress(address);
      if (placeholder !== undefined)
        return readIfThere(join(studioFolder, placeholderFile(placeholder)));
      const subject = parsePictureAddress(address);
      if (subject === undefined) return undefined;

      // A page asks for a picture several times at once while it is being painted: all wait for the one.
      return shared(address, leaves, (abandoned) => find(subject, abandoned));
    },
    film: async (address) => {
      const look = parseFilmAddress(address);
      return look === undefined ? undefined : readIfThere(join(studioFolder, filmFile(look)));
    },
  };
}

async function readIfThere(path: string): Promise<Uint8Array | undefined> {
  try {
    return await readFile(path);
  } catch (problem) {
    if (isMissing(problem)) return undefined;
    throw problem;
  }
}

const isMissing = (problem: unknown): boolean =>
  problem instanceof Error &&
  'code' in problem &&
  (problem.code === 'ENOENT' || problem.code === 'ENOTDIR');
