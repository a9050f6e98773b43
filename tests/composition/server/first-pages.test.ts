import { matchRoutes, type RouteObject } from 'react-router-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeServer } from '../../../composition/modules/compose-server';
import { appOfRequest } from '../../../composition/server/app-of-request';
import { readSettings } from '../../../composition/settings/settings';
import { CONTENT_PATHS } from '../../../ui/pages/content/written-paths';
import { pageRoutes } from '../../../ui/pages/page-routes';
import { fakeTransport } from '../../adapters/http/fake-transport';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

/** An address of every route of the table; a vehicle's is taken from the list. */
const FIRST_PAGES: readonly (readonly [routeId: string, address: string, status: number])[] = [
  ['home', '/', 200],
  ['search-cars', '/used/cars/search/', 200],
  ['search-van', '/used/van/search/', 200],
  ['named-search-cars', '/used/cars/search/7/', 200],
  ['named-search-van', '/used/van/search/7/', 200],
  ['vehicle-cars', '/used/cars/no-such-car/', 404],
  ['vehicle-van', '/used/van/no-such-van/', 404],
  ['branch', '/cars/bolton/', 200],
  ['brand', '/used-cars/ford/', 200],
  ['reserve-cars', '/used/cars/reserve/no-such-car/', 404],
  ['reserve-van', '/used/van/reserve/no-such-van/', 404],
  ['request-callback-cars', '/used/cars/request-callback/no-such-car/', 404],
  ['request-callback-van', '/used/van/request-callback/no-such-van/', 404],
  ['test-drive-cars', '/used/cars/test-drive/no-such-car/', 404],
  ['test-drive-van', '/used/van/test-drive/no-such-van/', 404],
  ['enquire-cars', '/used/cars/enquire/no-such-car/', 404],
  ['enquire-van', '/used/van/enquire/no-such-van/', 404],
  ['buy-now', '/click-collect/no-such-stock/', 404],
  ['virtual-appointment-cars', '/used/cars/virtual-appointment/', 200],
  ['virtual-appointment-van', '/used/van/virtual-appointment/no-such-van/', 404],
  ['print-cars', '/used/cars/print/', 302],
  ['print-van', '/used/van/print/', 302],
  ['print-check-cars', '/used/cars/provenance/print/', 302],
  ['print-check-van', '/used/van/provenance/print/', 302],
  ['calculator', '/car-finance/calculator/', 200],
  ['car-finance', '/car-finance/', 200],
  ['poor-credit', '/car-finance/poor-credit/', 200],
  ['can-i-get-credit', '/can-i-get-credit/', 200],
  ['contact', '/contact/', 200],
  ['sitemap', '/sitemap/', 200],
  ['contact-branch', '/contact/bolton/', 200],
  ['compare', '/compare/', 200],
  ['shortlist', '/shortlist/', 200],
  ['data-preferences', '/data-preferences/', 200],
  ...CONTENT_PATHS.map((path) => [path, `/${path}/`, 200] as const),
  ['blog', '/blog/', 200],
  ['blog/:id', '/blog/hp-or-pcp/', 200],
  ['blog/category/:id?', '/blog/category/', 200],
  ['blog/tag/:id?', '/blog/tag/electric/', 200],
  ['blog-search/:query?', '/blog-search/electric/', 200],
  ['part-exchange', '/part-exchange-form/', 200],
  ['dashboard', '/click-collect/?login=1', 200],
  ['reset', '/click-collect/password-reset/x/', 200],
  ['login', '/login/', 200],
  ['mot-unsubscribe', '/mot-reminders/unsubscribe/7/', 200],
  ['reservation-failed', '/reservation-failed/', 200],
  ['reservation-success', '/reservation-success/cs_nobodys/', 404],
  ['car-value', '/car-value/', 200],
  ['valuation-summary', '/car-value/summary/7/', 404],
  ['outstanding-finance', '/car-finance/outstanding/', 200],
  ['form', '/form/contact/', 200],
  ['redirection', '/redirection/no-such-place/', 404],
  ['nothing-here', '/nothing/like/this/', 404],
];

