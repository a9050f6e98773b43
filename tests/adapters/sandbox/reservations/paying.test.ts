import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  signatureOf,
  SIGNATURE_HEADER,
} from '../../../../adapters/sandbox/checkout/webhook-signature';
import { openCheckoutStore } from '../../../../adapters/sandbox/checkout/checkout-store';
import { HOLD_MS } from '../../../../core/reservation/public';
import { ALEX, NOON, ReservationsInProcess, SAM } from './reservations-in-process';

let shop: ReservationsInProcess;
let secret: string;
let place = 0;
let slug: string;

beforeAll(async () => {
  shop = await ReservationsInProcess.open(2);
  const store = openCheckoutStore(shop.folder);
  ({ secret } = store);
  store.close();
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.now = NOON;
  slug = shop.slugs[(place += 1)] ?? '';
});

const eventOf = (session: string, type: string, id: string, more: object = {}): string =>
  JSON.stringify({
    id,
    type,
    data: {
      object: { id: session, amount_total: 4900, currency: 'gbp', payment_status: 'paid', ...more },
    },
  });

const post = async (
  body: string,
  { copy = 0, signature = signatureOf(body, secret, shop.now) } = {},
) => {
  const { statusCode, body: answer } = await shop.sandbox(copy).inject({
    method: 'POST',
    url: '/api/checkout-events',
    payload: body,
    headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature },
  });
  return { status: statusCode, body: JSON.parse(answer) as Readonly<Record<string, unknown>> };
};

const COMPLETED = 'checkout.session.completed';
const RESERVED = /^Thank you, the vehicle is reserved for you/;
const GONE = /^We are sorry: somebody else reserved the vehicle/;

const lettersSince = async (before: readonly string[]): Promise<readonly string[]> => {
  const all = await shop.letters();
  return all.slice(0, all.length - before.length);
};

describe('What the provider tells', () => {
  it('is refused without its signature, and when it is signed too long ago', async () => {
    const id = await shop.begun(slug);
    const body = eventOf(id, COMPLETED, 'evt-forged');
    for (const signature of [
      '',
      'nonsense',
      signatureOf(body, 'another secret', shop.now),
      signatureOf(`${body} `, secret, shop.now),
      signatureOf(body, secret, shop.now - 301_000),
      signatureOf(body, secret, shop.now + 301_000),
    ]) {
      expect((await post(body, { signature })).status).toBe(400);
    }
    expect(await shop.statusOf(id)).toBe('held');
    expect((await post(body)).body).toEqual({ received: true, effect: 'applied' });
  });

  it('reserves once, with one e-mail, however often it comes and under whatever id [PY-3]', async () => {
    const before = await shop.letters();
    const id = await shop.begun(slug);
    const body = eventOf(id, COMPLETED, 'evt-many');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, place) => post(body, { copy: place % 2 })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ body: { effect } }) => effect === 'applied')).toHaveLength(1);
    shop.now += 24 * 3600_000;
    expect((await post(body)).body['effect']).toBe('repeated');
    expect((await post(eventOf(id, COMPLETED, 'evt-other'))).body['effect']).toBe('no-effect');
    const expired = eventOf(id, 'checkout.session.expired', 'evt-type');
    expect((await post(expired)).body['effect']).toBe('no-effect');
    expect(await shop.statusOf(id)).toBe('reserved');
    expect(await lettersSince(before)).toEqual([expect.stringMatching(RESERVED)]);
  });

  it('is kept where nobody knows the session, and holds up nothing else [PY-1]', async () => {
    const kept = await post(eventOf('cs_never', COMPLETED, 'evt-never'));
    expect(kept).toEqual({ status: 200, body: { received: true, effect: 'kept' } });
    const id = await shop.begun(slug);
    expect((await post(eventOf(id, COMPLETED, 'evt-after'))).body['effect']).toBe('applied');
  });

  it('passes over what it has no word for, an unpaid completion and another amount', async () => {
    const id = await shop.begun(slug);
    for (const [type, more] of [
      ['charge.updated', {}],
      ['charge.refunded', { refunded: false }],
      [COMPLETED, { payment_status: 'unpaid' }],
      [COMPLETED, { amount_total: 490 }],
      [COMPLETED, { currency: 'usd' }],
    ] as const) {
      expect((await post(eventOf(id, type, 'evt-odd', more))).body['effect']).toBe('passed-over');
    }
    expect((await post('{}')).status).toBe(400);
    expect((await post('not JSON')).status).toBe(400);
    expect(await shop.statusOf(id)).toBe('held');
  });
});

