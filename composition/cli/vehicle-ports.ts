import type { HttpClientSettings } from '../../adapters/http/http-client';
import type { VehiclePorts } from '../../core/showroom/public';
import { composeCli } from '../modules/compose-cli';
import { TOKENS } from '../tokens';

/** What a vehicle's page asks, for a command that shows the same. */
export function vehiclePorts(line: HttpClientSettings): VehiclePorts {
  const container = composeCli(line);
  return {
    catalogue: container.get(TOKENS.stockCatalogue),
    quotes: container.get(TOKENS.quoteDesk),
    offers: container.get(TOKENS.offerFeed),
    content: container.get(TOKENS.contentLibrary),
    checks: container.get(TOKENS.checkRegister),
    reviews: container.get(TOKENS.reviewFeed),
  };
}
