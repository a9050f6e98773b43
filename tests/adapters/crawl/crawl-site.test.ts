import { describe, expect, it } from 'vitest';
import { crawlSite, type SiteAnswer } from '../../../adapters/crawl/crawl-site';
import { pageFacts, sitemapAddresses } from '../../../adapters/crawl/page-facts';

const HOME = new URL('https://site.example/');

describe('what a page says of itself', () => {
  it('is read of its HTML, with the addresses of this site alone', () => {
    const html = `<!doctype html><head><title>A &amp; B</title>
      <meta name="description" content="About"><meta name="robots" content="noindex, follow">
      <link rel="canonical" href="https://known.example/a/?page=2"></head>
      <body><svg><title>A drawing</title></svg><h1 id="top">A</h1>
      <a href="/b/">b</a><a href="c">c</a><a href="#top">up</a><a data-if-there href="#results">skip</a>
      <a href="https://other.example/">away</a><a href="javascript:alert(1)">x</a><a>none</a>
      <script>var a = '<a href="/no/">';</script></body>`;
    expect(pageFacts(html, HOME)).toEqual({
      title: 'A & B',
      description: 'About',
      canonical: '/a/?page=2',
      isHidden: true,
      headings: 1,
      links: ['/b/', '/c', '/#top'],
      names: ['top'],
    });
  });

  it.each(['', '<', '<a href="', '<title>', '<h1><h1><a href="//["></a>'])(
    'is little of %j, and no fault',
    (html) => {
      expect(() => pageFacts(html, HOME)).not.toThrow();
    },
  );

  it('has the addresses of a sitemap as they are meant', () => {
    expect(
      sitemapAddresses('<urlset><url><loc>https://a.example/?b=1&amp;c=2</loc></url></urlset>'),
    ).toEqual(['https://a.example/?b=1&c=2']);
  });
});

describe('a walk over a site', () => {
  const site: Readonly<Record<string, Partial<SiteAnswer>>> = {
    '/': { text: '<a href="/a/">a</a><a href="/old/">old</a>' },
    '/a/': { text: '<a href="/">home</a><a href="/b/">b</a>' },
    '/b/': { status: 404 },
    '/old/': { status: 301, location: 'https://site.example/a/' },
    '/listed/?make=ford': { text: '<h1>Listed</h1>' },
    '/sitemap.xml': { text: '<loc>https://site.example/sitemap-a.xml</loc>', isHtml: false },
    '/sitemap-a.xml': { text: '<loc>https://site.example/listed/?make=ford</loc>', isHtml: false },
  };
  const asked: string[] = [];
  const ask = (address: string): Promise<SiteAnswer> => {
    asked.push(address);
    return Promise.resolve({ status: 200, isHtml: true, text: '', ...site[address] });
  };

  it('asks for every page once, from the front page and the sitemap on', async () => {
    const crawl = await crawlSite({
      origin: 'https://site.example',
      ask,
      bounds: { most: 20, mostOfKind: 20 },
    });
    expect(
      crawl.pages.map(({ address, status, leadsTo }) => [address, status, leadsTo]).sort(),
    ).toEqual([
      ['/', 200, undefined],
      ['/a/', 200, undefined],
      ['/b/', 404, undefined],
      ['/listed/?make=ford', 200, undefined],
      ['/old/', 301, '/a/'],
    ]);
    expect(new Set(asked).size).toBe(asked.length);
    expect(crawl.isComplete).toBe(true);
  });
});
