import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../../../core/reservation/public';
import { ALEX, NOON, ReservationsInProcess, SAM } from './reservations-in-process';

let shop: ReservationsInProcess;
let place = 0;
let slug: string;

beforeAll(async () => {
  shop = await ReservationsInProcess.open(2);
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => {
  shop.now = NOON;
  slug = shop.slugs[(place += 1)] ?? '';
});

const reserving =
  'Somebody is reserving this vehicle. If they do not pay, it is free again at 12:30.';

describe('Reserving at the stand-in back end', () => {
  it('answers the id of the checkout’s session, where it is, and until when the vehicle is held [CALL-44]', async () => {
    const { status, body } = await shop.reserve(slug);
    expect(status).toBe(200);
    expect(body).toEqual({
      id: expect.stringMatching(/^cs_sandbox_[0-9a-f]{32}$/) as string,
      url: `http://127.0.0.1:4001/sandbox/checkout/${String(body['id'])}`,
      status: 'held',
      hold_ends_at: '2026-11-29T12:30:00.000Z',
    });
  });

  it('tells how it stands, and nothing of the person', async () => {
    const id = await shop.begun(slug);
    const { body } = await shop.get(`/api/reservations/${id}`);
    expect(body).toMatchObject({ id, status: 'held', payment: 'open', vehicle: { slug } });
    expect(JSON.stringify(body)).not.toMatch(/sam|sample|07700|ch1|high/i);
    expect((await shop.get('/api/reservations/cs_sandbox_0')).status).toBe(404);
  });

  it('gives the same reservation for the same key, and refuses it for anything else', async () => {
    const id = await shop.begun(slug, SAM, 'one-form');
    expect(await shop.begun(slug, SAM, 'one-form')).toBe(id);
    const other = await shop.reserve(slug, { ...SAM, time: '13:00:00' }, 'one-form');
    expect(other).toMatchObject({ status: 409, body: { reason: 'key_of_another' } });
    await shop.sandbox().checkout.pay(id, 'paid');
    const paid = await shop.reserve(slug, SAM, 'one-form');
    expect(paid.body).toEqual({ id, status: 'reserved' });
  });

  it('names every field that is wrong, and holds nothing [RES-07]', async () => {
    const { status, body } = await shop.reserve(slug, {
      email: 'nobody',
      visit_date: '2019-08-01',
      time: '12:00:00',
      vehicle_id: 'another',
    });
    expect(status).toBe(422);
    expect(Object.keys(body['errors'] as object)).toEqual([
      'first_name',
      'last_name',
      'telephone',
      'email',
      'address_1',
      'town_city',
      'post_code',
      'visit_date',
      'terms',
      'vehicle_id',
    ]);
    expect(await shop.begun(slug, ALEX)).toBeTruthy();
  });

  it('takes a visit while the branch is open and no other', async () => {
    const closed = await shop.reserve(slug, { ...SAM, time: '03:00:00' });
    expect(closed.body['errors']).toEqual({
      time: 'There is no appointment at that time on that day',
    });
    const christmas = await shop.reserve(slug, { ...SAM, visit_date: '2026-12-25' });
    expect(Object.keys(christmas.body['errors'] as object)).toContain('visit_date');
    const britishly = await shop.reserve(slug, { ...SAM, visit_date: '01/12/2026', time: '12:00' });
    expect(britishly.status).toBe(200);
  });

  it('is known to the search at once: what a filter by status finds, its count and the vehicle agree', async () => {
    const found = async (status: string) => {
      const { body } = await shop.get(`/api/v2/vehicle-search?status=${status}&resultsPerPage=60`);
      const vehicles = body['data'] as readonly {
        readonly slug: string;
        readonly status: string;
      }[];
      expect((body['meta'] as { readonly total: number }).total).toBe(vehicles.length);
      expect(vehicles.filter((each) => each.status !== status)).toEqual([]);
      return vehicles.map((each) => each.slug);
    };
    expect(await found('FOR_SALE_RETAIL')).toContain(slug);
    const id = await shop.begun(slug);
    expect(await found('RESERVED')).toContain(slug);
    expect(await found('FOR_SALE_RETAIL')).not.toContain(slug);
    shop.now += HOLD_MS;
    expect(await found('FOR_SALE_RETAIL')).toContain(slug);
    shop.now -= HOLD_MS;
    await shop.sandbox(1).checkout.pay(id, 'paid');
    shop.now += 100 * HOLD_MS;
    expect(await found('RESERVED')).toContain(slug);
  });

  it('knows no vehicle that is not there, and refuses one that is not for sale', async () => {
    expect((await shop.reserve('no-such-car')).status).toBe(404);
    const taken = await shop.get('/api/v2/vehicle-search?status=SOLD,RESERVED&resultsPerPage=60');
    const one = (taken.body['data'] as readonly { readonly slug: string }[]).find(
      (each) => !shop.slugs.includes(each.slug),
    );
    expect(one).toBeDefined();
    expect(await shop.reserve(one?.slug ?? '')).toMatchObject({
      status: 409,
      body: { reason: 'not_for_sale' },
    });
  });

  it('leaves the vehicle to its owner, tells others when to try again, and is free after Cancel and after the hold [PY-6]', async () => {
    const id = await shop.begun(slug, SAM, 'a-form');
    shop.now += 5 * 60_000;
    expect(await shop.begun(slug, SAM, 'a-form')).toBe(id);
    const elsewhere = await shop.begun(
      slug,
      { ...SAM, email: 'Sam.Sample@EXAMPLE.org' },
      'another-form',
    );
    expect(elsewhere).not.toBe(id);
    const alex = await shop.reserve(slug, ALEX);
    expect(alex).toMatchObject({ status: 409, body: { reason: 'held', message: reserving } });
    expect(alex.headers['retry-after']).toBe(String(25 * 60));
    await shop.sandbox().checkout.cancel(elsewhere);
    expect(await shop.statusOf(id)).toBe('released');
    const later = await shop.begun(slug, ALEX);
    shop.now += HOLD_MS;
    expect(await shop.statusOf(later)).toBe('released');
    expect(await shop.begun(slug, SAM, 'a-form')).toBeTruthy();
  });

  it('is told by the stock as reserved, and as for sale once it is over', async () => {
    const toldAs = async () => {
      const { body } = await shop.get(`/api/v2/vehicle-search?slug=${slug}`);
      const [vehicle] = body['data'] as readonly Readonly<Record<string, unknown>>[];
      return [vehicle?.['status'], vehicle?.['reservation_status'], vehicle?.['reserved_at']];
    };
    expect(await toldAs()).toEqual(['FOR_SALE_RETAIL', null, null]);
    const id = await shop.begun(slug);
    expect(await toldAs()).toEqual(['RESERVED', 'Reserved', '2026-11-29T12:00:00.000Z']);
    await shop.sandbox().checkout.cancel(id);
    expect(await toldAs()).toEqual(['FOR_SALE_RETAIL', null, null]);
  });

  it('is one reservation of a hundred attempts at once on two copies of a server', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, buyer) =>
        shop.reserve(slug, { ...SAM, email: `buyer-${buyer}@example.org` }, undefined, buyer % 2),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(99);
  });

  it('tells the provider nothing of the person', () => {
    const file = readFileSync(join(shop.folder, 'checkout.sqlite'), 'latin1');
    expect(file).not.toMatch(/sam\.sample|07700/);
  });
});
