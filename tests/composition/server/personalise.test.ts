import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addressOfVehicle } from './address-of-vehicle';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

/** A car dear enough for a PCP: both products are quoted. */
const LIST = '/used/cars/search/?min_price=15000&max_price=20000&sort=price%7Cdesc';

let site: SiteInProcess;
let address: string;
beforeAll(async () => {
  site = await openSiteInProcess();
  ({ address } = await addressOfVehicle(site, LIST));
}, 60_000);
afterAll(() => site.close());

/** The finance section as it is read. */
const panelOn = (html: string): string =>
  readable(html.slice(html.indexOf('id="finance-personalise"'), html.indexOf('How this adds up')));

const chosenIn = (html: string, name: string): string | undefined => {
  const from = html.slice(html.indexOf(`name="${name}"`));
  return /<option[^>]*selected=""[^>]*>([^<]*)</.exec(
    from.slice(0, from.indexOf('</select>')),
  )?.[1];
};

const priceBlock = (html: string): string =>
  readable(html.slice(html.indexOf('class="figure"'), html.indexOf('class="actions"')));

describe('the personalise panel without script', () => {
  it('is sent in full, on the terms of the price block [FIN-16, FIN-17, FIN-18, ROUTE-41]', async () => {
    const { html } = await site.get(address);
    const panel = panelOn(html);
    expect(panel).toContain('Personalise your finance');
    expect(chosenIn(html, 'finance_deposit')).toBe('Select');
    expect(chosenIn(html, 'finance_mileage')).toBe('8,000 miles');
    expect(chosenIn(html, 'finance_term')).toMatch(/^(48|60) months$/);
    const [figure] = /£[\d,]+\.\d\d a month/.exec(priceBlock(html)) ?? [];
    expect(figure).toBeDefined();
    expect(panel).toContain(figure);
    expect(html).toContain(`action="${address}#finance-personalise"`);
    expect(html).toMatch(/<noscript[^>]*><button[^>]*type="submit"/);
  });

  it('answers the form: figures on its terms, the example beside the price as before [FIN-41, SF-6]', async () => {
    const usual = await site.get(`${address}?finance_type=PCP`);
    const { status, html } = await site.get(
      `${address}?finance_type=PCP&finance_deposit=0&finance_mileage=12000&finance_term=36`,
    );
    expect(status).toBe(200);
    expect(chosenIn(html, 'finance_deposit')).toBe('£0');
    expect(chosenIn(html, 'finance_mileage')).toBe('12,000 miles');
    expect(chosenIn(html, 'finance_term')).toBe('36 months');
    expect(panelOn(html)).toMatch(/Customer Deposit ?£0\.00/);
    expect(panelOn(html)).toMatch(/Term ?36 months/);
    const own = /Your illustration: (£[\d,]+\.\d\d a month)/.exec(priceBlock(html))?.[1];
    expect(own).toBeDefined();
    expect(panelOn(html)).toContain(own);
    const exampleOf = (page: string) =>
      readable(page.slice(page.indexOf('class="subject"'), page.indexOf('class="actions"')));
    expect(exampleOf(html)).toBe(exampleOf(usual.html));
  });

  it('takes 48 months with a deposit that comes alone [FIN-20, FIN-31]', async () => {
    const { html } = await site.get(`${address}?finance_deposit=1000&finance_type=HP`);
    expect(chosenIn(html, 'finance_deposit')).toBe('£1,000');
    expect(chosenIn(html, 'finance_term')).toBe('48 months');
  });

  it('is known by its address without the terms [ROUTE-42]', async () => {
    const { html } = await site.get(`${address}?finance_deposit=0&finance_term=36`);
    expect(html).toContain(`<link rel="canonical" href="http://127.0.0.1:4000${address}"/>`);
  });

  it.each(['finance_deposit=-1', 'finance_term=abc&finance_mileage=NaN', 'finance_term=999999'])(
    'stands whatever the address says: %s [SF-5]',
    async (query) => {
      const { status, html } = await site.get(`${address}?${query}`);
      expect(status).toBe(200);
      expect(panelOn(html)).not.toMatch(/\b(undefined|null|NaN)\b/);
      expect(html).toContain('name="finance_term"');
    },
  );

  it('keeps the page’s figures and says so where those on the terms cannot be had [HT-4, ERR-29]', async () => {
    site.alterAnswers((path, body, asked) =>
      path === '/api/v2/vehicle-finance' && asked.includes('deposit=0') ? '{"data":42}' : body,
    );
    try {
      const { status, html } = await site.get(`${address}?finance_deposit=0`);
      expect(status).toBe(200);
      expect(panelOn(html)).toContain('Figures on these terms could not be worked out');
      expect(panelOn(html)).toMatch(/£[\d,]+\.\d\d a month/);
      expect(priceBlock(html)).toContain('Calculate finance');
    } finally {
      site.alterAnswers((_path, body) => body);
    }
  });

  it('gives way to an example of no vehicle where there are no figures at all [FIN-26, FIN-27, ERR-29]', async () => {
    site.breakCall('/api/v2/vehicle-finance', { status: 500 });
    try {
      const { html } = await site.get(address);
      expect(html).not.toContain('name="finance_deposit"');
      const section = readable(html.slice(html.indexOf('id="finance-personalise"')));
      expect(section).toContain('Monthly figures could not be loaded.');
      expect(section).toContain('an example, not a quote for a vehicle on this page');
      expect(section).toMatch(/APR ?12\.6%/);
    } finally {
      site.breakCall();
    }
  });
});

