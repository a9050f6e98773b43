import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Sandbox } from '../../../../composition/modules/sandbox';
import { openSiteInProcess, readable, type SiteInProcess } from '../site-in-process';
import { PlainBrowser } from './account-site';

const CREDENTIALS = { email: 'sam.sample@example.org', password: 'three odd kettles' };
const LIST = '/api/v2/contact/auth/shortlist';
const DASHBOARD = '/click-collect/';

let site: SiteInProcess;
let sandbox: Sandbox;
let browser: PlainBrowser;
let cars: readonly [string, string];

const holder = () => {
  const found = sandbox.accounts.customerOf(browser.cookies.get('forecourt_session') ?? '');
  if (found === undefined) throw new Error('Nobody is logged in');
  return found;
};
const held = (): readonly string[] => sandbox.accounts.shortlists.of(holder()).slugs;
const hold = (slugs: readonly string[]): void => {
  const { version } = sandbox.accounts.shortlists.of(holder());
  sandbox.accounts.shortlists.write(holder(), { slugs, version });
};
const remove = (slug: string, place = 0) =>
  browser.post(DASHBOARD, {
    _intent: 'remove-saved',
    _vehicle: slug,
    _place: String(place),
  });

beforeAll(async () => {
  site = await openSiteInProcess();
  ({ sandbox } = site);
  await sandbox.accounts.create(CREDENTIALS);
  const found = await sandbox.inject({
    method: 'GET',
    url: '/api/v2/vehicle-search?resultsPerPage=2&category=cars',
    headers: {},
  });
  const [one, two] = (JSON.parse(found.body) as { data: { slug: string }[] }).data;
  if (!one || !two) throw new Error('The back end has no vehicles');
  cars = [one.slug, two.slug];
}, 60_000);
afterAll(() => site.close());
beforeEach(async () => {
  site.breakCall();
  browser = new PlainBrowser(site);
  await browser.post('/login', CREDENTIALS);
  hold(cars);
});

describe('The vehicles of an account, without script,', () => {
  it('are on the customer’s page with links, and are taken out and put back by forms', async () => {
    const before = await browser.get(DASHBOARD);
    for (const slug of cars) expect(before.html).toContain(`href="/used/cars/${slug}/"`);
    const { status, headers } = await remove(cars[0]);
    const address = String(headers['location']);
    expect([status, address]).toEqual([
      303,
      `${DASHBOARD}?done=saved-removed&vehicle=${cars[0]}&place=0#saved-vehicles`,
    ]);
    expect(held()).toEqual([cars[1]]);
    const after = await browser.get(address.replace(/#.*$/, ''));
    expect(readable(after.html)).toContain('was taken out of your account.');
    expect(after.html).not.toContain(`href="/used/cars/${cars[0]}/"`);
    const back = await browser.post(DASHBOARD, {
      _intent: 'put-back-saved',
      _vehicle: cars[0],
      _place: '0',
    });
    expect(back.headers['location']).toBe(`${DASHBOARD}?done=saved-put-back#saved-vehicles`);
    expect(held()).toEqual(cars);
  });

  it('stay where the back end cannot change them, and the page says so', async () => {
    site.breakCall(LIST, { status: 500 });
    const { status, html } = await remove(cars[0]);
    expect(status).toBe(503);
    expect(readable(html)).toContain('could not be changed just now. It is as it was.');
    expect(held()).toEqual(cars);
  });

  it('stay with whoever names no vehicle, or one that is not there', async () => {
    for (const slug of ['', '<script>', 'no-such-car'])
      expect((await remove(slug)).status).toBe(303);
    expect(held()).toEqual(cars);
  });

  it.each([401, 403])(
    'lead to the login once, after %i, with the session over [AUTH-05]',
    async (status) => {
      site.breakCall(LIST, { status });
      const { headers } = await remove(cars[0]);
      expect(headers['location']).toBe('/click-collect?login=1');
      expect(browser.cookies.has('forecourt_session')).toBe(false);
    },
  );

  it('are read and written by a browser’s call in the name of who is logged in, from pages of the site alone', async () => {
    const ours = await browser.get(LIST, { 'sec-fetch-site': 'same-origin' });
    expect(JSON.parse(ours.html)).toMatchObject({ data: { slugs: [...cars] } });
    expect((await browser.get(LIST, { 'sec-fetch-site': 'cross-site' })).status).toBe(401);
    expect((await new PlainBrowser(site).get(LIST)).status).toBe(401);
  });

  it('are not left behind by logging out, which says that those of the device stay', async () => {
    const { headers } = await browser.post(DASHBOARD, { _intent: 'log-out' });
    const { html } = await browser.get(String(headers['location']));
    expect(readable(html)).toContain(
      'Nothing of your account is left in this browser. Vehicles that you saved on this device stay on its list.',
    );
    expect(html).not.toContain(cars[0]);
  });
});
