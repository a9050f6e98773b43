import Database from 'better-sqlite3';
import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  openReservationStore,
  type ReservationStore,
} from '../../../../adapters/sandbox/reservations/reservation-store';
import type { PaymentAttempt, Reservation } from '../../../../core/reservation/public';
import {
  bystander,
  reservationCommands,
  type ReservationSystem,
} from '../../../support/reservation/reservation-commands';

let folder: string;
let stores: [ReservationStore, ReservationStore];
let file: Database.Database;
const sold = new Set<string>();

const opened = (): ReservationStore =>
  openReservationStore(folder, (vehicle: string): boolean => !sold.has(vehicle));

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-reservations-'));
  // Two copies of a server over one file.
  stores = [opened(), opened()];
  file = new Database(join(folder, 'reservations.sqlite'), { readonly: true });
});
afterAll(() => {
  for (const store of stores) store.close();
  file.close();
  rmSync(folder, { recursive: true });
});

interface Row extends Omit<Reservation, 'attempts' | 'collectedAt'> {
  readonly collectedAt: number | null;
}

/**
 * The book of a vehicle of its own in the file, each event by the other copy of the server.
 * @param restarts before which events that copy ends, and begins again with what is in the file.
 */
function inFile(vehicle: string, restarts: ReadonlySet<number>): ReservationSystem {
  let turn = 0;
  const store = (): ReservationStore => {
    turn += 1;
    const copy = turn % 2 === 0 ? 0 : 1;
    if (restarts.has(turn)) {
      stores[copy].close();
      stores[copy] = opened();
    }
    return stores[copy];
  };
  const confirmed = (kind: string) => (): readonly string[] =>
    file
      .prepare<[string, string], string>(
        `SELECT attempt_id FROM errand JOIN attempt ON attempt.id = attempt_id
         JOIN reservation ON reservation.id = reservation_id WHERE kind = ? AND vehicle = ?`,
      )
      .pluck()
      .all(kind, vehicle);
  return {
    submit: ({ owner, key, fingerprint }, now) =>
      store().submit(
        {
          vehicle,
          owner: `${vehicle}/${owner}`,
          key: `${vehicle}/${key}`,
          fingerprint,
          request: '{}',
        },
        now,
      ),
    tell: (kind, attemptId, delivery, now) => {
      store().tell({ id: delivery, kind, session: 'unknown', reference: attemptId }, now);
    },
    withdraw: (reservationId, by, now) => {
      store().end({ kind: 'withdrawn', reservationId, by }, now);
    },
    collect: (reservationId, now) => {
      store().end({ kind: 'collected', reservationId }, now);
    },
    clock: (now) => {
      store().tick(now);
    },
    offer: (isForSale) => {
      if (isForSale) sold.delete(vehicle);
      else sold.add(vehicle);
    },
    reservations: () =>
      file
        .prepare<[string], Row>(
          `SELECT id, owner, state, held_at AS heldAt, hold_ends_at AS holdEndsAt,
             collected_at AS collectedAt
           FROM reservation WHERE vehicle = ?`,
        )
        .all(vehicle)
        .map(({ collectedAt, ...row }) => ({
          ...row,
          ...(collectedAt !== null && { collectedAt }),
          owner: row.owner.slice(vehicle.length + 1),
          attempts: file
            .prepare<[string], PaymentAttempt>(
              'SELECT id, key, fingerprint, state FROM attempt WHERE reservation_id = ? ORDER BY place',
            )
            .all(row.id),
        })),
    refunded: confirmed('refund'),
    confirmed: confirmed('tell-reserved'),
  };
}

/** Restarts are dear, and one or two among twenty events are many. */
const someTurns = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 2 });

describe('The file of reservations', () => {
  it('keeps the laws of the book between two copies of a server that end and begin again, whatever comes in whatever order [PY-1, PY-3, PY-5]', () => {
    let made = 0;
    fc.assert(
      fc.property(reservationCommands(20), someTurns, (commands, restarts) => {
        made += 1;
        const vehicle = `vehicle-${made}`;
        const real = inFile(vehicle, new Set(restarts));
        fc.modelRun(() => ({ model: bystander(), real }), commands);
      }),
      { numRuns: Number(process.env['RESERVATION_RUNS'] ?? 100) },
    );
  }, 60_000);
});
