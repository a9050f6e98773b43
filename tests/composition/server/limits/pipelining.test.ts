import Fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerInTurn } from '../../../../composition/server/limits/pipelining';
import { openRaw, requestOf } from '../raw-request';

let site: FastifyInstance;
afterEach(async () => {
  site.server.closeAllConnections();
  await site.close();
});

/** Answers `/held/…` when they are let go, and all else at once. */
async function openSite({ requestsAhead = 100, answerMs = 60_000, bytes = 2 } = {}) {
  site = Fastify();
  answerInTurn(site, { requestsAhead, answerMs });
  const begun: string[] = [];
  const letGo: (() => void)[] = [];
  site.get('/held/:name', async ({ url }) => {
    begun.push(url);
    await new Promise<void>((resolve) => letGo.push(resolve));
    return `<${url}>`;
  });
  site.get('/now/:name', ({ url }) => {
    begun.push(url);
    return `<${url}>`.padEnd(bytes, '.');
  });
  site.post('/taken', ({ body }) => `<${JSON.stringify(body)}>`);
  await site.listen({ port: 0, host: '127.0.0.1' });
  return { port: (site.server.address() as AddressInfo).port, begun, letGo };
}

const held = (count: number): string =>
  Array.from({ length: count }, (_, place) => requestOf(`/held/${place}`)).join('');

describe('Requests sent ahead of their answers', () => {
  it('are begun one at a time, in their order', async () => {
    const { port, begun, letGo } = await openSite();
    const { received } = openRaw(port, held(3));
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => {
        expect(letGo).toHaveLength(count);
      });
      expect(begun).toHaveLength(count);
      letGo.at(-1)?.();
    }
    await vi.waitFor(() => {
      expect(received().match(/<[^>]*>/g)).toEqual(['</held/0>', '</held/1>', '</held/2>']);
    });
  });

  it('hold up nobody on another connection', async () => {
    const { port, begun } = await openSite();
    openRaw(port, held(3));
    const other = openRaw(port, requestOf('/now/other'));
    await vi.waitFor(() => {
      expect(other.received()).toContain('</now/other>');
    });
    expect(begun.toSorted()).toEqual(['/held/0', '/now/other']);
  });

  it('may carry bodies, and come in pieces, long after each other', async () => {
    const { port, letGo } = await openSite();
    const post =
      'POST /taken HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n';
    const { socket, received } = openRaw(port, requestOf('/held/0') + post + '"a');
    await vi.waitFor(() => {
      expect(letGo).toHaveLength(1);
    });
    letGo[0]?.();
    socket.write(`bc"${requestOf('/now/1')}`);
    await vi.waitFor(() => {
      expect(received()).toContain('</now/1>');
    });
    expect(received()).toContain('<"abc">');
    socket.write(requestOf('/now/2'));
    await vi.waitFor(() => {
      expect(received()).toContain('</now/2>');
    });
  });

  it('end the connection where they are too many', async () => {
    const { port, begun } = await openSite({ requestsAhead: 5 });
    await openRaw(port, held(7)).ended;
    expect(begun).toEqual(['/held/0']);
  });

  it('are not begun for a client that has gone', async () => {
    const { port, begun, letGo } = await openSite();
    const gone = openRaw(port, held(3));
    await vi.waitFor(() => {
      expect(letGo).toHaveLength(1);
    });
    gone.socket.resetAndDestroy();
    letGo[0]?.();
    const other = openRaw(port, requestOf('/now/after'));
    await vi.waitFor(() => {
      expect(other.received()).toContain('</now/after>');
    });
    expect(begun).toEqual(['/held/0', '/now/after']);
  });

  it('go no further than a client takes the answers, and not for ever', async () => {
    const { port, begun } = await openSite({ bytes: 16 * 1024 * 1024, answerMs: 300 });
    const many = Array.from({ length: 20 }, (_, place) => requestOf(`/now/${place}`)).join('');
    const unread = openRaw(port, many);
    unread.socket.pause();
    const connections = () =>
      new Promise<number>((resolve, reject) => {
        site.server.getConnections((error, count) => {
          if (error === null) resolve(count);
          else reject(error);
        });
      });
    await vi.waitFor(async () => {
      expect(await connections()).toBe(1);
    });
    await vi.waitFor(
      async () => {
        expect(await connections()).toBe(0);
      },
      { timeout: 10_000 },
    );
    expect(begun.length).toBeLessThan(5);
    unread.socket.destroy();
  });
});
