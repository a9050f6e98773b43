import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeHttpClient } from '../../../adapters/http/http-client';
import {
  inProcessTransport,
  type InProcessRequest,
} from '../../../adapters/http/in-process-transport';
import { fakeTransport, type FakeAnswer } from './fake-transport';

const answered = (answer: FakeAnswer) =>
  firstValueFrom(
    makeHttpClient({ transport: fakeTransport(answer).transport }).call({ path: '/api/x' }),
  );

const notJson = left({ kind: 'unreadable', problems: [{ path: '', expected: 'JSON' }] });

describe('a call to the back end', () => {
  it('gives the JSON of the answer', async () => {
    expect(await answered({ json: { data: [1] } })).toEqual(right({ data: [1] }));
  });

  it('hands JSON null on as the answer it is [HT-2]', async () => {
    expect(await answered({ text: 'null' })).toEqual(right(null));
  });

  it.each<[string, FakeAnswer, unknown]>([
    ['a server error', { status: 500, json: {} }, left({ kind: 'refused', status: 500 })],
    ['not found', { status: 404, text: '<h1>gone</h1>' }, left({ kind: 'refused', status: 404 })],
    [
      'a redirect that was not followed',
      { status: 302, text: '' },
      left({ kind: 'refused', status: 302 }),
    ],
    ['a timeout of the line', 'timeout', left({ kind: 'timed-out' })],
    ['no network', 'offline', left({ kind: 'unreachable' })],
    ['half an answer', { text: '{"data": [' }, notJson],
    ['an empty body', { text: '' }, notJson],
    ['a page of HTML with 200', { text: '<!doctype html><html></html>' }, notJson],
  ])('turns %s into a failure of its own, never an error [HT-2]', async (_, answer, expected) => {
    expect(await answered(answer)).toEqual(expected);
  });

  it('takes a transport that breaks for a line that is down', async () => {
    const client = makeHttpClient({ transport: () => Promise.reject(new TypeError('broken')) });
    expect(await firstValueFrom(client.call({ path: '/api/x' }))).toEqual(
      left({ kind: 'unreachable' }),
    );
  });

  it('starts from the configured address and from the site itself by default [CALL-01]', async () => {
    const fake = fakeTransport({ json: 1 });
    await firstValueFrom(makeHttpClient(fake).call({ path: '/api/x' }));
    await firstValueFrom(
      makeHttpClient({ ...fake, baseUrl: 'https://stock.example/v/' }).call({ path: '/api/x' }),
    );
    expect(fake.calls.map(({ url }) => url)).toEqual(['/api/x', 'https://stock.example/v/api/x']);
  });

  it('says what it can read [CALL-02]', async () => {
    const fake = fakeTransport({ json: 1 });
    await firstValueFrom(makeHttpClient(fake).call({ path: '/api/x' }));
    expect(fake.calls[0]?.accept).toBe('application/json, text/plain, */*');
  });

  it('writes the query as it was given, without brackets of its own [HT-1]', async () => {
    const fake = fakeTransport({ json: 1 });
    await firstValueFrom(
      makeHttpClient(fake).call({
        path: '/api/x',
        params: [
          ['make', 'ford,bmw'],
          ['sort', 'price|asc'],
          ['a[b]', 'Ka+ & Up!'],
        ],
      }),
    );
    expect(fake.calls[0]?.url).toBe('/api/x?make=ford,bmw&sort=price|asc&a[b]=Ka%2B+%26+Up!');
  });

  it('sends a body as JSON', async () => {
    const fake = fakeTransport({ json: 1 });
    await firstValueFrom(
      makeHttpClient(fake).call({ method: 'POST', path: '/api/x', body: { slugs: ['a'] } }),
    );
    expect(fake.calls[0]).toMatchObject({ method: 'post', body: '{"slugs":["a"]}' });
  });

  it('asks only when somebody listens', () => {
    const fake = fakeTransport({ json: 1 });
    makeHttpClient(fake).call({ path: '/api/x' });
    expect(fake.calls).toHaveLength(0);
  });

  it('is aborted when nobody listens any more', () => {
    const fake = fakeTransport('never');
    const listening = makeHttpClient(fake).call({ path: '/api/x' }).subscribe();
    // axios hands the call to its transport in a later turn.
    return vi
      .waitFor(() => expect(fake.calls).toHaveLength(1))
      .then(() => {
        listening.unsubscribe();
        expect(fake.aborted()).toBe(1);
      });
  });
});

describe('a call that gets no answer', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is given up after ten seconds, and aborted', async () => {
    vi.useFakeTimers();
    const fake = fakeTransport('never');
    const outcomes: unknown[] = [];
    makeHttpClient(fake)
      .call({ path: '/api/x' })
      .subscribe((outcome) => outcomes.push(outcome));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcomes).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(outcomes).toEqual([left({ kind: 'timed-out' })]);
    expect(fake.aborted()).toBe(1);
  });
});

describe('a call within the process', () => {
  const asked: InProcessRequest[] = [];
  const transport = inProcessTransport((request) => {
    asked.push(request);
    return Promise.resolve({ statusCode: 200, headers: {}, body: '{"data":7}' });
  });

  it('goes to the server by path alone, with the address, method, headers and body a socket would carry', async () => {
    const client = makeHttpClient({ transport, baseUrl: 'http://stock.example/' });
    const outcome = await firstValueFrom(
      client.call({ method: 'POST', path: '/api/x', params: [['a', 'b,c']], body: { d: 1 } }),
    );
    expect(outcome).toEqual(right({ data: 7 }));
    expect(asked.at(-1)).toMatchObject({ method: 'POST', url: '/api/x?a=b,c', payload: '{"d":1}' });
    expect(asked.at(-1)?.headers).toMatchObject({
      accept: 'application/json, text/plain, */*',
      'content-type': 'application/json',
    });
  });
});
