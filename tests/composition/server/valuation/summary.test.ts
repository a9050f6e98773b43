import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as renderer from '../../../../composition/server/render';
import { openSiteInProcess, readable, type SiteInProcess } from '../site-in-process';

const SAM = {
  vrm: 'JB19KLM',
  mileage: 42_000,
  name: 'Sam Sample',
  first_name: 'Sam',
  last_name: 'Sample',
  email: 'sam.sample@example.org',
  telephone: '07700 900123',
  postcode: 'CH1 2AB',
  department_code: 'CHS',
  settlement: '3500.00',
  opt_in: { sms: true },
};
const PERSONAL = ['Sam ', 'Sample', 'sam.sample', '07700', '900123', 'CH1 2AB', '3500', '3,500'];

/** Where a new valuation is shown. */
async function valued(site: SiteInProcess, path: string): Promise<string> {
  const { html } = await site.send({ method: 'POST', url: path, payload: SAM });
  return `${String(JSON.parse(html))}/`;
}

const fact = (html: string, name: string) =>
  new RegExp(`<meta name="${name}"[^>]*>`).exec(html)?.[0];

describe('The page of one valuation', () => {
  let site: SiteInProcess;
  let address: string;
  beforeAll(async () => {
    site = await openSiteInProcess();
    address = await valued(site, '/api/valuations/process');
  }, 60_000);
  afterAll(() => site.close());
  afterEach(() => {
    site.breakCall();
  });

  it('shows vehicle, day and prices to whoever has its address, and nothing of the person [ROUTE-37, VA-5]', async () => {
    const { status, html, headers } = await site.get(address);
    expect(status).toBe(200);
    const words = readable(html);
    expect(words).toContain('Your Valuation');
    expect(words).toContain('JB19 KLM');
    for (const tier of ['Below Average', 'Average', 'Showroom']) {
      expect(words).toMatch(new RegExp(`${tier} [^£]*£[\\d,]+`));
    }
    expect(words).toMatch(/Good until the end of \w+day \d/);
    for (const secret of PERSONAL) expect(html).not.toContain(secret);
    expect(html).not.toMatch(/opt_?in"?:/i);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(fact(html, 'robots')).toContain('noindex');
    expect((await site.get('/sitemap.xml')).html).not.toContain('summary');
    expect(site.complaints).toEqual([]);
  });

  it('is the same page for a neighbour of a hash as for one that never was, and says what to do [VA-5]', async () => {
    const hash = address.split('/').at(-2) ?? '';
    const ofNobody = async (id: string) => {
      const { status, html } = await site.get(`/car-value/summary/${id}/`);
      return { status, words: readable(html) };
    };
    const never = await ofNobody('0'.repeat(32));
    expect(never.status).toBe(404);
    expect(never.words).toContain('We cannot find this valuation');
    expect(never.words).toContain('Check the address against the one in your email');
    const next = (BigInt(`0x${hash}`) + 1n).toString(16).padStart(32, '0');
    const last = (BigInt(`0x${hash}`) - 1n).toString(16).padStart(32, '0');
    const upper = /[a-f]/.test(hash) ? hash.toUpperCase() : `${hash}A`;
    for (const near of [next, last, upper, hash.slice(0, 6), `${hash}0`, '%20', 'a%2Fb', 'null']) {
      expect(await ofNobody(near)).toEqual(never);
    }
    expect((await site.get('/car-value/summary/')).status).toBe(404);
  });

  it.each([{ status: 500 }, { status: 429 }, { body: 'null' }, { body: '{}' }])(
    'says whom to ring while the valuer answers with %o',
    async (fault) => {
      site.breakCall('/api/valuations/fetch/*', fault);
      const { status, html, headers } = await site.get(address);
      expect(status).toBe(503);
      expect(headers['retry-after']).toBeDefined();
      const words = readable(html);
      expect(words).toContain('We cannot show your valuation at the moment');
      expect(words).toMatch(/Forecourt Chester Call 01632.960102/);
      expect(site.failures.join()).not.toContain(address.split('/').at(-2));
    },
  );
});

describe('The page of one valuation in reading B', () => {
  let site: SiteInProcess;
  let address: string;
  beforeAll(async () => {
    site = await openSiteInProcess(15_000, 0, renderer, {
      VALUATION: 'b',
      VALUATION_CONTACTS: 'bolton,chester',
    });
    address = await valued(site, '/valuations/process');
  }, 60_000);
  afterAll(() => site.close());

  it.each([
    ['?branch=chester', '/contact/chester?scroll=contact-form', '960102', 'Contact the branch'],
    ['?branch=crewe', '/contact/bolton?scroll=contact-form', '960101', 'Contact the branch'],
    ['?branch=%2F..%2Fx', '/contact/bolton?scroll=contact-form', '960101', 'Contact the branch'],
    ['', '/contact?scroll=contact-form', '960108', 'Contact a branch'],
  ])(
    'is its last step, with a number and the way to the branch: %s [VALB-05, VALB-08, VALB-09, VALB-10, CG-009]',
    async (query, leadsTo, number, label) => {
      const { status, html } = await site.get(address + query);
      expect(status).toBe(200);
      const words = readable(html);
      expect(words).toContain('Your free vehicle valuation is waiting');
      expect(words).toContain(number);
      expect(words).toContain(label);
      expect(html).toContain(`href="${leadsTo}"`);
      expect(words).toMatch(/Average [^£]*£[\d,]+/);
    },
  );
});
