import type { FastifyInstance } from 'fastify';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { composeServer } from '../modules/compose-server';
import { sandboxSettings } from '../settings/sandbox-settings';
import { checkoutOrigin } from '../settings/checkout-origin';
import { siteOrigin } from '../settings/site-origin';
import type { Settings } from '../settings/settings';
import { appOfRequest } from './app-of-request';
import { CALL_TIMES } from './calls/site-ports';
import { browserBuild } from './browser-build';
import { openCheckout } from './checkout/open-checkout';
import { originOf, placesOf, shopOrigin, type OwnAddresses } from './checkout/own-addresses';
import { installFiles } from './install-files';
import { askEditors } from './life/ask-editors';
import type { ClosingTimes } from './life/close-connections';
import { makeSite } from './site';
import type { SiteParts } from './site-parts';
import { sitemapOf } from './sitemap-of';

const CLIENT = resolve('dist/client');
const RENDERER = resolve('dist/server/render.js');

export interface OpenSite {
  readonly site: FastifyInstance;
  /** Of the stand-in back end's enquiries, with the token that opens it. */
  readonly inboxPath?: string;
  /** Where the stand-in checkout is. */
  readonly checkoutOrigin?: string;
  /** Of connections first, then of what they were answered from. */
  readonly close: (times: ClosingTimes) => Promise<void>;
}

/** The parts that differ between the built site and the one under development. */
export type RenderParts = Pick<
  SiteParts,
  'render' | 'pageTable' | 'assetsOf' | 'clientFolder' | 'install'
>;

async function builtParts(): Promise<RenderParts> {
  const { render, pageTable, renderOffline } = (await import(pathToFileURL(RENDERER).href)) as Pick<
    SiteParts,
    'render' | 'pageTable'
  > &
    Pick<Required<SiteParts>['install'], 'renderOffline'>;
  return {
    render,
    pageTable,
    assetsOf: browserBuild(CLIENT),
    clientFolder: CLIENT,
    install: { ...installFiles(CLIENT), renderOffline },
  };
}

/**
 * Site and stand-in back end on one instance; with `API_BASE_URL` the site alone, and nothing of
 * the sandbox is loaded. The pages ask the sandbox in process, without a way over the network.
 */
export async function openSite(
  settings: Settings,
  say: (line: string) => void,
  makeParts: () => Promise<RenderParts> = builtParts,
  times = CALL_TIMES,
): Promise<OpenSite> {
  const addresses: OwnAddresses = {};
  const sandbox =
    settings.apiBaseUrl === undefined
      ? await import('../modules/sandbox').then(({ openSandbox }) =>
          openSandbox({
            ...sandboxSettings(settings, true),
            siteOrigin: siteOrigin(settings),
            places: placesOf(settings, addresses),
            say,
          }),
        )
      : undefined;
  const checkout =
    sandbox && settings.checkout.stripe === undefined
      ? await openCheckout(sandbox, settings)
      : undefined;
  addresses.checkout = checkout?.origin;
  const log = (line: string): void => {
    process.stderr.write(`${line}\n`);
  };
  const container = composeServer({
    log,
    latestArticles: settings.latestArticles,
    mediaStorage: settings.mediaStorage,
    ...(settings.apiBaseUrl !== undefined && { baseUrl: settings.apiBaseUrl }),
    ...(sandbox !== undefined && { transport: sandbox.transport }),
    oldAddressHosts: { redirects: settings.redirectHost, dealerStock: settings.dealerStockHost },
  });
  const appForRequest = appOfRequest(container, settings, { log, times });
  const { site, closeConnections } = await makeSite({
    settings,
    checkoutOrigin: checkout?.origin ?? checkoutOrigin(settings),
    ...(await makeParts()),
    appForRequest,
    ...(sandbox !== undefined && { sandbox: sandbox.routes, opened: sandbox.countVisit }),
    sitemap: sitemapOf(container),
    log,
  });
  site.addHook('onListen', (done) => {
    addresses.site = originOf(site);
    sandbox?.listensAt('shop', shopOrigin(settings, addresses));
    done();
  });
  const { app, end } = appForRequest(siteOrigin(settings));
  await askEditors(app).finally(end);
  return {
    site,
    ...(sandbox !== undefined && { inboxPath: sandbox.inboxPath }),
    ...(checkout !== undefined && { checkoutOrigin: checkout.origin }),
    close: async (times) => {
      await Promise.all([closeConnections(times), checkout?.close(times)]);
      await site.close();
      await sandbox?.close();
    },
  };
}
