import type { FastifyInstance } from 'fastify';

/** A page of the site, and what it cannot be without. */
export interface PageUnderFault {
  readonly name: string;
  readonly address: string;
  /** Calls whose failure may change the page's status; whatever else fails, the page stands. */
  readonly needs: readonly string[];
  /** A sheet to print has nothing around it; a file is for programs. */
  readonly kind?: 'sheet' | 'file';
  /** Of whoever is logged in; a page without it is nobody's. */
  readonly cookie?: string;
}

const SEARCH = 'GET /api/v2/vehicle-search';
const VEHICLES = 'POST /api/used-vehicles/find-by-slugs';
const BRANCHES = 'GET /api/v2/web/organisation/site';
const DEALERSHIPS = 'POST /api/dealerships';
const CONTENT = 'GET /api/page/:slug';
/** One with fewer pages says that the others are gone. */
const PAGES = 'GET /api/page';
const POSTS = 'GET /api/blog/all';
const TOPICS = 'GET /api/blog/categories';
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
const STANDING = 'GET /api/reservations/:id';
/** Nobody is shown a customer's page before it is known who asks (AU-3). */
const SHOW = 'GET /api/v2/contact/auth/show';
const ORDERS = 'GET /api/orders';

interface Found {
  readonly slug: string;
  readonly stock_id: string;
}

/** A customer of the back end, by whom the matrix logs in. */
export interface CustomerUnderFault {
  readonly email: string;
  readonly password: string;
}

/** Every kind of page, with vehicles and a customer that the back end has. */
export async function pagesUnderFault(
  backEnd: FastifyInstance,
  customer: CustomerUnderFault,
): Promise<readonly PageUnderFault[]> {
  const list = await backEnd.inject('/api/v2/vehicle-search?resultsPerPage=4&category=cars');
  const found = list.json<{ data: readonly Found[] }>().data;
  const [one, two, three, four] = found;
  if (!one || !two || !three || !four) throw new Error('The back end has no vehicles');
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
  const session = await reservedBy(backEnd, two.slug);
  const cookie = await loggedIn(backEnd, customer, { saved: [one, two], ordered: three });
  const page = (name: string, address: string, needs: readonly string[] = []): PageUnderFault => ({
    name,
    address,
    needs,
  });
  const file = (address: string, needs: readonly string[] = []): PageUnderFault => ({
    ...page(address, address, needs),
    kind: 'file',
  });
  const customers: typeof page = (name, address, needs) => ({
    ...page(name, address, [SHOW, ...(needs ?? [])]),
    cookie,
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
    page('reserve', `/used/cars/reserve/${one.slug}/`, [VEHICLES]),
    page('reservation', `/reservation-success/${session}/`, [STANDING]),
    page('reservation that failed', `/reservation-failed/${session}/`, [STANDING]),
    page('calculator', '/car-finance/calculator/'),
    page('car finance', '/car-finance/'),
    page('compare', `/compare/?vehicles=${one.slug},${two.slug}`, [COMPARED]),
    page('own shortlist', '/shortlist/'),
    page('sent shortlist', `/shortlist/?saved=${one.slug},${two.slug}`, [VEHICLES]),
    page('login', '/login/'),
    page('password reset', '/click-collect/password-reset/a-link/'),
    customers('dashboard', '/click-collect/'),
    customers('order to begin', `/click-collect/${four.stock_id}/`, [ORDERS, SEARCH]),
    customers('order', `/click-collect/${three.stock_id}/`, [ORDERS]),
    customers(
      'order, its collection',
      `/click-collect/${three.stock_id}/?section=collection&branch=2`,
      [ORDERS],
    ),
    page('contact', '/contact/', [BRANCHES, DEALERSHIPS]),
    page('contact, the nearest first', '/contact/?near=BL1', [BRANCHES, DEALERSHIPS]),
    page('branch', '/contact/bolton/', [BRANCHES, DEALERSHIPS]),
    page('blog', '/blog/', [POSTS]),
    page('search of the blog', '/blog-search/finance/', [POSTS]),
    page('article', '/blog/hp-or-pcp/', [POSTS]),
    file('/blog/feed.xml', [POSTS]),
    file('/blog/feed.json', [POSTS]),
    page('sitemap', '/sitemap/'),
    file('/sitemap.xml', [SEARCH, OPTIONS, BRANCHES, PAGES, POSTS, TOPICS]),
    file('/sitemap-cars.xml', [SEARCH, OPTIONS, BRANCHES, PAGES, POSTS, TOPICS]),
    page('warranty', '/warranty/', [CONTENT, REDIRECT]),
    page('landing page', '/your-first-car/', [CONTENT, REDIRECT]),
    page('page below another', '/servicing/mot/', [CONTENT, REDIRECT]),
    page('form among words', '/car-finance/outstanding/', [FORM]),
    page('stop reminders', '/mot-reminders/unsubscribe/', [FORM]),
    page('unknown address', '/no-such-page/', [CONTENT, REDIRECT]),
    page('old stock link', `/locator/?vrm=AB12CDE&extref=${one.stock_id}`, [
      CONTENT,
      REDIRECT,
      OLD_STOCK,
      VEHICLES,
    ]),
  ];
}

/** A reservation that was begun, by its session. */
async function reservedBy(backEnd: FastifyInstance, slug: string): Promise<string> {
  const reserve = (day: Date) =>
    backEnd.inject({
      method: 'POST',
      url: `/api/reserve/${slug}`,
      payload: {
        first_name: 'Sam',
        last_name: 'Sample',
        telephone: '07700 900123',
        email: 'sam.sample@example.org',
        address_1: '1 High Street',
        town_city: 'Chester',
        post_code: 'CH1 2AB',
        visit_date: day.toISOString().slice(0, 10),
        time: '12:00',
        terms: true,
      },
    });
  // A day or two may be a holiday.
  for (let ahead = 3; ahead < 12; ahead += 1) {
    const answer = await reserve(new Date(Date.now() + ahead * 24 * 60 * 60 * 1000));
    if (answer.statusCode === 200) return answer.json<{ id: string }>().id;
  }
  throw new Error('No vehicle could be reserved');
}

/** What the browser of a customer sends who has saved two vehicles and begun to order a third. */
async function loggedIn(
  backEnd: FastifyInstance,
  customer: CustomerUnderFault,
  { saved, ordered }: { readonly saved: readonly Found[]; readonly ordered: Found },
): Promise<string> {
  const post = (url: string, payload: object, token?: string) =>
    backEnd.inject({
      method: 'POST',
      url,
      payload,
      headers: {
        'idempotency-key': 'faults',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
  const login = await post('/api/v2/contact/auth/login', customer);
  const token = login.json<{ access_token: string }>().access_token;
  const kept = [
    await post(
      '/api/v2/contact/auth/shortlist',
      { slugs: saved.map(({ slug }) => slug), version: 0 },
      token,
    ),
    await post('/api/orders', { stock_id: ordered.stock_id }, token),
  ];
  const refused = kept.find(({ statusCode }) => statusCode >= 300);
  if (refused !== undefined) throw new Error(`A customer could not be made: ${refused.payload}`);
  return `forecourt_session=${token}; signed_in=1`;
}
