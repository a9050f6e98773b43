import Fastify, { type FastifyInstance } from 'fastify';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderlyClose } from '../../../../composition/server/life/close-connections';
import { healthRoutes } from '../../../../composition/server/life/health-routes';
import { makeLife } from '../../../../composition/server/life/life';
import { openRaw, requestOf } from '../raw-request';

let site: FastifyInstance;
afterEach(async () => {
  site.server.closeAllConnections();
  await site.close();
});

async function openSite() {
  const life = makeLife();
  site = Fastify({ return503OnClosing: false });
  const close = orderlyClose(site, life);
  await site.register(healthRoutes(life));
  const letGo: (() => void)[] = [];
  site.get('/held', async () => {
    await new Promise<void>((resolve) => letGo.push(resolve));
    return '<held>';
  });
  site.get('/now', () => '<now>');
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { close, port, letGo, ask };
}

const LONG = 60_000;

describe('A server that is told to end', () => {
  it('says first that it leaves, while it goes on answering', async () => {
    const { close, ask } = await openSite();
    expect((await ask('/readyz')).status).toBe(200);
    const closed = close({ noticeMs: 200, mostMs: LONG });
    const leaving = await ask('/readyz');
    expect([leaving.status, await leaving.text()]).toEqual([503, 'leaving\n']);
    expect((await ask('/healthz')).status).toBe(200);
    const page = await ask('/now');
    expect([await page.text(), page.headers.get('connection')]).toEqual(['<now>', 'close']);
    await closed;
    await expect(ask('/now')).rejects.toThrow();
  });

  it('finishes what is under way, forty at once', async () => {
    const { close, ask, letGo } = await openSite();
    const answers = Array.from({ length: 40 }, async () => (await ask('/held')).text());
    await vi.waitFor(() => {
      expect(letGo).toHaveLength(40);
    });
    const closed = close({ noticeMs: 0, mostMs: LONG });
    await vi.waitFor(() => {
      expect(site.server.listening).toBe(false);
    });
    await expect(ask('/now')).rejects.toThrow();
    letGo.forEach((go) => {
      go();
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['<held>']));
    await closed;
  });

  it('closes connections that nobody uses', async () => {
    const { close, port } = await openSite();
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      get({ port, path: '/now', agent }, (answer) => answer.resume().once('end', resolve)).once(
        'error',
        reject,
      );
    });
    await close({ noticeMs: 0, mostMs: LONG });
    agent.destroy();
  });

  it.each([
    ['headers', 'GET /now HTTP/1.1\r\nHost: x\r\nX-'],
    ['body', 'POST /now HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab'],
  ])('does not wait for ever for the rest of a request’s %s', async (_, half) => {
    const { close, port } = await openSite();
    const { ended } = openRaw(port, half);
    const closed = close({ noticeMs: 50, mostMs: 200 });
    await Promise.all([closed, ended]);
  });

  it('cuts off what is not finished in time', async () => {
    const { close, port, letGo } = await openSite();
    const cut = openRaw(port, requestOf('/held'));
    await vi.waitFor(() => {
      expect(letGo).toHaveLength(1);
    });
    await close({ noticeMs: 0, mostMs: 100 });
    await cut.ended;
    expect(cut.received()).toBe('');
  });
});
