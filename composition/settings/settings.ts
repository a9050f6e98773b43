import { left, right, type Either } from 'fp-ts/Either';

/**
 * Everything that can be set from outside, with the environment variable that sets it. The named
 * settings switch between two readings of the specification; the default is the first one listed.
 */
export interface Settings {
  /** `PORT`: where the site listens. */
  readonly port: number;
  /** `HOST`: the address it listens on. */
  readonly host: string;
  /** `FORECOURT_DATA`: folder of the sandbox database and its picture cache. */
  readonly dataFolder: string;
  /** `TRUSTED_PROXIES`: who may say which client a request comes from, by address or name; `none` for nobody. */
  readonly trustedProxies: string | false;
  /** `FORECOURT_INBOX_TOKEN`: opens the inbox of the stand-in back end; one is made up where it is not set. */
  readonly inboxToken: string | undefined;
  /** `API_BASE_URL`: a real back end; nothing of the sandbox is loaded then. */
  readonly apiBaseUrl: string | undefined;
  /** `PUBLIC_ORIGIN`: scheme and host in canonical addresses, sitemap and shared links. */
  readonly publicOrigin: string | undefined;
  /** `SITE_NAME`: in page titles, and the marker of branch names (CG-067). */
  readonly siteName: string;
  /** `NAME_POLICY` (CG-020). */
  readonly namePolicy: 'inclusive' | 'letters-and-spaces';
  /** `CALCULATOR_TOTALS` (CG-038). */
  readonly calculatorTotals: 'regulated' | 'as-specified';
  /** `PLACEHOLDER_WHEN` (CG-088). */
  readonly placeholderWhen: 'one-or-none' | 'none-only';
  /** `HEADLINE_PRICE`: the advertised price, or the price with the admin fee in it (CARD-28). */
  readonly headlinePrice: 'price' | 'all-in';
  /** `FLASHER`: the sticky bar's flasher rests after five seconds, or never (VDP-34). */
  readonly flasher: 'rests' | 'as-specified';
  /** `CHAT_ADDRESS`: where "Chat with us" leads: a chat provider's page, or a path of this site (CG-094). */
  readonly chatAddress: string;
  /** `FILTER_DEBOUNCE`: the first of several quick filter changes asks at once, or none does (FILTER-18). */
  readonly filterDebounce: 'leading' | 'trailing';
  /** `ECOMMERCE`: whether vehicles are sold online, and customers have an account (HEAD-08). */
  readonly ecommerce: 'on' | 'off';
  /** `FACEBOOK_ADDRESS` and `INSTAGRAM_ADDRESS`: the group's own pages there (FOOT-03). */
  readonly facebookAddress: string;
  readonly instagramAddress: string;
  /** `RECENT_COOKIE` and `RECENT_MOST`: name of the cookie of vehicles looked at, and how many it holds (CG-078). */
  readonly recents: { readonly name: string; readonly most: number };
  /** `GALLERY_ORDER`: whether a vehicle's films come before its pictures (GAL-03). */
  readonly galleryOrder: 'pictures-first' | 'video-first';
  /** `COMPARE_BY`: what is stored of a vehicle to compare (CG-076). */
  readonly compareBy: 'slug' | 'vrm';
  /** `FAVOURITES_BY`: what is stored of a favourite; an id is the dealer's own number for it (CG-075). */
  readonly favouritesBy: 'slug' | 'id';
  /** `REDIRECT_HOST`: who answers `/api/redirect`, where it is not the back end (REDIR-01, CG-131). */
  readonly redirectHost: string | undefined;
  /** `DEALER_STOCK_HOST`: who finds the vehicles of old links, where it is not the back end (REDIR-03, CG-131). */
  readonly dealerStockHost: string | undefined;
  /** `DEALER_MARKER`: what old addresses with a dealer's location have in them (REDIR-06, CG-131). */
  readonly dealerMarker: string;
  /** `CONSENT_KEY`: the name the answer to the question of consent is kept under (CG-121). */
  readonly consentKey: string;
  /** `TAG_MANAGER`: the tag manager's container, like GTM-ABC123 (TRACK-07). */
  readonly tagManager: string | undefined;
  /** `ANALYTICS_ADDRESS` and `ANALYTICS_SITE`: where the privacy-friendly analytics takes events, and this site's name there (TRACK-07). */
  readonly analyticsAddress: string | undefined;
  readonly analyticsSite: string | undefined;
  /** `CONVERSIONS_ADDRESS` and `CONVERSIONS_PIXEL`: who takes conversions, and for which pixel; both or none (TRACK-05). */
  readonly conversionsAddress: string | undefined;
  readonly conversionsPixel: string | undefined;
  /** `CONVERSIONS_VERSION` (TRACK-06). */
  readonly conversionsVersion: string;
  /** `SERVICE_WORKER`: the site can be read offline, or the worker that did that is taken away (kill switch). */
  readonly serviceWorker: 'on' | 'off';
  /** `HELD_PAGES_SECONDS`: how long a public page is given again as it was drawn; 0 draws each anew (ADR 019). */
  readonly heldPagesSeconds: number;
}

