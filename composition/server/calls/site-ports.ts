import type { Clock } from '../../../core/kernel/ports/clock';
import { loggedPorts, type LoggedPort } from '../../logged-failures';
import type { AppPorts } from '../../request/port-tokens';
import { answerCache, type Asks } from '../cache/answer-cache';
import { callBreaker, type BreakerTimes } from './call-breaker';
import { eachCall } from './each-call';
import { pageBudget, type PageBudget, type PageTimes } from './page-budget';

/** All that the site waits by. Milliseconds. */
export interface CallTimes extends PageTimes, BreakerTimes {
  /** For what cannot be done without before a posted form is handed in: it was filled in once. */
  readonly postedMs: number;
  /** How old an editors' answer becomes before a new one is asked for; 0 remembers none. */
  readonly freshMs: number;
}

/**
 * A page is drawn within half a second once it has what it waits for: no page takes longer than two
 * seconds and a half.
 */
export const CALL_TIMES: CallTimes = {
  neededMs: 2000,
  optionalMs: 1500,
  postedMs: 6000,
  hangsMs: 2000,
  tellingMs: 500,
  probeMs: 1000,
  mostProbeMs: 10_000,
  freshMs: 30_000,
};

export interface SitePortsParts {
  readonly clock: Clock;
  readonly times: CallTimes;
  readonly logged: LoggedPort;
  readonly log: (line: string) => void;
  /** Monotonic. Milliseconds. */
  readonly now?: () => number;
}

export interface PageRequest {
  /** Ports that this request has for itself. */
  readonly own?: Partial<AppPorts>;
  readonly isPosted?: boolean;
}

/**
 * The ports as a site's server asks them, for one page after another: what calls have shown of
 * themselves is known to all pages, and the time of a page is its own.
 * @returns begins a page; for a request that posts a form there is more time.
 */
export function sitePorts(
  ports: AppPorts,
  { clock, times, logged, log, now = () => performance.now() }: SitePortsParts,
): (request?: PageRequest) => PageBudget {
  const shared = eachCall(loggedPorts(ports, logged), (call, policy, what) => {
    if (policy === 'action') return call;
    const watched = callBreaker(call, { what, times, log, now });
    if (policy !== 'editors' || times.freshMs === 0) return watched;
    return answerCache(watched as Asks, {
      clock,
      freshMs: times.freshMs,
      patienceMs: times.optionalMs,
      tell: (line) => log(`${what} ${line}`),
    }) as typeof call;
  });
  return ({ own = {}, isPosted = false } = {}) => {
    const { optionalMs, postedMs, neededMs } = times;
    const pageTimes = { optionalMs, neededMs: isPosted ? postedMs : neededMs };
    const budget = pageBudget({ ...shared, ...own }, pageTimes, now);
    // What a page has given up is a failure that nobody else has seen.
    return { ...budget, ports: loggedPorts(budget.ports, logged) };
  };
}
