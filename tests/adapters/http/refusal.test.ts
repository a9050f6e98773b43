import fc from 'fast-check';
import { isLeft, left } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient, type HttpRequest } from '../../../adapters/http/http-client';
import { refusalOf } from '../../../adapters/http/refusal';
import { fakeTransport, type FakeAnswer } from './fake-transport';

const SENT: HttpRequest = {
  method: 'POST',
  path: '/api/form/submit',
  multipart: [
    ['email', 'jo@example.com'],
    ['time', 'am'],
  ],
};

const refused = (answer: FakeAnswer, request = SENT) =>
  firstValueFrom(makeHttpClient({ transport: fakeTransport(answer).transport }).call(request));

describe('What a refusal says', () => {
  it.each<[string, unknown]>([
    ['texts by field', { email: 'Enter an e-mail address' }],
    ['lists of texts by field, the first of each', { email: ['Enter an e-mail address', 'Again'] }],
    ['a list of fields and messages', [{ field: 'email', message: 'Enter an e-mail address' }]],
  ])('comes with the reason of each field, from %s', async (_, errors) => {
    expect(await refused({ status: 422, json: { message: 'Look again', errors } })).toEqual(
      left({
        kind: 'refused',
        status: 422,
        reason: 'Look again',
        fieldReasons: { email: 'Enter an e-mail address' },
      }),
    );
  });

  it('never repeats what was sent, but still names the field', async () => {
    const json = {
      message: 'jo@example.com is taken',
      errors: { email: 'jo@example.com is taken', time: 'We are closed in the am' },
    };
    expect(await refused({ status: 422, json })).toEqual(
      left({
        kind: 'refused',
        status: 422,
        fieldReasons: { email: 'Check this answer', time: 'We are closed in the am' },
      }),
    );
  });

  it('is one line, and not a long one', async () => {
    const answer = await refused({
      status: 400,
      json: { message: `a\r\nb\u2028c ${'x'.repeat(999)}` },
    });
    const reason = isLeft(answer) && answer.left.kind === 'refused' ? answer.left.reason : '';
    expect(reason).toBe(`a b c ${'x'.repeat(294)}`);
  });

  it.each<[string, FakeAnswer]>([
    ['a page of HTML', { status: 500, text: '<h1>no</h1>' }],
    [
      'a body too long to be an explanation',
      { status: 500, json: { message: 'no', x: 'x'.repeat(70_000) } },
    ],
    ['errors of no known shape', { status: 500, json: { message: {}, errors: 'email' } }],
    ['a list', { status: 500, json: [{ message: 'no' }] }],
  ])('is its status alone with %s', async (_, answer) => {
    expect(await refused(answer)).toEqual(left({ kind: 'refused', status: 500 }));
  });

  it.each([
    ['30', 30],
    ['0', 0],
    ['86400', 3600],
    ['soon', undefined],
  ])('tells how long to wait: Retry-After %s is %s seconds', async (header, seconds) => {
    const answer = await refused({ status: 429, headers: { 'retry-after': header }, json: {} });
    expect(answer).toEqual(
      left({
        kind: 'refused',
        status: 429,
        ...(seconds !== undefined && { retryAfterSeconds: seconds }),
      }),
    );
  });

  it('reads a date to wait for as the seconds until then', () => {
    const retryAfter = new Date(Date.now() + 60_000).toUTCString();
    const failure = refusalOf({ status: 503, body: '', retryAfter, sent: [] });
    const seconds = failure.kind === 'refused' ? failure.retryAfterSeconds : undefined;
    expect(seconds).toBeGreaterThan(57);
    expect(seconds).toBeLessThan(62);
  });

  it.each([401, 403] as const)('is a failure of its own with status %i', async (status) => {
    expect(await refused({ status, json: { message: 'Who are you?' } })).toEqual(
      left({ kind: 'not-allowed', status }),
    );
  });

  it('is read from any JSON without breaking', () => {
    fc.assert(
      fc.property(fc.json(), fc.array(fc.string()), (body, sent) => {
        const failure = refusalOf({ status: 422, body, retryAfter: undefined, sent });
        expect(failure.kind).toBe('refused');
      }),
    );
  });
});

describe('A call that sends a form', () => {
  it('sends its fields in their order, and whatever headers it is given', async () => {
    const fake = fakeTransport({ json: {} });
    await firstValueFrom(
      makeHttpClient(fake).call({ ...SENT, headers: { 'Idempotency-Key': 'k-1' } }),
    );
    const body = fake.calls[0]?.body;
    expect(body instanceof FormData ? [...body.entries()] : body).toEqual(SENT.multipart);
    expect(fake.calls[0]?.headers).toMatchObject({ 'Idempotency-Key': 'k-1' });
  });
});

describe('A client with a token', () => {
  it('sends the token there is at the time of each call, and none when there is none', async () => {
    const fake = fakeTransport({ json: {} });
    let token: string | undefined = 'first';
    const client = makeHttpClient({ ...fake, bearer: () => token });
    await firstValueFrom(client.call({ path: '/api/x' }));
    token = undefined;
    await firstValueFrom(client.call({ path: '/api/x' }));
    expect(fake.calls.map(({ authorization }) => authorization)).toEqual([
      'Bearer first',
      undefined,
    ]);
  });

  it('sends the headers of its request along', async () => {
    const fake = fakeTransport({ json: {} });
    const client = makeHttpClient({ ...fake, headers: () => ({ 'X-Forwarded-For': '192.0.2.7' }) });
    await firstValueFrom(client.call({ path: '/api/x' }));
    expect(fake.calls[0]?.headers).toMatchObject({ 'X-Forwarded-For': '192.0.2.7' });
  });
});
