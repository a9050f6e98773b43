import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledIn, inputNamed, postTo, valueOf } from '../posting';
import {
  openSiteInProcess,
  readable,
  type PageOfSite,
  type SiteInProcess,
} from '../site-in-process';

let site: SiteInProcess;
/** Pages where vehicles are reserved, one a test, so that no hold of one is in the way of another. */
let paths: string[];
beforeAll(async () => {
  site = await openSiteInProcess();
  const { html } = await site.get('/used/cars/search/?resultsPerPage=50');
  paths = [...new Set([...html.matchAll(/href="(\/used\/cars\/reserve\/[^"]+)"/g)])].map(
    ([, path = '']) => path,
  );
});
afterAll(() => site.close());

const nextPath = (): string => {
  const path = paths.shift();
  if (path === undefined) throw new Error('There are no more vehicles to reserve');
  return path;
};

const SAM = {
  first_name: 'Siân',
  last_name: 'O’Neill',
  telephone: '01632 960 001',
  email: 'sian@example.org',
  address_1: '1 High Street',
  town_city: 'Chester',
  post_code: 'CH1 2AB',
  _terms: '1',
};

const selected = (html: string, name: string): string => {
  const list = new RegExp(`<select[^>]*name="${name}"[^]*?</select>`).exec(html)?.[0] ?? '';
  return /<option value="([^"]*)" selected/.exec(list)?.[1] ?? '';
};

const visitIn = (html: string) => ({
  visit_date: valueOf(html, 'visit_date'),
  time: selected(html, 'time'),
});

const cookiesOf = ({ headers }: PageOfSite): readonly string[] =>
  [headers['set-cookie']].flat().map(String);
const pairsOf = (answer: PageOfSite): string =>
  cookiesOf(answer)
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');

const asked = (url: string, cookie = '') =>
  site.send({ url, headers: { host: 'cars.example', ...(cookie !== '' && { cookie }) } });

async function reserved(path: string, told: Readonly<Record<string, string>> = {}) {
  const { html } = await site.get(path);
  return postTo(site, path, filledIn(html, { ...SAM, ...visitIn(html), ...told }));
}

const checkout = (answer: PageOfSite, act: Readonly<Record<string, string>>) =>
  site.atCheckout(String(answer.headers['location']), act);

