import type { Container } from 'inversify';
import { defer, type Observable } from 'rxjs';
import type { RequestFacts } from '../../ui/kit/request-facts';
import type { LoggedPort } from '../logged-failures';
import { answering } from './answering';
import { TOKEN_OF } from './ports-of';
import type { AppPorts, PortName } from './port-tokens';
import { requestScope } from './request-scope';

/** Those that speak in the name of the customer who is logged in. */
const OF_CUSTOMERS = [
  'customers',
  'passkeys',
  'accountList',
  'orders',
  'orderRecords',
  'reservationRecords',
] as const satisfies readonly PortName[];

type Call = (...given: readonly unknown[]) => Observable<unknown>;

/** A port that is made with its first call. */
const madeLate = <Name extends PortName>(make: () => AppPorts[Name]): AppPorts[Name] => {
  let made: AppPorts[Name] | undefined;
  return new Proxy({} as AppPorts[Name], {
    get:
      (_, name) =>
      (...given: readonly unknown[]) =>
        defer(() => {
          made ??= answering(make());
          return (Reflect.get(made, name) as Call)(...given);
        }),
  });
};

/**
 * The ports that a request has for itself, made when they are asked for: most requests only read. A
 * customer's token goes with the calls that are about customers, and with no other: an enquiry must
 * not fail because a session has ended.
 */
export function portsOfRequest(
  container: Container,
  { address, session, site }: Pick<RequestFacts, 'address' | 'session' | 'site'>,
  logged: LoggedPort,
): Partial<AppPorts> {
  const own = <Name extends PortName>(name: Name, bearer?: string): AppPorts[Name] =>
    logged(
      name,
      madeLate<Name>(() =>
        requestScope(container, {
          address,
          site,
          ...(bearer !== undefined && { bearer }),
        }).get<AppPorts[Name]>(TOKEN_OF[name]),
      ),
    );
  return {
    desk: own('desk'),
    reservations: own('reservations'),
    ...Object.fromEntries(OF_CUSTOMERS.map((name) => [name, own(name, session)])),
  };
}
