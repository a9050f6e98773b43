import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OrdersInProcess, SAM_SENT, valuationIn } from './orders-in-process';

let desk: OrdersInProcess;

beforeEach(async () => {
  desk = await OrdersInProcess.open(2);
});
afterEach(async () => {
  await desk.close();
});

const reasonOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }): unknown =>
  body['reason'];

const slotsIn = (body: Readonly<Record<string, unknown>>) =>
  body['data'] as readonly { readonly date: string; readonly times: readonly string[] }[];

const asFreshCopies = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, place) => place);

describe('Orders at the back end', () => {
  it('are of whoever is logged in, and of nobody else [AUTH-02]', async () => {
    const id = await desk.begun('sam', desk.vehicle(0));
    expect((await desk.get('', '/api/orders')).status).toBe(401);
    expect((await desk.get('No Such Token', '/api/orders')).status).toBe(401);
    expect((await desk.get('alex', `/api/orders/${id}`)).status).toBe(404);
    expect((await desk.save('alex', id, 'partExchange', { version: 0, type: 'none' })).status).toBe(
      404,
    );
    expect((await desk.place('alex', id)).status).toBe(404);
    expect((await desk.post('alex', `/api/orders/${id}/cancel`)).status).toBe(404);
    expect((await desk.get('sam', `/api/orders/${id}`)).body).toMatchObject({ status: 'started' });
    expect((await desk.get('alex', '/api/orders')).body).toEqual({
      data: [],
      too_many_orders: false,
    });
  });

  it('are placed once all is filled in, keep the vehicle, and tell people once [CC-03]', async () => {
    const vehicle = desk.vehicle(0);
    const id = await desk.filled('sam', vehicle);
    const first = await desk.place('sam', id);
    expect(first.body).toMatchObject({
      status: 'placed',
      bank: { reference: first.body['reference'] },
    });
    expect((await desk.place('sam', id, 1)).body).toMatchObject({ status: 'placed', id });
    const stock = await desk.get('sam', `/api/used-vehicles/find-by-slugs`);
    expect(stock.status).toBe(404);
    const { slug } = first.body['vehicle'] as { readonly slug: string };
    const shown = await desk.post('sam', '/api/used-vehicles/find-by-slugs', { slugs: [slug] });
    expect(JSON.stringify(shown.body)).toContain('"status":"RESERVED"');
    const reserving = await desk.post('sam', `/api/reserve/${slug}`, {
      ...SAM_SENT,
      email: 'alex@example.org',
      visit_date: '2026-12-04',
      time: '12:00:00',
      terms: true,
    });
    expect(reserving.status).toBe(409);
    expect((await desk.letters()).filter((line) => line.startsWith('shopper'))).toEqual([
      `shopper sam@example.org: Your order ${String(first.body['reference'])}`,
    ]);
  });

  it('go on where they were left, on another device too, by key or by vehicle', async () => {
    const vehicle = desk.vehicle(0);
    const start = (key: string, stockId = vehicle) =>
      desk.post('sam', '/api/orders', { stock_id: stockId }, { key });
    const one = await start('phone');
    expect((await start('phone')).body['id']).toBe(one.body['id']);
    expect((await start('laptop')).body['id']).toBe(one.body['id']);
    expect(reasonOf(await start('phone', desk.vehicle(1)))).toBe('key_of_another');
    expect((await desk.post('sam', '/api/orders', {})).status).toBe(422);
    expect((await start('has space')).status).toBe(400);
  });

  it('are two at most, whatever is pressed at once on two servers [CC-06, OR-7]', async () => {
    const ids: string[] = [];
    const times = [
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
    ];
    const live = await desk.filled('sam', desk.vehicle(10), '14:00');
    for (const [which, time] of times.entries())
      ids.push(await desk.filled('sam', desk.vehicle(which), time));
    await desk.place('sam', live);
    const answers = await Promise.all(ids.map((id, copy) => desk.place('sam', id, copy)));
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(reasonOf))).toEqual(
      new Set(['too_many_orders']),
    );
    const list = await desk.get('sam', '/api/orders');
    expect(list.body['too_many_orders']).toBe(true);
    const orders = list.body['data'] as readonly Readonly<Record<string, unknown>>[];
    expect(orders.filter(({ status }) => status === 'placed').length).toBe(2);
    // It is said before the last step, nothing that was filled in is gone, and the vehicles are free.
    const left = orders.filter(({ status }) => status === 'started');
    expect(left.map(({ hindrance }) => hindrance)).toEqual(left.map(() => 'too_many_orders'));
    expect(left.every(({ sections }) => Object.keys(sections as object).length === 4)).toBe(true);
    const third = left[0]?.['id'] as string;
    expect((await desk.post('alex', '/api/orders', { stock_id: desk.vehicle(11) })).status).toBe(
      200,
    );
    expect(reasonOf(await desk.post('sam', '/api/orders', { stock_id: desk.vehicle(12) }))).toBe(
      'too_many_orders',
    );
    await desk.post('sam', `/api/orders/${live}/cancel`);
    expect((await desk.place('sam', third)).body['status']).toBe('placed');
  });

  it('have one vehicle each, whoever presses first [CC-06]', async () => {
    const vehicle = desk.vehicle(0);
    const names = asFreshCopies(20).map((place) => `buyer-${place}`);
    const times = (await desk.get('sam', '/api/collection-slots/2')).body;
    const days = slotsIn(times).flatMap(({ date, times: of }) =>
      of.map((time) => ({ date, time })),
    );
    const ids = await Promise.all(
      names.map((name, place) => desk.filled(name, vehicle, days[place]?.time, days[place]?.date)),
    );
    const answers = await Promise.all(
      ids.map((id, place) => desk.place(names[place] ?? '', id, place)),
    );
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(new Set(answers.filter(({ status }) => status === 409).map(reasonOf))).toEqual(
      new Set(['vehicle_taken']),
    );
  });

  it('have one time of collection each; the others keep all but the time [CC-04, OR-3]', async () => {
    const names = asFreshCopies(20).map((place) => `buyer-${place}`);
    const ids = await Promise.all(
      names.map((name, place) => desk.filled(name, desk.vehicle(place))),
    );
    const answers = await Promise.all(
      ids.map((id, place) => desk.place(names[place] ?? '', id, place)),
    );
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect(new Set(answers.filter(({ status }) => status === 409).map(reasonOf))).toEqual(
      new Set(['slot_taken']),
    );
    const loser = winner === 0 ? 1 : 0;
    const [name = '', id = ''] = [names[loser], ids[loser]];
    const kept = await desk.order(name, id);
    expect(kept).toMatchObject({ status: 'started', lapsed: ['collection'] });
    expect(Object.keys(kept['sections'] as object).length).toBe(4);
    const fresh = slotsIn((await desk.get(name, '/api/collection-slots/2')).body);
    expect(fresh.find(({ date }) => date === '2026-12-05')?.times).not.toContain('11:00');
    await desk.post(names[winner] ?? '', `/api/orders/${ids[winner] ?? ''}/cancel`);
    expect((await desk.place(name, id)).body['status']).toBe('placed');
  });

  it('save a section by the version it was read at, so that an old copy overwrites nothing [OR-6]', async () => {
    const id = await desk.begun('sam', desk.vehicle(0));
    // The laptop, then a phone that is older.
    await desk.save('sam', id, 'compliance', { version: 0, ...SAM_SENT });
    const slot = { version: 0, branch_id: '2', date: '2026-12-05', time: '11:00' };
    expect((await desk.save('sam', id, 'collection', slot, 1)).status).toBe(200);
    const clash = await desk.save(
      'sam',
      id,
      'compliance',
      { version: 0, ...SAM_SENT, first_name: 'Samuel' },
      1,
    );
    expect(clash.status).toBe(409);
    expect(clash.body).toMatchObject({
      reason: 'changed',
      section: 'compliance',
      order: {
        sections: {
          compliance: { version: 1, first_name: 'Sam' },
          collection: { version: 1, time: '11:00' },
        },
      },
    });
    // Sent again after a line that was lost.
    expect((await desk.save('sam', id, 'compliance', { version: 0, ...SAM_SENT })).status).toBe(
      200,
    );
    const chosen = await desk.save('sam', id, 'compliance', {
      version: 1,
      ...SAM_SENT,
      first_name: 'Samuel',
    });
    expect(chosen.body).toMatchObject({
      sections: { compliance: { version: 2, first_name: 'Samuel' } },
    });
  });

  it('are placed as they were checked, or not at all', async () => {
    const id = await desk.filled('sam', desk.vehicle(0));
    const { checked } = await desk.order('sam', id);
    await desk.save('sam', id, 'paymentMethod', { version: 1, type: 'card_deposit' });
    const late = await desk.post('sam', `/api/orders/${id}/place`, { checked });
    expect(reasonOf(late)).toBe('checked_another');
    expect(late.body['order']).toMatchObject({ status: 'started', agreement: { first: '250.00' } });
    const half = await desk.begun('sam', desk.vehicle(1));
    expect((await desk.place('sam', half)).body).toMatchObject({
      reason: 'incomplete',
      sections: ['compliance', 'partExchange', 'paymentMethod', 'collection'],
    });
  });

  it('say by field what is wrong, and save nothing of it', async () => {
    const id = await desk.begun('sam', desk.vehicle(0));
    const wrong = async (section: string, body: object) =>
      Object.keys(
        (await desk.save('sam', id, section, { version: 0, ...body })).body['errors'] as object,
      );
    expect(
      await wrong('compliance', { ...SAM_SENT, post_code: 'nowhere', licence_held: false }),
    ).toEqual(['post_code', 'licence_held']);
    expect(await wrong('partExchange', { type: 'valuation', valuation: 'guessed' })).toEqual([
      'valuation',
    ]);
    expect(await wrong('paymentMethod', { type: 'cash' })).toEqual(['type']);
    expect(await wrong('paymentMethod', { type: 'finance', mileage: 5 })).toEqual(['mileage']);
    expect(
      await wrong('collection', { branch_id: '2', date: '2026-12-04', time: '11:00' }),
    ).toEqual(['time']);
    // Stafford hands nothing over (CG-113).
    expect(
      await wrong('collection', { branch_id: '4', date: '2026-12-05', time: '11:00' }),
    ).toEqual(['time']);
    expect((await desk.get('sam', '/api/collection-slots/4')).status).toBe(404);
    expect((await desk.save('sam', id, 'compliance', SAM_SENT)).status).toBe(422);
    expect((await desk.save('sam', id, 'secrets', {})).status).toBe(404);
    expect((await desk.order('sam', id))['sections']).toEqual({});
  });

  it('begin finance with a PCP, £250 down and 6,000 miles a year, with a representative example [CC-08]', async () => {
    const offered = await desk.get(
      'sam',
      `/api/v2/vehicle-finance?stock_ids=${desk.vehicles.join(',')}&term=48&deposit=250&deposit_type=Amount&mileage=6000`,
    );
    const quotes = Object.entries(offered.body['data'] as Record<string, Record<string, unknown>>);
    const idOf = (isQuoted: boolean): string =>
      quotes.find(([, { pcpQuote }]) => (pcpQuote !== null) === isQuoted)?.[0] ?? '';
    const finance = async (vehicle: string, more: object = {}) =>
      desk.save('sam', await desk.begun('sam', vehicle), 'paymentMethod', {
        version: 0,
        type: 'finance',
        ...more,
      });
    const { body } = await finance(idOf(true));
    expect(body).toMatchObject({
      sections: {
        paymentMethod: { product_type: 'PCP', term: 48, deposit: 250, mileage: 6000 },
      },
      agreement: { quote: { key: 'PCP', deposit: '250.00', mileage: 6000 } },
    });
    // One that the lender gives no PCP on is told so, and has hire purchase.
    expect((await finance(idOf(false))).body['errors']).toHaveProperty('product_type');
    expect((await finance(idOf(false), { product_type: 'HP' })).body).toMatchObject({
      sections: { paymentMethod: { product_type: 'HP', term: 60 } },
    });
  });

  it('take a part exchange at the price that the group’s own valuation has', async () => {
    const lookup = await desk.get('sam', '/api/v2/web/valuation-lookup?vrm=AB12CDE&mileage=40000');
    expect(lookup.status).toBe(200);
    const valued = await desk.valued('sam');
    expect(valued.status, JSON.stringify(valued.body)).toBe(200);
    const hash = valuationIn(valued);
    const id = await desk.begun('sam', desk.vehicle(0));
    const { body, status } = await desk.save('sam', id, 'partExchange', {
      version: 0,
      type: 'valuation',
      valuation: hash,
      settlement: '100.00',
      value: '99999.00',
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const saved = (body['sections'] as Record<string, Record<string, string>>)['partExchange'];
    const fetched = await desk.post('sam', `/valuations/fetch/${hash}`);
    const { cap_average: average } = (fetched.body['data'] ?? fetched.body) as {
      readonly cap_average: string;
    };
    expect(saved?.['value']).toBe(average);
    expect(Number((body['agreement'] as Record<string, string>)['part_exchange'])).toBe(
      Number(average) - 100,
    );
    // A week later the price may not be used any more.
    desk.now += 9 * 24 * 60 * 60 * 1000;
    expect((await desk.order('sam', id))['lapsed']).toContain('partExchange');
  });

  it('of a vehicle that somebody else reserves are refused, and the own reservation counts', async () => {
    const vehicle = desk.vehicle(0);
    const id = await desk.filled('sam', vehicle);
    const { slug } = (await desk.order('sam', id))['vehicle'] as { readonly slug: string };
    const reserve = (email: string) =>
      desk.post('sam', `/api/reserve/${slug}`, {
        ...SAM_SENT,
        email,
        visit_date: '2026-12-04',
        time: '12:00:00',
        terms: true,
      });
    const held = await reserve('alex@example.org');
    const refused = await desk.place('sam', id);
    expect(refused.body).toMatchObject({ reason: 'vehicle_taken', by: 'hold' });
    expect(refused.headers['retry-after']).toBe('1800');
    expect((await desk.order('sam', id))['hindrance']).toBe('vehicle_taken');
    desk.now += 31 * 60 * 1000;
    expect(held.status).toBe(200);
    const own = await reserve('Sam@Example.org');
    await desk.sandbox().checkout.pay(String(own.body['id']), 'paid');
    await desk.sandbox().settle();
    expect(reasonOf(await desk.post('alex', '/api/orders', { stock_id: vehicle }))).toBe(
      'vehicle_taken',
    );
    const placed = await desk.place('sam', id);
    expect(placed.body).toMatchObject({
      status: 'placed',
      agreement: { reservation_fee: '49.00' },
    });
  });

  it('are made ready, paid for, collected, and cancelled until then with all that was paid', async () => {
    const one = await desk.filled('sam', desk.vehicle(0));
    await desk.place('sam', one);
    const { orders } = desk.sandbox(1);
    const payment = { id: 'till-1', amount: 25_000 };
    orders.pay(one, payment as never);
    orders.pay(one, payment as never);
    orders.tell(one, 'ready');
    expect(await desk.order('sam', one)).toMatchObject({ status: 'ready', paid: '250.00' });
    expect((await desk.post('sam', `/api/orders/${one}/cancel`)).body).toMatchObject({
      status: 'cancelled',
      paid: '0.00',
      paid_back: '250.00',
    });
    const two = await desk.filled('sam', desk.vehicle(1));
    await desk.place('sam', two);
    orders.tell(two, 'collected');
    expect(reasonOf(await desk.post('sam', `/api/orders/${two}/cancel`))).toBe('not_open');
    expect(await desk.letters()).toHaveLength(8);
  });

  it('are counted from the same clock as the wall’s on days when clocks change [OR-2]', async () => {
    desk.now = Date.parse('2026-10-20T11:00:00Z');
    const days = slotsIn((await desk.get('sam', '/api/collection-slots/1')).body);
    const sundays = days.filter(({ date }) => ['2026-10-25', '2026-11-01'].includes(date));
    expect(sundays.length).toBe(2);
    expect(sundays[0]?.times).toEqual(sundays[1]?.times);
    expect(days[0]?.date).toBe('2026-10-24');
  });
});

describe('A back end without orders', () => {
  it('has no calls for them [CG-106]', async () => {
    const without = await OrdersInProcess.open(1, { orders: 'off' });
    expect((await without.get('sam', '/api/orders')).status).toBe(404);
    expect((await without.post('sam', '/api/orders', {})).status).toBe(404);
    await without.close();
  });
});
