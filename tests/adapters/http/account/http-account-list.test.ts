import { left, right } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { HttpAccountList } from '../../../../adapters/http/account/http-account-list';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { MOST_IN_ACCOUNT } from '../../../../core/account/public';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const over = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return { fake, desk: new HttpAccountList(makeHttpClient(fake)) };
};
const read = (answer: FakeAnswer) => firstValueFrom(over(answer).desk.read());

describe('A customer’s saved vehicles over HTTP', () => {
  it.each([
    [{ data: { slugs: ['a-car', 'b-car'], version: 3 } }],
    [{ slugs: ['a-car', 'b-car'], version: '3' }],
    [{ data: { slugs: [null, ' a-car ', 7, {}, 'no slug/at all', 'b-car', 'a-car'], version: 3 } }],
  ])('are read entry by entry: %j', async (json) => {
    expect(await read({ json })).toEqual(right({ slugs: ['a-car', 'b-car'], version: 3 }));
  });

  it('are as many as an account holds, however many are sent', async () => {
    const slugs = Array.from({ length: 400 }, (_, place) => `car-${String(place)}`);
    expect(await read({ json: { data: { slugs, version: 1 } } })).toEqual(
      right({ slugs: slugs.slice(0, MOST_IN_ACCOUNT), version: 1 }),
    );
  });

  it.each([
    [{}],
    [[]],
    [{ data: { slugs: 'a-car', version: 1 } }],
    [{ data: { slugs: ['a-car'] } }],
    [{ data: { slugs: ['a-car'], version: -1 } }],
    [{ data: { slugs: ['a-car'], version: 1.5 } }],
  ])('are none that can be changed without losing something: %j', async (json) => {
    expect(await read({ json })).toMatchObject(left({ kind: 'unreadable' }));
  });

  it('are written whole, with the version that was read', async () => {
    const { fake, desk } = over({ json: { data: { slugs: ['a-car'], version: 4 } } });
    expect(await firstValueFrom(desk.write({ slugs: ['a-car'], version: 3 }))).toEqual(
      right({ slugs: ['a-car'], version: 4 }),
    );
    expect(fake.calls[0]).toMatchObject({ method: 'post', url: '/api/v2/contact/auth/shortlist' });
    expect(JSON.parse(String(fake.calls[0]?.body))).toEqual({ slugs: ['a-car'], version: 3 });
  });

  it.each([
    [409, { kind: 'list-changed' }],
    [422, { kind: 'refused', status: 422 }],
    [401, { kind: 'not-allowed', status: 401 }],
  ])('are not written after %i', async (status, failure) => {
    const { desk } = over({ status, json: {} });
    const answer = await firstValueFrom(desk.write({ slugs: [], version: 0 }));
    expect(answer).toMatchObject(left(failure));
  });
});
