import type { FastifyInstance } from 'fastify';

/** A page of the site, and what it cannot be without. */
export interface PageUnderFault {
  readonly name: string;
  readonly address: string;
  /** Calls whose failure may change the page's status; whatever else fails, the page stands. */
  readonly needs: readonly string[];
  /** A sheet to print has nothing around it; a file is for programs. */
  readonly kind?: 'sheet' | 'file';
}

const SEARCH = 'GET /api/v2/vehicle-search';
const VEHICLES = 'POST /api/used-vehicles/find-by-slugs';
const BRANCHES = 'GET /api/v2/web/organisation/site';
const DEALERSHIPS = 'POST /api/dealerships';
const CONTENT = 'GET /api/page/:slug';
const REDIRECT = 'GET /api/redirect';
const OLD_STOCK = 'POST /api/dealer-stock/find-vehicle';
const COMPARED = 'GET /api/vehicle-search';
/** What it does not offer of a make or a branch has no page of its own. */
const OPTIONS = 'GET /api/v2/vehicle-search-filter';
/** A form that does not exist is no page (ERR-14). */
const FORM = 'GET /api/form/:id';
/** Nobody is valued for without a branch (ERR-12, ERR-13). */
const DEPARTMENTS = 'POST /api/departments';
const VALUATION = 'POST /api/valuations/fetch/:hash';

interface Found {
  readonly slug: string;
  readonly stock_id: string;
}

/** Every kind of page, with vehicles that the back end has. */
export async function pagesUnderFault(
  backEnd: FastifyInstance,
): Promise<readonly PageUnderFault[]> {
  const list = await backEnd.inject('/api/v2/vehicle-search?resultsPerPage=3&category=cars');
  const found = list.json<{ data: readonly Found[] }>().data;
  const [one, two] = found;
  if (one === undefined || two === undefined) throw new Error('The back end has no vehicles');
  const vehicle = `/used/cars/${one.slug}/`;
  const valued = await backEnd.inject({
    method: 'POST',
    url: '/api/valuations/process',
    payload: {
      vrm: 'JB19KLM',
      mileage: 42_000,
      first_name: 'Sam',
      last_name: 'Sample',
      email: 'sam.sample@example.org',
      department_code: 'CHS',
    },
  });
  const summary = `${valued.json<string>()}/`;
  const page = (name: string, address: string, needs: readonly string[] = []): PageUnderFault => ({
    name,
    address,
    needs,
  });
  const file = (address: string, needs: readonly string[] = []): PageUnderFault => ({
    ...page(address, address, needs),
    kind: 'file',
  });
  const sheet: typeof page = (...given) => ({ ...page(...given), kind: 'sheet' });
  return [
    page('home', '/'),
    page('cars', '/used/cars/search/', [SEARCH]),
    page('few cars', '/used/cars/search/?max_price=2500&make=ford', [SEARCH]),
    page('cars of a make', '/used-cars/ford/', [SEARCH, OPTIONS]),
    page('cars of a branch', '/cars/bolton/', [SEARCH, OPTIONS, BRANCHES]),
    page('vans', '/used/van/search/', [SEARCH]),
    page('vehicle', vehicle, [VEHICLES]),
    page('vehicle on own terms', `${vehicle}?deposit=1000&months=36`, [VEHICLES]),
    page('vehicle that is gone', '/used/cars/no-such-car/', [
      VEHICLES,
      OLD_STOCK,
      REDIRECT,
      SEARCH,
    ]),
    sheet('print', `/used/cars/print/${one.slug}/`, [VEHICLES]),
    sheet('print of the check', `/used/cars/provenance/print/${one.slug}/`, [
      VEHICLES,
      'GET /api-motorcheck/provenance/get/:mark/',
    ]),
    page('enquiry', `/used/cars/enquire/${one.slug}/`, [VEHICLES, FORM]),
    page('callback', `/used/cars/request-callback/${one.slug}/`, [VEHICLES, FORM]),
    page('part exchange', '/part-exchange-form/', [FORM]),
    page('value of a car', '/car-value/', [DEPARTMENTS]),
    page('valuation', summary, [VALUATION]),
    page('calculator', '/car-finance/calculator/'),
    page('car finance', '/car-finance/'),
    page('compare', `/compare/?vehicles=${one.slug},${two.slug}`, [COMPARED]),
    page('own shortlist', '/shortlist/'),
    page('sent shortlist', `/shortlist/?saved=${one.slug},${two.slug}`, [VEHICLES]),
    page('login', '/login/'),
    page('password reset', '/click-collect/password-reset/a-link/'),
    page('contact', '/contact/', [BRANCHES, DEALERSHIPS]),
    page('contact, the nearest first', '/contact/?near=BL1', [BRANCHES, DEALERSHIPS]),
    page('branch', '/contact/bolton/', [BRANCHES, DEALERSHIPS]),
    page('sitemap', '/sitemap/'),
    file('/sitemap.xml', [SEARCH, OPTIONS, BRANCHES]),
    file('/sitemap-cars.xml', [SEARCH, OPTIONS, BRANCHES]),
    page('warranty', '/warranty/', [CONTENT, REDIRECT]),
    page('unknown address', '/no-such-page/', [CONTENT, REDIRECT]),
    page('old stock link', `/locator/?vrm=AB12CDE&extref=${one.stock_id}`, [
      CONTENT,
      REDIRECT,
      OLD_STOCK,
      VEHICLES,
    ]),
  ];
}
