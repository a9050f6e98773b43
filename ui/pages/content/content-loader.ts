import { isLeft } from 'fp-ts/Either';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { defaultIfEmpty, map, takeUntil, timer, type Observable } from 'rxjs';
import { isNoneThere } from '../../../core/kernel/failure';
import {
  crumbsOf,
  needsScript,
  pagePath,
  pageToShow,
  type PageCrumb,
  type PageToShow,
} from '../../../core/content/public';
import { askBesideContent, type BesideContent } from '../../../core/showroom/public';
import { ReviewsBlockPart, VehiclesRowPart } from '../../content/sections/late-sections';
import type { App } from '../../kit/app';
import { answerTo } from '../answer-to';
import { throughMiddleware } from '../middleware';
import { notFound } from '../not-found';

/** An editor's page, and the address it is known by. */
export interface ContentState {
  readonly path: string;
  readonly page: PageToShow;
  readonly beside: BesideContent;
  /** The pages above it. */
  readonly above: readonly PageCrumb[];
  /** There is more to it than to read: its script is fetched once somebody is there (ADR 036). */
  readonly isAlive: boolean;
}

/** The page that editors have written for an address (CG-124); 404 where there is none. */
export const contentLoader =
  (app: App) =>
  ({ request }: LoaderFunctionArgs): Promise<ContentState> =>
    writtenPage(app, request);

async function writtenPage(app: App, request: Request): Promise<ContentState> {
  const slug = slugOfPath(new URL(request.url).pathname);
  const answer = await answerTo(app.ports.content.page(slug), request.signal);
  if (isLeft(answer)) {
    const { left: failure } = answer;
    const isMissing = isNoneThere(failure);
    throw isMissing ? notFound() : data(undefined, { status: 503 });
  }
  const path = pagePath(slug);
  const page = pageToShow(answer.right, path);
  if (page === undefined) throw notFound();
  const [beside, above] = await Promise.all([
    answerTo(askBesideContent(app.ports, page.sections, path, app.patience$), request.signal),
    slug.includes('/') ? answerTo(pagesAbove(app, slug), request.signal) : [],
    app.wholePages ? Promise.all([VehiclesRowPart.load(), ReviewsBlockPart.load()]) : undefined,
  ]);
  return { path, page, beside, above, isAlive: needsScript(page.sections) };
}

/** A page that cannot be named in time is left out of the way to one below it. */
const pagesAbove = (app: App, slug: string): Observable<readonly PageCrumb[]> =>
  app.ports.content.pages().pipe(
    map((answer) => (isLeft(answer) ? [] : crumbsOf(slug, answer.right))),
    takeUntil(app.patience$ ?? timer(PATIENCE_MS)),
    defaultIfEmpty([]),
  );

/** For the names of the pages above. Milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Any address without a route: an old one is left, then editors may have a page for it (ROUTE-35). A
 * server asks for both at once, so that neither has to wait while the other hangs; a browser has no
 * use for the failure of a page that has moved.
 */
export const unknownAddressLoader =
  (app: App) =>
  async ({ request }: LoaderFunctionArgs): Promise<ContentState> => {
    const ahead = app.wholePages ? writtenPage(app, request) : undefined;
    // Whoever is led elsewhere does not need it.
    ahead?.catch(() => undefined);
    await throughMiddleware(['old-address'], app, request);
    return ahead ?? writtenPage(app, request);
  };

function slugOfPath(path: string): string {
  const inner = path.replace(/^\/+|(?<!\/)\/+$/g, '');
  try {
    return decodeURIComponent(inner);
  } catch {
    return inner;
  }
}
