import { left, type Either } from 'fp-ts/Either';
import { catchError, defer, from, of, shareReplay, switchMap, type Observable } from 'rxjs';
import { unreachable, type GatewayFailure } from '../../core/kernel/failure';
import type { AppPorts, PortName } from '../request/port-tokens';
import type { CallCounter } from './calls-in-flight';

type Answer = Observable<Either<GatewayFailure, unknown>>;

/** Whatever a port has is a call of this shape. */
type Calls = Readonly<Record<string, ((...given: readonly unknown[]) => Answer) | undefined>>;

/** What is answered for adapters that could not be fetched, and for a call they do not have. */
const noAnswer$: Answer = of(left(unreachable));

/**
 * Ports whose adapters come with the first call: the HTTP client, the decoders and the container
 * weigh more than the page's own script, and nothing on the first screen needs them. Ports and their
 * calls are made as they are named: a list of them would come with every page.
 */
export function portsOnDemand(
  load: () => Promise<AppPorts>,
  { counted }: Pick<CallCounter, 'counted'>,
): AppPorts {
  const ports$ = defer(() => from(load())).pipe(shareReplay(1));
  const callsOf = (name: PortName): Calls =>
    new Proxy(
      {},
      {
        get:
          (_, call: string) =>
          (...given: readonly unknown[]) => {
            const answer$ = ports$.pipe(
              switchMap(
                (ports) => (ports[name] as unknown as Calls)[call]?.(...given) ?? noAnswer$,
              ),
              // The next call tries again to fetch them.
              catchError(() => noAnswer$),
            );
            // Nobody waits for how often a vehicle was looked at, and nobody is told that it failed (ERR-27).
            return name === 'views' ? answer$ : counted(answer$);
          },
      },
    );
  const made: Partial<Record<PortName, Calls>> = {};
  return new Proxy({} as AppPorts, { get: (_, name: PortName) => (made[name] ??= callsOf(name)) });
}
