import { browserStorage } from '../../adapters/storage/browser-storage';
import { composeWeb } from '../modules/compose-web';
import type { AppPorts } from '../request/port-tokens';
import { portsOf } from '../request/ports-of';
import type { VisitSettings } from './page-data';

/** The visit's container, opened once, and the ports the pages ask. */
export function portsOfVisit({
  apiBaseUrl,
  redirectHost,
  dealerStockHost,
}: VisitSettings): AppPorts {
  return portsOf(
    composeWeb({
      window,
      storage: browserStorage,
      oldAddressHosts: { redirects: redirectHost, dealerStock: dealerStockHost },
      ...(apiBaseUrl !== undefined && { baseUrl: apiBaseUrl }),
    }),
  );
}
