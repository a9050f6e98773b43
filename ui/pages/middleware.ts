import { data, redirect } from 'react-router-dom';
import { findWay } from '../../core/navigation/public';
import type { App } from '../kit/app';
import { answerTo } from './answer-to';

/** A step before a page: an answer in place of the page, or nothing and the page goes on. */
export type Middleware = (app: App, request: Request) => Promise<Response | undefined>;

/**
 * An address that has moved is left for where it leads now (REDIR-01 to REDIR-06); on a first request
 * by the server, with its status, later by the router, or by the browser when it leads off the site.
 */
const oldAddress: Middleware = async (app, request) => {
  const { origin, pathname: path, search: query } = new URL(request.url);
  const asked = { origin, path, query };
  const way = await answerTo(
    findWay(app.ports.addresses, asked, app.settings.dealerMarker),
    request.signal,
  );
  return way === undefined ? undefined : redirect(way.address, way.isPermanent ? 301 : 302);
};

const KNOWN: Readonly<Record<string, Middleware>> = { 'old-address': oldAddress };

/**
 * Takes a request through the steps that its route names, in their order. Throws the first answer
 * there is, or an error page for a step that nobody knows (ERR-10).
 */
export async function throughMiddleware(
  names: readonly string[],
  app: App,
  request: Request,
  known = KNOWN,
): Promise<void> {
  for (const name of names) {
    const step = Object.hasOwn(known, name) ? known[name] : undefined;
    if (step === undefined) throw data(`Unknown middleware ${name}`, { status: 500 });
    const answer = await step(app, request);
    if (answer !== undefined) throw answer;
  }
}
