import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

const CALCULATOR = '/car-finance/calculator/';

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess(800);
}, 60_000);
afterEach(() => {
  site.breakCall();
  site.alterAnswers((_, body) => body);
});
afterAll(() => site.close());

/** What stands beside a name in the calculator's list. */
const figure = (html: string, name: string): string | undefined =>
  new RegExp(`<dt[^>]*>${name}</dt><dd[^>]*>([^<]*)</dd>`).exec(html)?.[1];

describe('the finance calculator from the server', () => {
  it('has every figure, the count and the way to the cars [FIN-04, FIN-05, FIN-06, ROUTE-39]', async () => {
    const { status, html } = await site.get(CALCULATOR);
    expect(status).toBe(200);
    expect(readable(html)).toMatch(/Monthly payment £397\.24 a month/);
    expect(figure(html, 'Total amount payable')).toBe('£24,844.40');
    expect(figure(html, 'Total cost of credit')).toBe('£6,314.40');
    expect(html).toContain('href="/used/cars/?monthly_from=350&amp;monthly_to=450"');
    expect(readable(html)).toMatch(/[\d,]+ cars? at £350 to £450 a month/);
    expect(html).toContain('<link rel="canonical" href="http');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  it('counts as many cars as the way to them leads to [FIN-05, SEARCH-32, ROUTE-39]', async () => {
    const { html } = await site.get(`${CALCULATOR}?amount=9000&deposit=1000&term=48`);
    const [, counted, from, to] =
      /([1-9][\d,]*) cars? at £(\d+) to £(\d+) a month/.exec(readable(html)) ?? [];
    expect(counted).toBeDefined();
    const range = `monthly_from=${from ?? ''}&monthly_to=${to ?? ''}&finance_deposit=1000&finance_term=48`;
    expect(html).toContain(`href="/used/cars/?${range.replaceAll('&', '&amp;')}"`);
    expect(readable(html)).toContain('over 48 months with a £1,000 deposit');
    const results = readable((await site.get(`/used/cars/?${range}`)).html);
    expect(/([\d,]+) Used Cars? in stock/.exec(results)?.[1]).toBe(counted);
  });

  it('works out a form that is sent without script, as people write money', async () => {
    const { html } = await site.get(`${CALCULATOR}?amount=9%2C000&deposit=%C2%A32000&term=36`);
    expect(figure(html, 'Amount of credit')).toBe('£7,000.00');
    expect(figure(html, 'Duration')).toBe('36 months');
    expect(html).toContain('value="9,000"');
    expect(html).toMatch(/<noscript><button[^>]*type="submit"/);
  });

  it('says what it could not have, and never shows anything but an amount', async () => {
    const { status, html } = await site.get(`${CALCULATOR}?amount=%E0%A4%A&deposit=NaN&term=1e400`);
    expect(status).toBe(200);
    expect(readable(html)).toMatch(/could not be read and was left out/);
    expect(readable(html)).toContain('£397.24');
    expect(html).not.toContain('£NaN');
  });

  it('shows £0.00 and why where the deposit covers it all [FIN-12, WE-030]', async () => {
    const text = readable((await site.get(`${CALCULATOR}?amount=1000&deposit=2000`)).html);
    expect(text).toMatch(/Monthly payment £0\.00 a month/);
    expect(text).toMatch(/nothing to borrow/);
    expect(text).not.toContain('Find cars within my budget');
  });

  it('reckons with an editor’s rates, 0 among them [FIN-06, MF-4]', async () => {
    site.alterAnswers((path, body) =>
      path.endsWith('/page/finance-calculator') ? body.replace('"13.6"', '"0"') : body,
    );
    const { html } = await site.get(CALCULATOR);
    expect(figure(html, 'Representative APR')).toBe('0.0%');
    expect(figure(html, 'Total cost of credit')).toBe('£10.00');
  });

  it.each(['null', '""', '"soon"', '"NaN"'])(
    'keeps to 13.6 where the rate comes as %s, never to 0 [FIN-06]',
    async (given) => {
      site.alterAnswers((path, body) =>
        path.endsWith('/page/finance-calculator') ? body.replace('"13.6"', given) : body,
      );
      expect(figure((await site.get(CALCULATOR)).html, 'Representative APR')).toBe('13.6%');
    },
  );

  it.each([{ status: 500 }, { delayMs: 5000 }, { body: 'no JSON' }])(
    'stands with 13.6 when the call for the rates comes to nothing: %o [FIN-06, ERR-29]',
    async (fault) => {
      site.alterAnswers((path, body) =>
        path.endsWith('/page/finance-calculator') ? body.replace('"13.6"', '"9.9"') : body,
      );
      expect(figure((await site.get(CALCULATOR)).html, 'Representative APR')).toBe('9.9%');
      site.breakCall('/api/page/finance-calculator', fault);
      const { status, html } = await site.get(CALCULATOR);
      expect(status).toBe(200);
      expect(figure(html, 'Representative APR')).toBe('13.6%');
      expect(readable(html)).toContain('£397.24');
    },
  );
});

describe('the pages about finance from the server', () => {
  it.each(['/car-finance/', '/car-finance/poor-credit/', '/can-i-get-credit/'])(
    '%s has its title, description, canonical address, trail and example [ROUTE-44, ROUTE-46]',
    async (address) => {
      const { html } = await site.get(address);
      expect(html).toMatch(/<title>[^<]+ \| [^<]+<\/title>/);
      expect(html).toMatch(/<meta name="description" content="[^"]{50,}"/);
      expect(html).toMatch(new RegExp(`rel="canonical" href="http[^"]*${address}"`));
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(readable(html)).toContain('£24,844.40');
    },
  );

  it('can be found from every page, from the sitemap and by search engines [SEO-03]', async () => {
    expect((await site.get('/')).html).toContain('href="/car-finance/"');
    const { html: sitemap } = await site.get('/sitemap/');
    const { html: files } = await site.get('/sitemap-pages.xml');
    for (const address of [
      '/car-finance/',
      CALCULATOR,
      '/car-finance/poor-credit/',
      '/can-i-get-credit/',
    ]) {
      expect(sitemap).toContain(`href="${address}"`);
      expect(files).toContain(`${address}</loc>`);
    }
  });
});
