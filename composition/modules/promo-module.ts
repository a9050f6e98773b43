import { ContainerModule } from 'inversify';
import { HttpOfferFeed } from '../../adapters/http/promo/http-offer-feed';
import { TOKENS } from '../tokens';

export const promoModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.offers).toResolvedValue((client) => new HttpOfferFeed(client), [TOKENS.httpClient]);
});