describe('Paying at the sandbox’s checkout', () => {
  it('ends the older attempt when another is begun, and says nothing of the other by it [PY-5]', async () => {
    const before = await shop.letters();
    const a = await shop.begun(slug);
    const b = await shop.begun(slug, { ...SAM, visit_date: '2026-12-02' });
    await shop.sandbox().settle();
    expect((await shop.sandbox().checkout.pay(a, 'paid'))?.state).toBe('ended');
    await shop.sandbox().checkout.pay(b, 'paid');
    await post(eventOf(a, 'checkout.session.expired', 'evt-a-expired'));
    expect(await shop.statusOf(b)).toBe('reserved');
    // Still open in another tab, and paid there too.
    await post(eventOf(a, COMPLETED, 'evt-a-paid'));
    await shop.sandbox().settle();
    expect(await shop.statusOf(b)).toBe('reserved');
    expect((await shop.get(`/api/reservations/${a}`)).body['payment']).toBe('refunded');
    expect(shop.sandbox().checkout.session(a)?.refundedAt).toBeDefined();
    expect(shop.sandbox().checkout.session(b)?.refundedAt).toBeUndefined();
    expect(await lettersSince(before)).toEqual([
      expect.stringMatching(/^Your vehicle is reserved, and it was paid for twice/),
      expect.stringMatching(RESERVED),
    ]);
  });

  it('counts where it was paid, though a later attempt expires [PY-5]', async () => {
    const a = await shop.begun(slug);
    const b = await shop.begun(slug, { ...SAM, visit_date: '2026-12-02' });
    await post(eventOf(a, COMPLETED, 'evt-only-a'));
    await post(eventOf(b, 'checkout.session.expired', 'evt-b-expired'));
    expect(await shop.statusOf(a)).toBe('reserved');
  });

  it('gives a late payment back where the vehicle is gone, once and with a letter [PY-9]', async () => {
    const before = await shop.letters();
    const sam = await shop.begun(slug);
    const { checkout } = shop.sandbox();
    await checkout.pay(sam, 'confirm');
    shop.now += HOLD_MS;
    const alex = await shop.begun(slug, ALEX);
    await checkout.pay(alex, 'paid');
    // The bank says yes when the vehicle is somebody else's.
    expect((await checkout.confirm(sam, true))?.state).toBe('complete');
    await post(eventOf(sam, COMPLETED, 'evt-sam'));
    await post(eventOf(sam, COMPLETED, 'evt-sam-again'));
    expect(await shop.statusOf(alex)).toBe('reserved');
    expect(await shop.statusOf(sam)).toBe('refunded');
    expect(await lettersSince(before)).toEqual([
      expect.stringMatching(GONE),
      expect.stringMatching(RESERVED),
    ]);
    expect(shop.sandbox().checkout.session(sam)?.refundedAt).toBeDefined();
  });

  it('lets a late payment have what is still free, and one of two that come together', async () => {
    const sam = await shop.begun(slug);
    shop.now += HOLD_MS;
    const alex = await shop.begun(slug, ALEX);
    shop.now += HOLD_MS;
    await Promise.all([
      post(eventOf(sam, COMPLETED, 'evt-together-1'), { copy: 0 }),
      post(eventOf(alex, COMPLETED, 'evt-together-2'), { copy: 1 }),
    ]);
    expect([await shop.statusOf(sam), await shop.statusOf(alex)].toSorted()).toEqual([
      'refunded',
      'reserved',
    ]);
    const another = shop.slugs[(place += 1)] ?? '';
    const alone = await shop.begun(another);
    shop.now += HOLD_MS;
    expect(await shop.statusOf(alone)).toBe('released');
    await post(eventOf(alone, COMPLETED, 'evt-late'));
    expect(await shop.statusOf(alone)).toBe('reserved');
  });

  it('lets a bank’s question outlast the hold, and leaves a declined card another try', async () => {
    const id = await shop.begun(slug);
    const { checkout } = shop.sandbox();
    expect((await checkout.pay(id, 'declined'))?.problem).toMatch(/^Your card was declined/);
    expect((await shop.get(`/api/reservations/${id}`)).body).toMatchObject({
      status: 'held',
      payment: 'declined',
    });
    expect((await checkout.pay(id, 'confirm'))?.state).toBe('confirming');
    shop.now += HOLD_MS + 60_000;
    await shop.sandbox().settle();
    expect(await shop.statusOf(id)).toBe('released');
    expect((await checkout.confirm(id, true))?.state).toBe('complete');
    expect(await shop.statusOf(id)).toBe('reserved');
  });

  it('is reserved in the end when the server was away while the provider told it', async () => {
    const id = await shop.begun(slug);
    const store = openCheckoutStore(shop.folder);
    store.change(id, { state: 'complete', event: COMPLETED }, shop.now);
    store.close();
    await shop.start();
    await shop.sandbox(2).settle();
    expect(await shop.statusOf(id)).toBe('reserved');
  });
});

