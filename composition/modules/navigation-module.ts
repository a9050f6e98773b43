import { ContainerModule } from 'inversify';
import {
  makeHttpClient,
  type HttpClient,
  type HttpClientSettings,
} from '../../adapters/http/http-client';
import { HttpOldAddresses } from '../../adapters/http/navigation/http-old-addresses';
import { TOKENS } from '../tokens';

/** Who knows old addresses, where it is not the back end itself (CG-131). */
export interface OldAddressHosts {
  readonly redirects?: string | undefined;
  readonly dealerStock?: string | undefined;
}

/** A line of its own is as patient and as bounded as the back end's, and knows nobody's token. */
const lineTo = (
  host: string | undefined,
  backEnd: HttpClient,
  { atOnce, onceMore, timeout }: HttpClientSettings,
): HttpClient =>
  host === undefined
    ? backEnd
    : makeHttpClient({
        baseUrl: host,
        ...(atOnce !== undefined && { atOnce }),
        ...(onceMore !== undefined && { onceMore }),
        ...(timeout !== undefined && { timeout }),
      });

export const navigationModule = ({
  redirects,
  dealerStock,
}: OldAddressHosts = {}): ContainerModule =>
  new ContainerModule(({ bind }) => {
    bind(TOKENS.addresses).toResolvedValue(
      (backEnd, settings) =>
        new HttpOldAddresses(
          lineTo(redirects, backEnd, settings),
          lineTo(dealerStock, backEnd, settings),
        ),
      [TOKENS.httpClient, TOKENS.backEnd],
    );
  });
