import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filledIn, inputNamed, postTo, valueOf } from './posting';
import { openSiteInProcess, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
let path: string;
beforeAll(async () => {
  site = await openSiteInProcess();
  const { html } = await site.get('/used/cars/search/');
  const [, slug = ''] = /data-slug="([^"]+)"/.exec(html) ?? [];
  path = `/used/cars/request-callback/${slug}/`;
});
afterAll(() => site.close());

const post = (fields: Readonly<Record<string, string>>, headers = {}) =>
  postTo(site, path, fields, headers);

const GOOD = {
  first_name: 'Siân',
  last_name: 'O’Neill',
  telephone: '01632 960 001',
  contact_time: 'any',
  _terms: '1',
};

/** The form as the page gave it, filled in. */
const filled = async (fields: Readonly<Record<string, string>>) =>
  filledIn((await site.get(path)).html, fields);

describe('Asking for a callback without script', () => {
  it('is a form on the vehicle’s own page, stored by nobody, with the branch chosen [ROUTE-26, FORM-02, FORM-06]', async () => {
    const { status, html, headers } = await site.get(path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toMatch(/<form[^>]*method="post"/);
    expect(html).toContain('Fields marked * are required.');
    expect((await filled({}))._organisational_unit).not.toBe('');
    expect((await filled({}))._key).not.toBe((await filled({}))._key);
  });

  it('comes back with all that is wrong and all that was typed [FORM-07, FORM-20, FORM-25, FORM-26]', async () => {
    const { status, html, headers } = await post(
      await filled({ first_name: 'J0hn', last_name: 'Smith & <b>Sons', message: 'Is it "there"?' }),
    );
    expect(status).toBe(422);
    expect(headers['cache-control']).toBe('no-store');
    expect(html).toContain('<title>Error: Request a callback');
    expect(html).toContain('There is a problem');
    for (const name of ['first_name', 'last_name', 'telephone', 'contact_time', '_terms']) {
      expect(html).toContain(`href="#callback-${name}"`);
      expect(inputNamed(html, name)).toContain(`id="callback-${name}"`);
      expect(inputNamed(html, name)).toContain('aria-invalid="true"');
    }
    expect(html).not.toContain('href="#callback-message"');
    expect(valueOf(html, 'first_name')).toBe('J0hn');
    expect(valueOf(html, 'last_name')).toBe('Smith &amp; &lt;b&gt;Sons');
    expect(html).toContain('Is it &quot;there&quot;?');
  });

  it('leads on to a receipt with a reference, once however often it is posted [FORM-11, FORM-18, CALL-43, FV-1]', async () => {
    const fields = await filled(GOOD);
    const sent = await Promise.all([post(fields), post(fields), post(fields)]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    const [first] = sent;
    expect(first.headers['location']).toBe(`${path}?sent=1`);
    const cookies = sent.map(({ headers }) => String(headers['set-cookie']));
    expect(new Set(cookies).size).toBe(1);
    expect(cookies[0]).toContain('HttpOnly');
    const [pair = ''] = (cookies[0] ?? '').split(';');

    const receipt = await site.send({
      url: `${path}?sent=1`,
      headers: { host: 'cars.example', cookie: pair },
    });
    expect(receipt.status).toBe(200);
    expect(receipt.html).toContain('Request sent');
    expect(receipt.html).toMatch(/CB-[A-Z0-9]{8}/);
    expect(receipt.html).not.toMatch(/<form[^>]*method="post"/);
  });

  it.each([
    ['nobody’s address', {}],
    ['a cookie that nobody wrote', { cookie: 'enquiry_receipt=%7B%22x%22' }],
  ])('shows no receipt to %s', async (_, headers) => {
    const { html } = await site.send({
      url: `${path}?sent=1`,
      headers: { host: 'cars.example', ...headers },
    });
    expect(html).not.toContain('Request sent');
    expect(html).toMatch(/<form[^>]*method="post"/);
  });

  it('keeps what was typed when the desk is down, and says whom to ring [FORM-12, ERR-38]', async () => {
    const fields = await filled(GOOD);
    site.breakCall('/api/form/submit', { status: 500 });
    const { status, html } = await post(fields);
    site.breakCall();
    expect(status).toBe(503);
    expect(html).toContain('Sorry, we were unable to process your submission');
    expect(valueOf(html, 'first_name')).toBe('Siân');
    expect(valueOf(html, '_key')).toBe(fields._key);
    expect((await post(fields)).status).toBe(303);
  });

  it('stands with the branch’s telephone where the form cannot be had', async () => {
    site.breakCall('/api/form/request-callback', { status: 500 });
    const { status, html } = await site.get(path);
    site.breakCall();
    expect(status).toBe(200);
    expect(html).toContain('We cannot show the form at the moment');
    expect(html).toContain('href="tel:');
  });

  it('is no page where the back end knows no such form [ERR-14]', async () => {
    site.breakCall('/api/form/request-callback', { status: 404 });
    const { status, html } = await site.get(path);
    site.breakCall();
    expect(status).toBe(404);
    expect(html).toContain('Form not found');
  });

  it('is taken from this site only', async () => {
    expect((await post(GOOD, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  it('leads without a vehicle to where vehicles are, and knows no vehicle that is gone', async () => {
    expect((await site.get('/used/cars/request-callback/')).status).toBe(302);
    expect((await site.get('/used/cars/request-callback/no-such-car/')).status).toBe(404);
  });
});
