import rateLimit from '@fastify/rate-limit';
import replyFrom from '@fastify/reply-from';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import { addAbortSignal } from 'node:stream';
import { BROWSER_CALLS, type BrowserCall } from '../../adapters/http/browser-calls';

export interface RelayParts {
  /** Whom each call is handed to: scheme, host and perhaps a path, without a slash at the end. */
  readonly to: Readonly<Record<BrowserCall['line'], string>>;
  /** Those that are handed on; all of them unless given. */
  readonly calls?: readonly BrowserCall[];
  readonly isFromThisSite: (request: FastifyRequest) => boolean;
  readonly log: (line: string) => void;
  /** For an answer to begin, and again for all of it to arrive. Milliseconds; default 10,000. */
  readonly timeout?: number;
  /** Of an answer as it crosses the line. Bytes; default 8 MiB. */
  readonly mostBytes?: number;
}

const A_MINUTE = 60_000;
/** As long as a browser itself waits for a call. */
const TEN_SECONDS = 10_000;
/** The longest list there is comes to an eighth of it. */
const MOST_ANSWERED = 8 * 1024 * 1024;
/** Texts only; the longest form of the site needs a tenth of it. Bytes. */
const MOST_SENT = 64 * 1024;

/** What of a browser's request is the back end's business: no cookie, no address of a page. */
const SENT_ON = ['accept', 'accept-encoding', 'content-type', 'content-length', 'idempotency-key'];

const ANSWERED = [
  'content-type',
  'content-encoding',
  'content-length',
  'cache-control',
  'retry-after',
  'vary',
];

/** What comes from elsewhere is data, whatever it says of itself: opened by itself, it runs nothing. */
const DATA_ONLY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const only = (names: readonly string[], headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])),
  );

/**
 * The calls of a shopper's browser, handed on to the back end, so that a browser only ever speaks to
 * the site's own origin. Only the calls that the adapters make, of bounded size and time; nothing of
 * the site's own cookies goes there, none comes back, and no redirect is followed or handed on.
 */
export const relay =
  (parts: RelayParts): FastifyPluginAsync =>
  async (site) => {
    const { timeout = TEN_SECONDS, mostBytes = MOST_ANSWERED, calls = BROWSER_CALLS } = parts;
    await site.register(replyFrom, {
      disableRequestLogging: true,
      undici: {
        headersTimeout: timeout,
        bodyTimeout: timeout,
        maxResponseSize: mostBytes,
        // Left to itself, the library would take any certificate.
        connect: { rejectUnauthorized: true },
      },
    });
    await site.register(rateLimit, { global: false });
    // Handed on as it came: nothing here reads it.
    site.removeAllContentTypeParsers();
    site.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body);
    });
    site.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
      const { statusCode = 502 } = error;
      if (statusCode < 500) return refuse(reply, statusCode);
      const { method, url = '' } = request.routeOptions;
      return notHandedOn(`${String(method)} ${url}`, error.name, reply, 502);
    });

    for (const call of calls) {
      site.route<{ Body: Buffer | undefined }>({
        method: call.method,
        url: call.path,
        exposeHeadRoute: false,
        bodyLimit: call.mostBytes ?? MOST_SENT,
        ...(call.mostAMinute !== undefined && {
          config: { rateLimit: { max: call.mostAMinute, timeWindow: A_MINUTE } },
        }),
        onRequest: async (request, reply) => {
          void reply.header('content-security-policy', DATA_ONLY);
          if (call.method === 'POST' && !parts.isFromThisSite(request)) return refuse(reply, 403);
        },
        handler: (request, reply) => handOn(call, request, reply),
      });
    }

    function handOn(
      call: BrowserCall,
      request: FastifyRequest<{ Body: Buffer | undefined }>,
      reply: FastifyReply,
    ): FastifyReply {
      const [path = ''] = (request.raw.url ?? '').split('?', 1);
      const target = parts.to[call.line] + path;
      if (new URL(target).href !== target || climbs(path)) return refuse(reply, 404);
      const { body } = request;
      return reply.from(target, {
        ...(body !== undefined && {
          body,
          contentType: request.headers['content-type'] ?? 'application/octet-stream',
        }),
        rewriteRequestHeaders: ({ ip, headers: asked }, headers) => ({
          host: headers.host,
          ...only(SENT_ON, headers),
          // Who asks is the back end's business alone.
          ...(call.line === 'back end' && {
            'x-forwarded-for': ip,
            ...only(['authorization'], asked),
          }),
        }),
        rewriteHeaders: (headers) => only(ANSWERED, headers),
        retryDelay: () => null,
        onResponse: (_request, _reply, { statusCode, stream }) => {
          if (statusCode >= 300 && statusCode < 400) {
            stream.destroy();
            void reply.removeHeader('content-length').removeHeader('content-encoding');
            void notHandedOn(nameOf(call), 'it leads elsewhere', reply, 502);
            return;
          }
          void reply.send(addAbortSignal(AbortSignal.timeout(timeout), stream));
        },
        onError: (_reply, { error }) => {
          const status = 'statusCode' in error && error.statusCode === 504 ? 504 : 502;
          void notHandedOn(nameOf(call), error.name, reply, status);
        },
      });
    }

    function notHandedOn(
      call: string,
      why: string,
      reply: FastifyReply,
      status: number,
    ): FastifyReply {
      parts.log(`${call} could not be handed on: ${why}`);
      return refuse(reply, status);
    }
  };

/** By the pattern of its path: a name in the path itself may be somebody's own. */
const nameOf = ({ method, path }: BrowserCall): string => `${method} ${path}`;

/** Whether a path, as somebody else may read it, leads to another call than it seems to. */
const climbs = (path: string): boolean =>
  /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/.test(decodeURIComponent(path));

const MESSAGES: Readonly<Record<number, string>> = {
  403: 'The call did not come from this site.',
  404: 'There is no such call.',
  413: 'That is too much.',
  429: 'That is too often. Please wait a minute.',
  504: 'The answer took too long.',
};

const refuse = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .status(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ message: MESSAGES[status] ?? 'The call could not be answered.' });
