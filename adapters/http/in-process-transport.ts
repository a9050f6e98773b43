import type { Transport } from './http-client';

/** A request to a server that lives in this process: what Fastify's `inject` takes. */
export interface InProcessRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
}

export interface InProcessAnswer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

export type Inject = (request: InProcessRequest) => Promise<InProcessAnswer>;

/**
 * Takes calls straight to a server in this process, without a port or a socket. Server rendering
 * and the command line reach the sandbox so; the address's host, if it has one, is ignored.
 */
export function inProcessTransport(inject: Inject): Transport {
  return async (config) => {
    const { payload, contentType } = await packed(config.data);
    const answer = await inject({
      method: config.method?.toUpperCase() === 'POST' ? 'POST' : 'GET',
      url: `${withoutHost(config.baseURL ?? '/').replace(/(?<!\/)\/+$/, '')}${config.url ?? '/'}`,
      headers: {
        ...sentHeaders(config.headers.toJSON()),
        ...(contentType !== undefined && { 'content-type': contentType }),
      },
      ...(payload !== undefined && { payload }),
    });
    return {
      status: answer.statusCode,
      statusText: '',
      headers: receivedHeaders(answer.headers),
      data: answer.body,
      config,
    };
  };
}

/** A form is written out as it would cross the line; its boundary is part of the content type. */
async function packed(
  data: unknown,
): Promise<{ readonly payload?: string | Buffer; readonly contentType?: string }> {
  if (typeof data === 'string') return { payload: data };
  if (!(data instanceof FormData)) return {};
  const written = new Response(data);
  const contentType = written.headers.get('content-type') ?? undefined;
  const isText = [...data.values()].every((value) => typeof value === 'string');
  const payload = isText ? await written.text() : Buffer.from(await written.arrayBuffer());
  return { payload, ...(contentType !== undefined && { contentType }) };
}

const withoutHost = (address: string): string => address.replace(/^https?:\/\/[^/]*/i, '');

function sentHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(kept.map(([name, value]) => [name.toLowerCase(), value]));
}

function receivedHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : [],
    ),
  );
}
