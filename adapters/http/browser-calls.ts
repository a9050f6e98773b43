import { LARGEST_PHOTOGRAPH } from '../../core/enquiry/public';

/** A call that a shopper's browser makes, as a router matches it: `:name` is one part of a path. */
export interface BrowserCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** Who answers it, where that may be somebody else than the back end (CG-131). */
  readonly line: 'back end' | 'redirects' | 'dealer stock';
  /** From one network address, where it writes or counts something; a household or a showroom shares one. */
  readonly mostAMinute?: number;
  /** Whether it is made in the name of the customer who is logged in, whose token the site adds to it. */
  readonly asCustomer?: true;
  /** Of what is sent, where it may be more than texts. Bytes. */
  readonly mostBytes?: number;
}

const get = (path: string): BrowserCall => ({ method: 'GET', path, line: 'back end' });
const post = (path: string): BrowserCall => ({ method: 'POST', path, line: 'back end' });

const AUTH = '/api/v2/contact/auth';

/** As many as of forms that are posted to pages. */
const SUBMISSIONS_A_MINUTE = 30;
/** An order is saved section by section. */
const ORDERS_A_MINUTE = 60;
/** Each lookup is paid for. */
const VALUATIONS_A_MINUTE = 60;
/** Several forms with as many photographs as one may have. */
const PHOTOGRAPHS_A_MINUTE = 60;
/** A page of results that is looked through quickly. */
const VIEWS_A_MINUTE = 600;

/**
 * Every call that the adapters of this folder make, for whoever hands a browser's calls on: what is
 * not in this list is handed on to nobody.
 */
export const BROWSER_CALLS: readonly BrowserCall[] = [
  get('/api/v2/vehicle-search'),
  get('/api/v2/vehicle-search-filter'),
  get('/api/vehicle-search'),
  post('/api/used-vehicles/find-by-slugs'),
  get('/api/used-vehicles/cars/filters'),
  post('/used/find-similar/:slug'),
  { ...get('/api/visitors/:page'), mostAMinute: VIEWS_A_MINUTE },
  get('/api-motorcheck/provenance/get/:mark/'),
  get('/api/v2/vehicle-finance'),
  get('/used/cars/get-bulk-finance/'),
  { ...post('/api/v2/credit-check'), mostAMinute: SUBMISSIONS_A_MINUTE },
  get('/api/v2/content/offer'),
  get('/api/offers/template/vehicle-promotion'),
  get('/api/menu/header'),
  get('/api/page'),
  get('/api/page/:slug'),
  get('/api/blog/all'),
  get('/api/blog/categories'),
  get('/api/v2/web/organisation/site'),
  post('/api/dealerships'),
  get('/api/bank-holidays'),
  get('/api/outcode/:outcode'),
  get('/api/trustpilot'),
  get('/api/trustpilot/summary'),
  get('/api/v2/reviews/:organisation'),
  get('/api/form/:id'),
  { ...post('/api/form/submit'), mostAMinute: SUBMISSIONS_A_MINUTE },
  { ...post('/api/v2/form-submit'), mostAMinute: SUBMISSIONS_A_MINUTE },
  post('/api/departments'),
  { ...get('/api/v2/web/valuation-lookup'), mostAMinute: VALUATIONS_A_MINUTE },
  { ...post('/api/valuations/process'), mostAMinute: SUBMISSIONS_A_MINUTE },
  post('/api/valuations/fetch/:hash'),
  { ...post('/valuations/lookup'), mostAMinute: VALUATIONS_A_MINUTE },
  { ...post('/valuations/process'), mostAMinute: SUBMISSIONS_A_MINUTE },
  post('/valuations/fetch/:hash'),
  {
    ...post('/api/form/attachment'),
    mostAMinute: PHOTOGRAPHS_A_MINUTE,
    mostBytes: LARGEST_PHOTOGRAPH + 64 * 1024,
  },
  { ...post('/api/reserve/:slug'), mostAMinute: SUBMISSIONS_A_MINUTE },
  get('/api/reservations/:id'),
  { ...get('/api/reservations'), asCustomer: true },
  { ...post('/api/reservations/:id/cancel'), mostAMinute: SUBMISSIONS_A_MINUTE },
  { ...get(`${AUTH}/show`), asCustomer: true },
  { ...get(`${AUTH}/shortlist`), asCustomer: true },
  { ...post(`${AUTH}/shortlist`), mostAMinute: SUBMISSIONS_A_MINUTE, asCustomer: true },
  { ...post(`${AUTH}/passkey/question`), mostAMinute: SUBMISSIONS_A_MINUTE },
  { ...post(`${AUTH}/passkeys/question`), mostAMinute: SUBMISSIONS_A_MINUTE, asCustomer: true },
  { ...post('/api/orders'), mostAMinute: ORDERS_A_MINUTE, asCustomer: true },
  { ...get('/api/orders'), asCustomer: true },
  { ...get('/api/orders/:id'), asCustomer: true },
  {
    ...post('/api/orders/:id/sections/:section'),
    mostAMinute: ORDERS_A_MINUTE,
    asCustomer: true,
  },
  { ...post('/api/orders/:id/place'), mostAMinute: ORDERS_A_MINUTE, asCustomer: true },
  { ...post('/api/orders/:id/deposit'), mostAMinute: ORDERS_A_MINUTE, asCustomer: true },
  { ...post('/api/orders/:id/cancel'), mostAMinute: ORDERS_A_MINUTE, asCustomer: true },
  { ...get('/api/collection-slots/:branch'), asCustomer: true },
  { method: 'GET', path: '/api/redirect', line: 'redirects' },
  { method: 'POST', path: '/api/dealer-stock/find-vehicle', line: 'dealer stock' },
];

/** Where calls live: below these a site has no pages. */
export const CALL_FOLDERS = ['/api/', '/api-motorcheck/', '/valuations/'] as const;
