import type { Either } from 'fp-ts/Either';
import type { Observable } from 'rxjs';
import { eachPort } from '../../request/each-port';
import type { AppPorts, PortName } from '../../request/port-tokens';
import { CALL_POLICIES, type CallPolicy } from './call-policies';

/** Any call of a port, as far as it is the same for all of them. */
export type Call = (...given: readonly unknown[]) => Observable<Either<unknown, unknown>>;

/** All ports with each of their calls changed by its policy; `what` names a call in a line of the log. */
export const eachCall = (
  ports: AppPorts,
  change: (call: Call, policy: CallPolicy, what: string) => Call,
): AppPorts =>
  eachPort(<Name extends PortName>(name: Name): AppPorts[Name] => {
    const calls = ports[name] as unknown as Readonly<Record<string, Call>>;
    return Object.fromEntries(
      Object.entries<CallPolicy>(CALL_POLICIES[name]).map(([key, policy]) => {
        const call: Call = (...given) => (calls[key] as Call)(...given);
        return [key, change(call, policy, `${name}.${key}`)];
      }),
    ) as unknown as AppPorts[Name];
  });
