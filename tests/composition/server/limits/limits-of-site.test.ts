import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bareSite, pageOf } from '../bare-site';
import { openRaw, requestOf } from '../raw-request';

let site: FastifyInstance;
afterEach(async () => {
  site.server.closeAllConnections();
  await site.close();
});

const listening = async (): Promise<number> => {
  await site.listen({ port: 0, host: '127.0.0.1' });
  return (site.server.address() as AddressInfo).port;
};

describe('A site that is asked for more than it can draw', () => {
  it('says so with 503, when to come back and a small page, and goes on', async () => {
    const letGo: (() => void)[] = [];
    const lines: string[] = [];
    site = await bareSite(
      async (address) => {
        await new Promise<void>((resolve) => letGo.push(resolve));
        return pageOf(`<p>${address}</p>`);
      },
      { limits: { pagesAtOnce: 2, pagesWaiting: 1 } },
      undefined,
      lines,
    );
    const under = ['/a', '/b', '/c'].map((url) => site.inject(url));
    await vi.waitFor(() => {
      expect(letGo).toHaveLength(2);
    });
    const refused = await site.inject('/d');
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.body).toContain('<h1>We are very busy just now</h1>');
    expect(refused.body.length).toBeLessThan(1_500);
    expect((await site.inject('/healthz')).statusCode).toBe(200);
    letGo.forEach((go) => {
      go();
    });
    await vi.waitFor(() => {
      expect(letGo).toHaveLength(3);
    });
    letGo.at(-1)?.();
    const statuses = (await Promise.all(under)).map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([200, 200, 200]);
    expect(lines).toEqual([
      'More pages are asked for than can be drawn: some are refused with 503.',
    ]);
  });

  it('draws few pages at once of those who ask ahead of their answers, and others before them', async () => {
    const begun: string[] = [];
    const letGo: (() => void)[] = [];
    site = await bareSite(
      async (address) => {
        begun.push(address);
        if (address.startsWith('/ahead')) await new Promise<void>((resolve) => letGo.push(resolve));
        return pageOf(address);
      },
      { limits: { pagesAheadAtOnce: 1 } },
    );
    const port = await listening();
    const strangers = ['a', 'b', 'c'].map((name) =>
      openRaw(port, requestOf('/first') + requestOf(`/ahead-${name}`)),
    );
    await vi.waitFor(() => {
      expect(begun.filter((address) => address === '/first')).toHaveLength(3);
      expect(letGo).toHaveLength(1);
    });
    const other = await fetch(`http://127.0.0.1:${port}/other`);
    expect(await other.text()).toBe('/other');
    expect(letGo).toHaveLength(1);
    letGo[0]?.();
    await vi.waitFor(() => {
      expect(letGo).toHaveLength(2);
    });
    for (const stranger of strangers) stranger.socket.destroy();
  });

  it('draws one page for all who ask for the same one, however many', async () => {
    let drawn = 0;
    site = await bareSite(
      async (address) => {
        drawn += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
        return pageOf(address);
      },
      { limits: { pagesAtOnce: 1, pagesWaiting: 0 } },
      { HELD_PAGES_SECONDS: '5' },
    );
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.inject('/same')));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(drawn).toBe(1);
  });
});

describe('A request that comes slowly', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
    ['body', 'POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 10000\r\n\r\n'],
  ])('is ended, though its %s never stop dripping', async (_, begun) => {
    site = await bareSite((address) => Promise.resolve(pageOf(address)), {
      limits: { requestMs: 200 },
    });
    const { socket, ended } = openRaw(await listening(), begun);
    const dripping = setInterval(() => socket.write('a'), 20);
    await ended;
    clearInterval(dripping);
    expect(socket.destroyed).toBe(true);
  });
});

describe('An answer that is not taken', () => {
  it('ends the connection when nothing has moved for a while', async () => {
    site = await bareSite(() => Promise.resolve(pageOf('x'.repeat(32 * 1024 * 1024))), {
      limits: { stalledMs: 100 },
    });
    const { socket } = openRaw(await listening(), 'GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    const count = () =>
      new Promise<number>((resolve) => {
        site.server.getConnections((_, connections) => {
          resolve(connections);
        });
      });
    await vi.waitFor(async () => {
      expect(await count()).toBe(1);
    });
    await vi.waitFor(
      async () => {
        expect(await count()).toBe(0);
      },
      { timeout: 10_000 },
    );
    socket.destroy();
  });
});
