import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Life } from './life';

export interface ClosingTimes {
  /** Between saying that the server leaves and taking no more, for load balancers to notice. */
  readonly noticeMs: number;
  /** For everything, the notice included; then what is left is cut off. */
  readonly mostMs: number;
}

/** Between looks for connections that have become idle. */
const LOOK_MS = 50;

/** Once a server is leaving, each answer is the last of its connection. */
export function closeWhenLeaving(site: FastifyInstance, life: Life): void {
  site.addHook('onSend', (_request, reply, _payload, done) => {
    if (life.isLeaving()) void reply.header('connection', 'close');
    done();
  });
}

/**
 * Says that the server is leaving, goes on for a while as before, takes no more, finishes what is
 * under way, and cuts off what is not finished then: a request that was sent by half never would be.
 */
export async function closeConnections(
  server: Server,
  life: Life,
  { noticeMs, mostMs }: ClosingTimes,
): Promise<void> {
  life.leave();
  const cutOff = setTimeout(() => {
    server.closeAllConnections();
  }, mostMs);
  await wait(noticeMs);
  const looking = setInterval(() => {
    server.closeIdleConnections();
  }, LOOK_MS);
  await new Promise<void>((resolve) => {
    server.close(() => {
      resolve();
    });
  });
  clearInterval(looking);
  clearTimeout(cutOff);
}
