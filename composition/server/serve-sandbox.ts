import { openSandbox } from '../modules/sandbox';
import { sandboxSettings } from '../settings/sandbox-settings';
import { openCheckout } from './checkout/open-checkout';
import { originOf, placesOf, type OwnAddresses } from './checkout/own-addresses';
import { runServer } from './life/run-server';
import { sandboxServer } from './sandbox-server';

/** Beside a site on the usual port. */
const PORT = '4100';

/** Of the site beside it, to which shoppers are led back from the checkout. */
const USUAL_SITE = 'http://127.0.0.1:4000';

/** `npm run sandbox`: the stand-in back end alone, at `PORT`; ends in good order when told to. */
export const serveSandbox = (): Promise<void> =>
  runServer({ ...process.env, PORT: process.env['PORT'] ?? PORT }, async (settings, say) => {
    const { port, host } = settings;
    const addresses: OwnAddresses = {};
    const shop = settings.publicOrigin ?? USUAL_SITE;
    const sandbox = await openSandbox({
      ...sandboxSettings(settings, true),
      places: {
        ...placesOf(settings, addresses),
        site: () => shop,
        siteNames: () => [],
        isOneOrigin: false,
      },
      say,
    });
    const checkout =
      settings.checkout.stripe === undefined ? await openCheckout(sandbox, settings) : undefined;
    addresses.checkout = checkout?.origin;
    sandbox.listensAt('shop', shop);
    const { site: server, closeConnections } = await sandboxServer({ sandbox });
    server.addHook('onListen', (done) => {
      addresses.site = originOf(server);
      done();
    });
    return {
      listen: () => server.listen({ port, host }),
      close: async (times) => {
        await Promise.all([closeConnections(times), checkout?.close(times)]);
        await server.close();
        await sandbox.close();
      },
      news: (address) => [
        `The sandbox answers at ${address}`,
        ...(checkout === undefined ? [] : [`Card payments are tried out at ${checkout.origin}/`]),
        `Enquiries are read at ${address}${sandbox.inboxPath}`,
      ],
    };
  });
