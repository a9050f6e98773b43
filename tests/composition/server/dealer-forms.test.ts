import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { daysAfter, dayInBritain, weekdayOf } from '../../../core/kernel/calendar-day';
import { aPhotograph } from '../../support/mothers/photograph';
import { filledIn, inputNamed, postTo, valueOf } from './posting';
import { openSiteInProcess, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
let slug: string;
beforeAll(async () => {
  site = await openSiteInProcess();
  const { html } = await site.get('/used/cars/search/');
  slug = /data-slug="([^"]+)"/.exec(html)?.[1] ?? '';
});
afterAll(() => site.close());

const today = dayInBritain(Date.now());
/** The first Tuesday that is far enough from every holiday of December. */
const tuesday = Array.from({ length: 60 }, (_, ahead) => daysAfter(today, ahead + 1)).find(
  (day) => weekdayOf(day) === 1 && !/-(12-2[2-9]|12-3|01-0[1-3])/.test(day),
);

const JO = {
  first_name: 'Siân',
  last_name: 'O’Neill',
  telephone: '01632 960 001',
  email: 'sian@example.com',
  message: 'Is it still there?',
  _terms: '1',
};
const APPOINTMENT = { preferred_date: tuesday ?? '', preferred_time: '10:30', licence: 'uk' };

const PART_EXCHANGE = {
  full_name: 'Siân O’Neill',
  vrm: 'ab12cde',
  mileage: '45,200',
  make: 'Škoda',
  model: 'Fabia',
  fuel: 'petrol',
  gearbox: 'manual',
  first_registered: '2020-04-03',
  service_history: 'full',
  outstanding_finance: 'no',
  settlement: '4500',
  damage_bonnet: 'chipped',
  outside: 'good',
  inside: 'good',
  drives: 'yes',
  warning_lights: 'no',
  written_off: 'no',
};

interface FormPage {
  readonly name: string;
  readonly path: () => string;
  readonly title: RegExp;
  readonly more?: Readonly<Record<string, string>>;
  readonly reference: RegExp;
}

const PAGES: readonly FormPage[] = [
  {
    name: 'a question about a vehicle [ROUTE-23, VDP-35]',
    path: () => `/used/cars/enquire/${slug}/`,
    title: /Enquire about the /,
    reference: /EN-[A-Z0-9]{8}/,
  },
  {
    name: 'a question about anything [ROUTE-23, FORM-01]',
    path: () => '/used/van/enquire/?branch=bolton',
    title: /Make a general enquiry/,
    more: { subject: 'finance' },
    reference: /GE-[A-Z0-9]{8}/,
  },
  {
    name: 'a test drive [ROUTE-29, VDP-35]',
    path: () => `/used/cars/test-drive/${slug}/`,
    title: /Book a test drive of the /,
    more: APPOINTMENT,
    reference: /TD-[A-Z0-9]{8}/,
  },
  {
    name: 'a virtual appointment [ROUTE-30]',
    path: () => '/used/cars/virtual-appointment/?branch=crewe',
    title: /Book a virtual appointment/,
    more: APPOINTMENT,
    reference: /VA-[A-Z0-9]{8}/,
  },
  {
    name: 'a vehicle that is on finance [ROUTE-45, PAGE-21]',
    path: () => '/car-finance/outstanding/?branch=bolton',
    title: /Selling a car with outstanding finance/,
    more: { vrm: 'AB12 CDE', settlement: '£4,250.50', postcode: 'bl11aa' },
    reference: /OF-[A-Z0-9]{8}/,
  },
  {
    name: 'a part exchange [ROUTE-12, FORM-01]',
    path: () => '/part-exchange-form/?branch=bolton',
    title: /Part exchange your car or van/,
    more: PART_EXCHANGE,
    reference: /PX-[A-Z0-9]{8}/,
  },
  {
    name: 'a voucher [FORM-16]',
    path: () => '/form/26/?branch=bolton',
    title: /Black Friday voucher/,
    reference: /BF-[A-Z0-9]{8}/,
  },
  {
    name: 'a message to a branch [FORM-01]',
    path: () => '/form/contact/?branch=stoke',
    title: /Write to us/,
    reference: /CO-[A-Z0-9]{8}/,
  },
];

