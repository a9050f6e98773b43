import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { isLeft, left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../adapters/http/http-client';

const servers: Server[] = [];

/** The origin of a server of its own. */
async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

const called = (baseUrl: string, path = '/api/x') =>
  firstValueFrom(makeHttpClient({ baseUrl }).call({ path }));

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

describe('an answer over the network', () => {
  it('is not fetched from elsewhere, whoever the back end names', async () => {
    const heard: string[] = [];
    const elsewhere = await listening((request, response) => {
      heard.push(request.url ?? '');
      response.end('{"data":"of somebody else"}');
    });
    const backEnd = await listening((_, response) => {
      response.writeHead(302, { location: `${elsewhere}/secret` }).end();
    });
    expect(await called(backEnd)).toEqual(left({ kind: 'unreachable' }));
    expect(heard).toEqual([]);
  });

  it('is fetched where the back end has moved it on its own origin', async () => {
    const backEnd = await listening(({ url }, response) => {
      if (url === '/api/x') response.writeHead(302, { location: '/api/x/' }).end();
      else response.end('{"data":1}');
    });
    expect(await called(backEnd)).toEqual(right({ data: 1 }));
  });

  it('is told of when something of it was left out, by the call and the place alone', async () => {
    const backEnd = await listening((_, response) => {
      response.end(JSON.stringify({ data: [{ vrm: 'AB12CDE', make: 'Ford '.repeat(1_000) }, 2] }));
    });
    const lines: string[] = [];
    const client = makeHttpClient({ baseUrl: backEnd, log: (line) => lines.push(line) });
    const path = '/api-motorcheck/provenance/get/AB12CDE/';
    expect(await firstValueFrom(client.call({ path, most: 1 }))).toEqual(
      right({ data: [{ vrm: 'AB12CDE' }] }),
    );
    expect(lines).toEqual([
      '/api-motorcheck/provenance: data has more than 1 entries; the rest is left out',
      '/api-motorcheck/provenance: make is longer than 2048 characters; the rest is left out',
    ]);
  });

  it('is given up once it is longer than any that is asked for, packed or not', async () => {
    const long = JSON.stringify({ data: ' '.repeat(9_000_000) });
    const backEnd = await listening(({ url }, response) => {
      if (url !== '/api/packed') response.end(long);
      else response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(long));
    });
    expect(isLeft(await called(backEnd))).toBe(true);
    expect(isLeft(await called(backEnd, '/api/packed'))).toBe(true);
  });
});
