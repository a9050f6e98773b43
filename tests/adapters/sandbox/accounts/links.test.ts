import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LINK_MS } from '../../../../adapters/sandbox/accounts/account-store';
import { SAM as SHOPPER } from '../reservations/reservations-in-process';
import { AccountsInProcess, PASSWORD, SAM } from './accounts-in-process';

const ANOTHER = 'another odd kettle';

let back: AccountsInProcess;
beforeEach(async () => {
  back = await AccountsInProcess.open();
});
afterEach(() => back.close());

describe('A link to set a password', () => {
  it('sets one password, and is refused a second time [AC-1]', async () => {
    await back.create();
    const link = await back.link();
    expect((await back.setPassword(link, ANOTHER)).status).toBe(200);
    expect((await back.logIn(SAM, ANOTHER)).status).toBe(200);
    expect((await back.logIn(SAM, PASSWORD)).status).toBe(401);
    expect((await back.setPassword(link, 'a third odd kettle')).status).toBe(410);
  });

  it('is not used up by a password that will not do', async () => {
    const link = await back.link();
    const { status, body } = await back.setPassword(link, 'password123');
    expect([status, Object.keys(body['errors'] as object)]).toEqual([422, ['password']]);
    expect((await back.setPassword(link, 'x'.repeat(5000))).body['errors']).toEqual({
      password: 'Use 256 characters or fewer.',
    });
    expect((await back.setPassword(link, ANOTHER)).status).toBe(200);
  });

  it('is good for an hour by the back end’s clock', async () => {
    const early = await back.link();
    back.now += LINK_MS - 60_000;
    expect((await back.setPassword(early, ANOTHER)).status).toBe(200);
    const late = await back.link();
    back.now += LINK_MS + 60_000;
    expect((await back.setPassword(late, PASSWORD)).status).toBe(410);
  });

  it('ends all other links and all sessions once it is used, and none before [AC-2]', async () => {
    await back.create();
    const [a, b] = [await back.token(), await back.token()];
    const [first, second, third] = [await back.link(), await back.link(), await back.link()];
    expect([(await back.show(a)).status, (await back.show(b)).status]).toEqual([200, 200]);
    const used = await Promise.all([
      back.setPassword(second, ANOTHER),
      back.setPassword(second, 'a third odd kettle'),
    ]);
    expect(used.map(({ status }) => status).sort()).toEqual([200, 410]);
    for (const link of [first, third]) {
      expect((await back.setPassword(link, 'a fourth odd kettle')).status).toBe(410);
    }
    expect([(await back.show(a)).status, (await back.show(b)).status]).toEqual([401, 401]);
    expect((await back.letters()).map(({ subject }) => subject)).toEqual([
      'Set your password',
      'Set your password',
      'Set your password',
      'Your password was changed',
    ]);
    const again = await back.token(SAM, used[0].status === 200 ? ANOTHER : 'a third odd kettle');
    await back.link();
    expect((await back.show(again)).status).toBe(200);
  });

  it('is of one account: it changes no other', async () => {
    await back.create();
    await back.create('alex@example.org');
    await back.setPassword(await back.link(), ANOTHER);
    expect((await back.logIn('alex@example.org', PASSWORD)).status).toBe(200);
  });

  it('makes the account of an address that has none: who has the mailbox is its owner', async () => {
    const link = await back.link('new@example.org');
    expect((await back.setPassword(link, ANOTHER)).status).toBe(200);
    expect((await back.logIn('new@example.org', ANOTHER)).status).toBe(200);
  });

  it('leads to the site of the settings, and is about no enquiry', async () => {
    await back.link();
    const [letter] = await back.letters();
    expect(letter?.text).toContain('https://www.forecourt.example/click-collect/password-reset/');
    expect(letter?.isOfEnquiry).toBe(false);
  });

  it('is written four times an hour at most to one address, with the same answer', async () => {
    const answers = [];
    for (let place = 0; place < 7; place += 1) {
      answers.push(await back.post('/reset', { email: SAM }, `192.0.2.${place}`));
    }
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(await back.letters()).toHaveLength(4);
  });

  it('is asked for twenty times an hour at most from one network', async () => {
    const statuses: number[] = [];
    for (let place = 0; place < 25; place += 1) {
      statuses.push((await back.post('/reset', { email: `p${place}@example.org` })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('A link for a reservation', () => {
  it('goes to the address that it was made with, and tells nothing of it', async () => {
    const { body: found } = await search();
    const [{ slug }] = found.data as readonly [{ readonly slug: string }];
    const reserved = await back.sandbox.inject({
      method: 'POST',
      url: `/api/reserve/${slug}`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(SHOPPER),
    });
    const { id } = JSON.parse(reserved.body) as { readonly id: string };
    const known = await back.post('/reset', { reservation: id });
    const unknown = await back.post('/reset', { reservation: 'no-such-reservation' });
    expect(known.body).toEqual(unknown.body);
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(JSON.stringify(known.body)).not.toContain('sam');
    expect((await back.letters()).map(({ subject }) => subject)).toEqual(['Set your password']);
  });

  async function search() {
    const answer = await back.sandbox.inject({
      method: 'GET',
      url: '/api/v2/vehicle-search?status=FOR_SALE_RETAIL&resultsPerPage=5',
      headers: {},
    });
    return { body: JSON.parse(answer.body) as { readonly data: unknown } };
  }
});
