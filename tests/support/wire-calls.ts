import { BROWSER_CALLS } from '../../adapters/http/browser-calls';
import { composeCli } from '../../composition/modules/compose-cli';
import { portsOf } from '../../composition/request/ports-of';
import { everyCall } from './every-call';
import { SERVER_CALLS } from './server-calls';

/** Every call that the adapters make, as it would leave a browser. */
export async function callsOfAdapters(): Promise<
  readonly { readonly method: string; readonly url: string }[]
> {
  const calls: { method: string; url: string }[] = [];
  const ports = portsOf(
    composeCli({
      transport: (config) => {
        calls.push({ method: (config.method ?? 'get').toUpperCase(), url: config.url ?? '' });
        const data = JSON.stringify({ data: [{ id: '1', slug: 'bolton', name: 'Bolton' }] });
        return Promise.resolve({ status: 200, statusText: '', headers: {}, data, config });
      },
    }),
  );
  await everyCall(ports, {
    slug: 'ford-fiesta-ab12cde',
    stockId: '12345',
    mark: 'AB12CDE',
    oldAddress: '/old/',
  });
  return calls;
}

/** A call as it crosses the line. Several ports may make the same one. */
export interface WireCall {
  /** `GET /api/menu/header`; `:name` is one part of a path. */
  readonly name: string;
  readonly isMeant: (method: string, path: string) => boolean;
}

/** One page of the editors is the foot of every page, and so a call of its own. */
const APART = ['/api/page/footer'];

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+').replace(/\/$/, '')}/?$`);

/** What is asked of the back end, each once: by the types, no call of a port can be left out. */
export async function wireCalls(): Promise<readonly WireCall[]> {
  const names = new Set<string>();
  for (const { method, url } of await callsOfAdapters()) {
    const [path = ''] = url.split('?');
    const known = [...BROWSER_CALLS, ...SERVER_CALLS].find(
      (call) => call.method === method && patternOf(call.path).test(path),
    );
    if (known === undefined) throw new Error(`No list of calls has ${method} ${path}`);
    names.add(`${method} ${APART.includes(path) ? path : known.path}`);
  }
  return [...names].map((name) => {
    const [method = '', path = ''] = name.split(' ');
    return {
      name,
      isMeant: (asked, at) =>
        asked === method &&
        patternOf(path).test(at) &&
        (APART.includes(path) || !APART.includes(at)),
    };
  });
}
