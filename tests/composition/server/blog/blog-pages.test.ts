import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { blockOf, openSiteInProcess, readable, type SiteInProcess } from '../site-in-process';

const LD_JSON = '<script type="application/ld+json">';
const PAGE_DATA = '<script type="application/json" id="page-data">';
const ARTICLE = '/blog/hp-or-pcp/';

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess();
}, 60_000);
afterAll(() => site.close());
afterEach(() => {
  site.breakCall();
  site.alterAnswers((_, body) => body);
});

const hrefs = (html: string): readonly string[] =>
  [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
const canonical = (html: string) => /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
const isKept = (html: string) => !/<meta name="robots" content="noindex/.test(html);

describe('The blog without script', () => {
  it('is complete: top posts by dots, thirteen articles, links to each page [BLOG-01] [BLOG-02] [BLOG-19] [ROUTE-03]', async () => {
    const { html, status } = await site.get('/blog/');
    expect(status).toBe(200);
    expect(html.match(/type="radio"[^>]*name="top-post"/g)).toHaveLength(3);
    const articles = new Set(hrefs(html).filter((href) => /^\/blog\/[^/]+\/$/.test(href)));
    expect(articles.size).toBeGreaterThanOrEqual(13);
    expect(hrefs(html)).toContain('/blog/?page=2');
    expect(hrefs(html)).toContain('/blog/?sort=oldest');
    expect(html).toContain('action="/blog-search/"');
  });

  it('reaches every article by its pages, each once, in both orders [CG-123]', async () => {
    const walked = async (order: string) => {
      const found: string[] = [];
      for (let page = 1; page <= 3; page += 1) {
        const { html } = await site.get(`/blog/?page=${String(page)}${order}`);
        const list = html.slice(html.indexOf('id="articles"'), html.indexOf('class="feed"'));
        found.push(...hrefs(list).filter((href) => /^\/blog\/[a-z0-9-]+\/$/.test(href)));
      }
      return found;
    };
    const latest = await walked('');
    expect(new Set(latest).size).toBe(latest.length);
    expect(latest.length).toBeGreaterThanOrEqual(30);
    expect(await walked('&sort=oldest')).toEqual([...latest].reverse());
  });

  it('leads a search that was typed to its page, and a page too far to the last [ROUTE-07]', async () => {
    const typed = await site.get('/blog-search/?search=+clean+air+');
    expect([typed.status, typed.headers['location']]).toEqual([302, '/blog-search/clean%20air/']);
    const far = await site.get('/blog/?page=99');
    expect([far.status, far.headers['location']]).toEqual([302, '/blog/?page=3']);
    const found = await site.get('/blog-search/clean%20air/');
    expect(readable(found.html)).toContain('Articles about “clean air”');
    expect(hrefs(found.html)).toContain('/blog/ulez-and-clean-air-zones/');
  });

  it.each([
    '(',
    '[a',
    'C++',
    '100%25',
    '%5C',
    '.*',
    'a|b',
    '&',
    'amp',
    '%F0%9F%9A%97',
    'x'.repeat(2_000),
  ])('has a page for a search of %s [CO-4]', async (term) => {
    const { status, html } = await site.get(`/blog-search/${term}/`);
    expect(status).toBe(200);
    expect(html).not.toContain('&amp;amp;');
    expect(isKept(html)).toBe(false);
  });

  it('sends no script but what is inline until somebody does more than read', async () => {
    for (const address of ['/blog/', ARTICLE]) {
      const { html, headers } = await site.get(address);
      expect(html).not.toMatch(/<script[^>]* src=|rel="modulepreload"/);
      const inline = [...html.matchAll(/<script data-[^>]*>([\s\S]*?)<\/script>/g)];
      expect(inline).toHaveLength(2);
      expect(
        String(headers['content-security-policy']).match(/'sha256-[^']+'/g)?.length,
      ).toBeGreaterThan(2);
      expect(
        inline.map(([, text = '']) => text.length).reduce((sum, one) => sum + one),
      ).toBeLessThan(5_000);
    }
    expect((await site.get('/contact/')).html).toMatch(/<script type="module" src=/);
  });
});

const sentOn = (moment: string | null) => {
  site.alterAnswers((_, body) =>
    body.replaceAll(/"published_at":"[^"]*"/g, `"published_at":${JSON.stringify(moment)}`),
  );
};

describe('An article', () => {
  it.each([
    ['2021-05-31 00:10:27', '31 May 2021', '2021-05-31'],
    ['2020-07-16 11:27:38.000000', '16 July 2020', '2020-07-16'],
    ['2021-01-10T09:00:00.000Z', '10 January 2021', '2021-01-10'],
  ])('of %s has its day in words: %s [DT-3]', async (moment, words, day) => {
    sentOn(moment);
    const { html } = await site.get(ARTICLE);
    expect(html).toContain(`<time dateTime="${day}">${words}</time>`);
    expect(readable(html)).not.toContain('Invalid Date');
  });

  it.each([null, '', '31/02/2021', 'soon'])('of %j has no day [DT-3]', async (moment) => {
    sentOn(moment);
    const { status, html } = await site.get(ARTICLE);
    expect(status).toBe(200);
    expect(html).not.toContain('article:published_time');
    expect(readable(html)).not.toMatch(/Invalid Date|soon|1970/);
  });

  it('is told to search engines once: its address, its picture, what it is [ROUTE-04]', async () => {
    const { html } = await site.get(`${ARTICLE}?utm_source=x`);
    expect(canonical(html)).toBe(`http://127.0.0.1:4000${ARTICLE}`);
    expect(html).toMatch(
      /<meta property="og:image" content="http:\/\/127\.0\.0\.1:4000\/pictures\//,
    );
    expect(html).toContain('<meta property="og:type" content="article"');
    expect(JSON.parse(blockOf(html, LD_JSON))).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'HP or PCP: which way of paying fits you?',
      url: `http://127.0.0.1:4000${ARTICLE}`,
      datePublished: '2026-02-09',
      author: { '@type': 'Person', name: 'Daniel Okafor' },
    });
  });

  it('has a contents list whose every entry leads to a heading of its own [CO-5]', async () => {
    const { html } = await site.get(ARTICLE);
    const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const fragments = hrefs(html).filter((href) => href.startsWith('#on-'));
    expect(fragments.length).toBeGreaterThanOrEqual(5);
    for (const fragment of fragments) expect(html).toContain(`<h2 id="${fragment.slice(1)}"`);
  });

  it('is sent once: its data do not say again what its HTML says', async () => {
    const { html } = await site.get(ARTICLE);
    const text = /<div id="article-text"[^>]*>(.*?)<\/div>/s.exec(html)?.[1] ?? '';
    expect(text.length).toBeGreaterThan(3_000);
    const data = blockOf(html, PAGE_DATA);
    expect(data).toContain('"title":"HP or PCP');
    const words = readable(text).slice(500, 540);
    expect(readable(html).split(words)).toHaveLength(2);
    expect(data).not.toContain(words);
    expect(data).not.toContain('"html"');
  });

  it('that was withdrawn is gone, and that never was is not there', async () => {
    const gone = await site.get('/blog/winter-check-offer-2024/');
    expect(gone.status).toBe(410);
    expect(readable(gone.html)).toContain('This article has been withdrawn.');
    expect((await site.get('/blog/no-such-article/')).status).toBe(404);
    expect((await site.get('/blog/category/no-such-category/')).status).toBe(404);
    expect((await site.get('/blog/tag/no-such-tag/')).status).toBe(404);
  });

  it('cannot break out of what is embedded, nor run what is in its text [CX-1] [CX-3]', async () => {
    const evil = '</script><img src=x onerror=window.__x=1><!--<script>';
    site.alterAnswers((path, body, asked) => {
      if (path !== '/api/blog/all' || !asked.includes('slug=')) return body;
      const answer = JSON.parse(body) as { data: Record<string, unknown>[] };
      for (const post of answer.data) {
        post['page_title'] = evil;
        post['contents'] = {
          article: `<a href=" jAvascript:window.__x=1">a</a><a href="used/cars/">b</a><p>${evil}</p>`,
        };
      }
      return JSON.stringify(answer);
    });
    const { html } = await site.get(ARTICLE);
    expect(html).not.toMatch(/<img[^>]*onerror/);
    expect(html).not.toMatch(/href="[^"]*script:/i);
    expect(html).toContain('href="/used/cars/"');
    expect(JSON.parse(blockOf(html, LD_JSON))).toMatchObject({ headline: evil });
    const data = JSON.parse(blockOf(html, PAGE_DATA)) as {
      loaderData: Record<string, { article?: { title?: string } }>;
    };
    expect(data.loaderData['blog/:id']?.article?.title).toBe(evil);
    expect(html).toContain('</footer>');
  });
});

