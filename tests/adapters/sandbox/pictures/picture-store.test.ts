import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  pictureAddress,
  type PictureSubject,
} from '../../../../adapters/sandbox/pictures/picture-address';
import { composedFile, layerFiles } from '../../../../adapters/sandbox/pictures/picture-files';
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

  it.each([
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
