import fastify from 'fastify';
import { describe, expect, it } from 'vitest';

import { pictureRoutes } from '../../../../adapters/sandbox/api/picture-routes';
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

async function asked(url: string, headers: Record<string, string> = {}) {
  const server = fastify();
  await server.register(pictureRoutes(store, (mark) => mark === 'AB12CDE'));
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

  it('letters the plates of vehicles in stock, and leaves an invented mark blank', async () => {
    expect([...(await asked(PLATED)).rawPayload]).toEqual([4, 5]);
    const invented = await asked(PLATED.replace('ab12cde', 'zz99zzz'));
    expect([...invented.rawPayload]).toEqual([1, 2, 3]);
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
