import Fastify from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { orderlyClose } from '../../../../composition/server/life/close-connections';
import { healthRoutes } from '../../../../composition/server/life/health-routes';
import { makeLife } from '../../../../composition/server/life/life';
import { runServer } from '../../../../composition/server/life/run-server';
import { StartFault } from '../../../../composition/server/start-fault';

// A server as small as can be, run as site and sandbox are; the other end is in run-server.test.ts.
await runServer(process.env, async ({ port, host, dataFolder }) => {
  if (dataFolder === 'damaged') throw new StartFault('The folder is damaged; move it away.');
  const life = makeLife();
  const site = Fastify({ return503OnClosing: false });
  const closeConnections = orderlyClose(site, life);
  await site.register(healthRoutes(life));
  site.get('/slow', async () => {
    await wait(400);
    return 'whole';
  });
  site.get('/never', () => new Promise(() => undefined));
  return {
    listen: () => site.listen({ port, host }),
    close: async (times) => {
      await closeConnections(times);
      await site.close();
    },
    news: (address) => [`open at ${address}`],
  };
});
