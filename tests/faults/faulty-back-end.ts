import type { FastifyInstance } from 'fastify';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { WireCall } from '../support/wire-calls';
import type { Fault } from './faults';

export interface FaultyBackEnd {
  readonly address: string;
  /** From now on this call goes wrong in this way; nothing, and all is well. */
  readonly breakCall: (broken?: { readonly call: WireCall; readonly fault: Fault }) => void;
  /** The calls made since the last look, as `GET /api/menu/header`. */
  readonly asked: () => readonly string[];
  readonly close: () => Promise<void>;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

/** A back end over a socket that answers as the given one does, but for the call that is broken. */
export async function faultyBackEnd(behind: FastifyInstance): Promise<FaultyBackEnd> {
  let broken: { readonly call: WireCall; readonly fault: Fault } | undefined;
  let asked: string[] = [];
  const server = createServer((request, reply) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const [path = ''] = url.split('?');
      asked.push(`${method} ${path}`);
      const payload = await bodyOf(request);
      const { host: _, 'content-length': __, ...headers } = request.headers;
      const answer = await behind.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url,
        headers,
        ...(payload !== '' && { payload }),
      });
      const contentType = String(answer.headers['content-type'] ?? 'application/json');
      const good = { status: answer.statusCode, contentType, body: answer.payload };
      if (reply.destroyed) return;
      if (broken?.call.isMeant(method, path) === true) broken.fault.act(reply, good);
      else reply.writeHead(good.status, { 'content-type': contentType }).end(good.body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    breakCall: (next) => {
      broken = next;
    },
    asked: () => {
      const before = asked;
      asked = [];
      return before;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
