import type { FastifyInstance } from 'fastify';
import { composeServer } from '../../../composition/modules/compose-server';
import { appOfRequest } from '../../../composition/server/app-of-request';
import type { RenderedPage } from '../../../composition/server/render';
import { makeSite } from '../../../composition/server/site';
import type { SiteParts } from '../../../composition/server/site-parts';
import { readSettings } from '../../../composition/settings/settings';

export type Page = Extract<RenderedPage, { readonly kind: 'page' }>;

export const pageOf = (html: string, told: Partial<Page> = {}): Page => ({
  kind: 'page',
  status: 200,
  html,
  policy: "default-src 'none'",
  isPublic: true,
  isWhole: true,
  ...told,
});

type BareParts = Partial<
  Pick<SiteParts, 'limits' | 'sitemap' | 'clock' | 'clientFolder' | 'sandbox' | 'opened'>
>;

/**
 * A site whose pages are whatever `draw` makes of an address, without a back end.
 * @param lines what it logs is put in here.
 */
export async function bareSite(
  draw: (address: string) => Promise<RenderedPage>,
  parts: BareParts = {},
  environment: Readonly<Record<string, string>> = { HELD_PAGES_SECONDS: '0' },
  lines: string[] = [],
): Promise<FastifyInstance> {
  const settings = readSettings(environment);
  if (settings._tag === 'Left') throw new Error(`Setting ${settings.left.name} is wrong`);
  const { site } = await makeSite({
    settings: settings.right,
    render: ({ request }) => {
      const { pathname, search } = new URL(request.url);
      return draw(pathname + search);
    },
    pageTable: () => ({
      isPrivate: (path) => path.startsWith('/own'),
      takesPosts: () => false,
      pathsWithFiles: [],
      takesPasswords: () => false,
      knownAs: () => undefined,
    }),
    appForRequest: appOfRequest(
      composeServer({ transport: () => Promise.reject(new Error('There is no back end')) }),
      settings.right,
    ),
    assetsOf: () => ({ entry: '', modules: [], late: [], calls: [], fonts: [] }),
    sitemap: () => Promise.resolve({}),
    log: (line) => lines.push(line),
    ...parts,
  });
  return site;
}
