import { ContainerModule } from 'inversify';
import { HttpQuoteDesk } from '../../adapters/http/finance/http-quote-desk';
import { TOKENS } from '../tokens';

export const financeModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.quotes).toResolvedValue((client) => new HttpQuoteDesk(client), [TOKENS.httpClient]);
});
