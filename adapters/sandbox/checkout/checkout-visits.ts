import { isPayable } from '../../../core/payment/public';
import { foundAt, type VisitedAttempt } from './ask-provider';
import type { CheckoutOrder, CheckoutProvider } from './checkout-provider';
import type { ToldEvent } from './provider-events';

/** An attempt as whoever sells keeps it. */
export interface KeptAttempt extends VisitedAttempt {
  readonly address: string | undefined;
}

export interface CheckoutVisitsParts {
  readonly provider: Pick<CheckoutProvider, 'open' | 'addressOf' | 'close'>;
  readonly opened: (attemptId: string, session: string, address: string) => void;
  readonly tell: (event: ToldEvent) => unknown;
  readonly log?: ((line: string) => void) | undefined;
}

/** What whoever sells does with the checkout of an attempt. */
export interface CheckoutVisits {
  /** Opens its session, once. @returns whether there is one; without, the attempt is over and nothing was charged */
  readonly open: (attempt: KeptAttempt, order: () => CheckoutOrder) => Promise<boolean>;
  /** With the address of its checkout as things stand now. */
  readonly placed: <Of extends KeptAttempt>(attempt: Of) => Of;
  /** Somebody has come back from there: nobody pays there any more, unless a bank is asking. */
  readonly leave: (attempt: VisitedAttempt) => Promise<void>;
  /** Nobody is to pay there any more. It may have been paid for before it could be closed, with nothing told of it. */
  readonly close: (session: string, attemptId: string) => Promise<void>;
}

export function checkoutVisits({
  provider,
  opened,
  tell,
  log,
}: CheckoutVisitsParts): CheckoutVisits {
  return {
    open: async ({ id: reference, session }, order) => {
      if (session !== undefined) return true;
      try {
        const { id, address } = await provider.open(order());
        opened(reference, id, address);
        return true;
      } catch (problem) {
        const why = problem instanceof Error ? problem.message : String(problem);
        log?.(`No checkout could be opened: ${why}`);
        tell({ id: `no-checkout/${reference}`, kind: 'cancelled', session: '', reference });
        return false;
      }
    },
    placed: (attempt) => {
      const { session, address } = attempt;
      return session === undefined || address === undefined
        ? attempt
        : { ...attempt, address: provider.addressOf({ id: session, address }) };
    },
    leave: async (attempt) => {
      const { id: reference, session } = attempt;
      if (session === undefined || !isPayable(attempt)) return;
      const found = await provider.close(session).catch(() => 'over' as const);
      const kind = found === 'paid' ? 'paid' : 'cancelled';
      if (found !== 'open') tell({ id: `left/${kind}/${session}`, kind, session, reference });
    },
    close: async (session, attemptId) => {
      if ((await provider.close(session)) === 'paid') tell(foundAt(session, attemptId, 'paid'));
    },
  };
}