function routesOfSite(): RouteObject[] {
  const settings = readSettings({});
  if (settings._tag === 'Left') throw new Error('The settings are wrong');
  const { transport } = fakeTransport({ json: {} });
  const { app } = appOfRequest(composeServer({ transport }), settings.right)('http://localhost');
  return pageRoutes(app);
}

const leavesOf = (routes: readonly RouteObject[]): readonly RouteObject[] =>
  routes.flatMap((route) => (route.children === undefined ? [route] : leavesOf(route.children)));

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess();
}, 60_000);
afterAll(() => site.close());

describe('every route of the table', () => {
  const routes = routesOfSite();

  it('is among the pages opened here [HT-8]', () => {
    expect(FIRST_PAGES.map(([id]) => id).sort()).toEqual(
      leavesOf(routes)
        // The gallery of parts is there for those who build the site, not for its visitors.
        .filter(({ path }) => path !== 'gallery')
        .map(({ id }) => id)
        .sort(),
    );
    for (const [id, address] of FIRST_PAGES) {
      expect(matchRoutes(routes, address)?.at(-1)?.route.id).toBe(id);
    }
  });

  it('is a route of one visit alone, since the router crosses out in it what it has fetched', () => {
    const ofAnother = new Set(leavesOf(routesOfSite()));
    expect(leavesOf(routes).filter((route) => ofAnother.has(route))).toEqual([]);
  });

  it.each(FIRST_PAGES)('%s can be the first page: %s [HT-8]', async (_, address, status) => {
    for (const wanted of [address, address.replace(/(.)\/$/, '$1')]) {
      const page = await site.get(wanted);
      expect(page.status).toBe(status);
      if (status === 302) {
        expect(page.headers['location']).toMatch(/^\/used\/(cars|van)\/search\/$/);
        continue;
      }
      expect(page.html.includes('<h1')).toBe(true);
      expect(readable(page.html)).not.toMatch(/\b(undefined|null|NaN)\b|\[object /);
      expect(page.headers['content-security-policy']).toMatch(/default-src 'self'/);
    }
    expect(site.complaints).toEqual([]);
  });

  it('opens a car and a van that are there [HT-8, ROUTE-13, ROUTE-14]', async () => {
    for (const section of ['cars', 'van']) {
      const { html } = await site.get(`/used/${section}/search/`);
      const address = new RegExp(`href="(/used/${section}/[a-z0-9-]+/)"`).exec(
        html.slice(html.indexOf('data-slug')),
      )?.[1];
      const page = await site.get(address ?? '');
      expect(page.status).toBe(200);
      expect(readable(page.html)).toMatch(/£[\d,]+/);
    }
  });

  it.each([
    ['/used-cars/ford/?keyword=petrol', '/used/cars/search/?make=ford&fuel_type=petrol'],
    ['/cars/bolton/?keyword=petrol', '/used/cars/search/?fuel_type=petrol'],
  ])(
    'leads words beside a path that chooses to the search they make: %s',
    async (asked, leadsTo) => {
      const { status, headers } = await site.get(asked);
      expect(status).toBe(302);
      expect(decodeURIComponent(String(headers['location']))).toContain(leadsTo);
    },
  );

  it('shows what is left of a search for a make that is not stocked, and says so in the first HTML [SF-5]', async () => {
    const total = async (query: string) => {
      const { html } = await site.get(`/used/cars/search/${query}`);
      return { html, heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1] };
    };
    const { html, heading } = await total('?make=no-such-make');
    expect(readable(html)).toContain(
      'One filter in the link you followed is no longer available and was left out.',
    );
    expect(readable(html)).not.toContain('No Such Make');
    expect(heading).toBe((await total('')).heading);
  });

  it('opens addresses with a malformed percent sign [RT-3]', async () => {
    expect((await site.get('/%E0%A4%A')).status).toBe(404);
    expect((await site.get('/blog-search/100%')).status).toBe(200);
    for (const query of ['make=%E0%A4%A', 'sort=%']) {
      expect((await site.get(`/used/cars/search/?${query}`)).status).toBe(200);
    }
  });
});
