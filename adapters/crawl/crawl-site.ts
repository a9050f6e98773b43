import {
  CrawlOrder,
  type Crawl,
  type CrawlBounds,
  type Crawled,
  type SitemapPlace,
} from '../../core/navigation/public';
import { pageFacts, sitemapAddresses } from './page-facts';

/** An answer of a site, as far as a walk needs it. */
export interface SiteAnswer {
  readonly status: number;
  readonly location?: string | undefined;
  readonly isHtml: boolean;
  readonly text: string;
}

/** Asks a site for a path and query, following no redirect. */
export type AskSite = (address: string) => Promise<SiteAnswer>;

export interface CrawlParts {
  readonly origin: string;
  readonly ask: AskSite;
  readonly bounds: CrawlBounds;
  /** How many are asked for side by side. */
  readonly atOnce?: number;
  /** Told after each page. */
  readonly onPage?: (page: Crawled) => void;
}

const AT_ONCE = 2;

/** Walks over a site from its front page and its sitemap, each address once, within its bounds. */
export async function crawlSite({
  origin,
  ask,
  bounds,
  atOnce = AT_ONCE,
  onPage = () => undefined,
}: CrawlParts): Promise<Crawl> {
  const order = new CrawlOrder(bounds);
  const pages: Crawled[] = [];
  order.add('/');
  const sitemap = await sitemapOf(ask);
  for (const { address } of sitemap) order.addExactly(address);

  const askNext = async (): Promise<void> => {
    for (let address = order.next(); address !== undefined; address = order.next()) {
      const page = crawled(address, await ask(address), new URL(address, origin));
      pages.push(page);
      if (page.leadsTo !== undefined) order.add(page.leadsTo);
      page.facts?.links.forEach((link) => {
        order.add(link);
      });
      onPage(page);
    }
  };
  // The first page by itself: without its links there is nothing to do side by side.
  await Promise.all(Array.from({ length: atOnce }, askNext));
  await askNext();
  return { pages, sitemap, isComplete: order.isComplete };
}

function crawled(address: string, answer: SiteAnswer, page: URL): Crawled {
  const { status, location, isHtml, text } = answer;
  if (status >= 300 && status < 400 && location !== undefined && URL.canParse(location, page)) {
    const { origin, pathname, search, href } = new URL(location, page);
    return { address, status, leadsTo: origin === page.origin ? pathname + search : href };
  }
  return { address, status, ...(isHtml && { facts: pageFacts(text, page) }) };
}

/** What the sitemap names, through its index; nothing where there is none. */
async function sitemapOf(ask: AskSite): Promise<readonly SitemapPlace[]> {
  const index = await ask('/sitemap.xml');
  if (index.status !== 200) return [];
  const places: SitemapPlace[] = [];
  for (const named of sitemapAddresses(index.text)) {
    const { pathname, search } = new URL(named);
    if (!pathname.endsWith('.xml')) {
      places.push({ address: pathname + search });
      continue;
    }
    const part = await ask(pathname + search);
    for (const each of part.status === 200 ? sitemapAddresses(part.text) : []) {
      const entry = new URL(each);
      places.push({ address: entry.pathname + entry.search });
    }
  }
  return places;
}
