import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { App } from '../../../kit/app';

export type ResetState =
  /** Whoever has the link chooses a password; whether it is still good is known once one is sent (AC-1). */
  | { readonly kind: 'set' }
  | { readonly kind: 'ask' }
  /** A link goes to the address of a reservation, which is not told. */
  | { readonly kind: 'ask-for-reservation'; readonly reservation: string }
  | { readonly kind: 'sent' };

/** What says that a link was asked for just before. */
export const SENT = 'sent';
/** Whose address a link goes to, where it is that of a reservation. */
export const RESERVATION = 'reservation';

const LONGEST_ID = 200;

/** Setting a password (ROUTE-16). Opening the page asks nobody and uses nothing up. */
export const resetLoader =
  (app: App) =>
  ({ params, request }: LoaderFunctionArgs): ResetState | Response => {
    // In a browser a document of its own: what may report has not run in it, and does not.
    if (!app.wholePages) return redirectDocument(request.url);
    if ((params['reset'] ?? '') !== '') return { kind: 'set' };
    const { searchParams } = new URL(request.url);
    if (searchParams.has(SENT)) return { kind: 'sent' };
    const reservation = searchParams.get(RESERVATION) ?? '';
    return reservation !== '' && reservation.length <= LONGEST_ID
      ? { kind: 'ask-for-reservation', reservation }
      : { kind: 'ask' };
  };
