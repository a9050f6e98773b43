import type { Department } from '../../../core/valuation/public';

/** What the page of either reading begins with. */
export interface ValuationPageState {
  readonly departments: readonly Department[];
  /** The journey's own key. */
  readonly key: string;
  /** Milliseconds since 1970 in UTC. */
  readonly drawnAt: number;
}
