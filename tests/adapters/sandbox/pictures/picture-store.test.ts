import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { filmAddress, filmFile, FILMED_LOOKS } from '../../../../adapters/sandbox/pictures/films';
import { cabinFile, interiorOf } from '../../../../adapters/sandbox/pictures/interior-name';
import {
  pictureAddress,
  STRIP_WIDTH,
  type PictureSubject,
} from '../../../../adapters/sandbox/pictures/picture-address';
import { composedFile, layerFiles } from '../../../../adapters/sandbox/pictures/picture-files';
import { PLATES_FILE, plateKey } from '../../../../adapters/sandbox/pictures/plates-on-pictures';
import { makePictureStore } from '../../../../adapters/sandbox/pictures/picture-store';

const SIDE: PictureSubject = {
  style: 'hatchback',
  face: 'a',
  paint: 'signal-red',
  view: 'side',
  width: 320,
};

let folder = '';
const studioFolder = (): string => join(folder, 'studio');
const cacheFolder = (): string => join(folder, 'cache');

/** Layers of a plain grey square on nothing, enough to compose from. */
async function keepSomeLayers(): Promise<void> {
  const files = layerFiles(SIDE);
  const square = await sharp({
    create: { width: 160, height: 100, channels: 4, background: '#101010' },
  })
    .extend({ top: 50, bottom: 50, left: 80, right: 80, background: '#00000000' })
    .webp()
    .toBuffer();
  const tint = await sharp({
    create: { width: 320, height: 200, channels: 3, background: '#707070' },
  })
    .webp()
    .toBuffer();
  await mkdir(dirname(join(studioFolder(), files.black)), { recursive: true });
  await writeFile(join(studioFolder(), files.black), square);
  await writeFile(join(studioFolder(), files.tint), tint);
}

/** A plate in the middle of the square, 80 by 20 pixels at 320. */
async function keepAPlate(): Promise<void> {
  const corners = [0.375, 0.45, 0.625, 0.45, 0.625, 0.55, 0.375, 0.55];
  await writeFile(
    join(studioFolder(), PLATES_FILE),
    JSON.stringify({ [plateKey(SIDE)]: ['front', ...corners] }),
  );
}

const PLATE_BOX = { left: 120, top: 90, width: 80, height: 20 };
const FAR_FROM_PLATE = { left: 0, top: 0, width: 320, height: 60 };

/** Mean difference of two pictures in code values, within a box. */
async function unlikeness(
  one: Uint8Array | undefined,
  other: Uint8Array | undefined,
  box: { left: number; top: number; width: number; height: number },
): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).extract(box).raw().toBuffer()),
  );
  if (a === undefined || b === undefined) return Number.NaN;
  return a.reduce((sum, code, at) => sum + Math.abs(code - (b[at] ?? 0)), 0) / a.length;
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