describe('A list of the blog', () => {
  it.each([
    ['/blog/', 'http://127.0.0.1:4000/blog/', true],
    ['/blog/?sort=oldest', 'http://127.0.0.1:4000/blog/', true],
    ['/blog/?page=2', 'http://127.0.0.1:4000/blog/?page=2', true],
    ['/blog/category/finance/', 'http://127.0.0.1:4000/blog/category/finance/', true],
    ['/blog/tag/electric/', 'http://127.0.0.1:4000/blog/tag/electric/', false],
    ['/blog-search/vans/', 'http://127.0.0.1:4000/blog-search/vans/', false],
    ['/blog/category/', 'http://127.0.0.1:4000/blog/', true],
  ])('%s is known as %s [ROUTE-05] [ROUTE-06]', async (address, known, kept) => {
    const { html } = await site.get(address);
    expect(canonical(html)).toBe(known);
    expect(isKept(html)).toBe(kept);
  });

  it('is a page that cannot be had where the back end has no posts or does not answer [ERR-16] [ERR-18] [CG-116]', async () => {
    site.breakCall('/api/blog/all', { status: 404 });
    const none = await site.get('/blog/');
    expect(none.status).toBe(404);
    expect(readable(none.html)).toContain('Can not get all posts');
    site.breakCall('/api/blog/all', { body: '' });
    for (const address of ['/blog/', ARTICLE]) expect((await site.get(address)).status).toBe(500);
    site.breakCall('/api/blog/all', { status: 404 });
    const search = await site.get('/blog-search/vans/');
    expect(search.status).toBe(200);
    expect(readable(search.html)).toContain('Vehicles not found...');
  });

  it('stands without its categories, which are said not to be there where they are not [ERR-15]', async () => {
    site.breakCall('/api/blog/categories', { status: 500 });
    const without = await site.get('/blog/?page=2');
    expect(without.status).toBe(200);
    expect(readable(without.html)).not.toContain('Can not get all categories');
  });
});

