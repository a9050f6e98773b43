import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openSiteInProcess, type PageOfSite, type SiteInProcess } from '../site-in-process';
import { PlainBrowser } from '../account/account-site';

const PASSWORD = 'three odd kettles';
const BUYER = {
  first_name: 'Sam',
  last_name: 'Sample',
  telephone: '07700 900123',
  address_1: '1 High Street',
  town_city: 'Chester',
  post_code: 'CH1 2AB',
  licence_held: '1',
};

let site: SiteInProcess;
let vehicles: readonly { readonly stock_id: string; readonly slug: string }[];
let reserved: string;
let made = 0;

beforeAll(async () => {
  site = await openSiteInProcess();
  const stock = await site.sandbox.inject({
    method: 'GET',
    url: '/api/v2/vehicle-search?resultsPerPage=60',
    headers: {},
  });
  const all = (
    JSON.parse(stock.body) as { readonly data: readonly Readonly<Record<string, unknown>>[] }
  ).data;
  const isOnSale = (each: Readonly<Record<string, unknown>>): boolean =>
    each['status'] === 'FOR_SALE_RETAIL' &&
    Boolean(each['online_purchase']) &&
    !each['reserved_at'];
  vehicles = all.filter(isOnSale) as never;
  const gone = all.find(({ status }) => status === 'RESERVED' || status === 'SOLD');
  reserved = String(gone?.['stock_id']);
}, 60_000);
afterAll(() => site.close());
beforeEach(() => {
  site.breakCall();
});

/** A customer of their own, who is logged in. */
async function customer(): Promise<PlainBrowser> {
  made += 1;
  const email = `buyer-${made}@example.org`;
  await site.sandbox.accounts.create({ email, password: PASSWORD, firstName: 'Sam' });
  const browser = new PlainBrowser(site);
  await browser.post('/login', { email, password: PASSWORD });
  return browser;
}

let used = 0;
const pathOfVehicle = (): string => {
  const vehicle = vehicles[used];
  used += 1;
  if (vehicle === undefined) throw new Error('There are not as many vehicles');
  return `/click-collect/${vehicle.stock_id}/`;
};

/** What a control of the page holds, whatever the order of its attributes. */
const named = ({ html }: PageOfSite, name: string): string => {
  const [tag = ''] = new RegExp(`<[^>]* name="${name}"[^>]*>`).exec(html) ?? [];
  return / value="([^"]*)"/.exec(tag)?.[1] ?? '';
};

const savedBy = (page: PageOfSite): string => named(page, '_save');

const locationOf = ({ headers }: PageOfSite): string => String(headers['location']);

async function begun(browser: PlainBrowser, path: string): Promise<void> {
  const offer = await browser.get(path);
  const answer = await browser.post(path, { _intent: 'start', _key: named(offer, '_key') });
  expect([answer.status, locationOf(answer)]).toEqual([303, `${path}?section=compliance`]);
}

async function saved(
  browser: PlainBrowser,
  path: string,
  section: string,
  fields: Readonly<Record<string, string>>,
): Promise<PageOfSite> {
  const page = await browser.get(`${path}?section=${section}`);
  return browser.post(`${path}?section=${section}`, { section, _save: savedBy(page), ...fields });
}

/** All but placed; the time is one that nobody has. */
async function filled(
  browser: PlainBrowser,
  path: string,
  choice = 'bank-transfer',
): Promise<string> {
  await begun(browser, path);
  await saved(browser, path, 'compliance', BUYER);
  await saved(browser, path, 'partExchange', { choice: 'none' });
  await saved(browser, path, 'paymentMethod', { choice });
  const days = await browser.get(`${path}?section=collection&branch=2`);
  const day = /<option value="(\d{4}-\d{2}-\d{2})"/.exec(days.html)?.[1] ?? '';
  const times = await browser.get(`${path}?section=collection&branch=2&day=${day}`);
  const time = named(times, 'time');
  const answer = await browser.post(`${path}?section=collection`, {
    section: 'collection',
    _save: savedBy(times),
    branch: '2',
    day,
    time,
  });
  expect(locationOf(answer)).toBe(`${path}?section=check`);
  return time;
}

async function placed(browser: PlainBrowser, path: string): Promise<PageOfSite> {
  const check = await browser.get(`${path}?section=check`);
  return browser.post(`${path}?section=check`, {
    _intent: 'place',
    _order: named(check, '_order'),
    _checked: named(check, '_checked'),
  });
}

