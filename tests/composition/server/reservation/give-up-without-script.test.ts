import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PlainBrowser } from '../account/account-site';
import {
  openSiteInProcess,
  readable,
  type PageOfSite,
  type SiteInProcess,
} from '../site-in-process';

const PASSWORD = 'three odd kettles';
const DASHBOARD = '/click-collect/';

let site: SiteInProcess;
let slugs: string[];
let made = 0;
beforeAll(async () => {
  site = await openSiteInProcess();
  const { body } = await site.sandbox.inject({
    method: 'GET',
    url: '/api/v2/vehicle-search?status=FOR_SALE_RETAIL&resultsPerPage=20',
    headers: {},
  });
  slugs = (JSON.parse(body) as { readonly data: readonly { readonly slug: string }[] }).data.map(
    ({ slug }) => slug,
  );
}, 60_000);
afterAll(() => site.close());
beforeEach(() => {
  site.breakCall();
});

const call = (url: string, body: object) =>
  site.sandbox.inject({
    method: 'POST',
    url,
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  });

const DAY_MS = 24 * 60 * 60 * 1000;

/** A reservation that is paid for, by its session. */
async function reservedBy(email: string): Promise<string> {
  const slug = slugs.shift() ?? '';
  // A day or two may be a holiday.
  for (let ahead = 3; ahead < 12; ahead += 1) {
    const { statusCode, body } = await call(`/api/reserve/${slug}`, {
      first_name: 'Siân',
      last_name: 'O’Neill',
      telephone: '07700 900123',
      email,
      address_1: '1 High Street',
      town_city: 'Chester',
      post_code: 'CH1 2AB',
      visit_date: new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10),
      time: '12:00',
      terms: true,
    });
    if (statusCode !== 200) continue;
    const { id } = JSON.parse(body) as { readonly id: string };
    await site.sandbox.checkout.pay(id, 'paid');
    return id;
  }
  throw new Error('No vehicle could be reserved');
}

/** A customer of their own, who is logged in and has reserved a vehicle. */
async function customer() {
  made += 1;
  const email = `sian-${String(made)}@example.org`;
  await site.sandbox.accounts.create({ email, password: PASSWORD, firstName: 'Siân' });
  const browser = new PlainBrowser(site);
  await browser.post('/login', { email, password: PASSWORD });
  return { browser, email, id: await reservedBy(email) };
}

const named = (html: string, name: string): string => {
  const [tag = ''] = new RegExp(`<input[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  return / value="([^"]*)"/.exec(tag)?.[1] ?? '';
};

const GIVE_UP = { _intent: 'give-up-reservation' };
const pressed = (browser: PlainBrowser, { html }: PageOfSite) =>
  browser.post(DASHBOARD, { ...GIVE_UP, _reservation: named(html, '_reservation') });

describe('A customer’s reservation without script', () => {
  it('stands on the customer’s own page, is given up there, and the fee goes back', async () => {
    const { browser, email, id } = await customer();
    const page = await browser.get(DASHBOARD);
    expect(page.html).toContain(`href="/reservation-success/${id}/"`);
    const words = readable(page.html);
    expect(words).toMatch(/Reference RV-[0-9A-F]{10}/);
    expect(words).toMatch(/Your visit .* 20\d\d at 12:00/);
    expect(words).toContain('All £49 that you paid goes back to your card');
    const form = page.html.slice(0, page.html.indexOf('value="give-up-reservation"'));
    expect(form.slice(form.lastIndexOf('<form'))).toMatch(
      /^<form(?=[^>]* method="post")(?=[^>]* action="\/click-collect\/#reservations")/,
    );

    const answer = await pressed(browser, page);
    expect([answer.status, answer.headers['location']]).toEqual([
      303,
      '/click-collect/?done=reservation-given-up#reservations',
    ]);
    const after = await browser.get('/click-collect/?done=reservation-given-up');
    expect(readable(after.html)).toContain(
      'Your reservation is given up. £49 is on its way back to your card.',
    );
    expect(readable(after.html)).toContain('Paid back');
    expect(after.html).not.toContain('value="give-up-reservation"');
    expect((await site.letters(email)).at(-1)).toContain('You have cancelled your reservation');
    expect(site.sandbox.checkout.session(id)?.refundedAt).toBeDefined();
    // Once more from a page that stayed open: it is done, and nothing goes back twice.
    const again = await pressed(browser, page);
    expect(again.headers['location']).toBe(answer.headers['location']);
    const letters = await site.letters(email);
    expect(letters.filter((letter) => letter.includes('You have cancelled'))).toHaveLength(1);
  });

  it('is given up by its customer alone, from a page of this site', async () => {
    const { browser, id } = await customer();
    const { browser: other } = await customer();
    const fields = { ...GIVE_UP, _reservation: id };
    const strangers = await browser.post(DASHBOARD, fields, { 'sec-fetch-site': 'cross-site' });
    expect(strangers.status).toBe(403);
    const nobody = await new PlainBrowser(site).post(DASHBOARD, fields);
    expect([nobody.status, nobody.headers['location']]).toEqual([303, '/login']);
    const others = await other.post(DASHBOARD, fields);
    expect(others.status).toBe(404);
    expect(readable(others.html)).toContain('We do not find this reservation');
    expect((await other.get(DASHBOARD)).html).not.toContain(id);
    expect(readable((await browser.get(DASHBOARD)).html)).toContain('Give up this reservation');
  });

  it('stays as it is where the back end is away, and the page says so', async () => {
    const { browser, id } = await customer();
    const page = await browser.get(DASHBOARD);
    site.breakCall(`/api/reservations/${id}/cancel`, { status: 500 });
    const failed = await pressed(browser, page);
    expect(failed.status).toBe(503);
    expect(readable(failed.html)).toContain('please try again in a moment');
    expect(readable(failed.html)).toContain('Reserved');
    site.breakCall('/api/v2/contact/auth/show', { status: 500 });
    expect((await pressed(browser, page)).status).toBe(503);
    site.breakCall('/api/reservations', { status: 500 });
    const without = await browser.get(DASHBOARD);
    expect(without.status).toBe(200);
    const words = readable(without.html);
    expect(words).toContain('Your reservations cannot be shown just now');
    for (const rest of ['Hello, Siân', 'Orders', 'How you log in']) expect(words).toContain(rest);
    site.breakCall();
    expect(named((await browser.get(DASHBOARD)).html, '_reservation')).toBe(id);
  });
});
