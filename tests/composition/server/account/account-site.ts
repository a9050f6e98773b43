import type { SiteInProcess, PageOfSite } from '../site-in-process';

let browsers = 0;

/** A browser without script: it keeps cookies, follows redirects one by one, and posts forms. */
export class PlainBrowser {
  readonly cookies = new Map<string, string>();
  /** Of the answers so far, as they were set. */
  readonly set: string[] = [];

  /** One of its own, or the limits of one address would be met by all tests together. */
  private readonly remoteAddress = `198.51.100.${String((browsers += 1))}`;

  constructor(private readonly site: SiteInProcess) {}

  get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<PageOfSite> {
    return this.kept(
      this.site.send({
        method: 'GET',
        url,
        remoteAddress: this.remoteAddress,
        headers: { ...this.sent(), ...headers },
      }),
    );
  }

  post(
    url: string,
    fields: Readonly<Record<string, string>>,
    headers: Readonly<Record<string, string>> = { 'sec-fetch-site': 'same-origin' },
  ): Promise<PageOfSite> {
    return this.kept(
      this.site.send({
        method: 'POST',
        url,
        remoteAddress: this.remoteAddress,
        headers: {
          ...this.sent(),
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    );
  }

  /** Where it comes to an end, and by way of which addresses. */
  async open(url: string): Promise<{ readonly page: PageOfSite; readonly way: readonly string[] }> {
    const way = [url];
    let page = await this.get(url);
    while (page.status >= 300 && page.status < 400 && way.length < 8) {
      const next = String(page.headers['location']);
      way.push(next);
      page = await this.get(next);
    }
    return { page, way };
  }

  private sent(): Record<string, string> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { host: 'localhost', ...(cookie !== '' && { cookie }) };
  }

  private async kept(answer: Promise<PageOfSite>): Promise<PageOfSite> {
    const page = await answer;
    const set = page.headers['set-cookie'];
    for (const line of typeof set === 'string' ? [set] : ((set ?? []) as readonly string[])) {
      this.set.push(line);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return page;
  }
}