describe('Reserving a vehicle without script', () => {
  it('is a form of one visit, the next open day chosen and the fee in words before, beside and after the button [ROUTE-27, RES-01, RES-06, CG-102]', async () => {
    const { status, html, headers } = await site.get(nextPath());
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('<meta name="robots" content="noindex');
    for (const name of Object.keys(SAM)) expect(inputNamed(html, name)).not.toBe('');
    const { visit_date, time } = visitIn(html);
    expect(visit_date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(Date.parse(visit_date)).toBeGreaterThan(Date.now() - 86_400_000);
    expect(time).toMatch(/^\d\d:\d\d$/);
    expect(html).not.toContain('2019-08-01');
    const words = readable(html);
    expect(words).toContain('£49 keeps this car for you until your visit.');
    expect(words).toContain('Reserve for £49');
    expect(words.indexOf('£49 keeps')).toBeLessThan(words.indexOf('Reserve for £49'));
    expect(words.lastIndexOf('you get the £49 back')).toBeGreaterThan(
      words.indexOf('Reserve for £49'),
    );
  });

  it('comes back with all that is wrong and all that was typed', async () => {
    const answer = await reserved(nextPath(), { email: 'nobody', post_code: '', _terms: '' });
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('There is a problem');
    expect(valueOf(answer.html, 'email')).toBe('nobody');
    expect(valueOf(answer.html, 'first_name')).toBe('Siân');
    for (const name of ['email', 'post_code', '_terms']) {
      expect(answer.html).toContain(`href="#reserve-${name}"`);
    }
  });

  it('asks for the contact, the address, the day, the time and the terms [CG-103]', async () => {
    const path = nextPath();
    const needed = [...Object.keys(SAM), 'visit_date', 'time'];
    const nothing = Object.fromEntries(needed.map((name) => [name, '']));
    const answer = await reserved(path, nothing);
    expect(answer.status).toBe(422);
    const named = [...answer.html.matchAll(/href="#reserve-([a-z_0-9]+)"/g)].map(
      ([, name = '']) => name,
    );
    expect(new Set(named)).toEqual(new Set(needed));
  });

  it('leads to the checkout, and from there to a page with the reference and the visit [RES-04, ROUTE-22]', async () => {
    const path = nextPath();
    const answer = await reserved(path);
    expect(answer.status).toBe(303);
    expect(answer.headers['location']).toMatch(/\/sandbox\/checkout\/cs_/);
    const [hold = '', typed = ''] = cookiesOf(answer);
    expect(hold).toContain(`Path=${path}`);
    expect(typed).toContain('HttpOnly');

    const paid = await checkout(answer, { do: 'pay', card: 'paid' });
    expect(paid).toMatch(/^\/reservation-success\/cs_/);
    const success = await asked(paid);
    expect(success.status).toBe(200);
    expect(success.headers['cache-control']).toBe('no-store');
    expect(success.headers['referrer-policy']).toBe('no-referrer');
    const words = readable(success.html);
    expect(words).toContain('The car is reserved for you');
    expect(words).toMatch(/RV-[0-9A-F]{10}/);
    expect(success.html).toContain('data:text/calendar');
    expect(success.html).toContain('/click-collect/password-reset/?reservation=cs_');
    for (const secret of [
      'Siân',
      'O’Neill',
      'sian@example.org',
      '960 001',
      'CH1 2AB',
      'High Street',
    ]) {
      expect(success.html).not.toContain(secret);
    }

    const again = await asked(path, pairsOf(answer));
    expect(readable(again.html)).toContain('You have reserved this car');
    expect(readable((await asked(path)).html)).toContain(
      'This vehicle is already reserved. Search our current used car stock or log in to continue with previous transactions.',
    );
  });

  it('knows its own hold again, with all that was typed, and tells others that somebody is reserving it [CC-01]', async () => {
    const path = nextPath();
    const answer = await reserved(path);
    const own = await asked(path, pairsOf(answer));
    expect(readable(own.html)).toMatch(/This car is held for you until \d\d:\d\d/);
    expect(valueOf(own.html, 'email')).toBe('sian@example.org');
    expect(visitIn(own.html)).toEqual(visitIn((await site.get(nextPath())).html));

    const fields = filledIn(own.html, { ...SAM, ...visitIn(own.html) });
    const onceMore = await postTo(site, path, fields);
    expect(onceMore.headers['location']).toBe(answer.headers['location']);

    const other = await asked(path);
    expect(readable(other.html)).toMatch(
      /Somebody is reserving this car .*free again at \d\d:\d\d/,
    );
    expect(other.html).not.toMatch(/<form[^>]*method="post"/);
    expect(other.html).toContain('/used/cars/request-callback/');
    const elsewhere = await asked(`${path}?go_on=1`);
    expect(elsewhere.html).toContain(`action="${path}"`);
  });

  it('is refused before anything is paid where somebody else was quicker, with what was typed', async () => {
    const path = nextPath();
    const { html } = await site.get(path);
    await reserved(path);
    const late = await postTo(
      site,
      path,
      filledIn(html, { ...SAM, ...visitIn(html), email: 'alex@example.org' }),
    );
    expect(late.status).toBe(409);
    const words = readable(late.html);
    expect(words).toContain('Sorry, we were unable to process your submission');
    expect(words).toContain('Somebody is reserving this vehicle.');
    expect(words).toContain('Nothing was charged');
    expect(valueOf(late.html, 'email')).toBe('alex@example.org');
  });

  it('says what became of it, whichever of the two addresses is asked for [ROUTE-21, ROUTE-22]', async () => {
    const path = nextPath();
    const answer = await reserved(path);
    const [, id = ''] = /(cs_\w+)/.exec(String(answer.headers['location'])) ?? [];
    const told = async (page: string) =>
      readable((await asked(`/reservation-${page}/${id}/`)).html);
    expect(await told('success')).toContain('Your payment is being confirmed');
    expect(await told('failed')).toContain('You have not paid yet');
    expect(await told('failed')).toMatch(/still held for you until \d\d:\d\d/);

    await checkout(answer, { do: 'pay', card: 'declined' });
    for (const page of ['success', 'failed']) {
      expect(await told(page)).toContain('Your card was declined');
      expect(await told(page)).toContain('Nothing was charged');
    }
    const left = await checkout(answer, { do: 'cancel' });
    expect(left).toMatch(/^\/reservation-failed\/cs_/);
    for (const page of ['success', 'failed']) {
      expect(await told(page)).toContain('You left without paying');
      expect(await told(page)).toContain('Try again');
    }
    const back = await asked(path, pairsOf(answer));
    expect(valueOf(back.html, 'email')).toBe('sian@example.org');
  });

  it('tells nothing where the address names nobody’s, and says what can be done', async () => {
    expect((await asked('/reservation-success/')).status).toBe(200);
    expect(readable((await asked('/reservation-failed/')).html)).toContain('ring the branch');
    const unknown = await asked('/reservation-success/cs_nobodys/');
    expect(unknown.status).toBe(404);
    expect(readable(unknown.html)).toContain('We do not know this reservation');
    site.breakCall('/api/reservations/cs_1', { status: 500 });
    const broken = await asked('/reservation-success/cs_1/');
    site.breakCall();
    expect(broken.status).toBe(503);
    expect(readable(broken.html)).toContain('Look again');
  });

  it('keeps what was typed when the desk is down [ERR-39, RES-05]', async () => {
    const path = nextPath();
    site.breakCall('/api/reserve/*', { status: 500 });
    const answer = await reserved(path);
    site.breakCall();
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('Sorry, we were unable to process your submission');
    expect(valueOf(answer.html, 'first_name')).toBe('Siân');
  });
});

describe('The policy of the page', () => {
  it('lets the checkout in, and that of no other page does', async () => {
    const own = await openSiteInProcess(15_000, 0, undefined, {
      CHECKOUT_ORIGIN: 'https://pay.example',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_12345678',
    });
    const policy = async (address: string) =>
      String((await own.get(address)).headers['content-security-policy']);
    const path = nextPath();
    expect(await policy(path)).toMatch(/form-action 'self' https:\/\/pay\.example;/);
    expect(await policy(path)).toMatch(/script-src [^;]*https:\/\/js\.stripe\.com/);
    for (const other of ['/', path.replace('/reserve', ''), path.replace('reserve', 'enquire')]) {
      expect(await policy(other)).toMatch(/form-action 'self';/);
      expect(await policy(other)).not.toContain('stripe');
    }
    await own.close();
  });
});
