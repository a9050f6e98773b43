import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPrefetchAllowed, type ConnectionFacts } from '../../core/navigation/public';
import { onFirstSign } from '../../ui/kit/first-sign';
import { whenIdle } from '../../ui/kit/when-idle';
import type { PageData } from './page-data';

/**
 * As many different pages as are fetched without a sign that they are wanted: the likeliest where fingers press,
 * since a phone has little to spare; a touch of a link is sign enough for the others.
 */
const MOST_AHEAD = { pointed: 4, touched: 1 } as const;

const connection = (): ConnectionFacts | undefined =>
  (navigator as { readonly connection?: ConnectionFacts }).connection;

/** The address of a link of this site that the router would follow. */
function ownAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.origin !== location.origin || link.target !== '') return undefined;
  return new URL(link.href);
}

const isInView = (link: Element): boolean => {
  const { top, bottom, width } = link.getBoundingClientRect();
  return width > 0 && bottom > 0 && top < innerHeight;
};

/** A browser's own word for fetching a script that nobody runs yet. */
const FETCH_AHEAD = document.createElement('link').relList.supports('prefetch')
  ? 'prefetch'
  : 'modulepreload';

/** What may be fetched ahead: of the pages that may come next by the route's id, and what is wanted once somebody is there. */
export type Ahead = Pick<PageData, 'ahead' | 'onSign'>;

function hint(script: string): void {
  const link = document.createElement('link');
  link.rel = FETCH_AHEAD;
  link.as = 'script';
  link.href = script;
  document.head.append(link);
}

/**
 * Has the browser fetch what a shopper may want next, without running it: what calls are made with
 * and the lists as soon as somebody is there, the pages of links in view when it is idle (NAV-15), where fingers
 * press not before that sign, and the page of any link as soon as it is pointed at, touched or
 * reached by keyboard. Never the pages' data, and nothing at all where that would cost the
 * shopper (NAV-16).
 */
export function fetchAhead(routes: RouteObject[], { ahead, onSign }: Ahead): void {
  const hinted = new Set<string>();
  const fetchPage = (address: URL): boolean => {
    const isAllowed = isPrefetchAllowed(connection()) && navigator.onLine;
    const routeId = isAllowed ? matchRoutes(routes, address)?.at(-1)?.route.id : undefined;
    const fresh = (routeId === undefined ? undefined : ahead[routeId])?.filter(
      (script) => !hinted.has(script),
    );
    for (const script of fresh ?? []) {
      hinted.add(script);
      hint(script);
    }
    return (fresh?.length ?? 0) > 0;
  };

  // One address a quiet moment: to find the page of each is work that a press must not wait behind.
  const fetchPages = ([next, ...rest]: readonly URL[], left: number): void => {
    if (next === undefined || left === 0) return;
    const isNew = fetchPage(next);
    whenIdle(() => {
      fetchPages(rest, isNew ? left - 1 : left);
    });
  };
  const fetchInView = (most: number): void => {
    // What the page itself offers comes before the menu.
    const links = ['main', 'header'].flatMap((place) => [
      ...document.querySelectorAll(`${place} a[href]`),
    ]);
    const addresses = links
      .filter(isInView)
      .map(ownAddress)
      .filter((address) => address !== undefined);
    const byPath = new Map(addresses.map((address) => [address.pathname, address]));
    fetchPages([...byPath.values()], most);
  };
  const isPointed = matchMedia('(hover: hover)').matches;
  if (isPointed) {
    whenIdle(() => {
      fetchInView(MOST_AHEAD.pointed);
    });
  }
  onFirstSign(() => {
    if (isPrefetchAllowed(connection())) onSign.forEach(hint);
    if (!isPointed) {
      whenIdle(() => {
        fetchInView(MOST_AHEAD.touched);
      });
    }
  });
  for (const kind of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(
      kind,
      ({ target }) => {
        const address = ownAddress(target);
        if (address !== undefined) fetchPage(address);
      },
      { passive: true },
    );
  }
}
