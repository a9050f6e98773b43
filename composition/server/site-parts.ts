import type { FastifyPluginAsync } from 'fastify';
import type { Clock } from '../../core/kernel/ports/clock';
import type { App } from '../../ui/kit/app';
import type { RequestFacts } from '../../ui/kit/request-facts';
import type { Settings } from '../settings/settings';
import type { InstallFiles } from './install-files';
import type { ServerLimits } from './limits/server-limits';
import type { PageAssets } from './page-document';
import type { RenderedPage, RenderRequest } from './render';
import type { OfflineRequest, StandingPage } from './render-offline';
import type { RouteTable } from './route-table';
import type { SitemapEntry } from './search-engine-files';

/** What a site is made of. */
export interface SiteParts {
  readonly settings: Settings;
  /** Of the checkout, to which the form of a page where something is paid may lead. */
  readonly checkoutOrigin?: string | undefined;
  /**
   * An app for one request, with a scope of its own; of nobody, unless the request's facts are
   * given.
   */
  readonly appForRequest: (
    publicOrigin: string,
    facts?: RequestFacts,
    isPosted?: boolean,
  ) => {
    readonly app: App;
    readonly end: () => void;
    /** Whether a call of the page was not answered in time. */
    readonly wasLate?: () => boolean;
  };
  readonly render: (wanted: RenderRequest) => Promise<RenderedPage>;
  /** Which pages are private to a visit, and which take posted forms. */
  readonly pageTable: (app: App) => RouteTable;
  readonly assetsOf: (routeId: string) => PageAssets;
  /** Folder of the browser build; absent in development, where the files come from the dev server. */
  readonly clientFolder?: string;
  /** The stand-in back end, unless a real one is set. */
  readonly sandbox?: FastifyPluginAsync;
  /** Parts of the sitemap by file name; nothing while they cannot be had. */
  readonly sitemap: () => Promise<Readonly<Record<string, readonly SitemapEntry[]>> | undefined>;
  /** What the site needs to be read offline; absent in development. */
  readonly install?: InstallFiles & {
    readonly renderOffline: (wanted: OfflineRequest) => StandingPage;
  };
  readonly log: (line: string) => void;
  /** By which cached pages grow old; the system's unless given. */
  readonly clock?: Clock;
  /**
   * Told of each page somebody has opened and got, by its path; `visitor` is the same for one
   * visitor all day, and says nothing else of them.
   */
  readonly opened?: (path: string, visitor: string) => void;
  /** Other limits than the usual ones. */
  readonly limits?: Partial<ServerLimits>;
}
