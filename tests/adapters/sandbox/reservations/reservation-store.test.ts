import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewEnquiry } from '../../../../adapters/sandbox/desk/stored-enquiry';
import { errandRunner } from '../../../../adapters/sandbox/reservations/errand-runner';
import {
  openReservationStore,
  type ReservationStore,
} from '../../../../adapters/sandbox/reservations/reservation-store';
import { saidToReserve } from '../../../../adapters/sandbox/reservations/reservation-request';
import { HOLD_MS } from '../../../../core/reservation/public';
import { aStockRecord } from '../../../support/mothers/stock-record';
import { NOON, SAM } from './reservations-in-process';

let folder: string;
let store: ReservationStore;
let isBusy = false;
let made = 0;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-reservations-'));
  store = openReservationStore(folder, () => {
    if (isBusy) throw new Error('database is busy');
    return true;
  });
});
afterAll(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

function begun(request = '{}') {
  const name = `${(made += 1)}`;
  const [going] = store.submit(
    { vehicle: `vehicle-${name}`, key: `key-${name}`, fingerprint: 'a', owner: 'sam', request },
    NOON,
  );
  if (going?.kind !== 'go-to-checkout') throw new Error('It is not held');
  return { attemptId: going.attemptId, name };
}

const paidIn = (session: string, reference = '') =>
  ({ id: `evt-${session}${reference}`, kind: 'paid', session, reference }) as const;

const errandsOf = (attemptId: string, now: number) =>
  store.due(now).filter((errand) => errand.attemptId === attemptId);

describe('An event of the provider', () => {
  it('that could not be worked is not marked, so that it is worked when it comes again [PY-2]', () => {
    const { attemptId } = begun();
    store.opened(attemptId, 'cs-2', '/cs-2', NOON);
    isBusy = true;
    expect(() => store.tell(paidIn('cs-2'), NOON)).toThrow('busy');
    isBusy = false;
    expect(store.attempt(attemptId, NOON)?.reservationState).toBe('held');
    expect(store.tell(paidIn('cs-2'), NOON)).toBe('applied');
    expect(store.attempt(attemptId, NOON)?.reservationState).toBe('reserved');
    expect(store.tell(paidIn('cs-2'), NOON)).toBe('repeated');
  });

  it('that comes before its session is known is applied as soon as it is [PY-1]', () => {
    const { attemptId } = begun();
    expect(store.tell(paidIn('cs-early'), NOON)).toBe('kept');
    expect(store.attempt('cs-early', NOON)).toBeUndefined();
    store.opened(attemptId, 'cs-early', '/cs-early', NOON);
    expect(store.attempt('cs-early', NOON)?.reservationState).toBe('reserved');
    expect(store.tell(paidIn('cs-early'), NOON)).toBe('repeated');
  });

  it('finds its attempt by our own name of it, where the session is not written down yet [PY-1]', () => {
    const { attemptId } = begun();
    expect(store.tell(paidIn('cs-unwritten', attemptId), NOON)).toBe('applied');
  });
});

describe('A file of reservations', () => {
  it('closes a checkout that was ended while the provider was opening it', () => {
    const { attemptId } = begun();
    store.tick(NOON + HOLD_MS);
    const [early] = errandsOf(attemptId, NOON + HOLD_MS);
    expect(early?.kind).toBe('close-checkout');
    store.done(early?.id ?? 0);
    expect(errandsOf(attemptId, NOON + HOLD_MS)).toEqual([]);
    store.opened(attemptId, 'cs-slow', '/cs-slow', NOON + HOLD_MS);
    expect(errandsOf(attemptId, NOON + HOLD_MS).map(({ kind }) => kind)).toEqual([
      'close-checkout',
    ]);
  });

  it('forgets after a month who it was, once it is over, and not that it is reserved', () => {
    const { attemptId } = begun(JSON.stringify(saidToReserve(SAM).said));
    store.tell(paidIn('cs-month', attemptId), NOON);
    for (const { id } of errandsOf(attemptId, NOON)) store.done(id);
    store.forget(NOON + 29 * 24 * 3600_000);
    expect(store.attempt(attemptId, NOON)?.request).toContain('Sam');
    const monthLater = NOON + 31 * 24 * 3600_000;
    store.forget(monthLater);
    expect(store.attempt(attemptId, NOON)?.request).toContain('Sam');
    const reservationId = store.attempt(attemptId, NOON)?.reservationId ?? '';
    store.end({ kind: 'collected', reservationId }, monthLater);
    store.forget(monthLater);
    expect(store.attempt(attemptId, NOON)).toMatchObject({
      request: '',
      reservationState: 'reserved',
    });
  });
});

describe('What follows from a reservation', () => {
  it('is done by one process of several, and by another where that one dies over it', () => {
    const { attemptId } = begun();
    store.tell(paidIn('cs-claim', attemptId), NOON);
    const [errand] = errandsOf(attemptId, NOON);
    if (errand === undefined) throw new Error('Nothing follows');
    expect(store.claim(errand, NOON + 60_000)).toBe(true);
    expect(store.claim(errand, NOON + 60_000)).toBe(false);
    expect(errandsOf(attemptId, NOON)).toEqual([]);
    const [again] = errandsOf(attemptId, NOON + 60_000);
    expect(again?.id).toBe(errand.id);
    store.done(errand.id);
    expect(errandsOf(attemptId, NOON + 60_000)).toEqual([]);
  });

  it('is tried again by itself when the desk fails, and neither undoes nor repeats it [PY-2]', async () => {
    const { attemptId } = begun(JSON.stringify(saidToReserve(SAM).said));
    store.opened(attemptId, 'cs-desk', '/cs-desk', NOON);
    let now = NOON;
    let isDown = true;
    const taken: NewEnquiry[] = [];
    const subjects: string[] = [];
    const runner = errandRunner({
      store,
      asking: { beforeTheyEnd: () => Promise.resolve() },
      visits: { close: () => Promise.resolve() },
      provider: { refund: () => Promise.resolve() },
      desk: {
        take: (enquiry, emails) => {
          if (isDown) return Promise.reject(new Error('the disk is full'));
          taken.push(enquiry);
          subjects.push(...emails.map(({ subject }) => subject));
          return Promise.resolve({ ...enquiry, id: 1, pictures: 0, answeredAt: undefined });
        },
      },
      mail: { siteName: 'Forecourt', delivery: 'unsent', wake: () => undefined },
      byStockId: () => aStockRecord(),
      now: () => now,
    });
    store.tell(paidIn('cs-desk'), now);
    await runner.run();
    expect(store.attempt(attemptId, now)?.reservationState).toBe('reserved');
    expect(errandsOf(attemptId, now)).toEqual([]);
    isDown = false;
    now += 60_000;
    await runner.run();
    await runner.run();
    const ours = taken.filter(({ key }) => key.endsWith(attemptId));
    expect(ours.map(({ person, formTitle }) => `${formTitle}: ${person}`)).toEqual([
      'Reservation: Sam Sample',
    ]);
    expect(subjects).toEqual([
      expect.stringMatching(/^Reservation: RV-/),
      expect.stringMatching(/^Your reservation RV-/),
    ]);
    expect(ours[0]?.facts).toContainEqual({ label: 'Paid by card', value: '£49' });
  });
});

describe('The reservations of an owner', () => {
  const submitted = (vehicle: string, key: string, at: number, fingerprint = 'a') => {
    const going = store
      .submit({ vehicle, key, fingerprint, owner: 'alex', request: '{}' }, at)
      .find((each) => each.kind === 'go-to-checkout');
    if (going === undefined) throw new Error('It is not held');
    return going.attemptId;
  };

  it('are the latest first, no more than are asked for, and nobody else’s', () => {
    submitted('first', 'first', NOON);
    submitted('second', 'second', NOON + 1);
    const vehicles = (most: number) => store.ofOwner('alex', most).map(({ vehicle }) => vehicle);
    expect(vehicles(9)).toEqual(['second', 'first']);
    expect(vehicles(1)).toEqual(['second']);
    expect(store.ofOwner('nobody', 9)).toEqual([]);
  });

  it('are known by the payment that counts, though a later one went back', () => {
    const counted = submitted('third', 'third', NOON + 2);
    const later = submitted('third', 'third again', NOON + 2, 'b');
    store.opened(counted, 'cs-counted', '/1', NOON + 2);
    store.opened(later, 'cs-later', '/2', NOON + 2);
    store.tell(paidIn('cs-counted'), NOON + 2);
    store.tell(paidIn('cs-later'), NOON + 2);
    expect(store.attempt('cs-later', NOON + 2)?.state).toBe('refunded');
    expect(store.ofOwner('alex', 1)).toMatchObject([{ vehicle: 'third', attemptId: counted }]);
  });
});
