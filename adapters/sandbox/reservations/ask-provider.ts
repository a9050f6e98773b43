import type { CheckoutProvider } from '../checkout/checkout-provider';
import type { PayableSession, ReservationStore, StoredAttempt } from './reservation-store';

export interface AskProviderParts {
  readonly store: Pick<ReservationStore, 'tell' | 'endingSoon'>;
  readonly provider: Pick<CheckoutProvider, 'look'>;
  readonly now: () => number;
}

/** What the provider's events have not said, or not yet. */
export interface AskProvider {
  /** Asks of an attempt that may have been paid for, as somebody looks at it; they do not wait long. */
  readonly about: (attempt: StoredAttempt) => Promise<void>;
  /** Asks of every attempt whose hold is about to end, so that nobody loses what they have paid for. */
  readonly beforeHoldsEnd: () => Promise<void>;
}

/** Between two questions about the same session, and for the answer to one that somebody waits for. Milliseconds. */
const AGAIN_AFTER_MS = 3_000;
const WAITED_MS = 1_000;
/** Several looks after reservations long. */
const BEFORE_END_MS = 45_000;
/** As long as sessions can be asked about; a bound for many. */
const MOST_REMEMBERED = 1_000;

/** Asks the provider how sessions stand: its events come late at times, and at times never. */
export function askProvider({ store, provider, now }: AskProviderParts): AskProvider {
  const askedAt = new Map<string, number>();

  const mayAsk = (session: string): boolean => {
    const last = askedAt.get(session);
    if (last !== undefined && Math.abs(now() - last) < AGAIN_AFTER_MS) return false;
    if (askedAt.size >= MOST_REMEMBERED) askedAt.clear();
    askedAt.set(session, now());
    return true;
  };

  async function ask({ session, attemptId }: PayableSession): Promise<void> {
    const found = await provider.look(session);
    if (found === 'open') return;
    const kind = found === 'paid' ? 'paid' : 'expired';
    store.tell({ id: `asked/${kind}/${session}`, kind, session, reference: attemptId }, now());
  }

  return {
    about: async ({ id: attemptId, session, state }) => {
      const isPayable = state === 'open' || state === 'declined';
      if (session === undefined || !isPayable || !mayAsk(session)) return;
      await within(ask({ session, attemptId }), WAITED_MS);
    },
    beforeHoldsEnd: async () => {
      await Promise.allSettled(store.endingSoon(now() + BEFORE_END_MS).map(ask));
    },
  };
}

/** What fails or takes longer is left: it is asked again, or told. */
async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => undefined), enough]);
  clearTimeout(timer);
}
