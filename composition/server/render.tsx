import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { App } from '../../ui/kit/app';
import { AppRoot, PAGE_START } from '../../ui/app-root';
import { GlobalStyle } from '../../ui/theme/global-style';
import { pageRoutes } from '../../ui/pages/page-routes';
import type { CheckoutPolicy } from './checkout/checkout-policy';
import { contentSecurityPolicy } from './content-security-policy';
import { EARLY_PRESS_SCRIPT } from './early-press';
import { partCache } from './cache/part-cache';
import { isVisitsOwn, pays, routeTable, scriptOf, type RouteTable } from './route-table';
import { WHEN_WANTED_SCRIPT } from './when-wanted';
import { pageDocument, type PageAssets, type PageScript } from './page-document';
import { pagesAhead } from './pages-ahead';
import { pageStyles } from './page-styles';
import { trailFacts } from './pages/trail-facts';
import { drawnWithStyles, recordedStyles, type DrawnPart } from './recorded-styles';

export { renderOffline } from './render-offline';

export interface RenderRequest {
  readonly app: App;
  readonly request: Request;
  /** The files a page of this route needs. */
  readonly assetsOf: (routeId: string) => PageAssets;
  /** What the browser needs of the settings, to build its own app. */
  readonly visit: unknown;
  readonly connect: readonly string[];
  /** Origins that pictures and films may come from, besides ours and safe ones. */
  readonly media?: readonly string[];
  /** Told of a page that broke while it was drawn. */
  readonly log?: (line: string) => void;
  /** Origins that scripts of others may come from; none where none are set. */
  readonly foreignScripts?: readonly string[];
  /** What the policy of a page where something is paid lets in besides. */
  readonly checkout?: CheckoutPolicy | undefined;
}

export type RenderedPage =
  | {
      readonly kind: 'redirect';
      readonly status: number;
      readonly location: string;
      /** What the action leaves in the browser, each a whole `Set-Cookie`. */
      readonly cookies: readonly string[];
    }
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly html: string;
      readonly policy: string;
      readonly isPublic: boolean;
      /** No block of it broke, and no call for any has failed. */
      readonly isWhole: boolean;
    };

export interface Renderer {
  readonly render: (wanted: RenderRequest) => Promise<RenderedPage>;
  readonly pageTable: (app: App) => RouteTable;
}

/** Header and footer, the same for every page until an editor changes them. */
const frameCache = partCache<DrawnPart>();

/** A failed answer among the page's data; within a text its quotation marks would be escaped. */
const FAILED_ANSWER = '"kind":"failed"';

/** Errors cross to the browser as status and short message; never a stack or a value. */
const errorsForBrowser = (errors: StaticHandlerContext['errors']) =>
  errors === null
    ? null
    : Object.fromEntries(
        Object.entries(errors).map(([routeId, error]) => [routeId, readableError(error)]),
      );

/** The page in its frame gives way to the error page; header and footer stand (ERR-04). */
const withPageBroken = (context: StaticHandlerContext): StaticHandlerContext => {
  const boundary = context.matches.findLast(({ route }) => route.hasErrorBoundary === true);
  const error = { status: 500, data: undefined };
  return {
    ...context,
    statusCode: 500,
    errors: boundary === undefined ? context.errors : { [boundary.route.id]: error },
  };
};

const readableError = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'status' in error && 'data' in error
    ? { status: error.status, data: error.data }
    : { status: 500, data: undefined };

/** Draws the pages of a table of routes. */
export const rendererOf = (routesOf: (app: App) => RouteObject[]): Renderer => ({
  render: (wanted) => renderOne(createStaticHandler(routesOf(wanted.app)), wanted),
  pageTable: (app) => routeTable(routesOf(app)),
});

/** The site's own pages. */
export const { render, pageTable } = rendererOf(pageRoutes);

/** Something of it could not be had, or was left open for want of time, which the HTML alone does not tell. */
const isLeftOpen = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isWhole' in data && data.isWhole === false;

