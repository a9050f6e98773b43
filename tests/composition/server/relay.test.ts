import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BROWSER_CALLS } from '../../../adapters/http/browser-calls';
import { relay } from '../../../composition/server/relay';
import { SERVER_CALLS } from '../../support/server-calls';
import { callsOfAdapters } from '../../support/wire-calls';

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: FastifyRequest['headers'];
  readonly body: string;
}

const isOfServer = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  SERVER_CALLS.some(
    (call) =>
      call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(url),
  );

describe('the relay', () => {
  const asked: Asked[] = [];
  const complaints: string[] = [];
  let answer: (request: FastifyRequest) => {
    status?: number;
    headers?: Record<string, string>;
    body?: string;
    hangs?: boolean;
  };
  let backEnd: FastifyInstance;
  let site: FastifyInstance;
  let host: string;

  const siteTo = async (
    lines: Readonly<Record<'back end' | 'redirects' | 'dealer stock', string>>,
  ) => {
    const made = Fastify({ trustProxy: 'loopback' });
    await made.register(
      relay({
        to: lines,
        isFromThisSite: ({ headers }) => headers['sec-fetch-site'] !== 'cross-site',
        log: (line) => complaints.push(line),
        timeout: 150,
        mostBytes: 10_000,
      }),
    );
    return made;
  };

  beforeAll(async () => {
    backEnd = Fastify({ forceCloseConnections: true });
    backEnd.removeAllContentTypeParsers();
    backEnd.addContentTypeParser('*', { parseAs: 'string' }, (_, body, done) => {
      done(null, body);
    });
    backEnd.all('/*', async (request, reply) => {
      const { method, raw, headers, body } = request;
      asked.push({
        method,
        url: raw.url ?? '',
        headers,
        body: typeof body === 'string' ? body : '',
      });
      const {
        status = 200,
        headers: sent = {},
        body: text = '{"data":[]}',
        hangs,
      } = answer(request);
      if (hangs === true) return new Promise(() => undefined);
      return reply.status(status).type('application/json').headers(sent).send(text);
    });
    host = await backEnd.listen({ port: 0, host: '127.0.0.1' });
    const to = `${host}/v1`;
    site = await siteTo({
      'back end': to,
      redirects: `${host}/moved`,
      'dealer stock': `${host}/old`,
    });
  });
  beforeEach(() => {
    asked.length = 0;
    complaints.length = 0;
    answer = () => ({});
  });
  afterAll(async () => {
    await site.close();
    await backEnd.close();
  });

  it('hands on every call that an adapter makes, to an address with a path too, and has no call besides', async () => {
    const calls = (await callsOfAdapters()).filter((call) => !isOfServer(call));
    const told = new Set<string>();
    for (const { method, url } of calls) {
      const { statusCode } =
        method === 'POST'
          ? await site.inject({ method, url, payload: '{}' })
          : await site.inject(url);
      expect(`${String(statusCode)} ${method} ${url}`).toBe(`200 ${method} ${url}`);
      const folder = url.startsWith('/api/redirect')
        ? '/moved'
        : url.startsWith('/api/dealer-stock')
          ? '/old'
          : '/v1';
      expect(asked.at(-1)).toMatchObject({ method, url: folder + url });
      told.add(`${method} ${url.split('?', 1)[0] ?? ''}`);
    }
    const isMade = ({ method, path }: (typeof BROWSER_CALLS)[number]): boolean =>
      [...told].some((call) =>
        new RegExp(`^${method} ${path.replace(/:\w+/g, '[^/]+')}$`).test(call),
      );
    expect(BROWSER_CALLS.filter((call) => !isMade(call))).toEqual([]);
  });

  it('hands on no call that takes a password or answers a token', async () => {
    const calls = (await callsOfAdapters()).filter(isOfServer);
    expect(new Set(calls.map(({ url }) => url)).size).toBe(SERVER_CALLS.length);
    for (const { url } of calls) {
      const before = asked.length;
      const { statusCode } = await site.inject({ method: 'POST', url, payload: '{}' });
      expect([url, statusCode, asked.length]).toEqual([url, 404, before]);
    }
  });

  it('sends what belongs to the call, and nothing of the site: no cookie, no address of a page', async () => {
    await site.inject({
      method: 'POST',
      url: '/api/form/submit',
      remoteAddress: '203.0.113.7',
      headers: {
        'content-type': 'multipart/form-data; boundary=xyz',
        'idempotency-key': 'a-key',
        authorization: 'Bearer token',
        cookie: 'recent_vehicles=a,b',
        referer: 'https://site.example/click-collect/password-reset/secret/',
        origin: 'https://site.example',
        connection: 'idempotency-key',
        te: 'trailers',
      },
      payload: '--xyz\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--xyz--\r\n',
    });
    const [call] = asked;
    expect(call?.body).toContain('name="a"');
    expect(call?.headers).toMatchObject({
      'content-type': 'multipart/form-data; boundary=xyz',
      authorization: 'Bearer token',
      'x-forwarded-for': '203.0.113.7',
      host: new URL(host).host,
    });
    for (const name of ['cookie', 'referer', 'origin', 'te', 'idempotency-key']) {
      expect(call?.headers).not.toHaveProperty(name);
    }
  });

  it('keeps the token and the address of a shopper from whoever only knows old addresses', async () => {
    await site.inject({
      url: '/api/redirect?slug=/a/',
      headers: { authorization: 'Bearer token' },
    });
    expect(asked[0]?.headers).not.toHaveProperty('authorization');
    expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-for');
  });

  it('answers with data that runs nothing, and lets no cookie of the back end in', async () => {
    answer = () => ({
      status: 422,
      headers: {
        'content-type': 'text/html',
        'set-cookie': 'a=b',
        'x-powered-by': 'x',
        'retry-after': '7',
      },
      body: '<script>alert(1)</script>',
    });
    const { statusCode, headers, body } = await site.inject('/api/v2/vehicle-search?make=ford');
    expect([statusCode, body]).toEqual([422, '<script>alert(1)</script>']);
    expect(headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
    expect(headers['retry-after']).toBe('7');
    expect(headers).not.toHaveProperty('set-cookie');
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('follows no redirect and hands none on', async () => {
    answer = () => ({ status: 302, headers: { location: 'https://elsewhere.example/' } });
    const { statusCode, headers } = await site.inject('/api/v2/vehicle-search');
    expect(statusCode).toBe(502);
    expect(headers).not.toHaveProperty('location');
    expect(complaints).toEqual([
      'GET /api/v2/vehicle-search could not be handed on: it leads elsewhere',
    ]);
  });

  it('takes posts from this site only', async () => {
    const { statusCode } = await site.inject({
      method: 'POST',
      url: '/api/form/submit',
      headers: { 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' },
      payload: '{}',
    });
    expect([statusCode, asked.length]).toEqual([403, 0]);
  });

  it.each([
    ['POST', '/api/form/submit'],
    ['POST', '/api/v2/credit-check'],
    ['GET', '/api/visitors/dXNlZA=='],
  ] as const)(
    'hands on so many of what writes or counts a minute and address: %s %s',
    async (method, url) => {
      const most = BROWSER_CALLS.find(
        (call) => call.method === method && url.startsWith(call.path.split(':', 1)[0] ?? ''),
      )?.mostAMinute;
      const send = (remoteAddress: string) =>
        site.inject({
          method,
          url,
          remoteAddress,
          ...(method === 'POST' && { payload: '{}' }),
        });
      const stranger = '192.0.2.77';
      const statuses = new Set<number>();
      for (let sent = 0; sent < (most ?? 0); sent += 1)
        statuses.add((await send(stranger)).statusCode);
      expect([...statuses]).toEqual([200]);
      asked.length = 0;
      const refused = await send(stranger);
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect(refused.json()).toEqual({ message: 'That is too often. Please wait a minute.' });
      expect(asked).toEqual([]);
      expect((await send('192.0.2.78')).statusCode).toBe(200);
    },
  );

  it('waits and reads no longer than it says, and asks once', async () => {
    answer = () => ({ hangs: true });
    expect((await site.inject('/api/menu/header')).statusCode).toBe(504);
    answer = () => ({ status: 503, headers: { 'retry-after': '1' } });
    expect((await site.inject('/api/menu/header')).statusCode).toBe(503);
    expect(asked).toHaveLength(2);
    answer = () => ({ body: JSON.stringify('x'.repeat(20_000)) });
    expect((await site.inject('/api/menu/header')).statusCode).toBe(502);
    const tooMuch = await site.inject({
      method: 'POST',
      url: '/api/form/submit',
      headers: { 'content-type': 'application/json' },
      payload: 'x'.repeat(70_000),
    });
    expect(tooMuch.statusCode).toBe(413);
  });

  it('hands on no address that would be read as another there', async () => {
    for (const url of ['/api/page/%2e%2e', '/api/page/..%2f..%2fadmin', '/api/page/a%5c..%5cb']) {
      const { statusCode } = await site.inject(url);
      expect([400, 404]).toContain(statusCode);
    }
    expect((await site.inject('/api/else')).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('says in one line that nobody answers, and by what nobody proves to be', async () => {
    const pem = readFileSync('tests/fixtures/made/self-signed.pem');
    const server = createServer({ key: pem, cert: pem }, (_, reply) => reply.end('{}'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const secure = `https://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    const unproved = await siteTo({
      'back end': secure,
      redirects: secure,
      'dealer stock': secure,
    });
    expect((await unproved.inject('/api/menu/header')).statusCode).toBe(502);
    const nobody = await siteTo({
      'back end': 'http://127.0.0.1:9',
      redirects: host,
      'dealer stock': host,
    });
    expect((await nobody.inject('/api/page/somebodys-own-name')).statusCode).toBe(502);
    expect(complaints).toHaveLength(2);
    expect(complaints.join()).not.toContain('somebodys');
    await unproved.close();
    await nobody.close();
    server.close();
  });
});
