import { runServer } from './life/run-server';
import { openSite } from './open-site';

/** Opens site and sandbox as the environment sets them, and says where; ends in good order when told to. */
export const serve = (): Promise<void> =>
  runServer(process.env, async (settings, say) => {
    const { site, close, inboxPath, checkoutOrigin } = await openSite(settings, say);
    return {
      listen: () => site.listen({ port: settings.port, host: settings.host }),
      close,
      news: (address) => [
        `${settings.siteName} is open at ${address}/`,
        ...(checkoutOrigin === undefined
          ? []
          : [`Card payments are tried out at ${checkoutOrigin}/`]),
        ...(inboxPath === undefined ? [] : [`Enquiries are read at ${address}${inboxPath}`]),
      ],
    };
  });
