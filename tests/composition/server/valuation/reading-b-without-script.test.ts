import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as renderer from '../../../../composition/server/render';
import { inputNamed } from '../posting';
import { openSiteInProcess, readable, type SiteInProcess } from '../site-in-process';
import { pressIn } from './press';

const PATH = '/car-value/';
const NOT_VALUED =
  'We were unable to value your vehicle please contact us directly to get a valuation.';

let site: SiteInProcess;
let asked: { readonly call: string; readonly body: string }[] = [];
beforeAll(async () => {
  site = await openSiteInProcess(15_000, 0, renderer, { VALUATION: 'b' });
  site.alterAnswers((path, body) => {
    asked.push({ call: path, body });
    return body;
  });
}, 60_000);
afterAll(() => site.close());
afterEach(() => {
  site.breakCall();
  asked = [];
});

const press = pressIn(() => site);

const heading = (html: string): string =>
  readable(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();

const VEHICLE = { vrm: 'ab21 cde', mileage: '42,000', department_code: 'CRE' };
const OWNER = {
  name: 'Sam Sample',
  email: 'sam.sample@example.org',
  telephone: '07700 900123',
  postcode: 'ch12ab',
};

describe('Reading B without script', () => {
  it('goes from the vehicle to its price, each step a post, and on to the branch [VALB-02, VALB-03, VALB-04, VALB-09, VALB-11, VALB-17, VALB-19, CALL-05, CALL-08, CG-001, CG-002, CG-006]', async () => {
    const first = await site.get(`${PATH}?vrm=AB21CDE`);
    expect(heading(first.html)).toBe('Get your free vehicle valuation');
    expect(readable(first.html)).toContain('Step 1 of 4');
    expect(inputNamed(first.html, 'vrm')).toContain('value="AB21CDE"');

    const second = await press(first, VEHICLE);
    expect([second.status, heading(second.html)]).toEqual([200, 'Is this your vehicle?']);
    expect(second.headers['cache-control']).toBe('no-store');
    expect(readable(second.html)).toContain('AB21 CDE');
    expect(readable(second.html)).toContain('42,000 miles');

    const third = await press(second, { service_history: 'some', previous_keepers: '4' });
    expect([third.status, heading(third.html)]).toEqual([200, 'Our assumptions']);
    expect(readable(third.html)).toContain('6 months or more MOT');

    const done = await press(third, { ...OWNER, opt_in: 'sms' });
    expect(done.status).toBe(303);
    const address = String(done.headers['location']);
    expect(address).toMatch(/^\/car-value\/summary\/[0-9a-f]{32}\/\?branch=crewe$/);
    expect(asked.map(({ call }) => call)).toContain('/valuations/process');
    const page = await site.get(address);
    expect(heading(page.html)).toBe('Your free vehicle valuation is waiting');
    expect(page.html).toContain('href="/contact/bolton?scroll=contact-form"');
    expect(site.complaints).toEqual([]);
  });

  it('shows a step again with what is wrong, and keeps what was typed [VALB-28, VALB-29, VALB-30]', async () => {
    const first = await site.get(PATH);
    const stopped = await press(first, { vrm: 'AB21CDE', mileage: '12.5' });
    expect(stopped.status).toBe(422);
    expect(readable(stopped.html)).toContain('Choose your preferred branch');
    expect(inputNamed(stopped.html, 'mileage')).toContain('value="12.5"');

    const second = await press(stopped, { ...VEHICLE, mileage: '43,000' });
    const odd = await press(second, { previous_keepers: '20' });
    expect([odd.status, heading(odd.html)]).toEqual([422, 'Is this your vehicle?']);
    const third = await press(second, { previous_keepers: '19' });
    const empty = await press(third, { name: 'Sam' });
    expect([empty.status, heading(empty.html)]).toEqual([422, 'Our assumptions']);
    expect(inputNamed(empty.html, 'name')).toContain('value="Sam"');
    expect(asked.map(({ call }) => call)).not.toContain('/valuations/process');

    const back = await press(third, { name: 'Sam' }, 'back');
    expect(heading(back.html)).toBe('Is this your vehicle?');
    expect(back.html).toMatch(/<option value="19" selected/);
    const anew = await press(back, {}, 'reset');
    expect(heading(anew.html)).toBe('Get your free vehicle valuation');
    expect(inputNamed(anew.html, 'mileage')).not.toContain('43');
  });

  it('says that a vehicle was valued already [VALB-07, VALB-18, ERR-42]', async () => {
    const page = await press(await site.get(PATH), { ...VEHICLE, vrm: 'TU19 VAL' });
    expect(heading(page.html)).toBe('Your free vehicle valuation is waiting');
    expect(readable(page.html)).toContain(
      'This vehicle has recently been valued, please check your emails for confirmation.',
    );
  });

  it.each(['TU19 NFD', 'TU19 ERR'])(
    'apologises for %s with a telephone, and lets begin anew [VALB-07, VALB-21, ERR-41]',
    async (vrm) => {
      const page = await press(await site.get(PATH), { ...VEHICLE, vrm, department_code: 'CHS' });
      expect([page.status, heading(page.html)]).toEqual([200, NOT_VALUED]);
      expect(readable(page.html)).toContain('01632 960102');
      const anew = await press(page, {}, 'reset');
      expect(heading(anew.html)).toBe('Get your free vehicle valuation');
    },
  );

  it('apologises where no price is given, or it cannot be fetched [ERR-41]', async () => {
    const third = async (vrm: string) =>
      press(await press(await site.get(PATH), { ...VEHICLE, vrm }), {});
    const refused = await press(await third('TU19 RFS'), OWNER);
    expect(heading(refused.html)).toBe(NOT_VALUED);
    const priced = await third('AB22 CDE');
    site.breakCall('/valuations/fetch/*', { status: 500 });
    expect(heading((await press(priced, OWNER)).html)).toBe(NOT_VALUED);
  });

  it('offers the branches that value vehicles, and takes no other [VALB-31, CG-010]', async () => {
    const { html } = await site.get(PATH);
    const select = /<select[^>]*name="department_code"[^]*?<\/select>/.exec(html)?.[0] ?? '';
    expect(select).toContain('Forecourt Chester');
    expect(select).not.toContain('Wrexham');
    const page = await press(await site.get(PATH), {
      ...VEHICLE,
      mileage: '44000',
      department_code: 'WRX',
    });
    const third = await press(page, {});
    expect(heading((await press(third, OWNER)).html)).toBe(NOT_VALUED);
    expect(asked.map(({ call }) => call)).not.toContain('/valuations/process');
  });
});
