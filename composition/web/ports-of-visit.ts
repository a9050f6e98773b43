import { systemClock } from '../../adapters/time/system-clock';
import { failureLog, loggedPorts } from '../logged-failures';
import { composeWeb } from '../modules/compose-web';
import type { AppPorts } from '../request/port-tokens';
import { portsOf } from '../request/ports-of';
import type { VisitSettings } from './page-data';

const toConsole = (line: string): void => {
  console.warn(line);
};

/** The visit's container, opened once, and the ports the pages ask. */
export function portsOfVisit({
  apiBaseUrl,
  redirectHost,
  dealerStockHost,
  latestArticles,
  mediaStorage,
}: VisitSettings): AppPorts {
  const ports = portsOf(
    composeWeb({
      window,
      oldAddressHosts: { redirects: redirectHost, dealerStock: dealerStockHost },
      ...(latestArticles !== undefined && { latestArticles }),
      ...(mediaStorage !== undefined && { mediaStorage }),
      ...(apiBaseUrl !== undefined && { baseUrl: apiBaseUrl }),
    }),
  );
  return loggedPorts(ports, failureLog(toConsole, systemClock, Infinity));
}
