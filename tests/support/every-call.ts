import type { Either } from 'fp-ts/Either';
import { firstValueFrom, isObservable } from 'rxjs';
import type { AppPorts, PortName } from '../../composition/request/port-tokens';
import { freshHeroSearch, freshQuery } from '../../core/search/public';
import { ALL_ARTICLES } from '../../core/content/public';
import { aValuationRequest } from './mothers/valuation-request';
import type { Credentials, Password } from '../../core/account/public';
import type { EmailAddress } from '../../core/kernel/person/email-address';
import { aReservationRequest } from './mothers/reservation-request';
import { aSubmission } from './mothers/submission';

/** The vehicle and the old address that the calls are about. */
export interface CallsAbout {
  readonly slug: string;
  readonly stockId: string;
  readonly mark: string;
  readonly oldAddress: string;
}

/** What a page may give each call; a call that comes without is an error of types. */
type Given = { readonly [P in PortName]: { readonly [Call in keyof AppPorts[P]]: unknown[] } };

const CREDENTIALS: Credentials = {
  email: 'sam.sample@example.org' as EmailAddress,
  password: 'three odd kettles' as Password,
};

const terms = { deposit: 20, depositType: 'Percentage', mileage: 8000, months: 60 } as const;

const given = ({ slug, stockId, mark, oldAddress }: CallsAbout): Given => ({
  catalogue: {
    bySlugs: [[slug]],
    inFull: [slug],
    byStockId: [stockId],
    toCompare: [[slug, mark]],
    similarTo: [slug],
    byNumbers: [{ stockIds: [stockId] }],
  },
  search: {
    search: [freshQuery('cars')],
    options: [freshQuery('van')],
    heroOptions: [freshHeroSearch],
  },
  quotes: {
    quotesFor: [[stockId], terms],
    quotesByMark: [[mark], terms],
    creditCheck: ['reference'],
  },
  offers: {
    resultsPageOffers: [{ make: [], range: [], location: [], category: 'cars' }],
    promos: [],
  },
  content: { page: ['about/us'], pages: [], branches: [] },
  articles: {
    list: [ALL_ARTICLES],
    featured: [],
    article: ['reading-an-mot-history'],
    categories: [],
  },
  directory: { dealerships: [], bankHolidays: [], placeOf: ['CH1'] },
  frame: { menu: [], footer: [], popularBrands: [] },
  views: { viewsToday: ['škoda-fabia-ab12cde'] },
  checks: { checkOf: [mark] },
  reviews: { reviews: ['bolton'], testimonials: [] },
  addresses: {
    redirectFor: [oldAddress],
    slugInStock: [{ stockId, registration: mark }],
  },
  forms: { form: ['used-vehicle-enquiry'] },
  desk: { submit: [aSubmission()] },
  valuer: {
    departments: [],
    lookUp: [{ reading: 'a', vrm: mark, mileage: 42_000 }],
    process: [aValuationRequest()],
    fetch: ['a', '8f3a2c9d'],
  },
  photographs: {
    add: [{ name: 'car.jpg', type: 'image/jpeg', bytes: new Uint8Array([255, 216]) }],
  },
  reservations: {
    reserve: [aReservationRequest({ slug })],
    standing: ['cs_no_such_session'],
    withdraw: ['cs_no_such_session', 'nobody@example.org'],
  },
  reservationRecords: { reservations: [] },
  orders: {
    start: ['no-such-vehicle', 'one-key'],
    save: ['no-such-order', { section: 'partExchange', answer: { kind: 'none' } }, 0],
    place: ['no-such-order', '0.0.0.0'],
    payDeposit: ['no-such-order'],
    cancel: ['no-such-order'],
  },
  orderRecords: { orders: [], order: ['no-such-order'], collectionDays: ['2'] },
  accountList: { read: [], write: [{ slugs: ['a-car'], version: 0 }] },
  customers: {
    logIn: [CREDENTIALS],
    logOut: [],
    show: [],
    sendLink: [{ kind: 'email', email: CREDENTIALS.email }],
    setPassword: ['no-such-link', CREDENTIALS.password],
  },
  passkeys: {
    question: ['https://site.example'],
    logIn: ['https://site.example', { id: 'p1' }],
    newQuestion: ['https://site.example'],
    add: ['https://site.example', { id: 'p1' }, 'A key'],
    remove: ['p1'],
  },
});

/** Calls that take another path by what they are given. */
const byOtherPaths = (mark: string): readonly (readonly [PortName, string, unknown[]])[] => [
  ['desk', 'submit', [aSubmission({ formId: '44' })]],
  ['valuer', 'lookUp', [{ reading: 'b', vrm: mark, mileage: 42_000 }]],
  ['valuer', 'process', [aValuationRequest({ reading: 'b' })]],
  ['valuer', 'fetch', ['b', '8f3a2c9d']],
];

/** Makes every call there is, once, one after the other. @returns the answers by `port.call`. */
export async function everyCall(
  ports: AppPorts,
  about: CallsAbout,
): Promise<ReadonlyMap<string, Either<unknown, unknown>>> {
  const answers = new Map<string, Either<unknown, unknown>>();
  const calls = Object.entries(given(about)).flatMap(([port, ofPort]) =>
    Object.entries(ofPort as Record<string, unknown[]>).map(
      ([call, args]) => [port as PortName, call, args] as const,
    ),
  );
  for (const [port, call, args] of [...calls, ...byOtherPaths(about.mark)]) {
    const of = ports[port] as unknown as Record<string, (...args: unknown[]) => unknown>;
    const answer$ = of[call]?.(...args);
    if (!isObservable(answer$)) throw new Error(`${port} has no ${call}`);
    const name = answers.has(`${port}.${call}`) ? `${port}.${call} again` : `${port}.${call}`;
    answers.set(name, (await firstValueFrom(answer$)) as Either<unknown, unknown>);
  }
  return answers;
}
