import Stripe from 'stripe';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from '../../../../composition/modules/sandbox';
import { dayInBritain, daysAfter, weekdayOf } from '../../../../core/kernel/calendar-day';
import { HOLD_MS } from '../../../../core/reservation/public';
import { stubStripe, type StubSession, type StubStripe } from '../../../support/stripe/stub-stripe';
import { SAM_SENT } from '../orders/orders-in-process';
import { ALEX, SAM } from '../reservations/reservations-in-process';

const SECRET_KEY = 'sk_test_stubstubstub';
const WEBHOOK_SECRET = 'whsec_stubstubstub';
const SHOP = 'https://www.dealer.example';
const OTHER_NAME = 'http://localhost:4000';

const today = dayInBritain(Date.now());
const visit = { visit_date: daysAfter(today, 9 - weekdayOf(today)) };

let stub: StubStripe;
let folder: string;
let sandbox: Sandbox;
let slugs: readonly string[];
let skewMs: number;
let lines: string[];

const ask = async (method: 'GET' | 'POST', url: string, sent?: object, headers: object = {}) => {
  const answer = await sandbox.inject({
    method,
    url,
    headers: { ...(sent !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(sent !== undefined && { payload: JSON.stringify(sent) }),
  });
  return {
    status: answer.statusCode,
    location: answer.headers['location'],
    body: (answer.body === '' ? {} : JSON.parse(answer.body)) as Readonly<Record<string, unknown>>,
  };
};

beforeEach(async () => {
  stub = await stubStripe();
  folder = mkdtempSync(join(tmpdir(), 'forecourt-stripe-'));
  skewMs = 0;
  lines = [];
  sandbox = await openSandbox({
    folder,
    firstStock: 12,
    clock: { now: () => Date.now() + skewMs },
    say: (line) => lines.push(line),
    places: { site: () => SHOP, siteNames: () => [OTHER_NAME], isOneOrigin: true },
    customerOf: (token) => Promise.resolve({ id: token, email: `${token}@example.org` }),
    stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, api: stub.address },
  });
  const { body } = await ask('GET', '/api/v2/vehicle-search?status=FOR_SALE_RETAIL');
  slugs = (body['data'] as readonly { readonly slug: string }[]).map(({ slug }) => slug);
});
afterEach(async () => {
  stub.mood = 'well';
  await sandbox.close();
  await stub.close();
  rmSync(folder, { recursive: true });
});

const reserve = (said: object = SAM, place = 0) =>
  ask('POST', `/api/reserve/${slugs[place] ?? ''}`, { ...said, ...visit });

const begun = async (said: object = SAM, place = 0): Promise<string> => {
  const { status, body } = await reserve(said, place);
  expect(status).toBe(200);
  return String(body['id']);
};

const statusOf = async (id: string) => (await ask('GET', `/api/reservations/${id}`)).body['status'];

const packageOf = new Stripe(SECRET_KEY);

/** An event as Stripe sends it, signed by its package. */
async function tell(
  type: string,
  object: object,
  { id = `evt_${type}`, secret = WEBHOOK_SECRET, at = Date.now() } = {},
) {
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } }, undefined, 2);
  const signature = packageOf.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(at / 1000),
  });
  const { statusCode, body } = await sandbox.inject({
    method: 'POST',
    url: '/api/checkout-events',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  return { status: statusCode, effect: (JSON.parse(body) as { readonly effect?: string }).effect };
}

const sessionOf = (id: string): StubSession => {
  const session = stub.sessions.get(id);
  if (session === undefined) throw new Error('There is no such session');
  return session;
};

describe('Reserving with Stripe', () => {
  it('opens a session of the fee, which ends, leads back and can be told apart', async () => {
    const { body } = await reserve();
    const id = String(body['id']);
    const session = sessionOf(id);
    expect(body['url']).toBe(session.url);
    expect(session).toMatchObject({
      amount_total: 4900,
      currency: 'gbp',
      success_url: `${SHOP}/reservation-success/{CHECKOUT_SESSION_ID}`,
      cancel_url: `${SHOP}/api/reservations/${session.client_reference_id}/left`,
      metadata: { reservation_attempt: session.client_reference_id },
    });
    const [asked] = stub.asked;
    expect(asked?.headers['idempotency-key']).toMatch(/^session\/[0-9a-f]{32}\//);
    expect(asked?.form.get('payment_intent_data[metadata][reservation_attempt]')).toBe(
      session.client_reference_id,
    );
    const heldUntil = Date.parse(String(body['hold_ends_at'])) / 1000;
    expect(session.expires_at).toBeGreaterThanOrEqual(heldUntil);
    expect(session.expires_at - Date.now() / 1000).toBeGreaterThan(30 * 60);
    // Nothing of the person goes to the provider with it.
    expect(String(asked?.form)).not.toMatch(/sam|sample|07700|ch1/i);
  });

  it.each([
    [OTHER_NAME, OTHER_NAME],
    ['https://evil.example', SHOP],
    [`${OTHER_NAME}.evil.example`, SHOP],
    ['null', SHOP],
  ])('leads a shopper who says to be at %s back to %s', async (origin, site) => {
    const path = `/api/reserve/${slugs[0] ?? ''}`;
    const { body } = await ask('POST', path, { ...SAM, ...visit }, { origin });
    const { success_url: success, cancel_url: cancel } = sessionOf(String(body['id']));
    expect(success).toBe(`${site}/reservation-success/{CHECKOUT_SESSION_ID}`);
    expect(cancel).toMatch(new RegExp(`^${site}/api/reservations/`));
  });

  it('is reserved by what Stripe tells, once, and by nothing that it did not sign', async () => {
    const id = await begun();
    const paid = { ...stub.pay(id) };
    const completed = 'checkout.session.completed';
    for (const forged of [{ secret: 'whsec_somebodyelse' }, { at: Date.now() - 301_000 }]) {
      expect((await tell(completed, paid, forged)).status).toBe(400);
    }
    const unpaid = { ...paid, payment_status: 'unpaid' };
    expect((await tell(completed, unpaid, { id: 'evt_unpaid' })).effect).toBe('passed-over');
    expect((await tell(completed, paid)).effect).toBe('applied');
    expect((await tell(completed, paid)).effect).toBe('repeated');
    const late = await tell('checkout.session.async_payment_succeeded', paid);
    expect(late.effect).toBe('no-effect');
    expect(await statusOf(id)).toBe('reserved');
  });

  it('knows declined, expired and failed payments, and money given back in the dashboard', async () => {
    const id = await begun();
    const { metadata } = sessionOf(id);
    const declined = { id: 'pi_1', object: 'payment_intent', metadata };
    expect((await tell('payment_intent.payment_failed', declined)).effect).toBe('applied');
    expect((await ask('GET', `/api/reservations/${id}`)).body['payment']).toBe('declined');
    await tell('checkout.session.completed', stub.pay(id));
    const charge = { id: 'ch_1', object: 'charge', metadata, refunded: true };
    expect((await tell('charge.refunded', charge)).effect).toBe('applied');
    expect(await statusOf(id)).toBe('refunded');

    const failed = await begun(SAM, 1);
    await tell('checkout.session.async_payment_failed', sessionOf(failed), { id: 'evt_2' });
    expect(await statusOf(failed)).toBe('released');
    const expired = await begun(SAM, 2);
    await tell('checkout.session.expired', sessionOf(expired), { id: 'evt_3' });
    expect(await statusOf(expired)).toBe('released');
  });

  it('asks Stripe where nothing is told: as somebody looks, and before the hold ends', async () => {
    const looked = await begun();
    stub.pay(looked);
    expect(await statusOf(looked)).toBe('reserved');
    const left = await begun(SAM, 1);
    stub.pay(left);
    skewMs = HOLD_MS - 30_000;
    await sandbox.settle();
    const { body } = await ask('GET', `/api/reservations/${left}`);
    expect(body['status']).toBe('reserved');
  });

  it('closes the session on the way back by Cancel, and the vehicle is free', async () => {
    const id = await begun();
    const { client_reference_id: reference } = sessionOf(id);
    const back = await ask('GET', `/api/reservations/${reference}/left`);
    expect(back).toMatchObject({ status: 303, location: `/reservation-failed/${id}` });
    expect(sessionOf(id).status).toBe('expired');
    expect(await statusOf(id)).toBe('released');
    expect(await begun(ALEX)).not.toBe(id);
  });

  it('gives the fee back once, where the vehicle is gone and where it is withdrawn', async () => {
    const sam = await begun();
    const paid = { ...stub.pay(sam) };
    skewMs = HOLD_MS + 1000;
    stub.mood = 'broken';
    await sandbox.settle();
    stub.mood = 'well';
    const alex = await begun(ALEX);
    stub.pay(alex);
    expect(await statusOf(alex)).toBe('reserved');
    // Signed by the clock that it is received by.
    await tell('checkout.session.completed', paid, { at: Date.now() + skewMs });
    expect(await statusOf(sam)).toBe('refunded');
    await sandbox.settle();
    await sandbox.settle();
    expect(stub.refunds).toEqual([`pi_${sam}`]);
    const { status } = await ask('POST', `/api/reservations/${alex}/cancel`, {
      email: ALEX.email,
    });
    expect(status).toBe(200);
    await sandbox.settle();
    expect(stub.refunds).toEqual([`pi_${sam}`, `pi_${alex}`]);
  });
});

describe('The deposit of an order with Stripe', () => {
  const asSam = { authorization: 'Bearer sam' };

  /** An order that is placed, and the session where its deposit is paid. */
  async function depositBegun() {
    const { body } = await ask('GET', '/api/v2/vehicle-search?status=FOR_SALE_RETAIL');
    const offered = body['data'] as readonly { stock_id: string; online_purchase: unknown }[];
    const vehicle = offered.find((each) => Boolean(each.online_purchase))?.stock_id ?? '';
    const order = await ask('POST', '/api/orders', { stock_id: vehicle }, asSam);
    const path = `/api/orders/${String(order.body['id'])}`;
    const slots = await ask('GET', '/api/collection-slots/2', undefined, asSam);
    const [slot] = slots.body['data'] as readonly { date: string; times: readonly string[] }[];
    const sections = {
      compliance: SAM_SENT,
      partExchange: { type: 'none' },
      paymentMethod: { type: 'card_deposit' },
      collection: { branch_id: '2', date: slot?.date, time: slot?.times[0] },
    };
    for (const [section, said] of Object.entries(sections)) {
      await ask('POST', `${path}/sections/${section}`, { version: 0, ...said }, asSam);
    }
    const { checked } = (await ask('GET', path, undefined, asSam)).body;
    await ask('POST', `${path}/place`, { checked }, asSam);
    const paying = await ask('POST', `${path}/deposit`, {}, asSam);
    const deposit = paying.body['deposit'] as { checkout_id: string; checkout_url: string };
    return { path, vehicle, deposit };
  }

  const depositAt = async (path: string) =>
    (await ask('GET', path, undefined, asSam)).body['deposit'];

  it('has a session of its own, told apart from a fee, and goes back once', async () => {
    const { path, vehicle, deposit } = await depositBegun();
    const session = sessionOf(deposit.checkout_id);
    expect(session).toMatchObject({
      url: deposit.checkout_url,
      amount_total: 25_000,
      currency: 'gbp',
      success_url: `${SHOP}/click-collect/${vehicle}/?checkout=done`,
      cancel_url: `${SHOP}/api/deposits/${session.client_reference_id}/left`,
      metadata: {
        purpose: 'order-deposit',
        order_deposit_attempt: session.client_reference_id,
      },
    });
    const { metadata } = session;
    const declined = { id: 'pi_1', object: 'payment_intent', metadata };
    expect((await tell('payment_intent.payment_failed', declined)).effect).toBe('applied');
    expect(await depositAt(path)).toMatchObject({ state: 'declined' });
    const paid = { ...stub.pay(session.id) };
    const small = { ...paid, amount_total: 4900 };
    const completed = 'checkout.session.completed';
    expect((await tell(completed, small, { id: 'evt_small' })).effect).toBe('passed-over');
    expect((await tell(completed, paid)).effect).toBe('applied');
    expect((await tell(completed, paid)).effect).toBe('repeated');
    expect(await depositAt(path)).toMatchObject({ state: 'paid' });
    await ask('POST', `${path}/cancel`, {}, asSam);
    await sandbox.settle();
    await sandbox.settle();
    expect(stub.refunds).toEqual([`pi_${session.id}`]);
    expect(await depositAt(path)).toMatchObject({ state: 'refunded' });
    const charge = { id: 'ch_1', object: 'charge', metadata, refunded: true };
    expect((await tell('charge.refunded', charge)).effect).toBe('no-effect');
  });

  it('is asked about where nothing is told, and leads back to the order by Cancel', async () => {
    const { path, vehicle, deposit } = await depositBegun();
    const { client_reference_id: reference } = sessionOf(deposit.checkout_id);
    const back = await ask('GET', `/api/deposits/${reference}/left`);
    expect(back).toMatchObject({
      status: 303,
      location: `/click-collect/${vehicle}/?checkout=left`,
    });
    expect(sessionOf(deposit.checkout_id).status).toBe('expired');
    expect(await depositAt(path)).toMatchObject({ state: 'owed' });
    stub.mood = 'broken';
    const broken = await ask('POST', `${path}/deposit`, {}, asSam);
    expect(broken).toMatchObject({
      status: 502,
      body: { message: expect.stringMatching(/Nothing was charged/) as string },
    });
    stub.mood = 'well';
    const again = await ask('POST', `${path}/deposit`, {}, asSam);
    const { checkout_id: next } = again.body['deposit'] as { checkout_id: string };
    stub.pay(next);
    expect(await depositAt(path)).toMatchObject({ state: 'paid' });
  });
});

describe('While Stripe is in trouble', () => {
  it.each(['broken', 'nonsense', 'silent'] as const)(
    'says within ten seconds that nothing was charged, and holds nothing, when it is %s',
    async (mood) => {
      stub.mood = mood;
      const before = performance.now();
      const { status, body } = await reserve();
      expect(performance.now() - before).toBeLessThan(10_500);
      expect(status).toBe(502);
      expect(body['message']).toMatch(/Nothing was charged\.$/);
      stub.mood = 'well';
      expect((await reserve(ALEX)).status).toBe(200);
      expect(lines.join('\n')).toMatch(/No checkout could be opened: Stripe: /);
      expect(lines.join('\n')).not.toContain('sk_test');
    },
    20_000,
  );

  it('opens a session though the clocks are a day apart, and closes it when the hold ends', async () => {
    stub.mood = 'another-day';
    const id = await begun();
    expect(stub.sessions.size).toBe(1);
    skewMs = HOLD_MS;
    await sandbox.settle();
    expect(sessionOf(id).status).toBe('expired');
    expect(await statusOf(id)).toBe('released');
  });

  it('refunds as soon as it is well again, and tells its secret to nobody', async () => {
    const id = await begun();
    stub.pay(id);
    expect(await statusOf(id)).toBe('reserved');
    stub.mood = 'broken';
    await ask('POST', `/api/reservations/${id}/cancel`, { email: SAM.email });
    await sandbox.settle();
    expect(stub.refunds).toEqual([]);
    expect(lines.join('\n')).toMatch(/refund of a reservation is put off: Stripe: /);
    expect(lines.join('\n')).not.toContain('sk_test');
    stub.mood = 'well';
    skewMs = 60_000;
    await sandbox.settle();
    expect(stub.refunds).toEqual([`pi_${id}`]);
  }, 30_000);
});
