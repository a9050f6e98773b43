import { openSandbox } from '../modules/sandbox';
import { sandboxSettings } from '../settings/sandbox-settings';
import { runServer } from './life/run-server';
import { sandboxServer } from './sandbox-server';

/** Beside a site on the usual port. */
const PORT = '4100';

/** `npm run sandbox`: the stand-in back end alone, at `PORT`; ends in good order when told to. */
export const serveSandbox = (): Promise<void> =>
  runServer({ ...process.env, PORT: process.env['PORT'] ?? PORT }, async (settings, say) => {
    const { port, host } = settings;
    const sandbox = await openSandbox({ ...sandboxSettings(settings, true), say });
    const { site: server, closeConnections } = await sandboxServer({ sandbox });
    return {
      listen: () => server.listen({ port, host }),
      close: async (times) => {
        await closeConnections(times);
        await server.close();
        await sandbox.close();
      },
      news: (address) => [
        `The sandbox answers at ${address}`,
        `Enquiries are read at ${address}${sandbox.inboxPath}`,
      ],
    };
  });
