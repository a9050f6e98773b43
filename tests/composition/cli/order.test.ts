import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';
import { forecourtIn } from './forecourt-in';

let folder: string;
let site: Sandbox;
let vehicles: readonly string[];
let token: string;

const SAM_TYPED = {
  first_name: 'Sam',
  last_name: 'Sample',
  telephone: '07700 900123',
  address_1: '1 High Street',
  town_city: 'Chester',
  post_code: 'CH1 2AB',
  licence_held: '1',
};

const CREDENTIALS = { email: 'sam@example.org', password: 'three odd kettles' };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-order-'));
  // A site that runs over the same folder all the while.
  site = await openSandbox({
    folder,
    firstStock: 40,
    passwordCost: { N: 2 ** 8, r: 8, p: 1 },
  });
  await site.accounts.create({ ...CREDENTIALS, firstName: 'Sam' });
  const login = await site.inject({
    method: 'POST',
    url: '/api/v2/contact/auth/login',
    payload: JSON.stringify(CREDENTIALS),
    headers: { 'content-type': 'application/json' },
  });
  token = (JSON.parse(login.body) as { access_token: string }).access_token;
  const { body } = await site.inject({
    method: 'GET',
    url: '/api/v2/vehicle-search?status=FOR_SALE_RETAIL&resultsPerPage=40',
    headers: {},
  });
  vehicles = (
    JSON.parse(body) as {
      data: { stock_id: string; online_purchase: unknown; reserved_at: unknown }[];
    }
  ).data
    .filter((each) => Boolean(each.online_purchase) && !each.reserved_at)
    .map(({ stock_id: id }) => id);
}, 60_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

const order = (...words: readonly string[]) =>
  forecourtIn(folder, ['order', ...words, '--token', token]);

const jsonOf = async (...words: readonly string[]): Promise<Record<string, unknown>> => {
  const { exitCode, out, err } = await order(...words, '--json');
  if (exitCode !== 0) throw new Error(err.join('\n'));
  return JSON.parse(out.join('\n')) as Record<string, unknown>;
};

