import { LOGIN_PATH } from '../../account/public';
import type { Crawl, Crawled, PageFacts } from './crawled-page';
import { crawlAddress, kindOfAddress, pathOf } from './crawl-order';

export const SITE_FAULT_KINDS = [
  'broken-link',
  'redirected-link',
  'redirect-chain',
  'missing-part',
  'orphan',
  'in-sitemap',
  'headings',
  'title',
  'description',
  'same-title',
  'same-description',
] as const;
export type SiteFaultKind = (typeof SITE_FAULT_KINDS)[number];

/** Something that is wrong with a site. */
export interface SiteFault {
  readonly kind: SiteFaultKind;
  /** The address that is wrong. */
  readonly address: string;
  /** What is wrong with it, as words after the address. */
  readonly what: string;
  /** Pages where it is seen, at most three. */
  readonly seenOn: readonly string[];
}

const MOST_SEEN = 3;

/** Pages that ask somebody to log in first, or are for one visit, are no broken links. */
const IS_THERE = (status: number): boolean => status < 400 || status === 401;

/**
 * Everything that is wrong with a site by a walk over it: links that lead nowhere or through a redirect,
 * parts of pages that are not there, pages that nothing links to, entries of the sitemap that are not
 * what a sitemap promises (CO-6), and pages without a heading, a title or a description of their own.
 */
export function siteFaults(crawl: Crawl): readonly SiteFault[] {
  const pages = new Map(crawl.pages.map((page) => [page.address, page]));
  const linkedFrom = linksTo(crawl.pages);
  return [
    ...linkFaults(pages, linkedFrom),
    ...partFaults(pages),
    ...sitemapFaults(crawl, pages, linkedFrom),
    ...wordFaults(crawl.pages),
  ];
}

/** A page for customers sends whoever is nobody yet there, and back afterwards (AUTH-06). */
const isLogin = (address: string): boolean =>
  pathOf(address).replace(/\/$/, '') === LOGIN_PATH.replace(/\/$/, '');

type Pages = ReadonlyMap<string, Crawled>;
type LinkedFrom = ReadonlyMap<string, readonly string[]>;

function linksTo(pages: readonly Crawled[]): LinkedFrom {
  const from = new Map<string, string[]>();
  for (const { address, facts } of pages) {
    const links = facts?.links ?? [];
    // An address of the sitemap may have parameters that a walk does not follow.
    const targets = [...links.map(crawlAddress), ...links.map((link) => link.split('#', 1)[0])];
    for (const target of new Set(targets)) {
      if (target === undefined || target === address) continue;
      from.set(target, [...(from.get(target) ?? []), address]);
    }
  }
  return from;
}

/** Where a redirect ends, and how many steps it takes; a ring takes as many as there are pages. */
function endOf(
  pages: Pages,
  start: Crawled,
): { readonly page: Crawled | undefined; readonly steps: number } {
  let page: Crawled | undefined = start;
  let steps = 0;
  while (page?.leadsTo !== undefined && steps <= pages.size) {
    page = pages.get(crawlAddress(page.leadsTo) ?? page.leadsTo);
    steps += 1;
  }
  return { page, steps };
}

const linkFaults = (pages: Pages, linkedFrom: LinkedFrom): readonly SiteFault[] =>
  [...pages.values()].flatMap((page): readonly SiteFault[] => {
    const seenOn = (linkedFrom.get(page.address) ?? []).slice(0, MOST_SEEN);
    const { address, status } = page;
    if (!IS_THERE(status)) {
      return [{ kind: 'broken-link', address, what: `answers ${String(status)}`, seenOn }];
    }
    if (page.leadsTo === undefined || isLogin(page.leadsTo)) return [];
    const { steps } = endOf(pages, page);
    if (steps > 1) {
      const what = `leads on ${String(steps)} times`;
      return [{ kind: 'redirect-chain', address, what, seenOn }];
    }
    return seenOn.length === 0
      ? []
      : [{ kind: 'redirected-link', address, what: `leads on to ${page.leadsTo}`, seenOn }];
  });

/** A link to a part of a page that has no such part. */
const partFaults = (pages: Pages): readonly SiteFault[] =>
  [...pages.values()].flatMap(({ address: from, facts }) =>
    (facts?.links ?? []).flatMap((link): readonly SiteFault[] => {
      const [, part = ''] = link.split('#', 2);
      const target = crawlAddress(link);
      const names = target === undefined ? undefined : pages.get(target)?.facts?.names;
      return part === '' || names === undefined || names.includes(decoded(part))
        ? []
        : [{ kind: 'missing-part', address: link, what: 'has no such part', seenOn: [from] }];
    }),
  );

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

