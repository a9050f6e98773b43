/** How far a walk over a site goes. */
export interface CrawlBounds {
  /** Of pages, at most. */
  readonly most: number;
  /** Of pages of one kind, which differ in the last part of their path alone: vehicles, makes, articles. */
  readonly mostOfKind: number;
}

/** Files and calls, which are no pages. */
const NO_PAGE =
  /^\/(?:api|api-motorcheck|assets|pictures|sandbox|valuations|icons)(?:\/|$)|\.[a-z\d]{2,5}$/i;

/** What an address is asked for by: without its fragment, and with no parameter but the page of a list. */
export function crawlAddress(link: string): string | undefined {
  const [rest = ''] = link.split('#', 1);
  const [path = '', query = ''] = rest.split(/\?(.*)/s, 2);
  if (!path.startsWith('/') || path.startsWith('//') || NO_PAGE.test(path)) return undefined;
  if (query === '') return path;
  return /^page=\d+$/.test(query) ? `${path}?${query}` : undefined;
}

/** Pages that differ in the last part of their path, or in the page of a list, are of one kind. */
export function kindOfAddress(address: string): string {
  const path = pathOf(address);
  const folder = path.slice(0, path.lastIndexOf('/', path.length - 2) + 1);
  return `${folder}*${path.length < address.length ? '?' : ''}`;
}

/** An address without its query. */
export const pathOf = (address: string): string => address.split('?', 1)[0] ?? address;

/** The order of a walk: what is found first is asked for first, each address once, within its bounds. */
export class CrawlOrder {
  private readonly known = new Set<string>();
  private readonly ofKind = new Map<string, number>();
  private readonly waiting: string[] = [];
  private leftOut = 0;

  constructor(private readonly bounds: CrawlBounds) {}

  /** Takes note of a link; one that is known, or is no page's, changes nothing. */
  add(link: string): void {
    const address = crawlAddress(link);
    if (address !== undefined) this.addExactly(address);
  }

  /** The same of an address that is asked for with all its parameters: one of the sitemap. */
  addExactly(address: string): void {
    if (this.known.has(address)) return;
    const kind = kindOfAddress(address);
    const count = this.ofKind.get(kind) ?? 0;
    if (this.known.size >= this.bounds.most || count >= this.bounds.mostOfKind) {
      this.leftOut += 1;
      return;
    }
    this.known.add(address);
    this.ofKind.set(kind, count + 1);
    this.waiting.push(address);
  }

  next(): string | undefined {
    return this.waiting.shift();
  }

  /** Nothing that was found had to be left out. */
  get isComplete(): boolean {
    return this.leftOut === 0;
  }
}
