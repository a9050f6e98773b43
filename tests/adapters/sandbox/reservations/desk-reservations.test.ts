import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ALEX, NOON, ReservationsInProcess, SAM } from './reservations-in-process';

let shop: ReservationsInProcess;
let cookie: string;
let place = 0;
let slug: string;

const ask = async (
  method: 'GET' | 'POST',
  url: string,
  form: Readonly<Record<string, string>> = {},
) => {
  const [server] = shop.servers;
  if (server === undefined) throw new Error('There is no server');
  return server.inject({
    method,
    url,
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'POST' && { payload: new URLSearchParams(form).toString() }),
  });
};

/** What can be read on a page. */
const textOf = (html: string): string =>
  html
    .replace(/<style[\s\S]*?<\/style>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

beforeAll(async () => {
  shop = await ReservationsInProcess.open();
  const opened = await shop.servers[0]?.inject({ url: shop.sandbox().inboxPath });
  cookie = String(opened?.headers['set-cookie']).split(';', 1)[0] ?? '';
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.now = NOON;
  slug = shop.slugs[(place += 1)] ?? '';
});

const paidFor = async (said: object = SAM) => {
  const id = await shop.begun(slug, said);
  await shop.sandbox().checkout.pay(id, 'paid');
  const { reference } = (await shop.get(`/api/reservations/${id}`)).body;
  return { id, reference: String(reference) };
};

const press = async (reference: string, act: string) => {
  const path = `/sandbox/reservations/${reference}`;
  const { body } = await ask('GET', path);
  const proof = /name="proof" value="([^"]+)"/.exec(body)?.[1] ?? '';
  return ask('POST', `${path}/${act}`, { proof });
};

describe('Reservations at the desk', () => {
  it('are listed with their state, for whoever has the token', async () => {
    await shop.begun(slug);
    const listed = textOf((await ask('GET', '/sandbox/reservations')).body);
    expect(listed).toContain('Sam Sample');
    expect(listed).toMatch(/Held while paying, until .*12:30/);
    const shut = await shop.servers[0]?.inject({ url: '/sandbox/reservations' });
    expect(shut?.statusCode).toBe(401);
    expect(shut?.body).not.toContain('Sam');
    expect((await ask('GET', '/sandbox/reservations/RV-0000000000')).statusCode).toBe(404);
  });

  it('are cancelled there: the fee goes back, the vehicle is free, and the customer is told', async () => {
    const { id, reference } = await paidFor();
    const page = await ask('GET', `/sandbox/reservations/${reference}`);
    expect(textOf(page.body)).toContain('Cancel it and pay £49 back');
    // Not from a page of the desk.
    expect(
      (await ask('POST', `/sandbox/reservations/${reference}/cancel`, { proof: 'no' })).statusCode,
    ).toBe(403);
    expect((await press(reference, 'cancel')).statusCode).toBe(303);
    expect(await shop.statusOf(id)).toBe('refunded');
    expect((await shop.letters())[0]).toMatch(/^The branch has cancelled your reservation/);
    expect(shop.sandbox().checkout.session(id)?.refundedAt).toBeDefined();
    const after = await ask('GET', `/sandbox/reservations/${reference}`);
    expect(textOf(after.body)).toContain('Ended, paid back');
    expect(await shop.begun(slug, ALEX)).toBeTruthy();
  });

  it('end with the vehicle’s being collected: it is sold, and nothing is given back afterwards', async () => {
    const { id, reference } = await paidFor();
    // The enquiry that tells of it leads there.
    await shop.sandbox().settle();
    expect((await ask('GET', `/sandbox/inbox/${reference}`)).body).toContain(
      'Open the reservation',
    );
    await press(reference, 'collected');
    const { body } = await shop.get(`/api/reservations/${id}`);
    expect(body).toMatchObject({ status: 'reserved', collected_at: '2026-11-29T12:00:00.000Z' });
    const found = await shop.get(`/api/v2/vehicle-search?status=SOLD&resultsPerPage=60`);
    expect(JSON.stringify(found.body['data'])).toContain(slug);
    await press(reference, 'cancel');
    expect(await shop.statusOf(id)).toBe('reserved');
    expect(await shop.reserve(slug, ALEX)).toMatchObject({
      status: 409,
      body: { reason: 'not_for_sale' },
    });
    const page = textOf((await ask('GET', `/sandbox/reservations/${reference}`)).body);
    expect(page).toContain('Collected');
    expect(page).toContain('Nothing is left to do here.');
  });
});