const fields = (said: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(said).flatMap(([name, value]) => ['--field', `${name}=${value}`]);

describe('forecourt order', () => {
  it('starts, fills in, places and cancels, beside a site over the same folder [CC-03, CC-08]', async () => {
    const [vehicle = ''] = vehicles;
    const started = await jsonOf('start', vehicle, '--key', 'one');
    const id = String(started['id']);
    expect(started).toMatchObject({ status: 'started', vehicle: { stockId: vehicle } });
    expect((await jsonOf('start', vehicle, '--key', 'one'))['id']).toBe(id);
    await jsonOf('set', id, 'compliance', ...fields(SAM_TYPED));
    await jsonOf('set', id, 'partExchange', ...fields({ choice: 'none' }));
    const paid = await jsonOf(
      'set',
      id,
      'paymentMethod',
      ...fields({ choice: 'finance', product: 'HP' }),
    );
    expect(paid['sections']).toMatchObject({
      paymentMethod: { answer: { product: 'HP', months: 60, deposit: 250, mileage: 6000 } },
    });
    expect(paid['monthly']).toMatch(/^\d+\.\d\d$/);
    const early = await order('place', id);
    expect([early.exitCode, early.err.join('')]).toEqual([
      1,
      'Some parts of your order are not filled in yet.',
    ]);
    const days = await site.inject({
      method: 'GET',
      url: '/api/collection-slots/2',
      headers: { authorization: `Bearer ${token}` },
    });
    const [first] = (JSON.parse(days.body) as { data: { date: string; times: string[] }[] }).data;
    await jsonOf(
      'set',
      id,
      'collection',
      ...fields({ branch: '2', day: first?.date ?? '', time: first?.times[0] ?? '' }),
    );
    const placed = await jsonOf('place', id);
    expect(placed['status']).toBe('placed');
    expect(await jsonOf('show')).toMatchObject({
      orders: [{ id, status: 'placed' }],
      tooManyOrders: false,
    });
    const told = await forecourtIn(folder, [
      'sandbox',
      'order',
      id,
      '--tell',
      'ready',
      '--paid',
      '250',
      '--json',
    ]);
    expect(JSON.parse(told.out.join('\n'))).toEqual({ status: 'ready' });
    expect(await jsonOf('cancel', id)).toMatchObject({
      status: 'cancelled',
      paid: '0.00',
      paidBack: '250.00',
    });
    const shown = await order('show', id);
    expect(shown.out.join('\n')).toMatch(/: cancelled\nVehicle: /);
  });

  it('opens the checkout of a deposit when it is placed, to be paid by the order or its checkout', async () => {
    const [, , vehicle = ''] = vehicles;
    const id = String((await jsonOf('start', vehicle))['id']);
    await jsonOf('set', id, 'compliance', ...fields(SAM_TYPED));
    await jsonOf('set', id, 'partExchange', ...fields({ choice: 'none' }));
    await jsonOf('set', id, 'paymentMethod', ...fields({ choice: 'card-deposit' }));
    const days = await site.inject({
      method: 'GET',
      url: '/api/collection-slots/2',
      headers: { authorization: `Bearer ${token}` },
    });
    const { data } = JSON.parse(days.body) as { data: { date: string; times: string[] }[] };
    const slot = data.at(-1);
    const said = { branch: '2', day: slot?.date ?? '', time: slot?.times[0] ?? '' };
    await jsonOf('set', id, 'collection', ...fields(said));
    const placed = await jsonOf('place', id);
    expect(placed).toMatchObject({
      status: 'placed',
      checkoutUrl: expect.stringMatching(/\/sandbox\/checkout\/cs_sandbox_/) as string,
      deposit: { state: 'being-paid', amount: '250.00' },
    });
    expect((await jsonOf('pay', id))['checkoutUrl']).toBe(placed['checkoutUrl']);
    const { checkoutId: checkout } = placed['deposit'] as { checkoutId: string };
    const sandbox = async (...words: readonly string[]) => {
      const { out, err } = await forecourtIn(folder, ['sandbox', ...words, '--json']);
      return JSON.parse([...out, ...err].join('\n')) as object;
    };
    expect(await sandbox('pay', id, '--decline')).toEqual({ status: 'declined', order: id });
    expect(await sandbox('webhook', id, '--event', 'checkout.session.cancelled')).toEqual({
      status: 'owed',
      order: id,
    });
    expect(await sandbox('webhook', checkout, '--event', 'checkout.session.completed')).toEqual({
      status: 'paid',
      order: id,
    });
    expect(await jsonOf('show', id)).toMatchObject({ paid: '250.00', checkoutUrl: null });
    expect(await jsonOf('cancel', id)).toMatchObject({ paid: '0.00', paidBack: '250.00' });
  });

  it('says what is wrong, and does nothing of it', async () => {
    const [, vehicle = ''] = vehicles;
    const id = String((await jsonOf('start', vehicle))['id']);
    const lines = async (...words: readonly string[]) => {
      const { exitCode, err } = await order(...words);
      return [exitCode, err.join(' ')];
    };
    expect(await lines('set', id, 'secrets')).toEqual([
      2,
      expect.stringContaining('no section "secrets"'),
    ]);
    expect(await lines('set', id, 'collection', '--field', 'place=here')).toEqual([
      2,
      expect.stringContaining('branch, day, time'),
    ]);
    expect(await lines('set', id, 'collection')).toEqual([
      2,
      expect.stringContaining('branch: missing'),
    ]);
    expect(await lines('show', 'no-such-order')).toEqual([2, 'There is no such order.']);
    const stale = await order(
      'set',
      id,
      'partExchange',
      ...fields({ choice: 'none' }),
      '--read-at',
      '3',
    );
    expect([stale.exitCode, stale.err.join('')]).toEqual([
      1,
      expect.stringContaining('saved on another device'),
    ]);
    const nobody = await forecourtIn(folder, ['order', 'show', '--token', 'nobodys']);
    expect([nobody.exitCode, nobody.err.join('')]).toEqual([
      1,
      expect.stringContaining('Nobody is logged in'),
    ]);
  });
});
