import { ContainerModule } from 'inversify';
import { HttpCheckRegister } from '../../adapters/http/stock/http-check-register';
import { HttpStockCatalogue } from '../../adapters/http/stock/http-stock-catalogue';
import { HttpViewCounter } from '../../adapters/http/stock/http-view-counter';
import { TOKENS } from '../tokens';

export const stockModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.catalogue).toResolvedValue(
    (client, clock) => new HttpStockCatalogue(client, clock),
    [TOKENS.httpClient, TOKENS.clock],
  );
  bind(TOKENS.views).toResolvedValue((client) => new HttpViewCounter(client), [TOKENS.httpClient]);
  bind(TOKENS.checks).toResolvedValue(
    (client) => new HttpCheckRegister(client),
    [TOKENS.httpClient],
  );
});
