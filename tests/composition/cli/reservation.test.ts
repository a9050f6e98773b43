import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type Sandbox } from '../../../composition/modules/sandbox';
import { dayInBritain, daysAfter, weekdayOf } from '../../../core/kernel/calendar-day';
import { forecourtIn } from './forecourt-in';

let folder: string;
let site: Sandbox;
let slugs: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-reserve-'));
  // A site that runs over the same folder all the while.
  site = await openSandbox({ folder, firstStock: 30 });
  const { body } = await site.inject({
    method: 'GET',
    url: '/api/v2/vehicle-search?status=FOR_SALE_RETAIL',
    headers: {},
  });
  slugs = (JSON.parse(body) as { data: { slug: string }[] }).data.map(({ slug }) => slug);
}, 60_000);
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true });
});

/** A day of the week after next that is no bank holiday's Monday. */
const wednesday = (() => {
  const today = dayInBritain(Date.now());
  return daysAfter(today, 9 - weekdayOf(today));
})();

const fieldsOf = (name: string, more: Readonly<Record<string, string>> = {}): readonly string[] =>
  Object.entries({
    first_name: name,
    last_name: 'Sample',
    telephone: '07700 900123',
    email: `${name.toLowerCase()}@example.org`,
    address_1: '1 High Street',
    town_city: 'Chester',
    post_code: 'ch1 2ab',
    visit_date: wednesday,
    time: '12:00',
    terms: '1',
    opt_in: 'email,sms',
    ...more,
  }).flatMap(([field, value]) => ['--field', `${field}=${value}`]);

const jsonOf = async (...words: readonly string[]): Promise<Record<string, unknown>> => {
  const { exitCode, out, err } = await forecourtIn(folder, [...words, '--json']);
  if (exitCode !== 0) throw new Error(err.join('\n'));
  return JSON.parse(out.join('\n')) as Record<string, unknown>;
};

