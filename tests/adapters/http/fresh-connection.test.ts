import { left, right } from 'fp-ts/Either';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { firstValueFrom } from 'rxjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshConnection } from '../../../adapters/http/fresh-connection';
import { makeHttpClient, type HttpClient } from '../../../adapters/http/http-client';

/**
 * A back end that lets a connection answer once, and by the next call on it has closed it: as the call
 * comes, without a byte.
 */
let server: Server;
let client: HttpClient;
let asked: string[] = [];
/** Whether it closes new connections as well. */
let isClosed = false;

beforeAll(async () => {
  const used = new WeakSet<object>();
  const nameOf = ({ method, url }: IncomingMessage) => `${method ?? ''} ${url ?? ''}`;
  server = createServer((request, response) => {
    asked.push(nameOf(request));
    const { socket } = request;
    if (isClosed || used.has(socket)) {
      socket.resetAndDestroy();
      return;
    }
    used.add(socket);
    response.setHeader('content-type', 'application/json').end('{"data":1}');
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  client = makeHttpClient({
    baseUrl: `http://127.0.0.1:${String(port)}`,
    onceMore: freshConnection,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(async () => {
  isClosed = false;
  // Leaves a connection behind that is kept alive, and closed by the time it is used.
  await firstValueFrom(client.call({ path: '/api/before' }));
  asked = [];
});

describe('a kept connection that the back end has closed', () => {
  it('costs nobody the page: what is read is asked for once more', async () => {
    expect(await firstValueFrom(client.call({ path: '/api/menu' }))).toEqual(right({ data: 1 }));
    expect(asked).toEqual(['GET /api/menu', 'GET /api/menu']);
  });

  it('is no matter for a POST that only reads', async () => {
    const read = {
      method: 'POST',
      path: '/api/find',
      body: { slugs: ['a'] },
      isRead: true,
    } as const;
    expect(await firstValueFrom(client.call(read))).toEqual(right({ data: 1 }));
    expect(asked).toEqual(['POST /api/find', 'POST /api/find']);
  });

  it('has nothing sent twice that somebody hands in', async () => {
    const handedIn = { method: 'POST', path: '/api/form/submit', body: { name: 'A' } } as const;
    expect(await firstValueFrom(client.call(handedIn))).toEqual(left({ kind: 'unreachable' }));
    expect(asked).toEqual(['POST /api/form/submit']);
  });
});

describe('a connection that breaks though it is new', () => {
  it('is a failure at once', async () => {
    isClosed = true;
    const call = () => firstValueFrom(client.call({ path: '/api/menu' }));
    // The first of them finds the kept connection closed, and asks once more.
    expect(await call()).toEqual(left({ kind: 'unreachable' }));
    expect(asked).toHaveLength(2);
    expect(await call()).toEqual(left({ kind: 'unreachable' }));
    expect(asked).toHaveLength(3);
  });
});
