import type { FastifyInstance } from 'fastify';
import { Server, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { Life } from './life';

export interface ClosingTimes {
  /** Between saying that the server leaves and taking no more, for load balancers to notice. */
  readonly noticeMs: number;
  /** For everything, the notice included; then what is left is cut off. */
  readonly mostMs: number;
}

/** Ends a server in good order. */
export type CloseConnections = (times: ClosingTimes) => Promise<void>;

interface Connection {
  /** Requests whose answers have not gone out whole. */
  underWay: number;
  /** When the last answer had gone out; more since then is a request of which a part has come. */
  bytesRead: number;
  /** Looks in a row that found nothing under way. */
  idleLooks: number;
}

const LOOK_MS = 50;
/** What had come before the first of these looks has been read by the last. */
const IDLE_LOOKS = 3;
/** For connections that the system has taken and this process not yet; where they never cease, the last are lost. */
const ACCEPTING_MS = 3_000;

/**
 * Keeps account of a server's connections, so that it can be ended without breaking off an answer.
 * Node's own account takes those whose request is still unread, and those whose answer is still on
 * its way out, for idle.
 */
export function orderlyClose(site: FastifyInstance, life: Life): CloseConnections {
  const { server } = site;
  const connections = new Map<Socket, Connection>();
  let opened = 0;

  server.on('connection', (socket: Socket) => {
    opened += 1;
    connections.set(socket, { underWay: 0, bytesRead: 0, idleLooks: 0 });
    socket.once('close', () => connections.delete(socket));
  });
  site.addHook('onRequest', ({ raw: { socket } }, reply, done) => {
    const connection = connections.get(socket);
    if (connection !== undefined) {
      connection.underWay += 1;
      reply.raw.once('close', () => {
        connection.underWay -= 1;
        connection.bytesRead = socket.bytesRead;
      });
    }
    done();
  });
  // Once it is leaving, each answer is the last of its connection.
  site.addHook('onSend', (_request, reply, _payload, done) => {
    if (life.isLeaving()) void reply.header('connection', 'close');
    done();
  });

  const closeIdle = (): void => {
    for (const [socket, connection] of connections) {
      const isIdle = connection.underWay === 0 && socket.bytesRead === connection.bytesRead;
      connection.idleLooks = isIdle ? connection.idleLooks + 1 : 0;
      if (connection.idleLooks >= IDLE_LOOKS) socket.destroy();
    }
  };

  /** Node takes one at each turn of the event loop; the others would be reset. */
  const acceptAll = async (): Promise<void> => {
    const latest = performance.now() + ACCEPTING_MS;
    let before = -1;
    while (opened !== before && performance.now() < latest) {
      before = opened;
      await nextTurn();
      await nextTurn();
    }
  };

  return async ({ noticeMs, mostMs }) => {
    life.leave();
    const cutOff = setTimeout(() => {
      server.closeAllConnections();
    }, mostMs);
    await wait(noticeMs);
    await acceptAll();
    const looking = setInterval(closeIdle, LOOK_MS);
    await new Promise<void>((resolve) => {
      // What a server for HTTP does besides is close what it takes for idle.
      Server.prototype.close.call(server, () => {
        resolve();
      });
    });
    clearInterval(looking);
    clearTimeout(cutOff);
  };
}
