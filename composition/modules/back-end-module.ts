import { ContainerModule } from 'inversify';
import { makeHttpClient, type HttpClientSettings } from '../../adapters/http/http-client';
import { TOKENS } from '../tokens';

/**
 * The one line to the back end that all gateways share.
 * @param customers the line for calls in a customer's name, where it is another.
 */
export const backEndModule = (
  settings: HttpClientSettings,
  customers?: HttpClientSettings,
): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.backEnd).toConstantValue(settings);
    bind(TOKENS.httpClient).toResolvedValue(() => makeHttpClient(settings));
    bind(TOKENS.customerClient).toResolvedValue(
      (client) => (customers === undefined ? client : makeHttpClient(customers)),
      [TOKENS.httpClient],
    );
  });
