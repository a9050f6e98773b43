import fastify from 'fastify';
import { get } from 'node:http';
import { describe, expect, it } from 'vitest';

import { pictureRoutes } from '../../../../adapters/sandbox/api/picture-routes';
import { TooManyWaiting } from '../../../../adapters/sandbox/pictures/painting-queue';
import type { PictureStore } from '../../../../adapters/sandbox/pictures/picture-store';

const FILM = '/pictures/suv-b/slate-grey/turntable.webm';
const PICTURE = '/pictures/suv-b/slate-grey/side-640.webp';

const PLATED = '/pictures/suv-b/slate-grey/side-ab12cde-640.webp';

const store: PictureStore = {
  picture: (address) =>
    Promise.resolve(
      address === PICTURE
        ? Uint8Array.from([1, 2, 3])
        : address === PLATED
          ? Uint8Array.from([4, 5])
          : undefined,
    ),
  film: (address) =>
    Promise.resolve(
      address === FILM ? Uint8Array.from({ length: 100 }, (_, index) => index) : undefined,
    ),
};

async function asked(url: string, headers: Record<string, string> = {}, pictures = store) {
  const server = fastify();
  await server.register(
    pictureRoutes(pictures, (mark, address) => mark === 'AB12CDE' && address === PLATED),
  );
  const answer = await server.inject({ url, headers });
  await server.close();
  return answer;
}

describe('pictures and films over HTTP', () => {
  it('sends a picture, to be kept a week, whatever follows its address', async () => {
    const answer = await asked(`${PICTURE}?v=2`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=604800');
  });

  it('letters the pictures of a vehicle in stock, and leaves all others blank', async () => {
    expect([...(await asked(PLATED)).rawPayload]).toEqual([4, 5]);
    const invented = await asked(PLATED.replace('ab12cde', 'zz99zzz'));
    expect([...invented.rawPayload]).toEqual([1, 2, 3]);
    const painted: string[] = [];
    const listening = {
      ...store,
      picture: (address: string) => {
        painted.push(address);
        return Promise.resolve(undefined);
      },
    };
    await asked(PLATED.replace('slate-grey', 'racing-green'), {}, listening);
    expect(painted).toEqual(['/pictures/suv-b/racing-green/side-640.webp']);
  });

  it('sends nothing again that is there already, film or picture', async () => {
    for (const address of [PICTURE, FILM]) {
      const { headers } = await asked(address);
      const again = await asked(address, { 'if-none-match': String(headers.etag) });
      expect(again.statusCode).toBe(304);
      expect(again.rawPayload).toHaveLength(0);
      expect(again.headers['cache-control']).toBe('public, max-age=604800');
    }
    const part = await asked(FILM, { range: 'bytes=0-9' });
    expect(part.headers.etag).toBe((await asked(FILM)).headers.etag);
  });

  it('asks to come again when too many wait, and keeps the reason of a failure to itself', async () => {
    const failing = (problem: Error): PictureStore => ({
      ...store,
      picture: () => Promise.reject(problem),
    });
    const busy = await asked(PICTURE, {}, failing(new TooManyWaiting()));
    expect(busy.statusCode).toBe(503);
    expect(busy.headers).toMatchObject({ 'retry-after': '3', 'cache-control': 'no-store' });
    const broken = await asked(PICTURE, {}, failing(new Error('EACCES: open /srv/data/x.webp')));
    expect(broken.statusCode).toBe(500);
    expect(broken.headers['cache-control']).toBe('no-store');
    expect(broken.body).toBe('{"message":"The picture could not be made."}');
  });

  it('has one client wait for forty at a time, while others are served', async () => {
    let paint: () => void = () => undefined;
    const painted = new Promise<void>((resolve) => {
      paint = resolve;
    });
    const slow: PictureStore = {
      ...store,
      picture: () => painted.then(() => Uint8Array.from([1])),
    };
    const server = fastify();
    await server.register(pictureRoutes(slow, () => false));
    const from = async (remoteAddress: string) =>
      (await server.inject({ url: PICTURE, remoteAddress })).statusCode;
    const asking = Array.from({ length: 41 }, () => from('192.0.2.1'));
    expect(await Promise.race(asking)).toBe(503);
    const another = from('192.0.2.2');
    paint();
    expect(await another).toBe(200);
    const statuses = await Promise.all(asking);
    expect(statuses.filter((status) => status === 200)).toHaveLength(40);
    expect(await from('192.0.2.1')).toBe(200);
    await server.close();
  });

  it('lets go of a picture when whoever asked has gone', async () => {
    const server = fastify();
    const left = new Promise<void>((resolve) => {
      const waiting: PictureStore = {
        ...store,
        picture: (_, leaves) =>
          new Promise((__, reject) => {
            leaves?.addEventListener('abort', () => {
              resolve();
              reject(new Error('Gone'));
            });
            client.destroy();
          }),
      };
      void server.register(pictureRoutes(waiting, () => false));
    });
    const address = await server.listen({ port: 0, host: '127.0.0.1' });
    const client = get(address + PICTURE).on('error', () => undefined);
    await left;
    await server.close();
    expect(client.destroyed).toBe(true);
  });

  it('sends a whole film and says that parts can be had', async () => {
    const answer = await asked(FILM);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
    });
    expect(answer.rawPayload).toHaveLength(100);
  });

  it('sends the part a player asks for', async () => {
    const answer = await asked(FILM, { range: 'bytes=10-19' });
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe('bytes 10-19/100');
    expect([...answer.rawPayload]).toEqual([10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  });

  it('says how long a film is to who asks beyond its end', async () => {
    const answer = await asked(FILM, { range: 'bytes=100-' });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe('bytes */100');
  });

  it('has nothing elsewhere', async () => {
    expect((await asked('/pictures/suv-b/slate-grey/underneath-640.webp')).statusCode).toBe(404);
  });
});
