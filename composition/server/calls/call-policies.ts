import type { AppPorts, PortName } from '../../request/port-tokens';

/**
 * What a call is to the page that waits for it:
 *
 * - `needed`: there is no page without it. All such calls of a page have one time together, then what
 *   they fail to bring is said as the documents say.
 * - `optional`: a page can do without it. All such calls have one time together, from the beginning of
 *   the page, however they follow each other.
 * - `editors`: text and lists that editors write, the same for everybody. The last good answer is given
 *   at once, and a new one asked for beside; only where there is none yet does a page wait for it, as
 *   for an optional one.
 * - `action`: something is handed in. It is waited for as long as the line to the back end does, and
 *   is neither repeated nor refused beforehand.
 */
export type CallPolicy = 'needed' | 'optional' | 'editors' | 'action';

/** An answer can be remembered of what is asked by names alone. */
type PolicyOf<C> = C extends (...given: infer Given) => unknown
  ? Given extends readonly (string | undefined)[]
    ? CallPolicy
    : Exclude<CallPolicy, 'editors'>
  : never;

/** Of every call that a page of the server can make; by its type none can be left out. */
export type CallPolicies = {
  readonly [Name in PortName]: {
    readonly [Call in keyof AppPorts[Name]]: PolicyOf<AppPorts[Name][Call]>;
  };
};

/**
 * The one policy. Where a page can do without what another needs (the vehicles beside a vehicle), the
 * use case itself stops waiting by the page's patience.
 */
export const CALL_POLICIES: CallPolicies = {
  catalogue: {
    bySlugs: 'needed',
    byNumbers: 'needed',
    inFull: 'needed',
    toCompare: 'needed',
    byStockId: 'needed',
    similarTo: 'optional',
  },
  search: { search: 'needed', options: 'optional', heroOptions: 'optional' },
  quotes: { quotesFor: 'optional', quotesByMark: 'optional', creditCheck: 'action' },
  offers: { resultsPageOffers: 'optional', promos: 'editors' },
  content: { page: 'editors', pages: 'editors', branches: 'editors' },
  articles: { list: 'needed', featured: 'editors', article: 'editors', categories: 'editors' },
  directory: { dealerships: 'editors', bankHolidays: 'editors', placeOf: 'optional' },
  frame: { menu: 'editors', footer: 'editors', popularBrands: 'editors' },
  // As many as a page has cards, and the same vehicles on page after page: a count may be half a minute old.
  views: { viewsToday: 'editors' },
  checks: { checkOf: 'optional' },
  reviews: { reviews: 'editors', testimonials: 'editors' },
  addresses: { redirectFor: 'optional', slugInStock: 'needed' },
  forms: { form: 'needed' },
  desk: { submit: 'action' },
  valuer: { departments: 'editors', lookUp: 'action', process: 'action', fetch: 'needed' },
  photographs: { add: 'action' },
  reservations: { reserve: 'action', standing: 'needed', withdraw: 'action' },
  reservationRecords: { reservations: 'optional' },
  orders: {
    start: 'action',
    save: 'action',
    place: 'action',
    payDeposit: 'action',
    cancel: 'action',
  },
  // The dashboard can do without the list, and the choice of a time cannot do without the days.
  orderRecords: { orders: 'needed', order: 'needed', collectionDays: 'needed' },
  // The dashboard can do without it.
  accountList: { read: 'optional', write: 'action' },
  customers: {
    logIn: 'action',
    logOut: 'action',
    show: 'needed',
    sendLink: 'action',
    setPassword: 'action',
  },
  passkeys: {
    question: 'action',
    logIn: 'action',
    newQuestion: 'action',
    add: 'action',
    remove: 'action',
  },
};
