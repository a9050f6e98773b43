import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { filledIn, inputNamed, postTo, valueOf } from './posting';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess();
});
afterAll(() => site.close());
afterEach(() => {
  site.breakCall();
  site.alterAnswers((_, body) => body);
});

const PATH = '/form/contact/';

interface WireForm {
  readonly fields: readonly object[];
  readonly [more: string]: unknown;
}

/** The back end has a contact form of these fields, and takes whatever is sent of it. */
function formIs(form: WireForm): void {
  const wire = { form_id: 'contact', form_title: 'A form', submit_text: 'Go', ...form };
  site.alterAnswers((path, body) =>
    path === '/api/form/contact' ? JSON.stringify({ data: wire }) : body,
  );
  site.breakCall('/api/form/submit', { status: 200, body: '{"data":{"success":"Thank you"}}' });
}

const field = (name: string, type: string, more: object = {}) => ({
  name,
  label: name,
  type,
  ...more,
});

describe('A form that the back end defines', () => {
  it('has a control for each kind of field, and a line of text for one that nobody knows [FORM-03, FORM-04, EN-10]', async () => {
    const options = 'a::Apple\nb::Ben & Co';
    formIs({
      fields: [
        field('line', 'text'),
        field('address', 'email'),
        field('miles', 'number'),
        field('one', 'select', { options }),
        field('long', 'textarea'),
        field('either', 'radio', { options }),
        field('some', 'checkbox', { options }),
        field('lone', 'checkbox'),
        field('_organisational_unit', 'dealership'),
        field('part', 'department', { options }),
        field('day', 'datepicker'),
        field('day2', 'date'),
        field('secret', 'hidden'),
        field('signed', 'signature', { required: '1' }),
      ],
    });
    const { html } = await site.get(PATH);
    expect(inputNamed(html, 'address')).toContain('type="email"');
    expect(inputNamed(html, 'miles')).toContain('inputMode="decimal"');
    for (const name of ['one', '_organisational_unit', 'part']) {
      expect(inputNamed(html, name), name).toMatch(/^<select/);
    }
    expect(inputNamed(html, 'long')).toMatch(/^<textarea/);
    expect(html.match(/<input[^>]*type="radio"[^>]*name="either"/g)).toHaveLength(2);
    expect(html.match(/<input[^>]*type="checkbox"[^>]*name="some"/g)).toHaveLength(2);
    expect(html.match(/<input[^>]*type="checkbox"[^>]*name="lone"/g)).toHaveLength(1);
    for (const name of ['day', 'day2']) expect(inputNamed(html, name)).toContain('type="date"');
    expect(inputNamed(html, 'secret')).toContain('type="hidden"');
    expect(inputNamed(html, 'signed')).toMatch(/^<input/);
  });

  it('is stopped by no field that nobody can see or fill in [EN-10]', async () => {
    formIs({
      fields: [
        field('secret', 'hidden', { required: '1' }),
        field('empty', 'select', { required: '1' }),
        field('signed', 'signature', { required: '1' }),
        field('_organisational_unit', 'dealership', { required: '1' }),
      ],
    });
    const { html } = await site.get(`${PATH}?branch=crewe`);
    const fields = filledIn(html, {});
    expect(fields._organisational_unit).toBe('3');
    const refused = await postTo(site, `${PATH}?branch=crewe`, fields);
    expect(refused.status).toBe(422);
    const links = [...refused.html.matchAll(/<li><a href="#([^"]+)"/g)].map(([, id]) => id ?? '');
    expect(links).toEqual(['contact-signed']);
    expect(refused.html).toMatch(/<input[^>]*id="contact-signed"/);
    expect((await postTo(site, PATH, { ...fields, signed: 'Jo' })).status).toBe(303);
  });

  it.each([
    ['\r\n', 'Windows'],
    ['\n', 'Unix'],
    ['\r', 'old'],
  ])('has the same options by %j line ends, of %s systems [FORM-05, FV-6]', async (end) => {
    const options = ['a::Apple', 'b::Ben & Co', '', '  d::Dee  ', 'e', 't::10::30'].join(end);
    formIs({
      fields: [
        field('one', 'select', { options }),
        field('either', 'radio', { options }),
        field('some', 'checkbox', { options, required: '1' }),
      ],
    });
    const { html } = await site.get(PATH);
    const offered = /<select[^>]*name="one"[^>]*>(.*?)<\/select>/.exec(html)?.[1] ?? '';
    expect(
      [...offered.matchAll(/value="([^"]+)"[^>]*>([^<]*)/g)].map(([, v, t]) => [v, t]),
    ).toEqual([
      ['a', 'Apple'],
      ['b', 'Ben &amp; Co'],
      ['d', 'Dee'],
      ['e', 'e'],
      ['t', '10::30'],
    ]);
    for (const name of ['either', 'some']) {
      const values = [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))];
      expect(values.map(([, value]) => value)).toEqual(['a', 'b', 'd', 'e', 't']);
    }
    const fields = filledIn(html, { one: 't', either: 'd' });
    const none = await postTo(site, PATH, fields);
    expect(readable(none.html)).toContain('Choose an answer for “some”');
    expect((await postTo(site, PATH, { ...fields, some: 'b' })).status).toBe(303);
  });

  it.each([
    ['a list', ['telephone', 'email', 'sms', 'postal']],
    ['a map', { telephone: true, email: true, sms: true, postal: true }],
  ])(
    'offers its channels by %s, none of them ticked or needed, and its terms in their own words [FORM-21, FORM-22, FORM-24, FORM-27, CG-017, CG-031, CG-098]',
    async (_, channels) => {
      formIs({ fields: [field('line', 'text')], opt_in: channels, force_terms: '1' });
      const { html } = await site.get(PATH);
      expect(readable(html)).toContain(
        'By submitting this form I agree to the Terms and Conditions',
      );
      for (const [channel, label] of [
        ['telephone', 'Telephone'],
        ['email', 'Email'],
        ['sms', 'SMS'],
        ['postal', 'Postal'],
      ] as const) {
        const box = inputNamed(html, `_opt_in_${channel}`);
        expect(box).not.toContain('checked');
        expect(html.slice(html.indexOf(box))).toMatch(
          new RegExp(`^[^>]*>\\s*<span[^>]*>${label}</span>`),
        );
      }
      const fields = filledIn(html, { line: 'Hello' });
      const refused = await postTo(site, PATH, fields);
      expect(readable(refused.html)).toContain('Agree to the Terms and Conditions');
      expect((await postTo(site, PATH, { ...fields, _terms: '1' })).status).toBe(303);
    },
  );

  it.each([
    ['crewe\nbolton', ['Forecourt Bolton', 'Forecourt Crewe']],
    ['stafford', undefined],
    ['nowhere', undefined],
  ])(
    'goes to the branches that it names alone, unless that would leave none: %j [FORM-15]',
    async (options, names) => {
      formIs({ fields: [field('_organisational_unit', 'dealership', { options })] });
      const { html } = await site.get(PATH);
      const offered = [...html.matchAll(/<option value="\d+"[^>]*>([^<]*)/g)].map(
        ([, name]) => name,
      );
      expect(offered).toEqual(names ?? expect.arrayContaining(['Forecourt Wrexham']));
      if (names === undefined) expect(offered).toHaveLength(7);
    },
  );

  it('about a shopper’s own vehicle leaves out what its list names, and one that asks what another does [CALL-33, CALL-34, CG-010, WE-146]', async () => {
    const offered = async (path: string): Promise<readonly string[]> =>
      [...(await site.get(path)).html.matchAll(/<option value="\d+"[^>]*>(Forecourt [^<]*)/g)].map(
        ([, name = '']) => name,
      );
    const ours = ['Bolton', 'Chester', 'Crewe', 'Stockport', 'Stoke'].map(
      (town) => `Forecourt ${town}`,
    );
    expect(await offered('/part-exchange-form/')).toEqual(ours);
    // Liverpool is asked all the same; Stafford is on no list of ours (FORM-14).
    expect(await offered('/form/general-enquiry/')).toEqual(
      [...ours, 'Forecourt Liverpool Vans'].toSorted(),
    );
  });

  it('offers the dealerships, by their ids, and the sites where those cannot be had [CG-115]', async () => {
    const idOf = async () =>
      /<option value="([^"]+)"[^>]*>Forecourt Crewe/.exec(
        (await site.get('/form/contact/')).html,
      )?.[1];
    site.alterAnswers((path, body) =>
      path === '/api/dealerships' ? body.replace('"id":3,', '"id":"D-3",') : body,
    );
    expect(await idOf()).toBe('D-3');
    site.breakCall('/api/dealerships', { status: 500 });
    expect(await idOf()).toBe('3');
  });

  it('that is no form, or does not exist, is said so, with whom to ring instead [ERR-14]', async () => {
    const missing = await site.get('/form/no-such-form/');
    expect(missing.status).toBe(404);
    expect(readable(missing.html)).toContain('Form not found');
    for (const answer of [
      '{"data":{"form_id":"contact","fields":[]}}',
      '{}',
      '{"data":{"form_id":"contact","fields":"?"}}',
      'no JSON',
    ]) {
      site.alterAnswers((path, body) => (path === '/api/form/contact' ? answer : body));
      const { html, status } = await site.get('/contact/chester/');
      expect(status).toBe(200);
      expect(readable(html)).toContain('We cannot show the form at the moment');
      expect(html).toContain('href="tel:01632960102"');
      const own = await site.get('/form/contact/?branch=chester');
      expect(own.html.match(/href="tel:01632960102"/g)?.length).toBeGreaterThan(
        (await site.get('/terms-and-conditions/')).html.match(/href="tel:01632960102"/g)?.length ??
          0,
      );
      expect(own.html).not.toContain('method="post"');
    }
  });
});

