import type { Branch } from '../../../core/content/public';
import type { ReservationStanding } from '../../../core/reservation/public';
import type { Vehicle } from '../../../core/stock/public';

export type OutcomePageKind = 'success' | 'failed';

/** Plain data, that travels with the page. */
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
