import { isLeft } from 'fp-ts/Either';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOLD_MS } from '../../../../core/reservation/public';
import { ALEX, NOON, ReservationsInProcess, SAM } from './reservations-in-process';

const PASSWORD = 'three odd kettles';
const MINUTE = 60_000;

let shop: ReservationsInProcess;
let token: string;
let place = 0;
const nextSlug = (): string => shop.slugs[(place += 1)] ?? '';

let people = 0;
/** Somebody with an account, whose address is written otherwise there. */
let somebody: typeof SAM & { readonly email: string };

const listOf = async (bearer: string | undefined) => {
  const { statusCode, body, headers } = await shop.sandbox().inject({
    method: 'GET',
    url: '/api/reservations',
    headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` },
  });
  return { status: statusCode, headers, body: JSON.parse(body) as { readonly data?: Entry[] } };
};
type Entry = Readonly<Record<string, unknown>>;

const entries = async (): Promise<readonly Entry[]> => (await listOf(token)).body.data ?? [];

beforeAll(async () => {
  shop = await ReservationsInProcess.open();
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  shop.now = NOON;
  const email = `somebody-${String((people += 1))}@example.org`;
  somebody = { ...SAM, email: email as typeof SAM.email };
  const { accounts } = shop.sandbox();
  const credentials = { email: email.toUpperCase(), password: PASSWORD };
  await accounts.create({ ...credentials, firstName: 'Sam' });
  const session = await accounts.logIn(credentials, `198.51.100.${String(people)}`);
  if (isLeft(session)) throw new Error('Nobody was logged in');
  ({ token } = session.right);
});

describe('A customer’s own reservations', () => {
  it('are told to nobody who is not logged in', async () => {
    await shop.begun(nextSlug(), somebody);
    for (const bearer of [undefined, 'no-such-token']) {
      const { status, headers, body } = await listOf(bearer);
      expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer']);
      expect(body.data).toBeUndefined();
    }
    shop.sandbox().accounts.logOut(token);
    expect((await listOf(token)).status).toBe(401);
  });

  it('are those of the account’s address, the newest first, and nothing of the person', async () => {
    expect(await entries()).toEqual([]);
    await shop.begun(nextSlug(), ALEX);
    const slug = nextSlug();
    const paid = await shop.begun(slug, somebody);
    await shop.sandbox().checkout.pay(paid, 'paid');
    shop.now = NOON + MINUTE;
    const held = await shop.begun(nextSlug(), somebody);
    const listed = await entries();
    expect(listed.map(({ id }) => id)).toEqual([held, paid]);
    expect(listed[0]).toMatchObject({
      status: 'held',
      payment: 'open',
      hold_ends_at: new Date(shop.now + HOLD_MS).toISOString(),
      held_at: '2026-11-29T12:01:00.000Z',
    });
    expect(listed[0]).not.toHaveProperty('reference');
    expect(listed[1]).toMatchObject({
      status: 'reserved',
      payment: 'paid',
      reference: expect.stringMatching(/^RV-[0-9A-F]{10}$/) as string,
      vehicle: { slug },
      visit_date: '2026-12-01',
      held_at: '2026-11-29T12:00:00.000Z',
    });
    const all = JSON.stringify(listed);
    for (const secret of ['Sam', 'Sample', 'example.org', '900123', 'High Street', 'CH1']) {
      expect(all).not.toContain(secret);
    }
  });

  it('stay there once they are over: a hold by the clock, and what was given up with its reference', async () => {
    const paid = await shop.begun(nextSlug(), somebody);
    await shop.sandbox().checkout.pay(paid, 'paid');
    const [before] = await entries();
    await shop.sandbox().inject({
      method: 'POST',
      url: `/api/reservations/${paid}/cancel`,
      payload: JSON.stringify({ email: somebody.email }),
      headers: { 'content-type': 'application/json' },
    });
    shop.now = NOON + MINUTE;
    await shop.begun(nextSlug(), somebody);
    shop.now += HOLD_MS;
    const [hold, given] = await entries();
    expect(hold).toMatchObject({ status: 'released' });
    expect(hold).not.toHaveProperty('hold_ends_at');
    expect(given).toMatchObject({
      id: paid,
      status: 'refunded',
      payment: 'refunded',
      reference: before?.['reference'],
    });
  });
});
