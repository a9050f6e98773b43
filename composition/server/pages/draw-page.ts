import { thirdParties, trackingSettings } from '../../settings/tracking-settings';
import type { RequestFacts } from '../../../ui/kit/request-facts';
import { browserLines } from '../browser-lines';
import type { RenderedPage } from '../render';
import type { RouteTable } from '../route-table';
import type { SiteParts } from '../site-parts';
import { pathOf } from './requested-address';

/** Draws a page of its address, and of the facts of its request where they are given. */
export type DrawPage = (
  address: string,
  asked?: RequestInit,
  facts?: RequestFacts,
) => Promise<RenderedPage>;

/** A page as a line may name it: without its query, which may be somebody's own, or a secret. */
export const pageName = (table: RouteTable, address?: string): string =>
  table.knownAs(pathOf(address)) ?? pathOf(address);

/** Every page with an app of its own, of which nothing is left when it is drawn. */
export function drawPage(parts: SiteParts, table: RouteTable, origin: string): DrawPage {
  const { settings } = parts;
  const tracking = trackingSettings(settings);
  const others = thirdParties(settings);
  const lines = browserLines(settings);
  return async (address, asked = {}, facts) => {
    const { app, end, wasLate } = parts.appForRequest(origin, facts, asked.method === 'POST');
    // No script of others runs where a secret can be read: in an address, or as it is typed.
    const path = pathOf(address);
    const isSecret = table.knownAs(path) !== undefined || table.takesPasswords(path);
    const told = isSecret ? { connect: [], scripts: [] } : others;
    try {
      const rendered = await parts.render({
        app,
        request: new Request(origin + address, asked),
        assetsOf: parts.assetsOf,
        log: (line) => parts.log(line.replaceAll(origin + address, pageName(table, address))),
        visit: {
          siteName: settings.siteName,
          publicOrigin: origin,
          settings: app.settings,
          filterDebounce: settings.filterDebounce,
          hasServiceWorker: settings.serviceWorker === 'on' && parts.install !== undefined,
          recents: settings.recents,
          tracking,
          ...lines.told,
        },
        connect: [...new Set([...lines.origins, ...told.connect])],
        media: lines.media,
        foreignScripts: told.scripts,
      });
      // Whatever has come of it, the next who asks is to have a better one.
      return rendered.kind === 'page' && wasLate?.() === true
        ? { ...rendered, isWhole: false }
        : rendered;
    } finally {
      end();
    }
  };
}
