import {
  filter,
  forkJoin,
  map,
  merge,
  pairwise,
  startWith,
  Subject,
  switchMap,
  take,
  tap,
  timer,
  type Observable,
} from 'rxjs';
import type { Behavior } from '../../kernel/behavior';
import { isSamePath } from '../../kernel/same-path';
import type { Scope } from '../../kernel/scope';
import { agreedTo, type Consent, type ConsentCategory } from '../model/consent';
import type { TrackingEvent } from '../model/tracking-event';
import { isCarsSearch } from '../rules/cars-search';
import type { Track } from './consented-tracker';

/** A page's view is reported this long after the route changed (TRACK-01). */
export const PAGE_VIEW_DELAY_MS = 250;

/** A page whose title has not come by then is reported without one. */
export const LONGEST_WAIT_FOR_TITLE_MS = 5_000;

/** What a page calls itself. */
export interface PageTitle {
  readonly words: string;
  /** What carries the words: two pages may be called the same and still be two. */
  readonly carrier: unknown;
}

/** The title of the document that is open. */
export interface TitleInView {
  readonly now: () => PageTitle;
  readonly changes$: Observable<unknown>;
}

export interface PageArrival {
  readonly path: string;
  /** The title that stood until this page came. What stood before the first page is of no concern. */
  readonly before: PageTitle;
}

export interface PageReportParts {
  readonly consent$: Behavior<Consent | undefined>;
  readonly title: TitleInView;
  readonly track: Track;
}

export interface PageReports {
  /** A page stands. The same path again is no new page, with or without a slash at its end. */
  readonly arrive: (arrival: PageArrival) => void;
}

interface Standing {
  readonly path: string;
  readonly before: PageTitle | undefined;
  /** Who was told of it as a page, and as content. */
  readonly viewed: Set<ConsentCategory>;
  readonly asContent: Set<ConsentCategory>;
}

const isOwn = (title: PageTitle, before: PageTitle | undefined): boolean =>
  title.words !== before?.words || title.carrier !== before.carrier;

/**
 * Reports each page once, with its own title and never with the one before (TR-5), and as content
 * unless it is a search of cars (TRACK-02). Whoever agrees while a page stands has that page
 * reported, and nothing from before (CG-121); taking that back and agreeing again makes no second
 * view of it.
 */
export function createPageReports(scope: Scope, parts: PageReportParts): PageReports {
  const { consent$, title, track } = parts;
  const arrivals$ = new Subject<PageArrival>();
  let standing: Standing | undefined;

  /** The title as it stood when the page was left, or once it is the page's own; else nothing. */
  const ownTitle = (before: PageTitle | undefined): Observable<string> =>
    merge(
      arrivals$.pipe(map((next) => next.before)),
      timer(PAGE_VIEW_DELAY_MS).pipe(
        switchMap(() => title.changes$.pipe(startWith(undefined))),
        map(title.now),
        filter((now) => isOwn(now, before)),
      ),
      timer(LONGEST_WAIT_FOR_TITLE_MS).pipe(map(() => undefined)),
    ).pipe(
      take(1),
      map((found) => (found !== undefined && isOwn(found, before) ? found.words : '')),
    );

  /** Those of them that still agree and have not been told; from now on they have. */
  const untold = (told: Set<ConsentCategory>, to: readonly ConsentCategory[]) => {
    const agreed = agreedTo(consent$.value);
    const fresh = to.filter((category) => agreed.includes(category) && !told.has(category));
    fresh.forEach((category) => told.add(category));
    return fresh;
  };

  const tell = (
    told: Set<ConsentCategory>,
    to: readonly ConsentCategory[],
    event: TrackingEvent,
  ): void => {
    const fresh = untold(told, to);
    if (fresh.length > 0) track(event, fresh);
  };

  const report = (
    { path, before, viewed, asContent }: Standing,
    to: readonly ConsentCategory[],
  ): void => {
    if (to.length === 0) return;
    if (!isCarsSearch(path)) tell(asContent, to, { kind: 'content-viewed', path });
    scope.run(
      forkJoin([ownTitle(before), timer(PAGE_VIEW_DELAY_MS)]).pipe(
        tap(([words]) => {
          tell(viewed, to, { kind: 'page-viewed', path, title: words });
        }),
      ),
    );
  };

  scope.run(
    consent$.pipe(
      map(agreedTo),
      pairwise(),
      tap(([before, now]) => {
        const added = now.filter((category) => !before.includes(category));
        if (standing !== undefined) report(standing, added);
      }),
    ),
  );

  return {
    arrive: (arrival) => {
      if (standing !== undefined && isSamePath(arrival.path, standing.path)) return;
      standing = {
        path: arrival.path,
        before: standing && arrival.before,
        viewed: new Set(),
        asContent: new Set(),
      };
      arrivals$.next(arrival);
      report(standing, agreedTo(consent$.value));
    },
  };
}
