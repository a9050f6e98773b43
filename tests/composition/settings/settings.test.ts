import { describe, expect, it } from 'vitest';
import { checkoutOrigin } from '../../../composition/settings/checkout-origin';
import { readSettings, wrongSettingLine } from '../../../composition/settings/settings';
import { shownOf } from '../../../composition/settings/shown-of';
import { USUAL_SETTINGS } from '../../../ui/kit/shown-settings';

const valueOf = (environment: Record<string, string>) => {
  const settings = readSettings(environment);
  if (settings._tag === 'Left') throw new Error(wrongSettingLine(settings.left));
  return settings.right;
};

const lineOf = (environment: Record<string, string>) => {
  const settings = readSettings(environment);
  return settings._tag === 'Left' ? wrongSettingLine(settings.left) : 'fine';
};

describe('Settings from the environment', () => {
  it('send e-mails where both the mail server and the sender are set, and say which one is missing', () => {
    const SMTP_URL = 'smtp://jo:secret@mail.example:587';
    expect(valueOf({}).mail).toBeUndefined();
    expect(valueOf({ SMTP_URL, MAIL_FROM: 'sales@dealer.example' }).mail).toEqual({
      smtpUrl: SMTP_URL,
      from: 'sales@dealer.example',
    });
    expect(valueOf({ MAIL_FROM: 'sales@dealer.example' }).mail).toBeUndefined();
    expect(lineOf({ SMTP_URL })).toMatch(/^MAIL_FROM .*SMTP_URL is set\.$/);
    expect(lineOf({ SMTP_URL, MAIL_FROM: 'nobody' })).toMatch(/^MAIL_FROM is "nobody"/);
  });

  it('show no secret when it is wrong', () => {
    for (const [name, value] of [
      ['SMTP_URL', 'http://jo:secret@mail.example'],
      ['FORECOURT_INBOX_TOKEN', 'secret'],
    ] as const) {
      expect(lineOf({ [name]: value })).toMatch(new RegExp(`^${name} `));
      expect(lineOf({ [name]: value })).not.toMatch(/"secret"|jo:secret/);
    }
  });

  it('take card payments by Stripe where both keys are set, and show neither', () => {
    const STRIPE_SECRET_KEY = 'sk_test_1234567890';
    const STRIPE_WEBHOOK_SECRET = 'whsec_1234567890';
    expect(valueOf({}).checkout.stripe).toBeUndefined();
    expect(valueOf({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }).checkout.stripe).toEqual({
      secretKey: STRIPE_SECRET_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      api: undefined,
    });
    expect(lineOf({ STRIPE_SECRET_KEY })).toMatch(/^STRIPE_WEBHOOK_SECRET .*STRIPE_SECRET_KEY/);
    expect(lineOf({ STRIPE_WEBHOOK_SECRET })).toMatch(/^STRIPE_SECRET_KEY /);
    const wrong = lineOf({ STRIPE_SECRET_KEY: 'pk_live_0987654321', STRIPE_WEBHOOK_SECRET });
    expect(wrong).toMatch(/^STRIPE_SECRET_KEY /);
    expect(wrong).not.toContain('0987654321');
  });

  it('know where shoppers are sent to pay, as far as that is not found out', () => {
    const originOf = (environment: Record<string, string>) => checkoutOrigin(valueOf(environment));
    expect(originOf({})).toBeUndefined();
    expect(originOf({ API_BASE_URL: 'https://back-end.example' })).toBe(
      'https://checkout.stripe.com',
    );
    expect(originOf({ CHECKOUT_ORIGIN: 'https://pay.dealer.example/' })).toBe(
      'https://pay.dealer.example',
    );
    expect(lineOf({ CHECKOUT_ORIGIN: 'https://pay.dealer.example/now' })).toMatch(/^CHECKOUT_OR/);
    expect(lineOf({ CHECKOUT_PORT: '70000' })).toMatch(/^CHECKOUT_PORT is "70000"/);
    expect(lineOf({ CHECKOUT_EVENTS: 'soon' })).toMatch(/must be at-once or late or twice/);
  });

  it('start the sandbox site on port 4000 when nothing is set', () => {
    expect(valueOf({})).toMatchObject({
      port: 4000,
      dataFolder: '.data',
      apiBaseUrl: undefined,
      siteName: 'Forecourt',
      headlinePrice: 'price',
      placeholderWhen: 'one-or-none',
      calculatorTotals: 'regulated',
      redirectHost: undefined,
      dealerStockHost: undefined,
      dealerMarker: 'dealer-location',
      namePolicy: 'inclusive',
      filterDebounce: 'leading',
      galleryOrder: 'pictures-first',
      compareBy: 'slug',
      favouritesBy: 'slug',
      chatAddress: '/contact/',
      newsletterForm: '',
      ecommerce: 'on',
      facebookAddress: 'https://www.facebook.com/',
      instagramAddress: 'https://www.instagram.com/',
      serviceWorker: 'on',
      heldPagesSeconds: 5,
      consentKey: 'consent',
    });
  });

  it('show a site as usual when nothing is set, and tell a browser nothing that is not shown', () => {
    expect(shownOf(valueOf({}))).toEqual(USUAL_SETTINGS);
    expect(shownOf(valueOf({ FLASHER: 'as-specified', FORECOURT_DATA: '/srv/data' }))).toEqual({
      ...USUAL_SETTINGS,
      flasher: 'as-specified',
    });
  });

  it('say in which condition a vehicle is valued beforehand, by reading [CG-013]', () => {
    const { valuationCondition } = valueOf({
      VALUATION_CONDITION_A: 'C2',
      VALUATION_CONDITION_LABEL: 'Average',
    });
    expect(valuationCondition).toEqual({ a: 'C2', b: 'A1', label: 'Average' });
  });

  it('take a real back end without a slash at its end [CALL-01]', () => {
    expect(valueOf({ API_BASE_URL: 'https://dealer.example/' }).apiBaseUrl).toBe(
      'https://dealer.example',
    );
  });

  it('read every named setting in both positions [CG-020][CG-038][CG-075][CG-076][CG-088][GAL-03][HEAD-08][CG-106]', () => {
    expect(
      valueOf({
        NAME_POLICY: 'letters-and-spaces',
        CALCULATOR_TOTALS: 'as-specified',
        PLACEHOLDER_WHEN: 'none-only',
        HEADLINE_PRICE: 'all-in',
        FLASHER: 'as-specified',
        FILTER_DEBOUNCE: 'trailing',
        GALLERY_ORDER: 'video-first',
        COMPARE_BY: 'vrm',
        FAVOURITES_BY: 'id',
        ECOMMERCE: 'off',
        ORDERS: 'off',
        SERVICE_WORKER: 'off',
      }),
    ).toMatchObject({
      namePolicy: 'letters-and-spaces',
      calculatorTotals: 'as-specified',
      placeholderWhen: 'none-only',
      headlinePrice: 'all-in',
      flasher: 'as-specified',
      filterDebounce: 'trailing',
      galleryOrder: 'video-first',
      compareBy: 'vrm',
      favouritesBy: 'id',
      ecommerce: 'off',
      orders: 'off',
      serviceWorker: 'off',
    });
  });

  it('lead a chat to a provider over https, or to a path of this site [VDP-29]', () => {
    for (const address of ['/contact/', 'https://chat.example/forecourt']) {
      expect(valueOf({ CHAT_ADDRESS: address }).chatAddress).toBe(address);
    }
    for (const address of [
      '//chat.example',
      'javascript:alert(1)',
      'http://chat.example',
      'chat',
    ]) {
      expect(lineOf({ CHAT_ADDRESS: address })).toMatch(/^CHAT_ADDRESS is /);
    }
  });

  it.each([
    [{ PORT: '80a' }, 'PORT is "80a", but it must be a whole number from 0 to 65535.'],
    [{ PORT: '70000' }, 'PORT is "70000", but it must be a whole number from 0 to 65535.'],
    [
      { API_BASE_URL: 'ftp://x' },
      'API_BASE_URL is "ftp://x", but it must be an http or https address.',
    ],
    [{ HEADLINE_PRICE: 'cheap' }, 'HEADLINE_PRICE is "cheap", but it must be price or all-in.'],
  ])('stop the start with one clear line: %o', (environment, line) => {
    expect(lineOf(environment as Record<string, string>)).toBe(line);
  });
});