describe('what the lenders say', () => {
  const LENDERS = '/api/v2/vehicle-finance';
  interface Answer {
    readonly data: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  }
  /** Every vehicle's part of the lenders' answer, changed on its way. */
  const everyVehicle = (change: (entry: Answer['data'][string]) => object): void => {
    site.alterAnswers((path, body) => {
      if (path !== LENDERS) return body;
      const { data } = JSON.parse(body) as Answer;
      const entries = Object.entries(data).map(([id, entry]) => [id, change(entry)] as const);
      return JSON.stringify({ data: Object.fromEntries(entries) });
    });
  };
  afterEach(() => {
    site.alterAnswers((_, body) => body);
  });

  const finance = (html: string) => (html.match(/Calculate finance/g) ?? []).length;

  it('leaves a card without a month’s payment where it is told on request only [CARD-26, FIN-55, WE-053]', async () => {
    expect(finance((await site.get(LIST)).html)).toBeGreaterThan(0);
    for (const minQuote of ['Quote', undefined, null]) {
      everyVehicle((entry) => ({ ...entry, minQuote }));
      const { html } = await site.get(LIST);
      expect(finance(html)).toBe(0);
      expect(html).toContain('data-slug');
    }
    everyVehicle((entry) => ({ ...entry, minQuote: 'HP', hpQuote: null }));
    expect(finance((await site.get(LIST)).html)).toBe(0);
  });

  it('is the reason where there is a message and no figures [ERR-34]', async () => {
    const Message = 'This vehicle is being prepared: ask us for a quote.';
    everyVehicle(() => ({ hpQuote: null, pcpQuote: { notifications: [{ Message }] } }));
    expect(panelOn((await site.get(address)).html)).toContain(Message);
  });

  it('is the reason where a vehicle is refused as a whole [ERR-34]', async () => {
    const message = 'This vehicle has no price to quote on.';
    site.alterAnswers((path, body, asked) => {
      const [, stock_id = ''] = /stock_ids=(\d+)/.exec(asked) ?? [];
      return path === LENDERS
        ? JSON.stringify({ data: {}, errors: [{ stock_id, field: 'price', message }] })
        : body;
    });
    expect(panelOn((await site.get(address)).html)).toContain(message);
  });
});
