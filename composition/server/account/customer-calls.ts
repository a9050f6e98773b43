import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BROWSER_CALLS } from '../../../adapters/http/browser-calls';
import { cookiesOf } from '../../request/request-facts';
import { sessionCookie } from '../../request/session-cookie';
import { pathOf } from '../pages/requested-address';

export interface CustomerCallsParts {
  readonly isFromThisSite: (request: FastifyRequest) => boolean;
  readonly isSecure: (request: FastifyRequest) => boolean;
  /** Tells the back end that a session is over, whatever comes of that. */
  readonly endSession: (request: FastifyRequest) => void;
}

const OF_CUSTOMERS = BROWSER_CALLS.flatMap(({ method, path, asCustomer }) =>
  asCustomer === true
    ? [{ method, pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`) }]
    : [],
);

const isOfCustomers = (method: string, path: string): boolean =>
  OF_CUSTOMERS.some((call) => call.method === method && call.pattern.test(path));

/**
 * The token that no script can read, added to the calls that a customer's browser makes of this
 * site: those of the list and no others, from pages of this site alone. What the back end refuses to
 * a session ends it, here and there (AUTH-05).
 */
export function customerCalls(site: FastifyInstance, parts: CustomerCallsParts): void {
  const asked = new WeakSet<FastifyRequest>();
  site.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request;
    if (
      headers.cookie !== undefined &&
      headers.authorization === undefined &&
      isOfCustomers(method, pathOf(request.url)) &&
      parts.isFromThisSite(request)
    ) {
      const token = sessionCookie(parts.isSecure(request)).read(cookiesOf(headers.cookie));
      if (token !== undefined) {
        asked.add(request);
        headers.authorization = `Bearer ${token}`;
      }
    }
    done();
  });
  site.addHook('onSend', (request, reply, payload, done) => {
    if (asked.has(request) && (reply.statusCode === 401 || reply.statusCode === 403)) {
      void reply.header('set-cookie', [...sessionCookie(parts.isSecure(request)).end('ended')]);
      // After a 401 there is nothing left to end.
      if (reply.statusCode === 403) parts.endSession(request);
    }
    done(null, payload);
  });
}
