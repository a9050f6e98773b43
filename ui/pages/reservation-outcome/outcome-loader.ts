import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import type { Branch } from '../../../core/content/public';
import type { ReservationStanding } from '../../../core/reservation/public';
import type { Vehicle } from '../../../core/stock/public';
import type { App } from '../../kit/app';

export type OutcomePageKind = 'success' | 'failed';

export type OutcomeState = { readonly page: OutcomePageKind } & (
  | {
      readonly kind: 'told';
      readonly standing: ReservationStanding;
      /** Where the stock still has it. */
      readonly vehicle?: Vehicle | undefined;
      /** Milliseconds since 1970 in UTC. */
      readonly now: number;
    }
  /** The address names none, or nobody knows it. */
  | { readonly kind: 'none' | 'unknown'; readonly branches: readonly Branch[] }
  | { readonly kind: 'unavailable'; readonly branches: readonly Branch[] }
);

/** In a browser a document of its own: what may report has not run in it, and does not. */
export const outcomeLoader =
  (app: App, page: OutcomePageKind) => async (asked: LoaderFunctionArgs) => {
    if (!app.wholePages) return redirectDocument(asked.request.url);
    const { outcomeState } = await import('./outcome-state');
    return outcomeState(app, page, asked);
  };