export interface WrongSetting {
  readonly kind: 'wrong-setting';
  readonly name: string;
  readonly value: string;
  readonly expected: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const oneOf = <const Choice extends string>(...choices: readonly [Choice, ...Choice[]]) => ({
  expected: choices.join(' or '),
  read: (text: string): Choice | undefined => choices.find((choice) => choice === text),
  fallback: choices[0],
});

const portNumber = {
  expected: 'a whole number from 0 to 65535',
  read: (text: string): number | undefined =>
    /^\d{1,5}$/.test(text) && Number(text) <= 65535 ? Number(text) : undefined,
  fallback: 4000,
};

const cookieName = {
  expected: 'a cookie name of 1 to 64 letters, figures, hyphens and underscores',
  read: (text: string): string | undefined => (/^[\w-]{1,64}$/.test(text) ? text : undefined),
  fallback: 'recent_vehicles',
};

const count = {
  expected: 'a whole number from 1 to 200',
  read: (text: string): number | undefined =>
    /^[1-9]\d{0,2}$/.test(text) && Number(text) <= 200 ? Number(text) : undefined,
  fallback: 50,
};

const fewSeconds = {
  expected: 'a whole number of seconds from 0 to 60',
  read: (text: string): number | undefined =>
    /^\d{1,2}$/.test(text) && Number(text) <= 60 ? Number(text) : undefined,
  fallback: 5,
};

const webAddress = {
  expected: 'an http or https address',
  read: (text: string): string | undefined =>
    /^https?:\/\/[^\s/]+/i.test(text) ? text.replace(/\/+$/, '') : undefined,
  fallback: undefined,
};

const addressOr = (fallback: string) => ({
  expected: webAddress.expected,
  read: (text: string): string | undefined =>
    /^https?:\/\/[^\s/]+/i.test(text) ? text : undefined,
  fallback,
});

const textLike = (pattern: RegExp, expected: string) => ({
  expected,
  read: (text: string): string | undefined => (pattern.test(text) ? text : undefined),
  fallback: undefined,
});

const PROXY =
  /^(loopback|linklocal|uniquelocal|[\d.]{7,15}(\/\d{1,2})?|[\da-f:.]{2,45}(\/\d{1,3})?)$/i;

const proxies = {
  expected: 'none, or a comma list of addresses, networks, loopback, linklocal and uniquelocal',
  read: (text: string): string | false | undefined => {
    if (text === 'none') return false;
    const names = text.split(',').map((name) => name.trim());
    return names.every((name) => PROXY.test(name)) ? names.join(',') : undefined;
  },
  fallback: 'loopback' as string | false,
};

const pathOrAddress = {
  expected: 'a path that begins with one slash, or an https address',
  read: (text: string): string | undefined =>
    /^(\/(?![/\\])|https:\/\/[^\s/]+)/i.test(text) ? text : undefined,
  fallback: '/contact/',
};

const words = (fallback: string) => ({
  expected: 'some text without control characters',
  read: (text: string): string | undefined =>
    /^[^\p{Cc}]+$/u.test(text) ? text.trim() : undefined,
  fallback,
});

/** Reads every setting; the first that has a wrong value is named, with what was expected. */
export function readSettings(environment: Environment): Either<WrongSetting, Settings> {
  const wrong: WrongSetting[] = [];
  const setting = <T>(
    name: string,
    kind: { expected: string; read: (text: string) => T | undefined; fallback: T },
  ): T => {
    const text = environment[name];
    if (text === undefined || text === '') return kind.fallback;
    const value = kind.read(text);
    if (value !== undefined) return value;
    wrong.push({ kind: 'wrong-setting', name, value: text, expected: kind.expected });
    return kind.fallback;
  };
  const settings: Settings = {
    port: setting('PORT', portNumber),
    host: setting('HOST', words('127.0.0.1')),
    dataFolder: setting('FORECOURT_DATA', words('.data')),
    trustedProxies: setting('TRUSTED_PROXIES', proxies),
    inboxToken: setting<string | undefined>(
      'FORECOURT_INBOX_TOKEN',
      textLike(/^[\w-]{16,200}$/, '16 to 200 letters, figures, hyphens and underscores'),
    ),
    apiBaseUrl: setting<string | undefined>('API_BASE_URL', webAddress),
    publicOrigin: setting<string | undefined>('PUBLIC_ORIGIN', webAddress),
    siteName: setting('SITE_NAME', words('Forecourt')),
    namePolicy: setting('NAME_POLICY', oneOf('inclusive', 'letters-and-spaces')),
    calculatorTotals: setting('CALCULATOR_TOTALS', oneOf('regulated', 'as-specified')),
    placeholderWhen: setting('PLACEHOLDER_WHEN', oneOf('one-or-none', 'none-only')),
    headlinePrice: setting('HEADLINE_PRICE', oneOf('price', 'all-in')),
    flasher: setting('FLASHER', oneOf('rests', 'as-specified')),
    chatAddress: setting('CHAT_ADDRESS', pathOrAddress),
    filterDebounce: setting('FILTER_DEBOUNCE', oneOf('leading', 'trailing')),
    ecommerce: setting('ECOMMERCE', oneOf('on', 'off')),
    facebookAddress: setting('FACEBOOK_ADDRESS', addressOr('https://www.facebook.com/')),
    instagramAddress: setting('INSTAGRAM_ADDRESS', addressOr('https://www.instagram.com/')),
    recents: { name: setting('RECENT_COOKIE', cookieName), most: setting('RECENT_MOST', count) },
    serviceWorker: setting('SERVICE_WORKER', oneOf('on', 'off')),
    heldPagesSeconds: setting('HELD_PAGES_SECONDS', fewSeconds),
    galleryOrder: setting('GALLERY_ORDER', oneOf('pictures-first', 'video-first')),
    compareBy: setting('COMPARE_BY', oneOf('slug', 'vrm')),
    favouritesBy: setting('FAVOURITES_BY', oneOf('slug', 'id')),
    redirectHost: setting<string | undefined>('REDIRECT_HOST', webAddress),
    dealerStockHost: setting<string | undefined>('DEALER_STOCK_HOST', webAddress),
    dealerMarker: setting('DEALER_MARKER', words('dealer-location')),
    consentKey: setting('CONSENT_KEY', words('consent')),
    tagManager: setting<string | undefined>(
      'TAG_MANAGER',
      textLike(/^GTM-[A-Z0-9]+$/, 'the id of a container, like GTM-ABC123'),
    ),
    analyticsAddress: setting<string | undefined>('ANALYTICS_ADDRESS', webAddress),
    analyticsSite: setting<string | undefined>(
      'ANALYTICS_SITE',
      textLike(/^[^\s/]+$/, 'the name of a site, without spaces or slashes'),
    ),
    conversionsAddress: setting<string | undefined>('CONVERSIONS_ADDRESS', webAddress),
    conversionsPixel: setting<string | undefined>(
      'CONVERSIONS_PIXEL',
      textLike(/^\w+$/, 'the number of a pixel'),
    ),
    conversionsVersion: setting('CONVERSIONS_VERSION', {
      ...textLike(/^v\d+\.\d+$/, 'a version like v12.0'),
      fallback: 'v12.0',
    }),
  };
  const [first] = wrong;
  return first === undefined ? right(settings) : left(first);
}

/** One line for a person at a terminal. */
export const wrongSettingLine = ({ name, value, expected }: WrongSetting): string =>
  `${name} is ${JSON.stringify(value)}, but it must be ${expected}.`;
