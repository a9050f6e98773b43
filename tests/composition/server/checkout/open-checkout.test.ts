import type { FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import {
  openCheckout,
  type OpenCheckout,
} from '../../../../composition/server/checkout/open-checkout';
import { freePort } from '../../../support/browser/free-port';

const told: string[] = [];
const sandbox = {
  checkoutPages: (pages: FastifyInstance) => {
    pages.get('/sandbox/checkout/:id', () => 'a checkout');
    return Promise.resolve();
  },
  listensAt: (_of: string, origin: string) => {
    told.push(origin);
  },
};
const NONE = {
  port: undefined,
  origin: undefined,
  events: 'at-once',
  publishableKey: undefined,
  stripe: undefined,
} as const;
const host = '127.0.0.1';
const NOW = { noticeMs: 0, mostMs: 1000 };

let opened: OpenCheckout[] = [];
let taken: Server | undefined;
afterEach(async () => {
  for (const each of opened) await each.close(NOW);
  opened = [];
  taken?.close();
  taken = undefined;
});

const open = async (port: number, checkout: object = {}): Promise<OpenCheckout> => {
  const one = await openCheckout(sandbox, { host, port, checkout: { ...NONE, ...checkout } });
  opened.push(one);
  return one;
};

describe('The stand-in checkout', () => {
  it('listens beside the site, and at another port where a second server has that', async () => {
    const port = await freePort();
    const one = await open(port);
    const another = await open(port);
    expect(one.origin).toBe(`http://127.0.0.1:${String(port + 1)}`);
    expect(another.origin).not.toBe(one.origin);
    expect(told.slice(-2)).toEqual([one.origin, another.origin]);
    for (const { origin } of [one, another]) {
      const page = await fetch(`${origin}/sandbox/checkout/cs_1`);
      expect(await page.text()).toBe('a checkout');
      expect((await fetch(`${origin}/api/menu/header`)).status).toBe(404);
      expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    }
  });

  it('takes the port that is set or none', async () => {
    const port = await freePort();
    taken = createServer();
    await new Promise<void>((resolve) => taken?.listen(port, host, resolve));
    await expect(open(4000, { port })).rejects.toThrow(/EADDRINUSE/);
  });

  it('is known by the origin that is set, wherever it listens', async () => {
    const { origin } = await open(0, { origin: 'https://pay.dealer.example' });
    expect(origin).toBe('https://pay.dealer.example');
  });
});
