import { isPlainPress } from './is-plain-press';

/** The part of the router that following a link needs. */
export interface Follower {
  readonly state: {
    readonly location: Readonly<Record<'pathname' | 'search' | 'hash', string>>;
  };
  readonly navigate: (
    address: string,
    how: { readonly replace: boolean; readonly preventScrollReset: boolean },
  ) => unknown;
}

const ON_SITE = /^(\/(?![/\\])|\?)/;

/** A link of this site whose press means "go there"; none where the browser, or somebody else, is to see to it. */
function linkPressed(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !event.defaultPrevented && event.button === 0 && isPlainPress(event);
  if (link === null || !isPlain || !ON_SITE.test(link.getAttribute('href') ?? '')) return undefined;
  return link.target === '' && !link.hasAttribute('download') ? link : undefined;
}

/**
 * Follows the links of this site without a page load. One listener for all: a link is plain HTML,
 * whoever drew it and whether or not its own script is there, and costs nothing to bring to life.
 * `data-keep-scroll` leaves the scroll where it is, `data-replace` takes the present page's place
 * in the history, as does a link to where the shopper is already. Returns what ends it.
 */
export function followLinks(within: Document | HTMLElement, follower: Follower): () => void {
  const follow = (event: Event) => {
    const link = linkPressed(event as MouseEvent);
    if (link === undefined) return;
    event.preventDefault();
    const { pathname, search, hash } = new URL(link.href);
    const here = follower.state.location;
    const isHere = pathname === here.pathname && search === here.search && hash === here.hash;
    void follower.navigate(pathname + search + hash, {
      replace: isHere || 'replace' in link.dataset,
      preventScrollReset: 'keepScroll' in link.dataset,
    });
  };
  within.addEventListener('click', follow);
  return () => {
    within.removeEventListener('click', follow);
  };
}
