import type { FastifyInstance } from 'fastify';
import type { Container } from 'inversify';
import { appOfRequest } from '../../../composition/server/app-of-request';
import { CALL_TIMES, type CallTimes } from '../../../composition/server/calls/site-ports';
import { makeSite } from '../../../composition/server/site';
import type { SiteParts } from '../../../composition/server/site-parts';
import { sitemapOf } from '../../../composition/server/sitemap-of';
import { checkoutOrigin } from '../../../composition/settings/checkout-origin';
import { readSettings } from '../../../composition/settings/settings';

type MadeHere = 'settings' | 'appForRequest' | 'assetsOf' | 'sitemap' | 'log';

export interface SiteOf extends Omit<SiteParts, MadeHere> {
  readonly environment: Readonly<Record<string, string>>;
  readonly container: Container;
  /** Takes what the site complains of. */
  readonly complain: (line: string) => void;
  /** Takes what it logs of calls that failed. */
  readonly noteFailure: (line: string) => void;
  /** How long pages wait; by default so long that a busy machine makes no page fail, and without memory. */
  readonly times?: CallTimes;
}

const UNHURRIED: CallTimes = {
  ...CALL_TIMES,
  neededMs: 60_000,
  optionalMs: 60_000,
  hangsMs: 60_000,
  tellingMs: 60_000,
  freshMs: 0,
};

/** A site of the built program's parts, without its scripts. No answer is remembered: what fails now is seen to fail now. */
export async function siteOf({
  environment,
  container,
  complain,
  noteFailure,
  times,
  limits,
  ...parts
}: SiteOf): Promise<FastifyInstance> {
  const settings = readSettings(environment);
  if (settings._tag === 'Left') throw new Error(`Setting ${settings.left.name} is wrong`);
  const { site } = await makeSite({
    ...parts,
    // However long a page waits for its turn.
    limits: { pageWaitMs: 60_000, ...limits },
    settings: settings.right,
    checkoutOrigin: checkoutOrigin(settings.right),
    appForRequest: appOfRequest(container, settings.right, {
      times: times ?? UNHURRIED,
      log: noteFailure,
    }),
    assetsOf: () => ({ entry: '/assets/start.js', modules: [], late: [], onSign: [], fonts: [] }),
    sitemap: sitemapOf(container),
    log: complain,
  });
  return site;
}
