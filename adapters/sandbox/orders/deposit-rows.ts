import type Database from 'better-sqlite3';
import type { PayableSession } from '../checkout/ask-provider';
import type { KeptAttempt } from '../checkout/checkout-visits';
import type { ToldEvent } from '../checkout/provider-events';

/** One visit to the checkout of a deposit, with the order that it is of. */
export interface StoredDeposit extends KeptAttempt {
  readonly orderId: string;
  /** By its stock number. */
  readonly vehicle: string;
  readonly amountPence: number;
  /** Milliseconds since 1970 in UTC. */
  readonly endsAt: number;
}

export interface DepositRows {
  /** By the provider's session or by our own id. */
  readonly attempt: (id: string) => StoredDeposit | undefined;
  readonly ofEvent: (event: ToldEvent) => StoredDeposit | undefined;
  readonly setSession: (attemptId: string, session: string, address: string) => void;
  /** Attempts that may be paid for, whose time is over by then. */
  readonly endingSoon: (by: number) => readonly PayableSession[];
  /** Orders of which something is over: the time for the deposit, or a visit to its checkout. */
  readonly over: (now: number) => readonly string[];
  /** An attempt that was closed while its session was being opened is closed again. */
  readonly closeAgain: (attemptId: string, at: number) => void;
}

interface Row extends Omit<StoredDeposit, 'session' | 'address'> {
  readonly session: string | null;
  readonly address: string | null;
}

/** What the file knows of the checkouts of deposits beyond what the orders know. */
export function depositRows(connection: Database.Database): DepositRows {
  const by = connection.prepare<{ readonly id: string }, Row>(
    `SELECT purchase_attempt.id, purchase_id AS orderId, vehicle, purchase_attempt.state, session,
       address, amount AS amountPence, ends_at AS endsAt
     FROM purchase_attempt JOIN purchase ON purchase.id = purchase_id
     WHERE session = @id OR purchase_attempt.id = @id`,
  );
  const setSession = connection.prepare<[string, string, string]>(
    'UPDATE purchase_attempt SET session = ?, address = ? WHERE id = ?',
  );
  const endingSoon = connection.prepare<[number], PayableSession>(
    `SELECT session, id AS attemptId FROM purchase_attempt
     WHERE state IN ('open', 'declined') AND ends_at <= ? AND session IS NOT NULL LIMIT 100`,
  );
  const over = connection
    .prepare<{ readonly now: number }, string>(
      `SELECT id FROM purchase WHERE unpaid_until <= @now
       UNION SELECT purchase_id FROM purchase_attempt
         WHERE state IN ('open', 'declined') AND ends_at <= @now`,
    )
    .pluck();
  const closeAgain = connection.prepare<[number, string]>(
    "UPDATE purchase_errand SET next_at = ? WHERE payment_id = ? AND kind = 'close-checkout'",
  );
  const attempt = (id: string): StoredDeposit | undefined => {
    const row = by.get({ id });
    return row && { ...row, session: row.session ?? undefined, address: row.address ?? undefined };
  };
  return {
    attempt,
    ofEvent: ({ session, reference }) => attempt(session) ?? attempt(reference),
    setSession: (attemptId, session, address) => {
      setSession.run(session, address, attemptId);
    },
    endingSoon: (by) => endingSoon.all(by),
    over: (now) => over.all({ now }),
    closeAgain: (attemptId, at) => {
      closeAgain.run(at, attemptId);
    },
  };
}
