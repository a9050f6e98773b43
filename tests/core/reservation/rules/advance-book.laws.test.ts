import fc from 'fast-check';
import { describe, it } from 'vitest';
import {
  advanceBook,
  type ReservationBook,
  type ReservationConsequence,
  type ReservationEvent,
} from '../../../../core/reservation/public';
import {
  bystander,
  reservationCommands,
  type ReservationSystem,
} from '../../../support/reservation/reservation-commands';

/** The machine by itself, over a book in memory. */
function inMemory(): ReservationSystem {
  let book: ReservationBook = { isForSale: true, reservations: [] };
  let made = 0;
  const past: ReservationConsequence[] = [];
  const happens = (event: ReservationEvent, now: number) => {
    const outcome = advanceBook(book, event, now);
    book = outcome.book;
    past.push(...outcome.consequences);
    return outcome.consequences;
  };
  const attemptsOf = (kind: 'refund' | 'confirm') =>
    past.flatMap((each) => (each.kind === kind ? [each.attemptId] : []));
  return {
    submit: (submission, now) => {
      made += 1;
      return happens(
        {
          kind: 'submitted',
          ...submission,
          reservationId: `reservation-${made}`,
          attemptId: `attempt-${made}`,
        },
        now,
      );
    },
    tell: (kind, attemptId, _delivery, now) => {
      happens({ kind, attemptId }, now);
    },
    withdraw: (reservationId, by, now) => {
      happens({ kind: 'withdrawn', reservationId, by }, now);
    },
    collect: (reservationId, now) => {
      happens({ kind: 'collected', reservationId }, now);
    },
    clock: (now) => {
      happens({ kind: 'clock' }, now);
    },
    offer: (isForSale) => {
      book = { ...book, isForSale };
    },
    reservations: () => book.reservations,
    refunded: () => attemptsOf('refund'),
    confirmed: () => attemptsOf('confirm'),
  };
}

describe('A book of reservations', () => {
  it('has one live reservation at most, and one fee for a reserved one and none otherwise, whatever comes', () => {
    fc.assert(
      fc.property(reservationCommands(30), (commands) => {
        fc.modelRun(() => ({ model: bystander(), real: inMemory() }), commands);
      }),
      { numRuns: 2000 },
    );
  });
});
