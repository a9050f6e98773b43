import { TOKENS } from '../tokens';
import type { AppPorts } from '../app-of';
import { composeWeb } from '../modules/compose-web';
import type { VisitSettings } from './page-data';

/** The visit's container, opened once, and the ports the pages ask. */
export function portsOfVisit({
  apiBaseUrl,
  redirectHost,
  dealerStockHost,
}: VisitSettings): AppPorts {
  const container = composeWeb({
    window,
    oldAddressHosts: { redirects: redirectHost, dealerStock: dealerStockHost },
    ...(apiBaseUrl !== undefined && { baseUrl: apiBaseUrl }),
  });
  return {
    catalogue: container.get(TOKENS.stockCatalogue),
    quotes: container.get(TOKENS.quoteDesk),
    offers: container.get(TOKENS.offerFeed),
    frame: container.get(TOKENS.frameContent),
    content: container.get(TOKENS.contentLibrary),
    views: container.get(TOKENS.viewCounter),
    checks: container.get(TOKENS.checkRegister),
    reviews: container.get(TOKENS.reviewFeed),
    addresses: container.get(TOKENS.oldAddresses),
  };
}
