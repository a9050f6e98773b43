import { left, right, type Either } from 'fp-ts/Either';
import { isLeft } from 'fp-ts/Either';
import { randomUUID } from 'node:crypto';
import { britishNow } from '../../../core/enquiry/public';
import {
  RESERVATION_FEE,
  type ReservationNeed,
  type ReservationRefusal,
} from '../../../core/reservation/public';
import type { CheckoutProvider } from '../checkout/checkout-provider';
import type { StockRecord } from '../stock/stock-record';
import { ownerOfEmail, ownerOfKey } from './reservation-owner';
import {
  checkReservation,
  fingerprintOf,
  saidToReserve,
  type Errors,
  type SaidToReserve,
} from './reservation-request';
import { vehicleTitle } from './reservation-letter';
import type { EventEffect, ReservationStore, StoredAttempt, ToldEvent } from './reservation-store';

export interface SandboxReservationsParts {
  readonly store: ReservationStore;
  readonly provider: CheckoutProvider;
  /** As the stock has them, whatever is reserved. */
  readonly bySlug: (slug: string) => StockRecord | undefined;
  readonly now: () => number;
  /** Before the addresses that the shopper comes back to: the site's public origin, where it is set. */
  readonly siteOrigin?: string;
  /** What cannot be left out, where it is set (CG-103). */
  readonly required?: readonly ReservationNeed[];
  /** There may be something to do elsewhere. */
  readonly wake: () => void;
}

export type NotReserved =
  | { readonly kind: 'unknown-vehicle' }
  | { readonly kind: 'faults'; readonly errors: Errors }
  | { readonly kind: 'refused'; readonly refusal: ReservationRefusal }
  /** The provider opened no checkout; the hold is over, and nothing was charged. */
  | { readonly kind: 'no-checkout' };

export interface SandboxReservations {
  /** @param key of the submission; without one each is a submission of its own. */
  readonly reserve: (
    slug: string,
    body: unknown,
    key: string | undefined,
  ) => Promise<Either<NotReserved, StoredAttempt>>;
  readonly attempt: (id: string) => StoredAttempt | undefined;
  readonly tell: (event: ToldEvent) => EventEffect;
}

/** The group's reservations: who has which vehicle, decided by the core in the file of the folder. */
export function sandboxReservations({
  store,
  provider,
  bySlug,
  now,
  siteOrigin = '',
  required,
  wake,
}: SandboxReservationsParts): SandboxReservations {
  /** The same for one address of e-mail, and nothing that tells it. */
  const ownerOf = ({ values }: SaidToReserve, key: string): string =>
    values.email === '' ? ownerOfKey(store.secret, key) : ownerOfEmail(store.secret, values.email);

  /** The same session, however often it is asked for. */
  async function atCheckout(
    attemptId: string,
    record: StockRecord,
  ): Promise<Either<NotReserved, StoredAttempt>> {
    const attempt = known(attemptId);
    if (attempt.session !== undefined) return right(attempt);
    try {
      const { id, address } = await provider.open({
        reference: attemptId,
        amountPence: RESERVATION_FEE,
        currency: 'gbp',
        title: `Reservation of ${vehicleTitle(record)}`,
        expiresAt: attempt.holdEndsAt,
        successAddress: `${siteOrigin}/reservation-success/{id}`,
        cancelAddress: `${siteOrigin}/reservation-failed/{id}`,
      });
      store.opened(attemptId, id, address, now());
    } catch {
      const event = {
        id: `no-checkout/${randomUUID()}`,
        session: '',
        reference: attemptId,
      } as const;
      store.tell({ ...event, kind: 'cancelled' }, now());
      return left({ kind: 'no-checkout' });
    }
    return right(known(attemptId));
  }

  function known(attemptId: string): StoredAttempt {
    const attempt = store.attempt(attemptId, now());
    if (attempt === undefined) throw new Error('An attempt was not stored');
    return attempt;
  }

  async function reserve(
    slug: string,
    body: unknown,
    key: string = randomUUID(),
  ): Promise<Either<NotReserved, StoredAttempt>> {
    const record = bySlug(slug);
    if (record === undefined) return left({ kind: 'unknown-vehicle' });
    const { said } = saidToReserve(body);
    const fingerprint = fingerprintOf(record.stockId, said);
    // A repeat of what was taken is not checked again: the day may have changed since.
    if (!store.knows(key, fingerprint)) {
      const checked = checkReservation(body, record, {
        ...britishNow({ now }),
        ...(required !== undefined && { required }),
      });
      if (isLeft(checked)) return left({ kind: 'faults', errors: checked.left });
    }
    const consequences = store.submit(
      {
        vehicle: record.stockId,
        key,
        fingerprint,
        owner: ownerOf(said, key),
        request: JSON.stringify(said),
      },
      now(),
    );
    for (const consequence of consequences) {
      if (consequence.kind === 'refuse') {
        return left({ kind: 'refused', refusal: consequence.refusal });
      }
      if (consequence.kind === 'show') return right(known(consequence.attemptId));
      if (consequence.kind === 'go-to-checkout') return atCheckout(consequence.attemptId, record);
    }
    throw new Error('A submission came to nothing');
  }

  return {
    reserve: async (...submission) => {
      try {
        return await reserve(...submission);
      } finally {
        wake();
      }
    },
    attempt: (id) => store.attempt(id, now()),
    tell: (event) => {
      const effect = store.tell(event, now());
      if (effect === 'applied') wake();
      return effect;
    },
  };
}
