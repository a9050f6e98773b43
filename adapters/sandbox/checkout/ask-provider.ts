import { isPayable, type Attempt } from '../../../core/payment/public';
import type { CheckoutProvider } from './checkout-provider';
import type { ToldEvent } from './provider-events';

/** An attempt that somebody may be paying at. */
export interface PayableSession {
  readonly session: string;
  readonly attemptId: string;
}

/** An attempt with the provider's name of it, once there is one. */
export interface VisitedAttempt extends Attempt {
  readonly session: string | undefined;
}

export interface AskProviderParts {
  /** Hears what is found, under a name of its own. */
  readonly tell: (event: ToldEvent) => unknown;
  /** Attempts that may be paid for, whose time is over by then. */
  readonly endingSoon: (by: number) => readonly PayableSession[];
  readonly provider: Pick<CheckoutProvider, 'look'>;
  readonly now: () => number;
}

/** What the provider's events have not said, or not yet. */
export interface AskProvider {
  /** Asks of an attempt that may have been paid for, as somebody looks at it; they do not wait long. */
  readonly about: (attempt: VisitedAttempt) => Promise<void>;
  /** Asks of every attempt whose time is about to end, so that nobody loses what they have paid for. */
  readonly beforeTheyEnd: () => Promise<void>;
}

/** Between two questions about the same session, and for the answer to one that somebody waits for. Milliseconds. */
const AGAIN_AFTER_MS = 3_000;
const WAITED_MS = 1_000;
/** Several looks after payments long. */
const BEFORE_END_MS = 45_000;
/** As long as sessions can be asked about; a bound for many. */
const MOST_REMEMBERED = 1_000;

/** Asks the provider how sessions stand: its events come late at times, and at times never. */
export function askProvider({ tell, endingSoon, provider, now }: AskProviderParts): AskProvider {
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
    tell(foundAt(session, attemptId, found === 'paid' ? 'paid' : 'expired'));
  }

  return {
    about: async (attempt) => {
      const { id: attemptId, session } = attempt;
      if (session === undefined || !isPayable(attempt) || !mayAsk(session)) return;
      await within(ask({ session, attemptId }), WAITED_MS);
    },
    beforeTheyEnd: async () => {
      await Promise.allSettled(endingSoon(now() + BEFORE_END_MS).map(ask));
    },
  };
}

/** What asking the provider has found, as an event: the same, however often it is found. */
export const foundAt = (
  session: string,
  reference: string,
  kind: 'paid' | 'expired',
): ToldEvent => ({ id: `asked/${kind}/${session}`, kind, session, reference });

/** What fails or takes longer is left: it is asked again, or told. */
async function within(work: Promise<void>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([work.catch(() => undefined), enough]);
  clearTimeout(timer);
}
