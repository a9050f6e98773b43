import { isLeft, left } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpPhotographDesk } from '../../../../adapters/http/enquiry/http-photograph-desk';
import { aPhotograph, TELLTALES } from '../../../support/mothers/photograph';
import { openDeskInProcess, type DeskInProcess } from './desk-in-process';

let desk: DeskInProcess;
beforeAll(async () => {
  desk = await openDeskInProcess();
});
afterAll(() => desk.close());

const add = (bytes: Uint8Array, name = 'car.jpg') =>
  firstValueFrom(
    new HttpPhotographDesk(desk.client).add({
      name,
      type: 'image/jpeg',
      bytes: new Uint8Array(bytes),
    }),
  );

describe('A photograph that is handed in', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'is stored as a picture alone: a %s tells no place, time, device or small copy [EN-7]',
    async (format) => {
      const sent = await aPhotograph(format);
      const before = await sharp(sent).metadata();
      expect([before.exif !== undefined, before.xmp !== undefined, before.orientation]).toEqual([
        true,
        true,
        6,
      ]);
      expect(TELLTALES.some((telltale) => sent.includes(telltale))).toBe(true);

      const answer = await add(sent);
      if (isLeft(answer)) throw new Error(answer.left);
      const stored = await desk.store.attachment(answer.right);
      expect(stored).toMatchObject({ type: `image/${format}`, name: 'car.jpg' });
      const bytes = Buffer.from(stored?.bytes ?? []);
      for (const telltale of TELLTALES) expect(bytes.includes(telltale), telltale).toBe(false);
      const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
      // Upright, as it was seen.
      expect([width, height]).toEqual([200, 400]);
    },
  );

  it('is made no larger than a person needs', async () => {
    const wide = await sharp({
      create: { width: 4000, height: 1000, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer();
    const answer = await add(wide);
    const stored = isLeft(answer) ? undefined : await desk.store.attachment(answer.right);
    expect(await sharp(Buffer.from(stored?.bytes ?? [])).metadata()).toMatchObject({
      width: 2000,
      height: 500,
    });
  });

  it('is refused with a reason where it is no picture, or another kind of one', async () => {
    expect(await add(Buffer.from('<script>alert(1)</script>'))).toEqual(left('not-readable'));
    const gif = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    expect(await add(gif)).toEqual(left('not-readable'));
    const jpeg = await aPhotograph('jpeg');
    expect(await add(jpeg.subarray(0, jpeg.length / 2))).toEqual(left('not-readable'));
  });

  it('is refused where it is larger than 8 MB', async () => {
    expect(await add(Buffer.alloc(8 * 1024 * 1024 + 1))).toEqual(left('too-large'));
  });

  it('is asked for as one file, and nothing else', async () => {
    const { statusCode } = await desk.server.inject({
      method: 'POST',
      url: '/api/form/attachment',
      payload: { file: 'x' },
    });
    expect(statusCode).toBe(400);
  });
});
