import { left, right, type Either } from 'fp-ts/Either';
import type { SinkSettings } from '../../adapters/tracking/sinks';
import { READINGS } from '../../core/valuation/public';
import { USUAL_SETTINGS, type ShownSettings } from '../../ui/kit/shown-settings';
import { checkoutSettings, type CheckoutSettings } from './checkout-settings';
import {
  addressOr,
  cookieName,
  count,
  emailAddress,
  formId,
  mediaStorage,
  oneOf,
  pathOrAddress,
  portNumber,
  proxies,
  reservationNeeds,
  seconds,
  secret,
  slugsOr,
  textLike,
  webAddress,
  words,
  wordsOr,
  type SettingKind,
  type WrongSetting,
} from './setting-kinds';
import * as STORAGE_NAMES from '../../adapters/storage/storage-names';

/**
 * Everything that can be set from outside, with the environment variable that sets it. The named
 * settings switch between two readings of the specification; the default is the first one listed.
 * README.md has them all, by a test.
 */
export interface Settings extends ShownSettings {
  /** `PORT`: where the site listens. */
  readonly port: number;
  /** `HOST`: the address it listens on. */
  readonly host: string;
  /** `FORECOURT_DATA`: folder of the sandbox database and its picture cache. */
  readonly dataFolder: string;
  /** `FORECOURT_CONTENT`: folder of the sandbox's articles, a Markdown file each; those that are shipped where it is not set. */
  readonly contentFolder: string | undefined;
  /** `BLOG_LATEST`: the key a back end is asked for the latest articles by (CG-123). */
  readonly latestArticles: 'age|desc' | 'age|asc';
  /** `MEDIA_STORAGE`: where pictures are that editors only name (PAGE-09); ends with a slash, a lone slash is this site. */
  readonly mediaStorage: string;
  /** `TRUSTED_PROXIES`: who may say which client a request comes from, by address or name; `none` for nobody. */
  readonly trustedProxies: string | false;
  /** `FORECOURT_INBOX_TOKEN`: opens the inbox of the stand-in back end; one is made up where it is not set. */
  readonly inboxToken: string | undefined;
  /** `SMTP_URL` and `MAIL_FROM`: how e-mails about enquiries go out, and in whose name; both or none. */
  readonly mail: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** `API_BASE_URL`: a real back end; nothing of the sandbox is loaded then. */
  readonly apiBaseUrl: string | undefined;
  /** `BROWSER_CALLS`: browsers call the site, which hands their calls on to `API_BASE_URL`, or they call that themselves. */
  readonly browserCalls: 'relayed' | 'direct';
  /** `PUBLIC_ORIGIN`: scheme and host in canonical addresses, sitemap and shared links. */
  readonly publicOrigin: string | undefined;
  /** `SITE_NAME`: in page titles, and the marker of branch names (CG-067). */
  readonly siteName: string;
  /** `FILTER_DEBOUNCE`: the first of several quick filter changes asks at once, or none does (FILTER-18). */
  readonly filterDebounce: 'leading' | 'trailing';
  /** `RECENT_COOKIE` and `RECENT_MOST`: name of the cookie of vehicles looked at, and how many it holds (CG-078). */
  readonly recents: { readonly name: string; readonly most: number };
  /** `REDIRECT_HOST`: who answers `/api/redirect`, where it is not the back end (REDIR-01, CG-131). */
  readonly redirectHost: string | undefined;
  /** `DEALER_STOCK_HOST`: who finds the vehicles of old links, where it is not the back end (REDIR-03, CG-131). */
  readonly dealerStockHost: string | undefined;
  /** `CONSENT_KEY`: the name the answer to the question of consent is kept under (CG-121). */
  readonly consentKey: string;
  /**
   * `TAG_MANAGER`: the tag manager's container, like GTM-ABC123 (TRACK-07). `ANALYTICS_ADDRESS` and
   * `ANALYTICS_SITE`: where the privacy-friendly analytics takes events, and this site's name there
   * (TRACK-07). `CONVERSIONS_ADDRESS` and `CONVERSIONS_PIXEL`: who takes conversions, and for which
   * pixel; both or none (TRACK-05). `CONVERSIONS_VERSION` (TRACK-06).
   */
  readonly sinks: SinkSettings;
  /** What a sink is short of, by the variable; a sink that is set by half is not there (ERR-44). */
  readonly missing: readonly string[];
  /** `SERVICE_WORKER`: the site can be read offline, or the worker that did that is taken away (kill switch). */
  readonly serviceWorker: 'on' | 'off';
  /** `HELD_PAGES_SECONDS`: how long a public page is given again as it was drawn; 0 draws each anew (ADR 019). */
  readonly heldPagesSeconds: number;
  /** `CHECKOUT_PORT` and others: where card payments are made, and by whom. */
  readonly checkout: CheckoutSettings;
  /** `NOTICE_SECONDS`: how long a server that was told to end goes on as before, while `/readyz` says that it leaves (ADR 029). */
  readonly noticeSeconds: number;
  /** `START_TRACE`: a failed start is one line, or says where in the code it failed too. */
  readonly startTrace: 'off' | 'on';
}

