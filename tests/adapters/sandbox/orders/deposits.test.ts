import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEPOSIT_WAITS_MS } from '../../../../core/order/public';
import { OrdersInProcess, TUESDAY_NOON, type Told } from './orders-in-process';

const TIMES = ['10:00', '10:30', '11:00', '11:30', '12:00', '12:30', '13:00', '13:30', '14:00'];

let shop: OrdersInProcess;
let made = 0;

beforeAll(async () => {
  shop = await OrdersInProcess.open(2);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.now = TUESDAY_NOON;
});

interface Placed {
  readonly token: string;
  readonly id: string;
  readonly vehicle: string;
}

/** An order with a deposit by card, placed by a customer of its own. */
async function placed(): Promise<Placed> {
  made += 1;
  const token = `buyer-${made}`;
  const vehicle = shop.vehicle(made);
  const id = await shop.filled(token, vehicle, TIMES[made % TIMES.length], dayOf(made));
  await shop.save(token, id, 'paymentMethod', { version: 1, type: 'card_deposit' });
  expect((await shop.place(token, id)).status).toBe(200);
  return { token, id, vehicle };
}

/** From the Saturday on, a day for as many as there are times. */
const dayOf = (which: number): string => `2026-12-${which < TIMES.length ? '05' : '07'}`;

interface Deposit {
  readonly state: string;
  readonly amount: string;
  readonly due_at: string | null;
  readonly checkout_id: string;
  readonly checkout_url: string | null;
}

const depositIn = ({ body }: Pick<Told, 'body'>): Deposit => body['deposit'] as Deposit;
const depositOf = async ({ token, id }: Placed): Promise<Deposit> =>
  depositIn({ body: await shop.order(token, id) });

/** Goes to the checkout, by one copy of the server or the other. */
async function atCheckout({ token, id }: Placed, copy = 0): Promise<string> {
  const answer = await shop.post(token, `/api/orders/${id}/deposit`, {}, { copy });
  expect(answer.status).toBe(200);
  return depositIn(answer).checkout_id;
}

const settle = async (): Promise<void> => {
  for (const sandbox of shop.sandboxes) await sandbox.settle();
};

const lettersTo = async ({ token }: Placed): Promise<readonly string[]> =>
  (await shop.letters())
    .filter((letter) => letter.startsWith(`shopper ${token}@`))
    .map((letter) =>
      letter
        .split(': ')
        .slice(1)
        .join(': ')
        .replace(/ CC-.*$/, ''),
    );

