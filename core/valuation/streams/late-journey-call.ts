import { from, mergeMap, of } from 'rxjs';
import { unreachable } from '../../kernel/failure';
import type { journeyCall } from './journey-call';

interface Calls {
  readonly journeyCall: typeof journeyCall;
}

interface LateCalls extends Calls {
  /** Fetches what makes the calls, ahead of the first: from then on none waits for it. */
  readonly fetchCalls: () => Promise<Calls>;
}

/**
 * Makes the calls that a journey waits for by a script that comes when it is wanted: the first screen
 * is alive without. Where it cannot be fetched, nobody could be reached, and the next call tries again.
 */
export function lateCalls(fetch: () => Promise<Calls>): LateCalls {
  let known: Calls | undefined;
  const fetchCalls = async (): Promise<Calls> => {
    known ??= await fetch();
    return known;
  };
  return {
    fetchCalls,
    journeyCall: (call, ports, state, facts) =>
      known === undefined
        ? from(fetchCalls().catch(() => undefined)).pipe(
            mergeMap(
              (calls) =>
                calls?.journeyCall(call, ports, state, facts) ??
                of({
                  event: { kind: 'failed', attempt: state.attempt },
                  failure: unreachable,
                } as const),
            ),
          )
        : known.journeyCall(call, ports, state, facts),
  };
}

/** Those of every journey. */
export const LATE_CALLS = lateCalls(() => import('./journey-call'));