function sitemapFaults(
  { sitemap, isComplete }: Crawl,
  pages: Pages,
  linkedFrom: LinkedFrom,
): readonly SiteFault[] {
  // Of a kind of which only some were asked for, not all links are known.
  const asked = new Map<string, number>();
  for (const { address } of pages.values()) {
    const kind = kindOfAddress(address);
    asked.set(kind, (asked.get(kind) ?? 0) + 1);
  }
  const told = new Map<string, number>();
  for (const { address } of sitemap) {
    const kind = kindOfAddress(address);
    told.set(kind, (told.get(kind) ?? 0) + 1);
  }
  return sitemap.flatMap(({ address }): readonly SiteFault[] => {
    const page = pages.get(address);
    if (page === undefined) return [];
    const kind = kindOfAddress(address);
    const isWholeKind = isComplete || (told.get(kind) ?? 0) <= (asked.get(kind) ?? 0);
    const wrong = wrongInSitemap(page);
    return [
      ...(wrong === undefined
        ? []
        : [{ kind: 'in-sitemap', address, what: wrong, seenOn: ['/sitemap.xml'] } as const]),
      ...(isWholeKind && address !== '/' && (linkedFrom.get(address) ?? []).length === 0
        ? [{ kind: 'orphan', address, what: 'is linked from nowhere', seenOn: [] } as const]
        : []),
    ];
  });
}

function wrongInSitemap({ address, status, leadsTo, facts }: Crawled): string | undefined {
  if (leadsTo !== undefined) return `leads on to ${leadsTo}`;
  if (status !== 200) return `answers ${String(status)}`;
  if (facts?.isHidden === true) return 'is not for search engines, it says';
  return facts?.canonical === address
    ? undefined
    : `is known as ${facts?.canonical ?? 'nothing'}, it says`;
}

/** Whether a search engine may show a page at the address it was asked for by. */
const isFound = ({ address, status, leadsTo, facts }: Crawled): boolean =>
  status === 200 &&
  leadsTo === undefined &&
  facts !== undefined &&
  !facts.isHidden &&
  (facts.canonical === undefined || facts.canonical === address);

function wordFaults(pages: readonly Crawled[]): readonly SiteFault[] {
  const there = pages.filter(({ status, facts }) => status === 200 && facts !== undefined);
  const found = there.filter(isFound);
  return [
    ...there
      .filter(({ facts }) => facts?.headings !== 1)
      .map(({ address, facts }): SiteFault => {
        const what = `has ${String(facts?.headings ?? 0)} headings of the first order`;
        return { kind: 'headings', address, what, seenOn: [] };
      }),
    ...missing(there, 'title'),
    ...missing(found, 'description'),
    ...shared(found, 'title'),
    ...shared(found, 'description'),
  ];
}

type Words = Extract<keyof PageFacts, 'title' | 'description'>;

const missing = (pages: readonly Crawled[], words: Words): readonly SiteFault[] =>
  pages
    .filter(({ facts }) => (facts?.[words] ?? '').trim() === '')
    .map(({ address }) => ({ kind: words, address, what: `has no ${words}`, seenOn: [] }));

function shared(pages: readonly Crawled[], words: Words): readonly SiteFault[] {
  const by = new Map<string, string[]>();
  for (const { address, facts } of pages) {
    const text = facts?.[words];
    if (text === undefined || text === '') continue;
    const others = by.get(text) ?? [];
    // The pages of one list are told apart by their titles; what they are about is the same.
    const isOfSameList =
      words === 'description' && others.some((one) => pathOf(one) === pathOf(address));
    if (!isOfSameList) by.set(text, [...others, address]);
  }
  return [...by].flatMap(([text, addresses]): readonly SiteFault[] => {
    const [first, ...others] = addresses;
    if (first === undefined || others.length === 0) return [];
    const kind = words === 'title' ? 'same-title' : 'same-description';
    const what = `has the ${words} of ${String(others.length)} more: ${text}`;
    return [{ kind, address: first, what, seenOn: others.slice(0, MOST_SEEN) }];
  });
}
