import { ContainerModule } from 'inversify';
import { HttpCheckRegister } from '../../adapters/http/stock/http-check-register';
import { HttpStockCatalogue } from '../../adapters/http/stock/http-stock-catalogue';
import { HttpStockSearch } from '../../adapters/http/stock/http-stock-search';
import { GatheredViewCounter } from '../../adapters/http/stock/gathered-view-counter';
import { HttpViewCounter } from '../../adapters/http/stock/http-view-counter';
import { TOKENS } from '../tokens';

/** `asksSite`: calls go to the site's own server, which answers for many vehicles at once. */
export const stockModule = (asksSite: boolean) =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.catalogue).toResolvedValue(
      (client, clock) => new HttpStockCatalogue(client, clock),
      [TOKENS.httpClient, TOKENS.clock],
    );
    bind(TOKENS.search).toResolvedValue(
      (client) => new HttpStockSearch(client),
      [TOKENS.httpClient],
    );
    bind(TOKENS.views).toResolvedValue(
      (client) => (asksSite ? new GatheredViewCounter(client) : new HttpViewCounter(client)),
      [TOKENS.httpClient],
    );
    bind(TOKENS.checks).toResolvedValue(
      (client) => new HttpCheckRegister(client),
      [TOKENS.httpClient],
    );
  });
