import { describe, expect, it } from 'vitest';
import {
  CrawlOrder,
  crawlAddress,
  siteFaults,
  type Crawled,
  type PageFacts,
} from '../../../../core/navigation/public';
import { kindOfAddress } from '../../../../core/navigation/site-check/crawl-order';

const facts = (address: string, more: Partial<PageFacts> = {}): PageFacts => ({
  title: `Title of ${address}`,
  description: `About ${address}`,
  canonical: address,
  isHidden: false,
  headings: 1,
  links: [],
  names: [],
  ...more,
});

const page = (address: string, more: Partial<PageFacts> = {}): Crawled => ({
  address,
  status: 200,
  facts: facts(address, more),
});

const found = (pages: readonly Crawled[], sitemap: readonly string[] = []) =>
  siteFaults({
    pages,
    sitemap: sitemap.map((address) => ({ address })),
    isComplete: true,
  }).map(({ kind, address }) => `${kind} ${address}`);

describe('what is wrong with a site', () => {
  it('is nothing where every page is as it should be', () => {
    expect(
      found(
        [page('/', { links: ['/a/', '/a/#part'] }), page('/a/', { names: ['part'] })],
        ['/', '/a/'],
      ),
    ).toEqual([]);
  });

  it.each<[string, readonly Crawled[], readonly string[], readonly string[]]>([
    [
      'a link that leads nowhere',
      [page('/', { links: ['/gone/'] }), { address: '/gone/', status: 404 }],
      [],
      ['broken-link /gone/'],
    ],
    [
      'a link through a redirect',
      [
        page('/', { links: ['/old/', '/a/'] }),
        { address: '/old/', status: 301, leadsTo: '/a/' },
        page('/a/'),
      ],
      [],
      ['redirected-link /old/'],
    ],
    [
      'a redirect to a redirect',
      [
        page('/', { links: ['/1/'] }),
        { address: '/1/', status: 301, leadsTo: '/2/' },
        { address: '/2/', status: 301, leadsTo: '/' },
      ],
      [],
      ['redirect-chain /1/'],
    ],
    [
      'redirects in a ring',
      [
        page('/', { links: ['/1/'] }),
        { address: '/1/', status: 301, leadsTo: '/2/' },
        { address: '/2/', status: 301, leadsTo: '/1/' },
      ],
      [],
      ['redirect-chain /1/', 'redirect-chain /2/'],
    ],
    ['a part that is not there', [page('/', { links: ['/#a.b'] })], [], ['missing-part /#a.b']],
    ['a page without a link to it', [page('/'), page('/alone/')], ['/alone/'], ['orphan /alone/']],
    [
      'a page that is known as another',
      [page('/', { links: ['/a/'] }), page('/a/', { canonical: '/b/' })],
      ['/a/'],
      ['in-sitemap /a/'],
    ],
    [
      'a page in the sitemap that is not for search engines',
      [page('/', { links: ['/a/'] }), page('/a/', { isHidden: true })],
      ['/a/'],
      ['in-sitemap /a/'],
    ],
    ['two headings', [page('/', { headings: 2 })], [], ['headings /']],
    ['no title', [page('/', { title: '' })], [], ['title /']],
    ['no description', [page('/', { description: ' ' })], [], ['description /']],
    [
      'one title for two pages',
      [page('/', { links: ['/a/'] }), page('/a/', { title: 'Title of /' })],
      [],
      ['same-title /'],
    ],
    [
      'one description for two pages',
      [page('/', { links: ['/a/'] }), page('/a/', { description: 'About /' })],
      [],
      ['same-description /'],
    ],
  ])('is %s', (_, pages, sitemap, faults) => {
    expect(found(pages, sitemap)).toEqual(faults);
  });

  it('is no description that the pages of one list share', () => {
    const second = page('/a/?page=2', { description: 'About /a/' });
    expect(found([page('/', { links: ['/a/', '/a/?page=2'] }), page('/a/'), second])).toEqual([]);
  });
});

describe('the order of a walk', () => {
  it.each([
    ['/a/#b', '/a/'],
    ['/a/?page=2', '/a/?page=2'],
    ['/a/?make=ford', undefined],
    ['/api/page', undefined],
    ['/pictures/a.webp', undefined],
    ['//evil.example/', undefined],
    ['#b', undefined],
  ])('asks for %s as %j', (link, address) => {
    expect(crawlAddress(link)).toBe(address);
  });

  it('takes each address once, and of each kind no more than is allowed', () => {
    const order = new CrawlOrder({ most: 10, mostOfKind: 2 });
    for (const link of ['/a/', '/a/#x', '/used/cars/1/', '/used/cars/2/', '/used/cars/3/'])
      order.add(link);
    const asked = Array.from({ length: 5 }, () => order.next());
    expect(asked).toEqual(['/a/', '/used/cars/1/', '/used/cars/2/', undefined, undefined]);
    expect(order.isComplete).toBe(false);
    expect(kindOfAddress('/used/cars/1/')).toBe('/used/cars/*');
  });
});
