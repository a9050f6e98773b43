import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  openCheckoutStore,
  type CheckoutStore,
} from '../../../../adapters/sandbox/checkout/checkout-store';
import {
  sandboxCheckout,
  type SandboxCheckout,
} from '../../../../adapters/sandbox/checkout/sandbox-checkout';

let folder: string;
let store: CheckoutStore;
let checkout: SandboxCheckout;
let now: number;
let told: { readonly id: string; readonly type: string }[];
let asked: number[];
let id: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-checkout-'));
  store = openCheckoutStore(folder);
  now = 1_000_000;
  told = [];
  asked = [];
  checkout = sandboxCheckout({
    store,
    now: () => now,
    origin: () => 'https://pay.example',
    post: (body) => {
      const { id: event, type } = JSON.parse(body) as {
        readonly id: string;
        readonly type: string;
      };
      told.push({ id: event, type });
      return Promise.resolve(200);
    },
    later: (milliseconds) => asked.push(milliseconds),
  });
  const session = await checkout.open({
    reference: 'one',
    purpose: 'reservation-fee',
    amountPence: 4900,
    currency: 'gbp',
    title: 'A car',
    expiresAt: now + 1_800_000,
    successAddress: 'https://shop.example/done/{id}',
    cancelAddress: 'https://shop.example/back/{id}',
  });
  ({ id } = session);
  expect(session.address).toBe(`https://pay.example/sandbox/checkout/${id}`);
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

const types = () => told.map(({ type }) => type);
const COMPLETED = 'checkout.session.completed';
const FAILED = 'payment_intent.payment_failed';

describe('What happened at the sandbox’s checkout', () => {
  it('is told at once, and once', async () => {
    await checkout.pay(id, 'paid');
    await checkout.settle();
    expect(types()).toEqual([COMPLETED]);
  });

  it('is told late, and asks to be looked after then', async () => {
    await checkout.pay(id, 'paid', 'late');
    expect(types()).toEqual([]);
    expect(asked).toEqual([10_000]);
    now += 10_000;
    await checkout.settle();
    expect(types()).toEqual([COMPLETED]);
  });

  it('is told twice under one name', async () => {
    await checkout.pay(id, 'paid', 'twice');
    expect(types()).toEqual([COMPLETED, COMPLETED]);
    expect(new Set(told.map((event) => event.id)).size).toBe(1);
  });

  it('is told in another order than it happened', async () => {
    await checkout.pay(id, 'declined', 'out-of-order');
    await checkout.pay(id, 'paid', 'out-of-order');
    expect(types()).toEqual([COMPLETED]);
    now += 10_000;
    await checkout.settle();
    expect(types()).toEqual([COMPLETED, FAILED, FAILED]);
  });

  it('is told to nobody, and found by whoever asks', async () => {
    expect(await checkout.look(id)).toBe('open');
    await checkout.pay(id, 'paid', 'never');
    now += 3_600_000;
    await checkout.settle();
    expect(types()).toEqual([]);
    expect(await checkout.look(id)).toBe('paid');
    expect(await checkout.close(id)).toBe('paid');
    expect(await checkout.look('cs_none')).toBe('over');
  });
});