describe('The deposit of an order', () => {
  it('is paid at one checkout, by whichever server and tab, and taken once', async () => {
    const order = await placed();
    expect(await depositOf(order)).toEqual({
      state: 'owed',
      amount: '250.00',
      due_at: new Date(TUESDAY_NOON + DEPOSIT_WAITS_MS).toISOString(),
      checkout_id: null,
      checkout_url: null,
    });
    const session = await atCheckout(order);
    expect(await atCheckout(order, 1)).toBe(session);
    expect((await depositOf(order)).checkout_url).toContain(session);
    const { checkout } = shop.sandbox();
    expect(checkout.session(session)).toMatchObject({
      amountPence: 25_000,
      successAddress: `http://127.0.0.1:4000/click-collect/${order.vehicle}/?checkout=done`,
    });
    await checkout.pay(session, 'paid', 'twice');
    await shop.sandbox().checkout.tell(session, 'checkout.session.expired');
    expect(await depositOf(order)).toMatchObject({ state: 'paid', checkout_url: null });
    const again = await shop.post(order.token, `/api/orders/${order.id}/deposit`);
    expect([again.status, depositIn(again).state]).toEqual([200, 'paid']);
    expect(await shop.order(order.token, order.id)).toMatchObject({
      status: 'placed',
      paid: '250.00',
      paid_back: '0.00',
    });
    expect(await lettersTo(order)).toEqual(['Your deposit is paid: order', 'Your order']);
  });

  it('is right where the provider tells nothing, late, or in another order', async () => {
    for (const manner of ['never', 'late', 'out-of-order'] as const) {
      const order = await placed();
      const session = await atCheckout(order);
      await shop.sandbox().checkout.pay(session, 'declined', manner);
      await shop.sandbox().checkout.pay(session, 'paid', manner);
      shop.now += 11_000;
      await settle();
      expect((await depositOf(order)).state, manner).toBe('paid');
      shop.now = TUESDAY_NOON;
    }
  });

  it('can be tried again where a card is declined and where the customer leaves', async () => {
    const order = await placed();
    const session = await atCheckout(order);
    const { checkout } = shop.sandbox();
    await checkout.pay(session, 'declined');
    expect(await depositOf(order)).toMatchObject({ state: 'declined', checkout_id: session });
    await checkout.cancel(session);
    expect((await depositOf(order)).state).toBe('owed');
    const next = await atCheckout(order);
    expect(next).not.toBe(session);
    await checkout.pay(next, 'paid');
    expect((await depositOf(order)).state).toBe('paid');
  });

  it('goes back once when the order is cancelled, and is said to have gone', async () => {
    const order = await placed();
    const session = await atCheckout(order);
    await shop.sandbox().checkout.pay(session, 'paid');
    const cancelled = await shop.post(order.token, `/api/orders/${order.id}/cancel`);
    expect(depositIn(cancelled)).toMatchObject({ state: 'to_refund', amount: '250.00' });
    await settle();
    expect((await depositOf(order)).state).toBe('refunded');
    expect(shop.sandbox().checkout.session(session)?.refundedAt).toBe(TUESDAY_NOON);
    expect(await lettersTo(order)).toContain('Your order is cancelled:');
  });

  it('that is never paid ends the order after a day, and the vehicle is free, whoever looks', async () => {
    const order = await placed();
    const session = await atCheckout(order);
    shop.now += DEPOSIT_WAITS_MS - 1;
    expect((await shop.order(order.token, order.id))['status']).toBe('placed');
    const other = await shop.post('other', '/api/orders', { stock_id: order.vehicle });
    expect(other.body['reason']).toBe('vehicle_taken');
    shop.now += 1;
    const free = await shop.post('other', '/api/orders', { stock_id: order.vehicle });
    expect(free.status).toBe(200);
    expect(await shop.order(order.token, order.id)).toMatchObject({
      status: 'expired',
      deposit: null,
      paid: '0.00',
    });
    const refused = await shop.post(order.token, `/api/orders/${order.id}/deposit`);
    expect([refused.status, refused.body['reason']]).toEqual([409, 'not_open']);
    await settle();
    expect(shop.sandbox().checkout.session(session)?.state).toBe('ended');
    expect(await lettersTo(order)).toEqual(['Your order has ended:', 'Your order']);
    // Begun again, with all that was typed.
    await shop.post('other', `/api/orders/${String(free.body['id'])}/cancel`);
    const again = await shop.post(order.token, '/api/orders', { stock_id: order.vehicle });
    expect(again.body['sections']).toMatchObject({
      compliance: { first_name: 'Sam' },
      paymentMethod: { type: 'card_deposit' },
    });
  });

  it('that comes after the order has ended goes back by itself, with a letter', async () => {
    const order = await placed();
    const session = await atCheckout(order);
    await shop.post(order.token, `/api/orders/${order.id}/cancel`);
    // Paid in a tab that stayed open, before it was closed there.
    await shop.sandbox().checkout.tell(session, 'checkout.session.completed');
    await settle();
    expect(await depositOf(order)).toMatchObject({ state: 'refunded', amount: '250.00' });
    expect(await lettersTo(order)).toEqual(
      expect.arrayContaining(['A payment is on its way back: order', 'Your order is cancelled:']),
    );
  });

  it('is nobody else’s to pay, and a payment of another sum pays nothing', async () => {
    const order = await placed();
    expect((await shop.post('stranger', `/api/orders/${order.id}/deposit`)).status).toBe(404);
    expect((await shop.get('', `/api/deposits/nobody/left`)).status).toBe(404);
    const unknown = await shop.sandbox().checkout.tell('cs_nobody', 'checkout.session.completed');
    expect(unknown).toBe(200);
    expect((await depositOf(order)).state).toBe('owed');
  });

  it('leads back to where the customer is, by the names that the site answers at alone', async () => {
    const order = await placed();
    const { body } = await shop.post(
      order.token,
      `/api/orders/${order.id}/deposit`,
      {},
      { origin: 'https://evil.example' },
    );
    const session = depositIn({ body }).checkout_id;
    expect(shop.sandbox().checkout.session(session)?.successAddress).toMatch(
      /^http:\/\/127\.0\.0\.1:4000\//,
    );
  });
});