describe('An order without script', () => {
  it('begins with the login, which leads back to the vehicle [ROUTE-15, AUTH-06]', async () => {
    const path = pathOfVehicle();
    const { way } = await new PlainBrowser(site).open(path);
    expect(way).toEqual([path, `/login?next=${encodeURIComponent(path)}`]);
  });

  it('is filled in section by section, checked, placed, and shown on the customer’s own page [CC-03, CC-05]', async () => {
    const browser = await customer();
    const path = pathOfVehicle();
    const time = await filled(browser, path);
    const tasks = await browser.get(path);
    expect(tasks.html).toContain('4 of 4 parts done');
    const answer = await placed(browser, path);
    expect([answer.status, locationOf(answer)]).toEqual([303, path]);
    const page = await browser.get(path);
    expect(page.html).toContain('Your order is placed');
    expect(page.html).toContain(`at ${time}`);
    expect(page.html).toContain('data:text/calendar');
    expect(page.html).toContain('Sort code');
    expect(page.headers['cache-control']).toBe('no-store');
    const dashboard = await browser.get('/click-collect/');
    expect(dashboard.html).toMatch(/CC-[0-9A-F]{10}/);
    const cancelled = await browser.post(path, {
      _intent: 'cancel',
      _order: named(page, '_order'),
    });
    expect(locationOf(cancelled)).toBe('/click-collect/?done=order-cancelled');
    expect((await browser.get(locationOf(cancelled))).html).toContain('Your order is cancelled');
  });

  it('leads on to pay the deposit by card, and says how it stands until it is paid', async () => {
    const browser = await customer();
    const path = pathOfVehicle();
    await filled(browser, path, 'card-deposit');
    const check = await browser.get(`${path}?section=check`);
    expect(check.html).toContain('Place order and pay £250');
    expect(check.html).toContain('pay a deposit of £250 by card');
    expect(check.html).toContain('get the £250 back');
    const answer = await placed(browser, path);
    const session = /\/sandbox\/checkout\/(\w+)$/.exec(locationOf(answer))?.[1] ?? '';
    expect([answer.status, session]).toEqual([303, expect.stringMatching(/^cs_sandbox_/)]);

    const unpaid = await browser.get(path);
    expect(unpaid.html).toContain('Your deposit of £250 is not paid yet');
    expect(unpaid.html).toContain('Pay £250 now');
    await site.sandbox.checkout.pay(session, 'declined', 'never');
    await site.sandbox.checkout.tell(session, 'payment_intent.payment_failed');
    const declined = await browser.get(path);
    expect(declined.html).toContain('Your card was declined');
    expect(declined.html).toContain('Nothing was charged');
    const again = await browser.post(path, { _intent: 'pay', _order: named(declined, '_order') });
    expect(locationOf(again)).toContain(session);
    await site.sandbox.checkout.pay(session, 'paid');
    const paid = await browser.get(`${path}?checkout=done`);
    expect(paid.html).toContain('Your deposit of £250 is paid');
    expect(paid.html).toContain('Left to pay by the day of collection');
    const [, file = ''] = /data:text\/calendar;charset=utf-8,([^"]*)"/.exec(paid.html) ?? [];
    const entry = decodeURIComponent(file).replaceAll('\r\n ', '');
    expect(entry).toContain('Deposit: £250\\, paid by card.');
    expect((await browser.get('/click-collect/')).html).toContain('£250, paid by card');
    // Whoever is not logged in any more comes back by the login, and not to a vehicle that is gone.
    const back = `${path}?checkout=done`;
    const { way } = await new PlainBrowser(site).open(back);
    expect(way).toEqual([back, `/login?next=${encodeURIComponent(back)}`]);
    // Pressed again in a tab that stood as it was.
    const late = await browser.post(path, { _intent: 'pay', _order: named(declined, '_order') });
    expect([late.status, locationOf(late)]).toEqual([303, path]);
  });

  it('is placed where no card payment can be reached, and says so', async () => {
    const browser = await customer();
    const path = pathOfVehicle();
    await filled(browser, path, 'card-deposit');
    const check = await browser.get(`${path}?section=check`);
    site.breakCall(`/api/orders/${named(check, '_order')}/deposit`, { status: 500 });
    const answer = await placed(browser, path);
    expect(answer.status).toBe(503);
    expect(answer.html).toContain(
      'The card payment cannot be reached just now. Nothing was charged',
    );
    expect(answer.html).toContain('Pay £250 now');
    site.breakCall();
    expect((await browser.get(path)).html).toContain('Your order is placed');
  });

  it('shows what is wrong with all that was typed', async () => {
    const browser = await customer();
    const path = pathOfVehicle();
    await begun(browser, path);
    const wrong = await saved(browser, path, 'compliance', {
      ...BUYER,
      post_code: 'nowhere',
      town_city: '',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('href="#order-post_code"');
    expect(wrong.html).toContain('value="nowhere"');
    expect(wrong.html).toContain('value="1 High Street"');
    const none = await saved(browser, path, 'paymentMethod', {});
    expect([none.status, none.html.includes('Choose how you would like to pay')]).toEqual([
      422,
      true,
    ]);
  });

  it('shows both answers where a section was saved on another device', async () => {
    const browser = await customer();
    const path = pathOfVehicle();
    await begun(browser, path);
    const phone = await browser.get(`${path}?section=compliance`);
    await saved(browser, path, 'compliance', BUYER);
    const late = await browser.post(`${path}?section=compliance`, {
      section: 'compliance',
      _save: savedBy(phone),
      ...BUYER,
      first_name: 'Samuel',
    });
    expect(late.status).toBe(409);
    expect(late.html).toContain('This part was saved on another device');
    expect(late.html).toContain('Sam Sample');
    expect(late.html).toContain('value="Samuel"');
    // The form that is shown now saves what was typed, if that is what is wanted.
    const chosen = await browser.post(`${path}?section=compliance`, {
      section: 'compliance',
      _save: savedBy(late),
      ...BUYER,
      first_name: 'Samuel',
    });
    expect(chosen.status).toBe(303);
    expect((await browser.get(path)).html).toContain('Samuel Sample');
  });

  it('keeps what was typed where the session has ended meanwhile [AUTH-05]', async () => {
    const browser = await customer();
    const path = pathOfVehicle();
    await begun(browser, path);
    const page = await browser.get(`${path}?section=compliance`);
    const token = browser.cookies.get('forecourt_session') ?? '';
    site.sandbox.accounts.logOut(token);
    const ended = await browser.post(`${path}?section=compliance`, {
      section: 'compliance',
      _save: savedBy(page),
      ...BUYER,
      address_1: '2 Long Lane',
    });
    expect(locationOf(ended)).toBe('/click-collect?login=1');
    await browser.post('/click-collect?login=1', {
      email: `buyer-${made}@example.org`,
      password: PASSWORD,
    });
    const again = await browser.get(`${path}?section=compliance`);
    expect(again.html).toContain('We kept what you typed');
    expect(again.html).toContain('value="2 Long Lane"');
  });

  it('tells whoever has two that they are too many, before the last step [CC-06]', async () => {
    const browser = await customer();
    const third = pathOfVehicle();
    await filled(browser, third);
    for (const path of [pathOfVehicle(), pathOfVehicle()]) {
      await filled(browser, path);
      await placed(browser, path);
    }
    expect((await browser.get(third)).html).toContain('You have two orders already');
    const offer = await browser.get(pathOfVehicle());
    expect(offer.html).toContain('You have two orders already');
    expect(offer.html).not.toContain('Start your order');
    const check = await browser.get(`${third}?section=check`);
    expect(check.html).not.toContain('name="_checked"');
  });

  it('says of a vehicle that is gone what the documents say, with two ways on [CC-01]', async () => {
    const text =
      'This vehicle is already reserved. Search our current used car stock or log in to continue with previous transactions.';
    const path = `/click-collect/${reserved}/`;
    const { html, status } = await new PlainBrowser(site).get(path);
    expect(status).toBe(200);
    expect(html.replace(/<[^>]+>/g, '')).toContain(text);
    expect(html).toContain('href="/used/cars/search/"');
    expect(html).toContain(`href="/login?next=${encodeURIComponent(path)}"`);
    const loggedIn = await (await customer()).get(path);
    expect(loggedIn.html.replace(/<[^>]+>/g, '')).toContain(text);
  });

  it('says that it cannot be shown while the back end is away, and loses nothing', async () => {
    const browser = await customer();
    const path = pathOfVehicle();
    await begun(browser, path);
    site.breakCall('/api/orders', { status: 500 });
    const away = await browser.get(path);
    expect([away.status, away.html.includes('nothing is lost')]).toEqual([503, true]);
    const dashboard = await browser.get('/click-collect/');
    expect(dashboard.html).toContain('Your orders cannot be shown just now');
    site.breakCall('/api/orders/*', { status: 500 });
    const page = await browser.get(`${path}?section=compliance`);
    const failed = await browser.post(`${path}?section=compliance`, {
      section: 'compliance',
      _save: savedBy(page),
      ...BUYER,
    });
    expect(failed.status).toBe(503);
    expect(failed.html).toContain('value="1 High Street"');
    site.breakCall('/api/collection-slots/*', { status: 500 });
    const times = await browser.get(`${path}?section=collection&branch=2`);
    expect([times.status, times.html.includes('The times cannot be shown just now')]).toEqual([
      200,
      true,
    ]);
  });
});

describe('A site that takes no orders', () => {
  it('shows their sections and the note of the valuation, and no more [CG-106, CC-02]', async () => {
    const off = await openSiteInProcess(undefined, undefined, undefined, { ORDERS: 'off' });
    const vehicle = vehicles[0]?.stock_id ?? '';
    const { html } = await new PlainBrowser(off).get(`/click-collect/${vehicle}/`);
    expect(html).toContain('Part exchange');
    expect(html).toContain(
      'This is an estimated valuation and is subject to viewing your vehicle.',
    );
    expect(html).not.toContain('Start your order');
    await off.close();
  });
});
