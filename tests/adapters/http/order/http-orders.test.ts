import { isLeft, left } from 'fp-ts/Either';
import { firstValueFrom } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeHttpClient } from '../../../../adapters/http/http-client';
import { HttpOrders } from '../../../../adapters/http/order/http-orders';
import { pounds } from '../../../../core/kernel/money';
import { fakeTransport, type FakeAnswer } from '../fake-transport';

const over = (answer: FakeAnswer) => {
  const fake = fakeTransport(answer);
  return { fake, orders: new HttpOrders(makeHttpClient(fake)) };
};

const WIRE = {
  id: 'o1',
  reference: 'CC-1',
  status: 'STARTED',
  started_at: '2026-12-01T12:00:00.000Z',
  placed_at: null,
  vehicle: {
    stock_id: 10023,
    title: 'A car',
    slug: 'a-car',
    site_id: 2,
    price: '8995.00',
    admin_fee: '0.00',
  },
  sections: {
    compliance: {
      version: 2,
      first_name: 'Sam',
      last_name: 'Sample',
      telephone: '07700 900123',
      address_1: '1 High Street',
      town_city: 'Chester',
      post_code: 'CH1 2AB',
      licence_address: false,
    },
    collection: { version: 1, branch_id: 2, date: '2026-12-05', time: '11:00' },
    paymentMethod: { version: 1, type: 'cowries' },
  },
  lapsed: ['collection', 'nonsense'],
  hindrance: 'too_many_orders',
  agreement: {
    price: '8995.00',
    admin_fee: '0.00',
    total: '8995.00',
    part_exchange: '0.00',
    still_owed: '0.00',
    reservation_fee: '49.00',
    to_pay: '8946.00',
    over: '0.00',
    first: '250.00',
    quote: null,
  },
  checked: '2.0.0.1',
  paid: '0.00',
  paid_back: null,
  bank: null,
} as const;

const read = (json: unknown) => firstValueFrom(over({ json }).orders.order('o1'));

describe('Orders over HTTP', () => {
  it.each([[WIRE], [{ data: WIRE }]])('are read, at the top or under data', async (json) => {
    const order = await read(json);
    if (isLeft(order)) throw new Error(JSON.stringify(order.left));
    expect(order.right).toMatchObject({
      id: 'o1',
      state: 'started',
      vehicle: { stockId: '10023', branchId: '2', price: pounds(8995) },
      lapsed: ['collection'],
      hindrance: 'too-many-orders',
      agreement: { toPay: pounds(8946), first: pounds(250) },
      checked: '2.0.0.1',
    });
    expect(order.right.sections).toEqual({
      compliance: {
        version: 2,
        answer: {
          firstName: 'Sam',
          lastName: 'Sample',
          telephone: '07700 900123',
          address: '1 High Street',
          town: 'Chester',
          postcode: 'CH1 2AB',
          licenceShowsAddress: false,
        },
      },
      // One that cannot be read is as one that was not filled in.
      collection: { version: 1, answer: { branchId: '2', day: '2026-12-05', time: '11:00' } },
    });
  });

  it.each([
    ['a status that nobody knows', { ...WIRE, status: 'lost' }],
    ['no id', { ...WIRE, id: null }],
    ['no vehicle', { ...WIRE, vehicle: null }],
    ['no order at all', 'hello'],
  ])('are unreadable with %s', async (_name, json) => {
    expect(await read(json)).toMatchObject(left({ kind: 'unreadable' }));
  });

  it('tell how a deposit stands and where it is paid, and nothing of one that cannot be read', async () => {
    const deposit = {
      state: 'being_paid',
      amount: '250.00',
      due_at: '2026-12-02T12:00:00.000Z',
      checkout_id: 'cs_1',
      checkout_url: 'https://pay.example/cs_1',
    };
    const order = await read({ ...WIRE, deposit });
    expect(order).toMatchObject({
      right: {
        deposit: {
          state: 'being-paid',
          amount: pounds(250),
          dueAt: '2026-12-02T12:00:00.000Z',
          checkoutId: 'cs_1',
          checkoutAddress: 'https://pay.example/cs_1',
        },
      },
    });
    for (const odd of [{ ...deposit, state: 'lost' }, { ...deposit, amount: 'much' }, 'paid']) {
      expect(JSON.stringify(await read({ ...WIRE, deposit: odd }))).not.toContain('deposit');
    }
    const script = await read({ ...WIRE, deposit: { ...deposit, checkout_url: 'javascript:x' } });
    expect(JSON.stringify(script)).not.toContain('javascript');
  });

  it('tell no sums where one of them is missing', async () => {
    const order = await read({ ...WIRE, agreement: { ...WIRE.agreement, to_pay: null } });
    expect(order).toMatchObject({ right: {} });
    expect(JSON.stringify(order)).not.toContain('agreement');
  });

  it('send a section with the version that it was read at', async () => {
    const { fake, orders } = over({ json: WIRE });
    await firstValueFrom(
      orders.save(
        'o/1',
        {
          section: 'paymentMethod',
          answer: { kind: 'finance', product: 'PCP', months: 48, deposit: 250, mileage: 6000 },
        },
        3,
      ),
    );
    expect(fake.calls[0]).toMatchObject({
      method: 'post',
      url: '/api/orders/o%2F1/sections/paymentMethod',
    });
    expect(JSON.parse(String(fake.calls[0]?.body))).toEqual({
      version: 3,
      type: 'finance',
      product_type: 'PCP',
      term: 48,
      deposit: 250,
      mileage: 6000,
    });
  });

  it.each([
    [409, { reason: 'slot_taken' }, { kind: 'order-refused', why: 'slot-taken' }],
    [409, { reason: 'too_many_orders' }, { kind: 'order-refused', why: 'too-many-orders' }],
    [404, {}, { kind: 'order-refused', why: 'unknown' }],
    [409, { reason: 'of_another_kind' }, { kind: 'refused', status: 409 }],
    [409, { reason: 'A sentence, and no word' }, { kind: 'refused', status: 409 }],
    [422, { errors: { time: 'Not free' } }, { kind: 'field-faults', faults: { time: 'Not free' } }],
    [401, {}, { kind: 'not-allowed', status: 401 }],
  ])('that are refused with %i and %j say why', async (status, json, failure) => {
    const answer = await firstValueFrom(over({ status, json }).orders.place('o1', ''));
    expect(answer).toMatchObject(left(failure));
  });

  it('list what can be read of them, and days and times alike', async () => {
    const list = await firstValueFrom(
      over({ json: { data: [WIRE, { id: 'broken' }], too_many_orders: true } }).orders.orders(),
    );
    expect(list).toMatchObject({ right: { tooManyOrders: true, orders: [{ id: 'o1' }] } });
    const days = await firstValueFrom(
      over({
        json: {
          data: [
            { date: '2026-12-05', times: ['09:00', 'noon'] },
            { date: '2026-02-30', times: ['09:00'] },
            { date: '2026-12-06', times: [] },
          ],
        },
      }).orders.collectionDays('2'),
    );
    expect(days).toMatchObject({ right: [{ day: '2026-12-05', times: ['09:00'] }] });
  });
});
