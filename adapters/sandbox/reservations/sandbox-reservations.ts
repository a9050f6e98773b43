import { left, right, type Either } from 'fp-ts/Either';
import { isLeft } from 'fp-ts/Either';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import { britishNow } from '../../../core/enquiry/public';
import {
  isPayable,
  RESERVATION_FEE,
  type EndRefusal,
  type ReservationNeed,
  type ReservationRefusal,
} from '../../../core/reservation/public';
import type { AskProvider } from './ask-provider';
import type { CheckoutProvider } from '../checkout/checkout-provider';
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
import type { EventEffect, ReservationStore, StoredAttempt } from './reservation-store';

export interface SandboxReservationsParts {
  readonly store: ReservationStore;
  readonly provider: Pick<CheckoutProvider, 'open' | 'addressOf' | 'close'>;
  readonly asking: Pick<AskProvider, 'about'>;
  /** As the stock has them, whatever is reserved. */
  readonly bySlug: (slug: string) => StockRecord | undefined;
  readonly now: () => number;
  /** Before the addresses that the shopper comes back to: scheme and host of the site. */
  readonly siteOrigin: () => string;
  /** Whether the provider tells of Cancel; of others the back end learns where they lead back to. */
  readonly tellsOfCancel: boolean;
  /** What cannot be left out, where it is set (CG-103). */
  readonly required?: readonly ReservationNeed[];
  /** There may be something to do elsewhere. */
  readonly wake: () => void;
  readonly log?: (line: string) => void;
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
  provider,
  asking,
  bySlug,
  now,
  siteOrigin,
  tellsOfCancel,
  required,
  wake,
  log,
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
        successAddress: `${siteOrigin()}/reservation-success/{id}`,
        cancelAddress: tellsOfCancel
          ? `${siteOrigin()}/reservation-failed/{id}`
          : `${siteOrigin()}/api/reservations/{id}/left`,
      });
      store.opened(attemptId, id, address, now());
    } catch (problem) {
      const why = problem instanceof Error ? problem.message : String(problem);
      log?.(`No checkout could be opened: ${why}`);
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

  /** With the address of its checkout as things stand now. */
  function attemptOf(id: string): StoredAttempt | undefined {
    const attempt = store.attempt(id, now());
    if (attempt?.session === undefined || attempt.address === undefined) return attempt;
    const { session, address } = attempt;
    return { ...attempt, address: provider.addressOf({ id: session, address }) };
  }

  function known(attemptId: string): StoredAttempt {
    const attempt = attemptOf(attemptId);
    if (attempt === undefined) throw new Error('An attempt was not stored');
    return attempt;
  }

  async function leave(id: string): Promise<StoredAttempt | undefined> {
    const attempt = attemptOf(id);
    if (attempt?.session === undefined || !isPayable(attempt)) return attempt;
    const { session } = attempt;
    const found = await provider.close(session).catch(() => 'over' as const);
    const kind = found === 'paid' ? 'paid' : 'cancelled';
    // One that a bank asks about cannot be closed, and may yet be paid: its hold goes on.
    if (found !== 'open') {
      store.tell({ id: `left/${kind}/${session}`, kind, session, reference: attempt.id }, now());
    }
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
