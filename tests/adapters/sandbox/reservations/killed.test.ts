import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openCheckoutStore } from '../../../../adapters/sandbox/checkout/checkout-store';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { dayInBritain, daysAfter, weekdayOf } from '../../../../core/kernel/calendar-day';
import { SAM } from './reservations-in-process';
import { startedBackEnd, withStock } from './reservations-program';

const today = dayInBritain(Date.now());
const visit = { ...SAM, visit_date: daysAfter(today, 9 - weekdayOf(today)) };

let folder: string;
let slugs: readonly string[];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-killed-'));
  slugs = await withStock(folder);
}, 60_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const stateAtProvider = (id: string) => {
  const store = openCheckoutStore(folder);
  const state = store.session(id)?.state;
  store.close();
  return state;
};

const enquiriesHere = async (): Promise<number> => {
  const desk = openDeskStore(folder);
  const { total } = await desk.find({ isSuspect: false, formId: 'reservation' }, { most: 1 });
  await desk.close();
  return total;
};

it('A back end that is killed while somebody pays has what was paid reserved in the end, once [PY-1, PY-2]', async () => {
  let server = await startedBackEnd(folder);
  const ids: string[] = [];
  const statusOf = async (id: string) => (await server.get(`/api/reservations/${id}`))['status'];
  const manners = [
    { told: 'at-once', killedAfterMs: 2 },
    { told: 'at-once', killedAfterMs: 15 },
    // Between the payment and what is told of it, with certainty.
    { told: 'late', killedAfterMs: undefined },
    { told: 'never', killedAfterMs: undefined },
  ];
  for (const [place, { told, killedAfterMs }] of manners.entries()) {
    const { body } = await server.reserve(slugs[place] ?? '', visit);
    const id = String(body['id']);
    expect(body['url']).toBe(`${server.checkout}/sandbox/checkout/${id}`);
    ids.push(id);
    const paying = server.press(id, { do: 'pay', card: 'paid', told }).catch(() => undefined);
    if (killedAfterMs === undefined) await paying;
    else await wait(killedAfterMs);
    await server.kill();
    await paying;
    server = await startedBackEnd(folder);
    const isPaid = stateAtProvider(id) === 'complete';
    if (killedAfterMs === undefined) expect(isPaid).toBe(true);
    await expect.poll(() => statusOf(id), { timeout: 5000 }).toBe(isPaid ? 'reserved' : 'held');
    if (!isPaid) {
      const paid = await server.press(id, { do: 'pay', card: 'paid' });
      expect(paid.headers.get('location')).toBe(`http://127.0.0.1:4000/reservation-success/${id}`);
    }
  }
  for (const id of ids) {
    expect(await statusOf(id)).toBe('reserved');
    expect(stateAtProvider(id)).toBe('complete');
  }
  // What a process died over is free again after a minute: nobody waits for it here.
  await expect.poll(enquiriesHere, { timeout: 5000 }).toBeGreaterThanOrEqual(1);
  expect(await enquiriesHere()).toBeLessThanOrEqual(ids.length);
  await server.kill();
}, 180_000);

it('A hundred people at once, over two servers, are one reservation; ninety-nine are told', async () => {
  const [one, other] = await Promise.all([startedBackEnd(folder), startedBackEnd(folder)]);
  const slug = slugs[8] ?? '';
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, place) =>
      (place % 2 === 0 ? one : other).reserve(
        slug,
        { ...visit, email: `shopper-${String(place)}@example.org` },
        `10.1.0.${String(place)}`,
      ),
    ),
  );
  const taken = answers.filter((answer) => answer.status === 200);
  expect(taken).toHaveLength(1);
  const others = answers.filter((answer) => answer.status === 409);
  expect(others).toHaveLength(99);
  expect(new Set(others.map((answer) => answer.body['reason']))).toEqual(new Set(['held']));
  const id = String(taken[0]?.body['id']);
  // Whichever checkout it is paid at, both servers know.
  expect(one.checkout).not.toBe(other.checkout);
  await other.press(id, { do: 'pay', card: 'paid' });
  for (const server of [one, other]) {
    expect((await server.get(`/api/reservations/${id}`))['status']).toBe('reserved');
    await server.kill();
  }
}, 120_000);
