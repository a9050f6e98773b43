import { ContainerModule } from 'inversify';
import { makeHttpClient, type HttpClient } from '../../adapters/http/http-client';
import { HttpOldAddresses } from '../../adapters/http/navigation/http-old-addresses';
import { TOKENS } from '../tokens';

/** Who knows old addresses, where it is not the back end itself (CG-131). */
export interface OldAddressHosts {
  readonly redirects?: string | undefined;
  readonly dealerStock?: string | undefined;
}

const lineTo = (host: string | undefined, backEnd: HttpClient): HttpClient =>
  host === undefined ? backEnd : makeHttpClient({ baseUrl: host });

export const navigationModule = ({
  redirects,
  dealerStock,
}: OldAddressHosts = {}): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.addresses).toResolvedValue(
      (backEnd) => new HttpOldAddresses(lineTo(redirects, backEnd), lineTo(dealerStock, backEnd)),
      [TOKENS.httpClient],
    );
  });
