import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { ServerLimits } from './server-limits';

/** What was sent on a connection ahead of the answer under way. */
interface Ahead {
  readonly waiting: (() => void)[];
  isPaused: boolean;
}

/** Whether a request was sent before the one before it was answered. */
export type IsSentAhead = (request: FastifyRequest) => boolean;

/**
 * One request of a connection at a time: those sent ahead of their answers wait, and no more are
 * read meanwhile, so that nobody has more drawn than they take. An answer that is not taken in its
 * time ends the connection, and so does a client that sends too much ahead.
 */
export function answerInTurn(
  site: FastifyInstance,
  { requestsAhead, answerMs }: Pick<ServerLimits, 'requestsAhead' | 'answerMs'>,
): IsSentAhead {
  const sentAhead = new WeakSet<IncomingMessage>();
  const connections = new WeakMap<Socket, Ahead>();

  const passOn = (socket: Socket): void => {
    if (socket.destroyed) return;
    const { waiting = [], isPaused } = connections.get(socket) ?? {};
    const next = waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    connections.delete(socket);
    if (isPaused === true) socket.resume();
  };

  site.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const begin = (): void => {
      const tooLong = setTimeout(() => socket.destroy(), answerMs).unref();
      reply.raw.once('close', () => {
        clearTimeout(tooLong);
        passOn(socket);
      });
      done();
    };
    const ahead = connections.get(socket);
    if (ahead === undefined) {
      connections.set(socket, { waiting: [], isPaused: false });
      begin();
    } else if (ahead.waiting.length < requestsAhead) {
      sentAhead.add(request.raw);
      ahead.waiting.push(begin);
      ahead.isPaused = true;
      socket.pause();
    } else {
      socket.destroy();
    }
  });
  return ({ raw }) => sentAhead.has(raw);
}