describe('forecourt reserve', () => {
  it('holds a vehicle, pays for it and shows it reserved, beside a site over the same folder [CALL-44]', async () => {
    const [slug = ''] = slugs;
    const held = await jsonOf('reserve', slug, ...fieldsOf('Sam'));
    expect(Object.keys(held)).toEqual(['id', 'status', 'checkoutUrl', 'holdEndsAt']);
    const id = String(held['id']);
    expect(held).toMatchObject({
      status: 'held',
      checkoutUrl: `http://127.0.0.1:4001/sandbox/checkout/${id}`,
    });
    expect(site.checkout.session(id)?.amountPence).toBe(4900);
    expect(await jsonOf('reservation', 'show', id)).toEqual({ id, status: 'held' });
    expect(await jsonOf('sandbox', 'pay', id, '--decline')).toEqual({ status: 'held' });
    expect(await jsonOf('sandbox', 'pay', id)).toEqual({ status: 'reserved' });
    const shown = await forecourtIn(folder, ['reservation', 'show', id]);
    expect(shown.out.join('\n')).toMatch(/: reserved\nVehicle: .+\nPayment: paid\nReference: RV-/);
    const enquiry = await forecourtIn(folder, ['enquiry', 'list', '--form', 'reservation']);
    expect(enquiry.out.join('\n')).toMatch(/RV-[0-9A-F]{10} .*Sam Sample/);
  }, 60_000);

  it('reserves once for one key, and says why another shopper cannot', async () => {
    const slug = slugs[1] ?? '';
    const first = await jsonOf('reserve', slug, ...fieldsOf('Sam'), '--key', 'one');
    expect(await jsonOf('reserve', slug, ...fieldsOf('Sam'), '--key', 'one')).toEqual(first);
    const alex = await forecourtIn(folder, ['reserve', slug, ...fieldsOf('Alex'), '--json']);
    expect(alex).toMatchObject({ exitCode: 1, out: [] });
    expect(alex.err.join('\n')).toMatch(
      /status 409\)\. Somebody is reserving this vehicle\. If they do not pay, it is free again at \d\d:\d\d\./,
    );
  }, 60_000);

  it('refuses what is not in order and holds nothing, a past day and the documented one too', async () => {
    const slug = slugs[2] ?? '';
    const wrong = fieldsOf('Sam', { visit_date: '2019-08-01', email: '', terms: '' });
    const { exitCode, err } = await forecourtIn(folder, ['reserve', slug, ...wrong]);
    expect(exitCode).toBe(2);
    expect(err.map((line) => line.split(':', 1)[0])).toEqual(['email', 'visit_date', 'terms']);
    const closed = await forecourtIn(folder, [
      'reserve',
      slug,
      ...fieldsOf('Sam', { time: '03:30' }),
    ]);
    expect(closed.err.join('\n')).toMatch(/^time: /);
    const odd = await forecourtIn(folder, ['reserve', slug, '--field', 'shoe=9']);
    expect(odd).toMatchObject({ exitCode: 2 });
    expect((await jsonOf('reserve', slug, ...fieldsOf('Alex')))['status']).toBe('held');
  }, 60_000);

  it('needs what it is set to need, and no more', async () => {
    const slug = slugs[4] ?? '';
    const few = ['--field', 'email=sam@example.org', '--field', 'terms=1', '--json'];
    const needs = { RESERVATION_NEEDS: 'email, terms' };
    const { exitCode, out } = await forecourtIn(folder, ['reserve', slug, ...few], needs);
    expect(exitCode).toBe(0);
    expect(out.join('\n')).toContain('"held"');
    const all = await forecourtIn(folder, ['reserve', slug, ...few]);
    expect(all.exitCode).toBe(2);
    const wrong = await forecourtIn(folder, ['reserve', slug, ...few], {
      RESERVATION_NEEDS: 'shoe',
    });
    expect(wrong).toMatchObject({ exitCode: 2, out: [] });
    expect(wrong.err[0]).toMatch(
      /^RESERVATION_NEEDS is "shoe", but it must be some of first_name, /,
    );
  }, 60_000);

  it('has the provider tell what it likes, of a session nobody knows too [PY-1, PY-5]', async () => {
    const slug = slugs[3] ?? '';
    const a = String((await jsonOf('reserve', slug, ...fieldsOf('Sam')))['id']);
    const b = String((await jsonOf('reserve', slug, ...fieldsOf('Sam', { time: '13:00' })))['id']);
    expect(a).not.toBe(b);
    await jsonOf('sandbox', 'pay', b);
    const told = (id: string, event: string) => jsonOf('sandbox', 'webhook', id, '--event', event);
    expect(await told(a, 'checkout.session.expired')).toEqual({ status: 'reserved' });
    expect(await told(a, 'checkout.session.completed')).toEqual({ status: 'reserved' });
    expect(site.checkout.session(a)?.refundedAt).toBeDefined();
    expect(await told('cs_never', 'checkout.session.completed')).toEqual({ status: null });
  }, 60_000);

  it('gives a reservation up, with the address it was made with, and pays back what was paid', async () => {
    const slug = slugs[5] ?? '';
    const id = String((await jsonOf('reserve', slug, ...fieldsOf('Sam')))['id']);
    await jsonOf('sandbox', 'pay', id);
    const wrong = ['reservation', 'cancel', id, '--email', 'alex@example.org'];
    expect((await forecourtIn(folder, wrong)).exitCode).toBe(2);
    expect(await jsonOf('reservation', 'show', id)).toEqual({ id, status: 'reserved' });
    const { out } = await forecourtIn(folder, ['reservation', 'show', id]);
    const reference = out.find((line) => line.startsWith('Reference: '))?.slice(11) ?? '';
    const email =
      fieldsOf('Sam')
        .find((each) => each.startsWith('email='))
        ?.slice(6) ?? '';
    expect(await jsonOf('reservation', 'cancel', reference, '--email', email)).toMatchObject({
      status: 'refunded',
    });
    await site.settle();
    expect(site.checkout.session(id)?.refundedAt).toBeDefined();
    const again = await forecourtIn(folder, ['reservation', 'cancel', id, '--email', email]);
    expect(again.out.at(-1)).toBe('£49 is on its way back to the card.');
  }, 60_000);

  it('tells the fee, the least deposit and the documented visit, each a figure of its own [RES-02, RES-06]', async () => {
    expect(await jsonOf('reservation', 'terms')).toEqual({
      fee: '49.00',
      minimumDeposit: '49.00',
      holdMinutes: 30,
      documentedVisit: { day: '2019-08-01', time: '12:00:00' },
    });
    const { out } = await forecourtIn(folder, ['reservation', 'terms']);
    expect(out[0]).toBe('Fee: £49');
  });

  it('names what is not there', async () => {
    for (const words of [
      ['reservation', 'show', 'cs_none'],
      ['sandbox', 'pay', 'cs_none'],
      ['sandbox', 'webhook', 'cs_none', '--event', 'no.such.event'],
      ['sandbox', 'webhook', 'cs_none'],
    ]) {
      const { exitCode, err } = await forecourtIn(folder, words);
      expect(exitCode).toBe(2);
      expect(err.join('\n')).not.toBe('');
    }
    expect(
      (await forecourtIn(folder, ['reserve', 'no-such-car', ...fieldsOf('Sam')])).exitCode,
    ).toBe(1);
  }, 60_000);
});
