import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openCheckoutStore } from '../../../../adapters/sandbox/checkout/checkout-store';
import { openDeskStore } from '../../../../adapters/sandbox/desk/sqlite-desk-store';
import { dayInBritain, daysAfter, weekdayOf } from '../../../../core/kernel/calendar-day';
import { SAM } from './reservations-in-process';

/** A back end of its own process over the folder. */
async function started(folder: string) {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(import.meta.dirname, 'reservations-process.ts'), folder],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  const json = async (path: string, body?: object): Promise<Readonly<Record<string, unknown>>> => {
    const answer = await fetch(
      `${address}${path}`,
      body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
    );
    return (await answer.json()) as Readonly<Record<string, unknown>>;
  };
  return {
    json,
    pay: (id: string) =>
      fetch(`${address}/sandbox/checkout/${id}`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ do: 'pay', card: 'paid' }),
      }),
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const stateAtProvider = (folder: string, id: string) => {
  const store = openCheckoutStore(folder);
  const state = store.session(id)?.state;
  store.close();
  return state;
};

const enquiriesIn = async (folder: string): Promise<number> => {
  const desk = openDeskStore(folder);
  const { total } = await desk.find({ isSuspect: false, formId: 'reservation' }, { most: 1 });
  await desk.close();
  return total;
};

it('A back end that is killed while somebody pays has what was paid reserved in the end, once [PY-1, PY-2]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-killed-'));
  const today = dayInBritain(Date.now());
  const visit = { ...SAM, visit_date: daysAfter(today, 9 - weekdayOf(today)) };
  let server = await started(folder);
  const found = await server.json('/api/v2/vehicle-search?status=FOR_SALE_RETAIL');
  const slugs = (found['data'] as readonly { readonly slug: string }[]).map(({ slug }) => slug);
  const ids: string[] = [];
  for (const [place, killedAfterMs] of [2, 15].entries()) {
    const begun = await server.json(`/api/reserve/${slugs[place] ?? ''}`, visit);
    const id = String(begun['id']);
    ids.push(id);
    const paying = server.pay(id).catch(() => undefined);
    await wait(killedAfterMs);
    await server.kill();
    await paying;
    server = await started(folder);
    const isPaid = stateAtProvider(folder, id) === 'complete';
    await expect
      .poll(async () => (await server.json(`/api/reservations/${id}`))['status'], {
        timeout: 5000,
      })
      .toBe(isPaid ? 'reserved' : 'held');
    if (!isPaid) await server.pay(id);
  }
  for (const id of ids) {
    expect((await server.json(`/api/reservations/${id}`))['status']).toBe('reserved');
  }
  // What a process died over is free again after a minute: nobody waits for it here.
  await expect.poll(() => enquiriesIn(folder), { timeout: 5000 }).toBeGreaterThanOrEqual(1);
  expect(await enquiriesIn(folder)).toBeLessThanOrEqual(ids.length);
  await server.kill();
  rmSync(folder, { recursive: true });
}, 120_000);
