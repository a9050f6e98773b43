import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpOldAddresses } from '../../../../adapters/http/navigation/http-old-addresses';
import { webAddress } from '../../../../adapters/http/navigation/web-address';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

function open(answer: FakeAnswer) {
  const { transport, calls } = fakeTransport(answer);
  const client = makeHttpClient({ transport });
  return { addresses: new HttpOldAddresses(client, client), calls };
}

const ruleOf = (answer: FakeAnswer) => firstValueFrom(open(answer).addresses.redirectFor('/old/'));

describe('the redirect service', () => {
  it('is asked with the path as it stands [CALL-49, REDIR-01]', async () => {
    const { addresses, calls } = open({ status: 404, json: {} });
    expect(await firstValueFrom(addresses.redirectFor('/old page/é'))).toEqual(right(undefined));
    expect(calls[0]).toMatchObject({ method: 'get', body: undefined });
    expect(new URL(calls[0]?.url ?? '', 'https://x.example').searchParams.get('slug')).toBe(
      '/old page/é',
    );
  });

  it.each([
    [301, true],
    ['308', true],
    [302, false],
    [307, false],
    [undefined, false],
    ['gone', false],
  ])('with status %j is for good: %s [CG-131]', async (status, isPermanent) => {
    const answer = await ruleOf({ json: { data: { status, url: '/new/?a=1#b' } } });
    expect(answer).toEqual(
      right({ isPermanent, target: { path: '/new/', query: '?a=1', fragment: '#b' } }),
    );
  });

  it.each([
    { json: { data: {} } },
    { json: { data: { status: 301, url: '' } } },
    { json: { data: { status: 301, url: 7 } } },
    { json: null },
    { json: [] },
    { status: 404, json: {} },
  ] satisfies FakeAnswer[])('has nothing to say in %j [REDIR-01]', async (answer) => {
    expect(await ruleOf(answer)).toEqual(right(undefined));
  });

  it.each([
    'offline',
    'timeout',
    { status: 500, json: {} },
    { text: '<h1>Hello</h1>' },
  ] satisfies FakeAnswer[])(
    'that cannot be asked or understood is a failure, not an exception: %j [ERR-45, HT-2]',
    async (answer) => {
      expect((await ruleOf(answer))._tag).toBe(left(0)._tag);
    },
  );
});

describe('an address that somebody else wrote', () => {
  it.each([
    ['/new/', undefined, '/new/'],
    ['new', undefined, '/new'],
    ['/a/../b', undefined, '/b'],
    ['//evil.example/x', 'https://evil.example', '/x'],
    ['/\\evil.example', 'https://evil.example', '/'],
    ['/\\/evil.example', 'https://evil.example', '/'],
    ['\t//evil.example', 'https://evil.example', '/'],
    ['https://site@evil.example/', 'https://evil.example', '/'],
    ['https://other.example/x', 'https://other.example', '/x'],
  ])('%j is of %s, at %s [RT-1]', (text, origin, path) => {
    expect(webAddress(text)).toEqual({
      ...(origin !== undefined && { origin }),
      path,
      query: '',
      fragment: '',
    });
  });

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'ftp://x.example/',
    'https://',
    'http://[',
  ])('%j is none to be followed [RT-1]', (text) => {
    expect(webAddress(text)).toBeUndefined();
  });
});

describe('the dealers’ stock', () => {
  it('is sent registration and number, or the number alone [CALL-50, REDIR-05, REDIR-06]', async () => {
    const { addresses, calls } = open({ json: { data: { slug: 'ford-1' } } });
    const find = (mark: { stockId: string; registration?: string }) =>
      firstValueFrom(addresses.slugInStock(mark));
    expect(await find({ stockId: '7', registration: 'AB12CDE' })).toEqual(right('ford-1'));
    expect(await find({ stockId: '7' })).toEqual(right('ford-1'));
    expect(calls.map(({ method, body }) => [method, JSON.parse(String(body)) as unknown])).toEqual([
      ['post', { vrm: 'AB12CDE', stock_id: '7' }],
      ['post', { stock_id: '7' }],
    ]);
  });

  it('knows no vehicle when it names none [REDIR-04]', async () => {
    for (const answer of [{ status: 404, json: {} }, { json: { data: {} } }]) {
      const found = await firstValueFrom(open(answer).addresses.slugInStock({ stockId: '7' }));
      expect(found).toEqual(right(undefined));
    }
  });
});
