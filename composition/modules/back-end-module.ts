import { ContainerModule } from 'inversify';
import { makeHttpClient, type HttpClientSettings } from '../../adapters/http/http-client';
import { TOKENS } from '../tokens';

/** The one line to the back end that all gateways share. */
export const backEndModule = (settings: HttpClientSettings): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.backEnd).toConstantValue(settings);
    bind(TOKENS.httpClient).toResolvedValue(() => makeHttpClient(settings));
  });