describe('The feeds of the blog', () => {
  it('are RSS and JSON, absolute, the latest first', async () => {
    const rss = await site.get('/blog/feed.xml');
    expect(rss.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(rss.html.match(/<item>/g)).toHaveLength(13);
    expect(rss.html).toMatch(/<pubDate>\w{3}, \d{2} \w{3} 2026 09:00:00 GMT<\/pubDate>/);
    expect(rss.html).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    const json = JSON.parse((await site.get('/blog/feed.json')).html) as {
      version: string;
      items: readonly { url: string; date_published: string }[];
    };
    expect(json.version).toBe('https://jsonfeed.org/version/1.1');
    expect(json.items.map(({ url }) => url)).toEqual(
      [...rss.html.matchAll(/<guid isPermaLink="true">([^<]+)</g)].map(([, url]) => url),
    );
    const days = json.items.map((item) => item.date_published);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('are named by the pages, not sent again to who has them, and come again when they cannot be had', async () => {
    const { html } = await site.get('/blog/');
    expect(html).toContain('type="application/rss+xml"');
    const { headers } = await site.get('/blog/feed.xml');
    const again = await site.send({
      url: '/blog/feed.xml',
      headers: { 'if-none-match': String(headers['etag']) },
    });
    expect(again.status).toBe(304);
    site.breakCall('/api/blog/all', { status: 500 });
    expect((await site.get('/blog/feed.json')).status).toBe(503);
    site.breakCall('/api/blog/all', { body: '{"data":[null,7],"meta":{"total":36}}' });
    expect((await site.get('/blog/feed.xml')).status).toBe(503);
    site.breakCall('/api/blog/all', {
      body: '{"data":[{"page_slug":"a","page_title":"A"}],"meta":{"total":36}}',
    });
    expect((await site.get('/blog/feed.xml')).status).toBe(503);
  });
});

describe('The sitemap of the blog', () => {
  it('has every article with the day of its last change, and no withdrawn one; each answers without a hop [CO-6]', async () => {
    const { html } = await site.get('/sitemap-blog.xml');
    const entries = [
      ...html.matchAll(/<loc>http:\/\/127\.0\.0\.1:4000([^<]+)<\/loc>(?:<lastmod>([^<]+))?/g),
    ];
    expect(entries.length).toBeGreaterThan(30);
    expect(html).toContain(
      '<loc>http://127.0.0.1:4000/blog/ulez-and-clean-air-zones/</loc><lastmod>2026-09-14</lastmod>',
    );
    expect(html).not.toContain('winter-check-offer');
    for (const [, address = ''] of entries) {
      const page = await site.get(address);
      expect([address, page.status]).toEqual([address, 200]);
      expect(canonical(page.html)).toBe(`http://127.0.0.1:4000${address}`);
      expect(isKept(page.html)).toBe(true);
    }
  }, 60_000);
});
