/** What a page says of itself in its HTML. */
export interface PageFacts {
  readonly title?: string;
  readonly description?: string;
  /** Path and query of the address that it is known by. */
  readonly canonical?: string;
  /** Not for search engines, it says. */
  readonly isHidden: boolean;
  /** How many headings of the first order it has. */
  readonly headings: number;
  /** Addresses of this site that it links to, path, query and fragment, each once. */
  readonly links: readonly string[];
  /** Names that a fragment of an address can mean. */
  readonly names: readonly string[];
}

/** An address of the site and what came of asking for it. */
export interface Crawled {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  /** Where it sends whoever asks, path and query; a whole address where that is another site. */
  readonly leadsTo?: string;
  /** Of a page that is there and is HTML. */
  readonly facts?: PageFacts;
}

/** An entry of the site's sitemap. */
export interface SitemapPlace {
  readonly address: string;
}

/** The whole of a walk over a site. */
export interface Crawl {
  readonly pages: readonly Crawled[];
  readonly sitemap: readonly SitemapPlace[];
  /** Every address that was found has been asked for. */
  readonly isComplete: boolean;
}
