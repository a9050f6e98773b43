import { ContainerModule } from 'inversify';
import { HttpStockCatalogue } from '../../adapters/http/stock/http-stock-catalogue';
import { HttpViewCounter } from '../../adapters/http/stock/http-view-counter';
import { TOKENS } from '../tokens';

export const stockModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.stockCatalogue).toResolvedValue(
    (client) => new HttpStockCatalogue(client),
    [TOKENS.httpClient],
  );
  bind(TOKENS.viewCounter).toResolvedValue(
    (client) => new HttpViewCounter(client),
    [TOKENS.httpClient],
  );
});
