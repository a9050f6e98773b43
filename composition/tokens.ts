import type { HttpClient, HttpClientSettings } from '../adapters/http/http-client';
import type { Clock } from '../core/kernel/ports/clock';
import type { Ids } from '../core/kernel/ports/ids';
import type { Random } from '../core/kernel/ports/random';
import { PORT_TOKENS } from './request/port-tokens';
import { token } from './token';

/** What a composition puts together: the ports of pages and commands, and what those are made of. */
export const TOKENS = {
  ...PORT_TOKENS,
  /** How the back end is reached; a request's own line to it is made of the same. */
  backEnd: token<HttpClientSettings>('back-end'),
  clock: token<Clock>('clock'),
  ids: token<Ids>('ids'),
  httpClient: token<HttpClient>('http-client'),
  /** For calls in a customer's name: in a browser to the site alone, which adds the token. */
  customerClient: token<HttpClient>('customer-client'),
  random: token<Random>('random'),
} as const;
