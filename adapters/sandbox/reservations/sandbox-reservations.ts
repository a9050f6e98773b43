import { left, right, type Either } from 'fp-ts/Either';
import { isLeft } from 'fp-ts/Either';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { britishNow } from '../../../core/enquiry/public';
import {
  RESERVATION_FEE,
  type EndRefusal,
  type ReservationNeed,
  type ReservationRefusal,
} from '../../../core/reservation/public';
import type { AskProvider } from '../checkout/ask-provider';
import type { CheckoutVisits } from '../checkout/checkout-visits';
import type { ToldEvent } from '../checkout/provider-events';
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
import type { EventEffect } from '../checkout/told-events';
import type { ReservationStore, StoredAttempt } from './reservation-store';

export interface SandboxReservationsParts {
  readonly store: ReservationStore;
  readonly visits: CheckoutVisits;
  readonly asking: Pick<AskProvider, 'about'>;
  /** As the stock has them, whatever is reserved. */
  readonly bySlug: (slug: string) => StockRecord | undefined;
  readonly now: () => number;
  /** Before the addresses that a shopper comes back to. @param said where they say to be */
  readonly siteOrigin: (said: string | undefined) => string;
  /** Whether the provider tells of Cancel; of others the back end learns where they lead back to. */
  readonly tellsOfCancel: boolean;
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
  /**
   * @param key of the submission; without one each is a submission of its own.
   * @param from the origin at which the shopper says to be: they come back there if it is the site's.
   */
  readonly reserve: (
    slug: string,
    body: unknown,
    key: string | undefined,
    from?: string,
  ) => Promise<Either<NotReserved, StoredAttempt>>;
  /** As it stands; of one that may be paid for the provider is asked first. */
  readonly attempt: (id: string) => Promise<StoredAttempt | undefined>;
  readonly tell: (event: ToldEvent) => EventEffect;
  /** The shopper has come back from the checkout by its Cancel: nobody pays there any more. */
  readonly leave: (id: string) => Promise<StoredAttempt | undefined>;
  /**
   * The shopper gives a reservation up, who knows its session or its reference and its e-mail address:
   * what was paid is given back.
   */
  readonly withdraw: (id: string, email: string) => Either<NotEnded, StoredAttempt>;
  /** Those that were made with an address of e-mail, the latest first; each as `attempt` has it. */
  readonly madeWith: (email: string) => Promise<readonly MadeReservation[]>;
}

/** By the attempt that was paid for, else the last. */
export interface MadeReservation {
  readonly attempt: StoredAttempt;
  readonly heldAt: number;
}

/** More than anybody has who reserves a vehicle now and then. */
const MOST_LISTED = 50;

/** `unknown`: there is none of this id and this address, which of the two is wrong is not told. */
export type NotEnded = Extract<EndRefusal, 'unknown' | 'collected'>;

/** The group's reservations: who has which vehicle, decided by the core in the file of the folder. */
export function sandboxReservations({
  store,
  visits,
  asking,
  bySlug,
  now,
  siteOrigin,
  tellsOfCancel,
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
    from: string | undefined,
  ): Promise<Either<NotReserved, StoredAttempt>> {
    const attempt = known(attemptId);
    const isOpen = await visits.open(attempt, () => {
      const site = siteOrigin(from);
      return {
        reference: attemptId,
        purpose: 'reservation-fee',
        amountPence: RESERVATION_FEE,
        currency: 'gbp',
        title: `Reservation of ${vehicleTitle(record)}`,
        expiresAt: attempt.holdEndsAt,
        successAddress: `${site}/reservation-success/{id}`,
        cancelAddress: tellsOfCancel
          ? `${site}/reservation-failed/{id}`
          : `${site}/api/reservations/{id}/left`,
      };
    });
    return isOpen ? right(known(attemptId)) : left({ kind: 'no-checkout' });
  }

  /** With the address of its checkout as things stand now. */
  function attemptOf(id: string): StoredAttempt | undefined {
    const attempt = store.attempt(id, now());
    return attempt && visits.placed(attempt);
  }

  function known(attemptId: string): StoredAttempt {
    const attempt = attemptOf(attemptId);
    if (attempt === undefined) throw new Error('An attempt was not stored');
    return attempt;
  }

  async function leave(id: string): Promise<StoredAttempt | undefined> {
    const attempt = attemptOf(id);
    if (attempt !== undefined) await visits.leave(attempt);
    return attemptOf(id);
  }

  function withdraw(id: string, email: string): Either<NotEnded, StoredAttempt> {
    const attempt = attemptOf(store.listed(id)?.attemptId ?? id);
    const owner = ownerOfEmail(store.secret, email.trim());
    if (attempt === undefined || !isSame(attempt.owner, owner)) return left('unknown');
    const { reservationId } = attempt;
    const ended = store.end({ kind: 'withdrawn', reservationId, by: 'shopper' }, now());
    return ended.some((each) => each.kind === 'cannot-end')
      ? left('collected')
      : right(known(attempt.id));
  }

  async function asked(id: string): Promise<StoredAttempt | undefined> {
    const attempt = attemptOf(id);
    if (attempt === undefined) return undefined;
    await asking.about(attempt);
    const after = attemptOf(id);
    if (after?.state !== attempt.state) wake();
    return after;
  }

  async function madeWith(email: string): Promise<readonly MadeReservation[]> {
    const own = store.ofOwner(ownerOfEmail(store.secret, email.trim()), MOST_LISTED);
    const made = await Promise.all(
      own.map(async ({ attemptId, heldAt }) => ({ attempt: await asked(attemptId), heldAt })),
    );
    return made.flatMap(({ attempt, heldAt }) =>
      attempt === undefined ? [] : [{ attempt, heldAt }],
    );
  }

  async function reserve(
    slug: string,
    body: unknown,
    key: string = randomUUID(),
    from?: string,
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
      if (consequence.kind === 'go-to-checkout') {
        return atCheckout(consequence.attemptId, record, from);
      }
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
    attempt: asked,
    madeWith,
    leave: async (id) => {
      const attempt = await leave(id);
      wake();
      return attempt;
    },
    withdraw: (id, email) => {
      const outcome = withdraw(id, email);
      wake();
      return outcome;
    },
    tell: (event) => {
      const effect = store.tell(event, now());
      if (effect === 'applied') wake();
      return effect;
    },
  };
}

/** Takes as long for a digest that is nearly right. */
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
