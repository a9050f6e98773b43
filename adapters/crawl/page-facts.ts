import { Parser } from 'htmlparser2';
import type { PageFacts } from '../../core/navigation/public';

/** What the HTML of a page says of itself; addresses of other sites are left out. */
export function pageFacts(html: string, page: URL): PageFacts {
  const links = new Set<string>();
  const names = new Set<string>();
  let title: string | undefined;
  let description: string | undefined;
  let canonical: string | undefined;
  let isHidden = false;
  let headings = 0;
  /** Drawings have titles of their own. */
  let drawings = 0;
  let isInTitle = false;
  const own = (address: string | undefined): string | undefined => {
    if (address === undefined || !URL.canParse(address, page)) return undefined;
    const { origin, pathname, search, hash } = new URL(address, page);
    return origin === page.origin ? pathname + search + hash : undefined;
  };
  const parser = new Parser({
    onopentag: (name, attributes) => {
      const { id, href, rel, content } = attributes;
      if (id !== undefined) names.add(id);
      switch (name) {
        case 'a': {
          const link = own(href);
          // Such a link is seen only where what it leads to is on the page.
          if (link !== undefined && !('data-if-there' in attributes)) links.add(link);
          break;
        }
        case 'h1':
          headings += 1;
          break;
        case 'svg':
          drawings += 1;
          break;
        case 'title':
          isInTitle = drawings === 0 && title === undefined;
          if (isInTitle) title = '';
          break;
        case 'link':
          if (rel === 'canonical') canonical = knownAs(href);
          break;
        case 'meta':
          if (attributes['name'] === 'description') description = content;
          if (attributes['name'] === 'robots') isHidden ||= /noindex/i.test(content ?? '');
          break;
        default:
      }
    },
    ontext: (text) => {
      if (isInTitle) title = (title ?? '') + text;
    },
    onclosetag: (name) => {
      if (name === 'title') isInTitle = false;
      if (name === 'svg') drawings -= 1;
    },
  });
  parser.end(html);
  return {
    ...(title !== undefined && { title: title.trim() }),
    ...(description !== undefined && { description: description.trim() }),
    ...(canonical !== undefined && { canonical }),
    isHidden,
    headings,
    links: [...links],
    names: [...names],
  };
}

/** A site may be asked at another origin than the one it is known by. */
function knownAs(address: string | undefined): string | undefined {
  if (address === undefined || !URL.canParse(address)) return undefined;
  const { pathname, search } = new URL(address);
  return pathname + search;
}

const LOCATION = /<loc>([^<]*)<\/loc>/g;
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** The addresses that a sitemap, or an index of sitemaps, names. */
export const sitemapAddresses = (xml: string): readonly string[] =>
  [...xml.matchAll(LOCATION)].map(([, written = '']) =>
    written
      .trim()
      .replace(/&(amp|lt|gt|quot|apos);/g, (whole, sign: string) => SIGNS[sign] ?? whole),
  );
