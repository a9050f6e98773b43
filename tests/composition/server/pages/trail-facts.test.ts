import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { trailFacts } from '../../../../composition/server/pages/trail-facts';
import { addressOfVehicle } from '../address-of-vehicle';
import { blockOf, openSiteInProcess, type SiteInProcess } from '../site-in-process';

const ORIGIN = 'https://cars.example';
const LD_JSON = '<script type="application/ld+json">';
const NAV = '<nav aria-label="Breadcrumbs">';

interface Trail {
  readonly '@context': string;
  readonly itemListElement: readonly {
    readonly '@type': string;
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** Every block of data of a page that is a trail. */
const trailsIn = (html: string): readonly Trail[] =>
  html
    .split(LD_JSON)
    .slice(1)
    .map((rest) => JSON.parse(blockOf(LD_JSON + rest, LD_JSON)) as Trail & { '@type': string })
    .filter((facts) => facts['@type'] === 'BreadcrumbList');

const itemsIn = (html: string) =>
  trailsIn(html)[0]?.itemListElement.map(({ name, item }) => [name, item]);

describe('the breadcrumbs of a page as data', () => {
  it('are those that are seen', () => {
    const seen = `${NAV}<ol><li><a href="/">Home</a></li><li><a href="/a/?b=1&amp;c=2" aria-current="page">Vans &amp; <b>more</b></a></li></ol></nav>`;
    expect(itemsIn(trailFacts('', `<main>${seen}</main>`, ORIGIN))).toEqual([
      ['Home', `${ORIGIN}/`],
      ['Vans & more', `${ORIGIN}/a/?b=1&c=2`],
    ]);
  });

  it('end with the page itself where only pages above it are seen', () => {
    const seen = `${NAV}<a href="/">Home</a></nav>`;
    const head = `<meta property="og:title" content="A &quot;van&quot;"/><link rel="canonical" href="${ORIGIN}/van/"/>`;
    expect(itemsIn(trailFacts(head, seen, ORIGIN))).toEqual([
      ['Home', `${ORIGIN}/`],
      ['A "van"', `${ORIGIN}/van/`],
    ]);
    expect(itemsIn(trailFacts('', seen, ORIGIN))).toEqual([['Home', `${ORIGIN}/`]]);
  });

  it('cannot be broken out of, and are not there where none are seen [CX-1]', () => {
    const name = '</script><script>alert(1)</script>';
    const seen = `${NAV}<a href="/x/" aria-current="page">${name.replaceAll('<', '&lt;')}</a></nav>`;
    const facts = trailFacts('', seen, ORIGIN);
    expect(facts.match(/<\/script>/g)).toHaveLength(1);
    expect(itemsIn(facts)).toEqual([[name, `${ORIGIN}/x/`]]);
    expect(trailFacts('', '<main></main>', ORIGIN)).toBe('');
    expect(trailFacts('', `${NAV}<ol></ol></nav>`, ORIGIN)).toBe('');
  });
});

describe('on the running site', () => {
  let site: SiteInProcess;
  let vehicle = '';
  beforeAll(async () => {
    site = await openSiteInProcess();
    vehicle = (await addressOfVehicle(site)).address;
  }, 60_000);
  afterAll(() => site.close());

  it.each([
    ...['/blog/', '/blog/category/finance/', '/blog/tag/electric/', '/blog/hp-or-pcp/'],
    ...['/servicing/', '/servicing/mot/', '/packages/', '/your-first-car/', '/sitemap/'],
    ...['/contact/', '/contact/bolton/', '/car-finance/calculator/', '/used/cars/search/'],
    'vehicle',
  ])('%s tells its breadcrumbs once, as BreadcrumbList', async (path) => {
    const address = path === 'vehicle' ? vehicle : path;
    const { html, status } = await site.get(address);
    expect(status).toBe(200);
    const trails = trailsIn(html);
    expect(trails).toHaveLength(1);
    const [{ itemListElement, '@context': context } = { itemListElement: [], '@context': '' }] =
      trails;
    expect(context).toBe('https://schema.org');
    expect(itemListElement.length).toBeGreaterThanOrEqual(2);
    itemListElement.forEach((step, place) => {
      expect(step['@type']).toBe('ListItem');
      expect(step.position).toBe(place + 1);
      expect(step.name.trim()).not.toBe('');
      expect(step.item).toMatch(/^http:\/\/127\.0\.0\.1:4000\//);
    });
    expect(itemListElement[0]?.item).toBe('http://127.0.0.1:4000/');
    expect(itemListElement.at(-1)?.item).toBe(`http://127.0.0.1:4000${address}`);
  });
});