/** A page of a route that is read may have something that is not. */
const isAlive = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'isAlive' in data && data.isAlive === true;

/** A page that failed has its script at once: it may try again. */
function scriptFor({ errors, matches, loaderData }: StaticHandlerContext): PageScript {
  if (errors !== null) return 'at-once';
  const script = scriptOf(matches.at(-1)?.route.handle);
  return script === 'when-wanted' && Object.values(loaderData).some(isAlive) ? 'on-sign' : script;
}

/**
 * One page, from request to HTML: the route's action if a form was posted, its loader, the status,
 * the head, one stylesheet and the data it was made of. Throws only if even the error page cannot
 * be rendered.
 */
async function renderOne(handler: StaticHandler, wanted: RenderRequest): Promise<RenderedPage> {
  const context = await handler.query(wanted.request);
  if (context instanceof Response) {
    return {
      kind: 'redirect',
      status: context.status,
      location: context.headers.get('location') ?? '/',
      cookies: context.headers.getSetCookie(),
    };
  }

  const recorded = recordedStyles();
  const brokenBlocks = new Set<string>();
  try {
    const app: App = {
      ...wanted.app,
      drawnApart: (part, idPrefix, madeOf) =>
        madeOf === undefined
          ? recorded.draw(part, idPrefix)
          : recorded.place(frameCache([idPrefix, madeOf], () => drawnWithStyles(part, idPrefix))),
      blockBroke: (name) => {
        brokenBlocks.add(name);
        wanted.log?.(`${name} of ${wanted.request.url} broke while it was drawn`);
      },
    };
    const drawn = (shown: StaticHandlerContext): string =>
      recorded.draw(
        <AppRoot app={app} styles={<GlobalStyle />}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, shown)}
            context={shown}
            hydrate={false}
          />
        </AppRoot>,
      );
    let shown = context;
    let rendered: string;
    try {
      rendered = drawn(context);
    } catch (error) {
      wanted.log?.(`Page ${wanted.request.url} broke while it was drawn: ${String(error)}`);
      shown = withPageBroken(context);
      rendered = drawn(shown);
    }
    const styles = pageStyles(recorded.tag());
    // React puts the head tags it hoists before everything else it renders.
    const cut = rendered.indexOf(PAGE_START);
    const routeId = context.matches.at(-1)?.route.id ?? '';
    const assets = wanted.assetsOf(routeId);
    const checkout = shown.matches.some(({ route }) => pays(route.handle))
      ? wanted.checkout
      : undefined;
    const script = scriptFor(shown);
    const head = rendered.slice(0, cut);
    const body = rendered.slice(cut);
    const html = pageDocument({
      head,
      body,
      facts: trailFacts(head, body, app.publicOrigin),
      styles: styles.html,
      assets,
      script,
      pageData: {
        visit: wanted.visit,
        ahead: pagesAhead(wanted.assetsOf, routeId),
        onSign: assets.onSign,
        loaderData: shown.loaderData,
        actionData: shown.actionData,
        errors: errorsForBrowser(shown.errors),
      },
    });
    return {
      kind: 'page',
      status: shown.statusCode,
      html,
      isPublic:
        shown.statusCode === 200 &&
        wanted.request.method === 'GET' &&
        !shown.matches.some(({ route }) => isVisitsOwn(route.handle)),
      isWhole:
        brokenBlocks.size === 0 &&
        !html.includes(FAILED_ANSWER) &&
        !Object.values(shown.loaderData).some(isLeftOpen),
      policy: contentSecurityPolicy({
        scripts: [EARLY_PRESS_SCRIPT, ...(script === 'at-once' ? [] : [WHEN_WANTED_SCRIPT])],
        styles: styles.texts,
        connect: [...wanted.connect, ...(checkout?.connect ?? [])],
        media: wanted.media ?? [],
        foreignScripts: [...(wanted.foreignScripts ?? []), ...(checkout?.scripts ?? [])],
        formTargets: checkout?.forms ?? [],
        frames: checkout?.frames ?? [],
      }),
    };
  } finally {
    recorded.seal();
  }
}
