import { isLeft } from 'fp-ts/Either';
import { redirect, redirectDocument } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import {
  isSessionOver,
  loginPath,
  SESSION_ENDED_PATH,
  type Customer,
} from '../../core/account/public';
import type { App } from '../kit/app';
import type { RequestFacts } from '../kit/request-facts';
import { answerTo } from './answer-to';

/** Who opens a page of customers. */
export type Caller =
  | { readonly kind: 'known'; readonly customer: Customer }
  /** Somebody whom the back end cannot tell just now: neither let in nor sent away (AU-3). */
  | { readonly kind: 'unknown' };

/** A `Set-Cookie` header each. */
export function withCookies(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

/** To `/click-collect?login=1`, with nothing left of the session (AUTH-05). */
export const sessionEnded = ({ endsSession }: Pick<RequestFacts, 'endsSession'>): Response =>
  redirect(SESSION_ENDED_PATH, { headers: withCookies(endsSession('ended')) });

/** Ends the session of a request at the back end; nobody waits for it, whatever is answered. */
export function endSession({ ports }: App): void {
  firstValueFrom(ports.customers.logOut()).catch(() => undefined);
}

/**
 * Who asks for a page of customers (AUTH-06), on the server by the session of the request, in a
 * browser by what the site adds to the call.
 * @throws a redirect to the login, of whoever is nobody's.
 */
export async function callerOf(app: App, request: Request): Promise<Caller> {
  const { pathname, search } = new URL(request.url);
  const toLogin = loginPath(pathname + search);
  const isSignedIn = app.wholePages
    ? app.request?.session !== undefined
    : (await app.openSession()).isSignedIn();
  if (!isSignedIn) throw redirect(toLogin);
  const answer = await answerTo(app.ports.customers.show(), request.signal);
  if (!isLeft(answer)) return { kind: 'known', customer: answer.right };
  if (!isSessionOver(answer.left)) return { kind: 'unknown' };
  // In a browser the answer itself has taken the session away.
  if (app.request === undefined) throw redirectDocument(SESSION_ENDED_PATH);
  // After a 403 the token may be good for something: it ends, whatever is answered to that.
  if (answer.left.status === 403) endSession(app);
  throw sessionEnded(app.request);
}