describe('the picture store', () => {
  it('paints a picture from its layers at the size asked for', async () => {
    await keepSomeLayers();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const picture = await store.picture(pictureAddress(SIDE));
    const { width, height, format } = await sharp(picture).metadata();
    expect({ width, height, format }).toEqual({ width: 320, height: 200, format: 'webp' });

    // Statistics are taken of a whole input, so the middle has to become one first.
    const middle = await sharp(picture)
      .extract({ left: 120, top: 70, width: 80, height: 60 })
      .toBuffer();
    const [red, green] = (await sharp(middle).stats()).channels.map((channel) => channel.mean);
    expect(red ?? 0).toBeGreaterThan((green ?? 255) + 40);
  });

  it('makes the picture of a strip of a cabin’s smallest, and keeps it', async () => {
    const kept = join(
      studioFolder(),
      cabinFile(interiorOf(SIDE.style, SIDE.face), 'seats-manual', 320),
    );
    await mkdir(dirname(kept), { recursive: true });
    await sharp({ create: { width: 320, height: 200, channels: 3, background: '#804020' } })
      .webp()
      .toFile(kept);
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const asked = pictureAddress({ ...SIDE, view: 'seats-manual', width: STRIP_WIDTH });
    const picture = await store.picture(asked);
    const { width, height } = await sharp(picture).metadata();
    expect({ width, height }).toEqual({ width: STRIP_WIDTH, height: 100 });
    await rm(studioFolder(), { recursive: true });
    expect(await store.picture(asked)).toEqual(picture);
    expect(
      await store.picture(pictureAddress({ ...SIDE, view: 'boot', width: STRIP_WIDTH })),
    ).toBeUndefined();
  });

  it('keeps what it painted, whole, and nothing else', async () => {
    await keepSomeLayers();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const first = await store.picture(pictureAddress(SIDE));
    await rm(studioFolder(), { recursive: true });
    expect(await store.picture(pictureAddress(SIDE))).toEqual(first);
    expect(await readdir(dirname(join(cacheFolder(), composedFile(SIDE))))).toEqual([
      'side-320.webp',
    ]);
  });

  it('hands out what it painted where it cannot keep it', async () => {
    await keepSomeLayers();
    await writeFile(cacheFolder(), 'a file in the folder’s place');
    const lines: string[] = [];
    const store = makePictureStore({
      cacheFolder: cacheFolder(),
      studioFolder: studioFolder(),
      log: (line) => lines.push(line),
    });
    const { format } = await sharp(await store.picture(pictureAddress(SIDE))).metadata();
    expect(format).toBe('webp');
    await store.picture(pictureAddress(SIDE));
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(folder);
  });

  it('paints nothing for those who have gone', async () => {
    await keepSomeLayers();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const paints = ['signal-red', 'jet-black', 'slate-grey', 'glacier-white'];
    const gone = new AbortController();
    const wanted = store.picture(pictureAddress(SIDE));
    const left = paints
      .slice(1)
      .map((paint) => store.picture(pictureAddress({ ...SIDE, paint }), gone.signal));
    const ended = Promise.allSettled(left);
    gone.abort();
    expect(await wanted).toBeDefined();
    expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await readdir(join(cacheFolder(), 'composed/hatchback-a'))).toEqual(['signal-red']);
  });

  it('lends a side of the first face while another face has none, without keeping it', async () => {
    await keepSomeLayers();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const own = await store.picture(pictureAddress(SIDE));
    expect(await store.picture(pictureAddress({ ...SIDE, face: 'b' }))).toEqual(own);
    expect(await readdir(join(cacheFolder(), 'composed'))).toEqual(['hatchback-a']);
  });

  it('prefers the committed picture', async () => {
    const path = join(studioFolder(), composedFile(SIDE));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'committed');
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    expect(String(Buffer.from((await store.picture(pictureAddress(SIDE))) ?? []))).toBe(
      'committed',
    );
  });

  it('paints once when the same picture is asked for many times at once', async () => {
    await keepSomeLayers();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const pictures = await Promise.all(
      Array.from({ length: 8 }, () => store.picture(pictureAddress(SIDE))),
    );
    expect(pictures.every((picture) => picture === pictures[0])).toBe(true);
  });

  it('puts a registration on the plate where there is one to be seen, and keeps that too', async () => {
    await keepSomeLayers();
    await keepAPlate();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const blank = await store.picture(pictureAddress(SIDE));
    const lettered = await store.picture(pictureAddress({ ...SIDE, plate: 'ab12cde' }));
    const other = await store.picture(pictureAddress({ ...SIDE, plate: 'mk71xyw' }));
    expect(lettered).not.toEqual(blank);
    expect(other).not.toEqual(lettered);
    expect((await readdir(dirname(join(cacheFolder(), composedFile(SIDE))))).sort()).toEqual([
      'side-320.webp',
      'side-ab12cde-320.webp',
      'side-mk71xyw-320.webp',
    ]);
    expect(await unlikeness(blank, lettered, PLATE_BOX)).toBeGreaterThan(8);
    expect(await unlikeness(blank, lettered, FAR_FROM_PLATE)).toBeLessThan(2);
  });

  it('has the blank picture, and keeps no other, where no plate is to be seen', async () => {
    await keepSomeLayers();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const blank = await store.picture(pictureAddress(SIDE));
    expect(await store.picture(pictureAddress({ ...SIDE, plate: 'ab12cde' }))).toEqual(blank);
    expect(await readdir(dirname(join(cacheFolder(), composedFile(SIDE))))).toEqual([
      'side-320.webp',
    ]);
  });

  it('letters the plate of a face that is lent', async () => {
    await keepSomeLayers();
    await keepAPlate();
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const own = await store.picture(pictureAddress({ ...SIDE, plate: 'ab12cde' }));
    expect(await store.picture(pictureAddress({ ...SIDE, face: 'b', plate: 'ab12cde' }))).toEqual(
      own,
    );
  });

  it('has the films there are, and nothing that only looks like one', async () => {
    const [look] = FILMED_LOOKS;
    if (look === undefined) throw new Error('Nothing has been filmed');
    const path = join(studioFolder(), filmFile(look));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, 'film');
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    const address = filmAddress(look) ?? '';
    expect(String(Buffer.from((await store.film(address)) ?? []))).toBe('film');
    expect(await store.film(`${address}/../turntable.webm`)).toBeUndefined();
    expect(await store.film('/pictures/mpv-b/dune-beige/turntable.webm')).toBeUndefined();
    expect(await store.picture(address)).toBeUndefined();
  });

  it.each([
    '/pictures/hatchback-a/signal-red/side-ab12cdef-320.webp',
    '/pictures/hatchback-a/signal-red/side-AB12CDE-320.webp',
    '/pictures/hatchback-a/signal-red/side-..-320.webp',
    '/pictures/hatchback-a/tartan/side-320.webp',
    '/pictures/hatchback-a/signal-red/side-333.webp',
    '/pictures/../../etc/passwd',
    '',
  ])('has nothing at %s', async (address) => {
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    expect(await store.picture(address)).toBeUndefined();
  });

  it('has nothing for a look the studio has not taken', async () => {
    const store = makePictureStore({ cacheFolder: cacheFolder(), studioFolder: studioFolder() });
    expect(await store.picture(pictureAddress(SIDE))).toBeUndefined();
  });
});