describe('What a shopper types', () => {
  const PERSON = '/form/contact/?branch=bolton';
  const JO = {
    first_name: 'Jo',
    last_name: 'Bloggs',
    email: 'jo@example.com',
    message: 'Hello',
    _terms: '1',
  };
  const sent = async (more: Readonly<Record<string, string>>, path = PERSON) =>
    postTo(site, path, filledIn((await site.get(path)).html, { ...JO, ...more }));

  it.each(['José', 'Siân', 'Anne Marie', 'O’Brien', "O'Brien", 'Smith-Jones'])(
    'is a name as it is: %s [FV-2, FORM-25, CG-020]',
    async (name) => {
      expect((await sent({ first_name: name, last_name: name })).status).toBe(303);
      const refused = await sent({ first_name: name, email: 'nobody' });
      expect(valueOf(refused.html, 'first_name').replaceAll('&#x27;', "'")).toBe(name);
    },
  );

  it.each([
    '07700900123',
    '07700 900123',
    '+44 7700 900123',
    '+44 (0)7700 900123',
    '(01632) 960001',
    '',
  ])('is a telephone number however it is written: %j [FV-4]', async (telephone) => {
    expect((await sent({ telephone })).status).toBe(303);
  });

  it.each(['CH1 2AB', 'ch12ab', ' CH1  2AB ', 'M1 1AE', ''])(
    'is a postcode however it is written: %j [FV-4]',
    async (postcode) => {
      const path = '/car-finance/outstanding/?branch=bolton';
      const more = { postcode, telephone: '01632 960001', vrm: 'AB12 CDE' };
      expect((await sent(more, path)).status).toBe(303);
    },
  );

  it('goes to Bolton as long as nobody chooses another branch [BRANCH-03]', async () => {
    const fields = filledIn((await site.get('/form/contact/')).html, {});
    expect(fields._organisational_unit).toBe('1');
  });
});