type Environment = Readonly<Record<string, string | undefined>>;

interface OptionalText {
  readonly expected: string;
  readonly read: (text: string) => string | undefined;
  readonly fallback: undefined;
}

/** Reads every setting; the first that has a wrong value is named, with what was expected. */
export function readSettings(environment: Environment): Either<WrongSetting, Settings> {
  const wrong: WrongSetting[] = [];
  const setting = <T>(name: string, kind: SettingKind<T>): T => {
    const text = environment[name];
    if (text === undefined || text === '') return kind.fallback;
    const read = kind.read(text);
    if (read !== undefined) return read;
    const value = kind.isSecret === true ? undefined : text;
    wrong.push({ kind: 'wrong-setting', name, value, expected: kind.expected });
    return kind.fallback;
  };
  const missing: string[] = [];
  /** All parts of a thing, or nothing; the parts that are missing are named (ERR-44). */
  const whole = <Part extends string>(
    parts: Readonly<Record<Part, readonly [variable: string, kind: OptionalText]>>,
  ): Readonly<Record<Part, string>> | undefined => {
    const found = Object.entries<readonly [string, OptionalText]>(parts).map(
      ([part, [variable, kind]]) => ({ part, variable, text: setting(variable, kind) }),
    );
    const absent = found.filter(({ text }) => text === undefined);
    if (absent.length === 0) {
      return Object.fromEntries(found.map(({ part, text }) => [part, text])) as Record<
        Part,
        string
      >;
    }
    if (absent.length < found.length) missing.push(...absent.map(({ variable }) => variable));
    return undefined;
  };
  const analytics = whole({
    address: ['ANALYTICS_ADDRESS', webAddress],
    site: [
      'ANALYTICS_SITE',
      textLike(/^[^\s/]+$/, 'the name of a site, without spaces or slashes'),
    ],
  });
  const conversions = whole({
    address: ['CONVERSIONS_ADDRESS', webAddress],
    pixel: ['CONVERSIONS_PIXEL', textLike(/^\w+$/, 'the number of a pixel')],
  });
  const version = setting('CONVERSIONS_VERSION', {
    ...textLike(/^v\d+\.\d+$/, 'a version like v12.0'),
    fallback: 'v12.0',
  });
  const smtpUrl = setting<string | undefined>(
    'SMTP_URL',
    secret(
      textLike(
        /^smtps?:\/\/[^\s/]+\/?$/i,
        'an smtp or smtps address, such as smtp://user:secret@mail.example:587',
      ),
    ),
  );
  const mailFrom = setting<string | undefined>('MAIL_FROM', emailAddress);
  const mail =
    smtpUrl !== undefined && mailFrom !== undefined ? { smtpUrl, from: mailFrom } : undefined;
  if (smtpUrl !== undefined && mailFrom === undefined) {
    const expected = 'the e-mail address in whose name e-mails go out, since SMTP_URL is set';
    wrong.push({ kind: 'wrong-setting', name: 'MAIL_FROM', value: '', expected });
  }
  const settings: Settings = {
    port: setting('PORT', portNumber),
    host: setting('HOST', words('127.0.0.1')),
    dataFolder: setting('FORECOURT_DATA', words('.data')),
    contentFolder: setting<string | undefined>(
      'FORECOURT_CONTENT',
      textLike(/^[^\p{Cc}]+$/u, 'the path of a folder'),
    ),
    mediaStorage: setting('MEDIA_STORAGE', mediaStorage),
    latestArticles: setting('BLOG_LATEST', oneOf('age|desc', 'age|asc')),
    trustedProxies: setting('TRUSTED_PROXIES', proxies),
    inboxToken: setting<string | undefined>(
      'FORECOURT_INBOX_TOKEN',
      secret(textLike(/^[\w-]{16,200}$/, '16 to 200 letters, figures, hyphens and underscores')),
    ),
    mail,
    apiBaseUrl: setting<string | undefined>('API_BASE_URL', webAddress),
    browserCalls: setting('BROWSER_CALLS', oneOf('relayed', 'direct')),
    publicOrigin: setting<string | undefined>('PUBLIC_ORIGIN', webAddress),
    siteName: setting('SITE_NAME', words('Forecourt')),
    namePolicy: setting('NAME_POLICY', oneOf('inclusive', 'letters-and-spaces')),
    calculatorTotals: setting('CALCULATOR_TOTALS', oneOf('regulated', 'as-specified')),
    placeholderWhen: setting('PLACEHOLDER_WHEN', oneOf('one-or-none', 'none-only')),
    headlinePrice: setting('HEADLINE_PRICE', oneOf('price', 'all-in')),
    flasher: setting('FLASHER', oneOf('rests', 'as-specified')),
    chatAddress: setting('CHAT_ADDRESS', pathOrAddress(USUAL_SETTINGS.chatAddress)),
    filterDebounce: setting('FILTER_DEBOUNCE', oneOf('leading', 'trailing')),
    ecommerce: setting('ECOMMERCE', oneOf('on', 'off')),
    orders: setting('ORDERS', oneOf('on', 'off')),
    facebookAddress: setting('FACEBOOK_ADDRESS', addressOr(USUAL_SETTINGS.facebookAddress)),
    instagramAddress: setting('INSTAGRAM_ADDRESS', addressOr(USUAL_SETTINGS.instagramAddress)),
    recents: { name: setting('RECENT_COOKIE', cookieName), most: setting('RECENT_MOST', count) },
    serviceWorker: setting('SERVICE_WORKER', oneOf('on', 'off')),
    heldPagesSeconds: setting('HELD_PAGES_SECONDS', seconds(60, 5)),
    valuation: setting('VALUATION', oneOf(...READINGS)),
    valuationContacts: setting('VALUATION_CONTACTS', slugsOr(USUAL_SETTINGS.valuationContacts)),
    valuationReset: setting('VALUATION_RESET', oneOf('middle', 'always')),
    valuationExcluded: setting('VALUATION_EXCLUDED', wordsOr(USUAL_SETTINGS.valuationExcluded)),
    exchangeExcluded: setting('EXCHANGE_EXCLUDED', wordsOr(USUAL_SETTINGS.exchangeExcluded)),
    enquiriesExcluded: setting('ENQUIRIES_EXCLUDED', wordsOr(USUAL_SETTINGS.enquiriesExcluded)),
    valuationCondition: {
      a: setting('VALUATION_CONDITION_A', words(USUAL_SETTINGS.valuationCondition.a)),
      b: setting('VALUATION_CONDITION_B', words(USUAL_SETTINGS.valuationCondition.b)),
      label: setting('VALUATION_CONDITION_LABEL', words(USUAL_SETTINGS.valuationCondition.label)),
    },
    reservationNeeds: setting('RESERVATION_NEEDS', reservationNeeds),
    checkout: checkoutSettings(setting, wrong),
    noticeSeconds: setting('NOTICE_SECONDS', seconds(6, 1)),
    startTrace: setting('START_TRACE', oneOf('off', 'on')),
    galleryOrder: setting('GALLERY_ORDER', oneOf('pictures-first', 'video-first')),
    compareBy: setting('COMPARE_BY', oneOf('slug', 'vrm')),
    favouritesBy: setting('FAVOURITES_BY', oneOf('slug', 'id')),
    locationChoices: setting('LOCATION_CHOICES', slugsOr(USUAL_SETTINGS.locationChoices)),
    newsletterForm: setting('NEWSLETTER_FORM', formId),
    redirectHost: setting<string | undefined>('REDIRECT_HOST', webAddress),
    dealerStockHost: setting<string | undefined>('DEALER_STOCK_HOST', webAddress),
    dealerMarker: setting('DEALER_MARKER', words(USUAL_SETTINGS.dealerMarker)),
    consentKey: setting('CONSENT_KEY', words(STORAGE_NAMES.consent)),
    sinks: {
      tagManager: setting<string | undefined>(
        'TAG_MANAGER',
        textLike(/^GTM-[A-Z0-9]+$/, 'the id of a container, like GTM-ABC123'),
      ),
      analytics,
      conversions: conversions && { ...conversions, version },
    },
    missing,
  };
  const [first] = wrong;
  return first === undefined ? right(settings) : left(first);
}

/** One line for a person at a terminal. */
export const wrongSettingLine = ({ name, value, expected }: WrongSetting): string =>
  value === undefined
    ? `${name} is something else, but it must be ${expected}.`
    : `${name} is ${JSON.stringify(value)}, but it must be ${expected}.`;
