import type { AskProvider } from '../checkout/ask-provider';
import type { CheckoutProvider } from '../checkout/checkout-provider';
import type { CheckoutVisits } from '../checkout/checkout-visits';
import type { DeskStore } from '../desk/desk-store';
import type { TakerMail } from '../desk/take-enquiry';
import { runErrands } from '../errands/run-errands';
import type { StockRecord } from '../stock/stock-record';
import type { Errand } from './errands';
import { reservationLetter, type LetterKind } from './reservation-letter';
import type { SaidToReserve } from './reservation-request';
import type { ReservationStore } from './reservation-store';

export interface ErrandRunnerParts {
  readonly store: ReservationStore;
  readonly provider: Pick<CheckoutProvider, 'refund'>;
  readonly visits: Pick<CheckoutVisits, 'close'>;
  readonly asking: Pick<AskProvider, 'beforeTheyEnd'>;
  readonly desk: Pick<DeskStore, 'take'>;
  readonly mail: TakerMail;
  readonly byStockId: (stockId: string) => StockRecord | undefined;
  readonly now: () => number;
  readonly log?: (line: string) => void;
}

export interface ErrandRunner {
  /** Ends holds that are over, and does all that is due. */
  readonly run: () => Promise<void>;
}

/** Does what the file of reservations says is to be done elsewhere, until it is done. */
export function errandRunner(parts: ErrandRunnerParts): ErrandRunner {
  const { store, provider, visits, asking, now, log } = parts;

  async function doErrand({ kind, attemptId }: Errand): Promise<void> {
    const attempt = store.attempt(attemptId, now());
    if (attempt === undefined) throw new Error('There is no such attempt');
    switch (kind) {
      case 'close-checkout':
        // Without a session nobody can pay; one that is being opened asks for this again.
        return attempt.session === undefined ? undefined : visits.close(attempt.session, attemptId);
      case 'refund':
        if (attempt.session === undefined) throw new Error('The session is not known yet');
        return provider.refund(attempt.session);
      case 'tell-reserved':
      case 'tell-given-back':
      case 'tell-vehicle-gone':
      case 'tell-paid-twice':
      case 'tell-withdrawn':
      case 'tell-withdrawn-by-desk':
        return tell(kind, attemptId, attempt);
    }
  }

  async function tell(
    kind: LetterKind,
    attemptId: string,
    { vehicle, request }: { readonly vehicle: string; readonly request: string },
  ): Promise<void> {
    if (request === '') {
      log?.(`A payment came a month late, and who made it is forgotten: attempt ${attemptId}`);
      return;
    }
    const { enquiry, emails } = reservationLetter({
      kind,
      attemptId,
      said: JSON.parse(request) as SaidToReserve,
      stockId: vehicle,
      record: parts.byStockId(vehicle),
      at: now(),
      siteName: parts.mail.siteName,
    });
    await parts.desk.take(enquiry, emails, parts.mail.delivery);
    parts.mail.wake();
  }

  async function run(): Promise<void> {
    await asking.beforeTheyEnd();
    store.tick(now());
    await runErrands({ table: store, doErrand, of: 'a reservation', now, log });
  }
  return { run };
}