describe('A form to a dealership, without script', () => {
  it.each(PAGES.map((page) => [page.name, page] as const))(
    'asks for %s, and leads to a receipt',
    async (_, form) => {
      const { status, html, headers } = await site.get(form.path());
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('no-store');
      expect(html).toMatch(form.title);
      const fields = filledIn(html, { ...JO, ...form.more });
      expect(fields._organisational_unit).not.toBe('');

      const sent = await postTo(site, form.path(), fields);
      expect(sent.status).toBe(303);
      const [pair = ''] = String(sent.headers['set-cookie']).split(';');
      const receipt = await site.send({
        url: String(sent.headers['location']),
        headers: { host: 'cars.example', cookie: pair },
      });
      expect(receipt.html).toMatch(form.reference);
      expect(receipt.html).toContain('What happens next');
      expect(receipt.html).toContain('href="tel:');
      expect(receipt.html).not.toMatch(/<form[^>]*method="post"/);
      if (form.more === APPOINTMENT) {
        expect(receipt.html).toContain('at 10:30');
        expect(receipt.html).toMatch(
          /href="data:text\/calendar[^"]*DTSTART%3A\d{8}T\d{6}Z[^"]*" download/,
        );
      }
      if (form.path().includes('/26/')) {
        const [, file = ''] =
          /href="data:text\/html;charset=utf-8,([^"]*)" download/.exec(receipt.html) ?? [];
        const voucher = decodeURIComponent(file);
        expect(voucher).toMatch(/^<!doctype html>.*<h1>Black Friday voucher<\/h1>.*BF-[A-Z0-9]{8}/);
        expect(voucher).toContain('Forecourt Bolton');
      }
    },
  );

  it('goes through a part exchange step by step, before its script has come [PX-01]', async () => {
    const path = '/part-exchange-form/';
    const { html } = await site.get(path);
    const empty = filledIn(html, { _go_on: '0' });
    const stopped = await postTo(site, path, empty);
    expect(stopped.status).toBe(422);
    expect(stopped.html).toContain('Enter your name');
    expect(stopped.html).not.toContain('Enter the mileage');
    const { full_name } = PART_EXCHANGE;
    const { email, telephone } = JO;
    const on = await postTo(site, path, { ...empty, full_name, email, telephone });
    expect(on.status).toBe(200);
    expect(on.html).toMatch(/Step 2 of 7/);
    expect(on.html).toMatch(/<button(?=[^>]*name="_go_on")[^>]*value="1"/);
    expect(valueOf(on.html, 'full_name')).toBe(full_name);
  });

  it('takes photographs with a part exchange, says which it cannot take, and loses nothing typed [EN-7]', async () => {
    const path = '/part-exchange-form/?branch=bolton';
    const fields = filledIn((await site.get(path)).html, { ...JO, ...PART_EXCHANGE });
    const send = async (files: Readonly<Record<string, Buffer>>, more = {}) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...more })) form.append(name, value);
      for (const [name, bytes] of Object.entries(files)) {
        form.append('_photograph_files', new Blob([new Uint8Array(bytes)]), name);
      }
      const packed = new Response(form);
      return site.send({
        method: 'POST',
        url: path,
        payload: Buffer.from(await packed.arrayBuffer()),
        remoteAddress: '10.9.9.9',
        headers: {
          host: 'cars.example',
          origin: 'http://cars.example',
          'content-type': packed.headers.get('content-type') ?? '',
        },
      });
    };
    const stopped = await send({
      'front.jpg': await aPhotograph('jpeg'),
      'notes.txt': Buffer.from('no picture'),
      'huge.jpg': Buffer.alloc(8 * 1024 * 1024 + 1),
    });
    expect(stopped.status).toBe(422);
    expect(stopped.html).toContain('“notes.txt” cannot be read');
    expect(stopped.html).toContain('“huge.jpg” is larger than 8 MB');
    expect(valueOf(stopped.html, 'full_name')).toBe(PART_EXCHANGE.full_name);
    const _photographs = valueOf(stopped.html, '_photographs');
    expect(_photographs).toMatch(/^[\w-]{8,64}$/);
    const sent = await send({}, { _photographs });
    expect(sent.status).toBe(303);
    expect((await send({}, { _photographs: 'nobody-has-this-one' })).html).toContain(
      'There is a problem',
    );
  });

  it('offers no appointment when nobody is there, and keeps all that was typed', async () => {
    const path = `/used/cars/test-drive/${slug}/`;
    const { html } = await site.get(path);
    const wrong = { ...APPOINTMENT, preferred_date: '2027-12-25' };
    const answer = await postTo(site, path, filledIn(html, { ...JO, ...wrong }));
    expect(answer.status).toBe(422);
    expect(answer.html).toMatch(
      /Forecourt [A-Z]\w+ has no times on Saturday 25 December 2027: choose another day, such as /,
    );
    expect(valueOf(answer.html, 'preferred_date')).toBe('2027-12-25');
    expect(valueOf(answer.html, 'first_name')).toBe('Siân');
    expect(inputNamed(answer.html, 'preferred_date')).toContain('aria-invalid="true"');
  });

  it.each([
    [413, 'It is too long for us to receive'],
    [422, 'Put right what is marked'],
    [429, 'There were too many requests at once'],
    [500, 'Something went wrong at our end'],
  ])(
    'has words of its own for a desk that answers %i, and loses nothing [ERR-38, CG-099]',
    async (status, words) => {
      const path = `/used/cars/enquire/${slug}/`;
      const fields = filledIn((await site.get(path)).html, JO);
      site.breakCall('/api/form/submit', {
        status,
        ...(status === 422 && { body: JSON.stringify({ errors: { email: 'No such address' } }) }),
      });
      const { html } = await postTo(site, path, fields);
      site.breakCall();
      expect(html).toContain('Sorry, we were unable to process your submission');
      expect(html).toContain(words);
      expect(html).toContain('Is it still there?');
      expect(valueOf(html, '_key')).toBe(fields._key);
      expect((await postTo(site, path, fields)).status).toBe(303);
    },
  );

  it('gives back all that was typed in one form too many from one address, and says when to come again', async () => {
    const path = '/form/contact/?branch=bolton';
    const fields = filledIn((await site.get(path)).html, JO);
    const post = () => postTo(site, path, fields, {}, '192.0.2.77');
    for (let sent = 0; sent < 30; sent += 1) expect((await post()).status).toBe(303);
    const { status, html, headers } = await post();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(html).toContain('There were too many requests at once');
    expect(valueOf(html, 'first_name')).toBe('Siân');
    expect(html).toContain('Is it still there?');
    expect((await postTo(site, path, fields)).status).toBe(303);
  });

  it('says so and loses nothing where a field is filled in that nobody sees [EN-9]', async () => {
    const path = '/form/contact/?branch=bolton';
    const fields = filledIn((await site.get(path)).html, {
      ...JO,
      _nothing_here: 'https://x.example',
    });
    const answer = await postTo(site, path, fields);
    expect(answer.status).toBe(422);
    expect(answer.html).toContain('please send it again');
    expect(valueOf(answer.html, 'first_name')).toBe('Siân');
    expect(inputNamed(answer.html, '_nothing_here')).not.toContain('https://x.example');
  });

  it('still knows where the shopper came from when it is posted', async () => {
    const path = `/used/cars/enquire/${slug}/?from=search`;
    expect((await site.get(path)).html).toContain(`action="${path}"`);
    expect((await site.get(`${path}&x=1`.replace('search', 'nowhere'))).html).toContain(
      `action="/used/cars/enquire/${slug}/"`,
    );
  });

  it('knows no form that the back end does not know [ERR-14]', async () => {
    expect((await site.get('/form/no-such-form/')).status).toBe(404);
  });
});