describe('The end of a reservation', () => {
  const cancel = async (id: string, email: string) => {
    const { statusCode, body } = await shop.sandbox().inject({
      method: 'POST',
      url: `/api/reservations/${id}/cancel`,
      payload: JSON.stringify({ email }),
      headers: { 'content-type': 'application/json' },
    });
    return { status: statusCode, body: JSON.parse(body) as Readonly<Record<string, unknown>> };
  };

  it('is for whoever made it: the fee goes back once, and the vehicle is free', async () => {
    const before = await shop.letters();
    const id = await shop.begun(slug);
    await shop.sandbox().checkout.pay(id, 'paid');
    const none = { status: 404 };
    for (const email of ['', 'sam@example.org', ALEX.email]) {
      expect(await cancel(id, email)).toMatchObject(none);
    }
    expect(await cancel('RV-0000000000', SAM.email)).toMatchObject(none);
    const { reference } = (await shop.get(`/api/reservations/${id}`)).body;
    const ended = { status: 200, body: { status: 'refunded', payment: 'refunded' } };
    expect(await cancel(String(reference), ` ${SAM.email.toUpperCase()} `)).toMatchObject(ended);
    expect(await cancel(id, SAM.email)).toMatchObject(ended);
    await shop.sandbox().settle();
    expect(shop.sandbox().checkout.session(id)?.refundedAt).toBeDefined();
    expect(await lettersSince(before)).toEqual([
      expect.stringMatching(/^You have cancelled your reservation/),
      expect.stringMatching(RESERVED),
    ]);
    expect(await shop.begun(slug, ALEX)).toBeTruthy();
  });

  it('is at once where nothing is paid yet, and nobody can pay afterwards', async () => {
    const id = await shop.begun(slug);
    expect((await cancel(id, SAM.email)).body['status']).toBe('released');
    await shop.sandbox().settle();
    expect((await shop.sandbox().checkout.pay(id, 'paid'))?.state).toBe('ended');
  });

  it('comes of a refund that somebody makes at the provider', async () => {
    const id = await shop.begun(slug);
    await shop.sandbox().checkout.pay(id, 'paid');
    const body = eventOf(id, 'charge.refunded', 'evt-refunded', { refunded: true });
    expect((await post(body)).body['effect']).toBe('applied');
    expect(await shop.statusOf(id)).toBe('refunded');
  });
});

describe('The hosted page', () => {
  const at = async (
    method: 'GET' | 'POST',
    url: string,
    form?: Readonly<Record<string, string>>,
  ) => {
    const [server] = shop.checkouts;
    if (server === undefined) throw new Error('There is no server');
    return server.inject({
      method,
      url,
      ...(form !== undefined && {
        payload: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      }),
    });
  };

  it('takes test cards, asks for a confirmation, and leads back', async () => {
    const id = await shop.begun(slug);
    const url = `/sandbox/checkout/${id}`;
    const opened = await at('GET', url);
    expect(opened.statusCode).toBe(200);
    expect(opened.headers['content-security-policy']).toContain("default-src 'none'");
    expect(opened.body).toContain('Pay £49.00');
    expect(opened.body).not.toMatch(/sam|sample/i);
    expect((await at('POST', url, { do: 'pay', card: 'declined' })).headers.location).toBe(url);
    expect((await at('GET', url)).body).toContain('Your card was declined');
    expect((await at('POST', url, { do: 'pay', card: 'confirm' })).headers.location).toBe(url);
    expect((await at('GET', url)).body).toContain('Your bank asks');
    const paid = await at('POST', url, { do: 'confirm' });
    expect(paid.headers.location).toBe(`http://127.0.0.1:4000/reservation-success/${id}`);
    expect(await shop.statusOf(id)).toBe('reserved');
    expect((await at('GET', url)).body).toContain('This is paid already.');
  });

  it('ends the hold by Cancel, and cannot be paid afterwards', async () => {
    const id = await shop.begun(slug);
    const url = `/sandbox/checkout/${id}`;
    expect((await at('POST', url, { do: 'cancel' })).headers.location).toBe(
      `http://127.0.0.1:4000/reservation-failed/${id}`,
    );
    expect(await shop.statusOf(id)).toBe('released');
    await at('POST', url, { do: 'pay', card: 'paid' });
    expect((await at('GET', url)).body).toContain('Nothing was taken here.');
    expect(await shop.statusOf(id)).toBe('released');
    expect((await at('GET', '/sandbox/checkout/cs_none')).statusCode).toBe(404);
  });
});
