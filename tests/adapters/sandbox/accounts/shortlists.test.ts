import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MOST_IN_ACCOUNT } from '../../../../core/account/public';
import { AccountsInProcess } from './accounts-in-process';

let back: AccountsInProcess;
let token: string;
beforeEach(async () => {
  back = await AccountsInProcess.open();
  await back.create();
  token = await back.token();
});
afterEach(() => back.close());

const read = async (of = token) => {
  const answer = await back.sandbox.inject({
    method: 'GET',
    url: '/api/v2/contact/auth/shortlist',
    headers: { authorization: `Bearer ${of}` },
  });
  return { status: answer.statusCode, body: JSON.parse(answer.body) as { data?: unknown } };
};
const write = (body: object, of: string | undefined = token) =>
  back.post('/shortlist', body, undefined, of);

describe('What a customer has saved at the stand-in back end', () => {
  it('is nothing at first, then what was written, with the count of writings', async () => {
    expect((await read()).body.data).toEqual({ slugs: [], version: 0 });
    expect((await write({ slugs: ['a-car', 'b-car'], version: 0 })).body['data']).toEqual({
      slugs: ['a-car', 'b-car'],
      version: 1,
    });
    await write({ slugs: ['b-car'], version: 1 });
    expect((await read()).body.data).toEqual({ slugs: ['b-car'], version: 2 });
  });

  it('is not written over by a device that has read an older list', async () => {
    await write({ slugs: ['a-car'], version: 0 });
    const late = await write({ slugs: ['b-car'], version: 0 });
    expect([late.status, late.body['data']]).toEqual([409, { slugs: ['a-car'], version: 1 }]);
    expect((await read()).body.data).toEqual({ slugs: ['a-car'], version: 1 });
  });

  it('may be written twice where the line was lost', async () => {
    await write({ slugs: ['a-car'], version: 0 });
    const again = await write({ slugs: ['a-car'], version: 0 });
    expect([again.status, again.body['data']]).toEqual([200, { slugs: ['a-car'], version: 1 }]);
  });

  it('is each customer’s own, and nobody’s who is not logged in', async () => {
    await write({ slugs: ['a-car'], version: 0 });
    await back.create('alex@example.org');
    expect((await read(await back.token('alex@example.org'))).body.data).toMatchObject({
      slugs: [],
    });
    expect((await read('nobody')).status).toBe(401);
    expect((await write({ slugs: [], version: 1 }, 'nobody')).status).toBe(401);
    expect((await read()).body.data).toMatchObject({ slugs: ['a-car'] });
  });

  it.each([
    [{}],
    [{ slugs: 'a-car', version: 0 }],
    [{ slugs: [7], version: 0 }],
    [{ slugs: ['a-car', 'a-car'], version: 0 }],
    [{ slugs: ['../etc'], version: 0 }],
    [{ slugs: ['a-car'] }],
    [
      {
        slugs: Array.from({ length: MOST_IN_ACCOUNT + 1 }, (_, n) => `car-${String(n)}`),
        version: 0,
      },
    ],
  ])('is refused and left alone: %j', async (body) => {
    const answer = await write(body);
    expect([answer.status, Object.keys(answer.body['errors'] ?? {})]).toEqual([422, ['slugs']]);
    expect((await read()).body.data).toEqual({ slugs: [], version: 0 });
  });
});
