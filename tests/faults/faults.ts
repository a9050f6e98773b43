import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

/** What the back end would have answered. */
export interface GoodAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
}

export interface Fault {
  readonly name: string;
  /** How it shows at the other end: answered, but not as promised; no answer in time; far too much. */
  readonly kind: 'wrong' | 'slow' | 'huge';
  /** Answers in place of the back end. What it leaves running ends with the connection. */
  readonly act: (reply: ServerResponse, good: GoodAnswer) => void;
}

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

const wrong = (name: string, act: Fault['act']): Fault => ({ name, kind: 'wrong', act });

const answering = (
  name: string,
  bodyOf: string | ((good: GoodAnswer) => string | Buffer),
  headers: Readonly<Record<string, string>> = JSON_TYPE,
): Fault =>
  wrong(name, (reply, good) => {
    reply.writeHead(200, headers).end(typeof bodyOf === 'string' ? bodyOf : bodyOf(good));
  });

const status = (code: number, headers: Readonly<Record<string, string>> = {}): Fault =>
  wrong(`status ${String(code)}`, (reply) => {
    reply
      .writeHead(code, { ...JSON_TYPE, ...headers })
      .end(code === 204 ? undefined : '{"message":"No"}');
  });

/** Every leaf of an answer put through `change`. */
function eachLeaf(value: unknown, change: (leaf: unknown, place: number) => unknown): unknown {
  let place = 0;
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
    }
    place += 1;
    return change(part, place);
  };
  return walk(value);
}

const changed =
  (change: (leaf: unknown, place: number) => unknown) =>
  ({ body }: GoodAnswer): string =>
    JSON.stringify(eachLeaf(JSON.parse(body), change));

const OTHER_TYPES: readonly unknown[] = [null, true, [], {}, 'text', -1, ''];

/** The records of every list that is in no other put through `change`. */
function inLists(
  body: string,
  change: (records: readonly unknown[]) => readonly unknown[],
): string {
  const walk = (part: unknown): unknown => {
    if (Array.isArray(part)) return change(part);
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, walk(inner)]));
    }
    return part;
  };
  return JSON.stringify(walk(JSON.parse(body)));
}

const nested = (open: string, close: string, depth = 100_000): string =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

const MEGABYTE = 1024 * 1024;

/** Of the answers of one page. */
const MOST_LONG = 4;
const longLists = new Map<string, Buffer>();

/** An answer whose lists are so long; made once, since making it takes the time that is measured. */
function longListsOf(body: string): Buffer {
  const known = longLists.get(body);
  if (known !== undefined) return known;
  const repeated = inLists(body, (records) =>
    records.length === 0
      ? records
      : Array.from(
          { length: Math.ceil((7 * MEGABYTE) / JSON.stringify(records).length) },
          () => records,
        ).flat(),
  );
  if (longLists.size >= MOST_LONG) longLists.clear();
  const long = Buffer.from(repeated.slice(0, 50 * MEGABYTE));
  longLists.set(body, long);
  return long;
}

const huge = (name: string, act: Fault['act']): Fault => ({ name, kind: 'huge', act });

/** 300 MB of blanks in 300 kB. */
let packed: Buffer | undefined;
const bomb = (): Buffer => (packed ??= gzipSync(Buffer.alloc(300 * MEGABYTE, ' ')));

/** What goes wrong with other people's servers. */
export const FAULTS: readonly Fault[] = [
  status(500),
  status(404),
  status(429, { 'retry-after': '120' }),
  status(204),
  wrong('reset', (reply) => {
    reply.socket?.resetAndDestroy();
  }),
  wrong('cut off, length known', (reply, { body }) => {
    reply.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(body) + 10 });
    reply.write(body.slice(0, body.length / 2), () => reply.socket?.destroy());
  }),
  wrong('cut off, length unknown', (reply, { body }) => {
    reply.writeHead(200, JSON_TYPE);
    reply.write(body.slice(0, body.length / 2), () => reply.socket?.destroy());
  }),
  answering('a page of HTML', '<!doctype html><title>Sign in</title><h1>Sign in</h1>', {
    'content-type': 'text/html',
  }),
  answering('nothing', ''),
  answering('null', 'null'),
  answering('42', '42'),
  answering('[]', '[]'),
  answering('{}', '{}'),
  answering(
    'other types',
    changed((_, place) => OTHER_TYPES[place % OTHER_TYPES.length]),
  ),
  answering(
    'extreme values',
    changed((leaf, place) =>
      typeof leaf === 'number'
        ? [1e308, -1e308, Number.MAX_SAFE_INTEGER][place % 3]
        : typeof leaf === 'string' && leaf !== ''
          ? 'W'.repeat(20_000)
          : leaf,
    ),
  ),
  answering('half the records null', ({ body }) =>
    inLists(body, (records) => records.map((record, place) => (place % 2 === 0 ? null : record))),
  ),
  answering('every record twice', ({ body }) =>
    inLists(body, (records) => records.flatMap((record) => [record, record])),
  ),
  answering('another content type', ({ body }) => body, { 'content-type': 'image/png' }),
  answering('UTF-16', ({ body }) => Buffer.from(body, 'utf16le')),
  answering('a byte order mark', ({ body }) => `\u{feff}${body}`),
  wrong('redirected in a circle', (reply) => {
    reply.writeHead(302, { location: reply.req.url }).end();
  }),
  wrong('redirected elsewhere', (reply) => {
    reply.writeHead(302, { location: 'http://127.0.0.1:9/secret' }).end();
  }),
  wrong('broken HTTP', (reply) => {
    reply.socket?.end('HTTP/1.1 abc\r\n\r\n');
  }),
  wrong('no HTTP', (reply) => {
    reply.socket?.end('\x16\x03\x01\x02\x00 220 mail ready\r\n');
  }),
  answering('objects in objects', nested('{"a":', '}')),
  answering('lists in lists', nested('[', ']')),
  { name: 'hang', kind: 'slow', act: () => undefined },
  {
    name: 'drip',
    kind: 'slow',
    act: (reply, { body }) => {
      reply.writeHead(200, JSON_TYPE);
      let sent = 0;
      const timer = setInterval(() => {
        reply.write(body.charAt(sent));
        sent += 1;
      }, 200);
      reply.on('close', () => {
        clearInterval(timer);
      });
    },
  },
  {
    name: 'after 3 s',
    kind: 'slow',
    act: (reply, good) => {
      const timer = setTimeout(() => {
        reply.writeHead(good.status, { 'content-type': good.contentType }).end(good.body);
      }, 3000);
      reply.on('close', () => {
        clearTimeout(timer);
      });
    },
  },
  huge('50 MB of blanks', (reply, { body }) => {
    reply.writeHead(200, JSON_TYPE);
    reply.end(Buffer.concat([Buffer.alloc(50 * MEGABYTE, ' '), Buffer.from(body)]));
  }),
  huge('a list of 50 MB', (reply, { body }) => {
    reply.writeHead(200, JSON_TYPE).end(longListsOf(body));
  }),
  huge('300 MB packed into 300 kB', (reply) => {
    reply.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(bomb());
  }),
];