describe('The group’s own pages elsewhere', () => {
  it('are where they are said to be, to the letter [FOOT-03]', () => {
    expect(
      valueOf({
        FACEBOOK_ADDRESS: 'https://www.facebook.com/a-group/',
        INSTAGRAM_ADDRESS: 'https://www.instagram.com/a.group',
      }),
    ).toMatchObject({
      facebookAddress: 'https://www.facebook.com/a-group/',
      instagramAddress: 'https://www.instagram.com/a.group',
    });
  });

  it.each([
    [{ FACEBOOK_ADDRESS: 'javascript:x()' }, 'FACEBOOK_ADDRESS'],
    [{ INSTAGRAM_ADDRESS: '@a.group' }, 'INSTAGRAM_ADDRESS'],
    [{ ECOMMERCE: 'yes' }, 'ECOMMERCE'],
  ])('are named where %j makes no sense', (environment, name) => {
    expect(lineOf(environment as Record<string, string>)).toContain(`${name} is `);
  });
});

describe('How the vehicles looked at are kept', () => {
  it('is set by name and number, and is recent_vehicles and 50 where nothing is set [CG-078]', () => {
    expect(valueOf({}).recents).toEqual({ name: 'recent_vehicles', most: 50 });
    expect(valueOf({ RECENT_COOKIE: 'seen', RECENT_MOST: '12' }).recents).toEqual({
      name: 'seen',
      most: 12,
    });
  });

  it.each([
    [{ RECENT_COOKIE: 'a;b' }, 'RECENT_COOKIE'],
    [{ RECENT_MOST: '0' }, 'RECENT_MOST'],
    [{ RECENT_MOST: '201' }, 'RECENT_MOST'],
  ])('is named where %j makes no sense', (environment, name) => {
    expect(lineOf(environment)).toContain(name);
  });
});
