import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inputNamed, valueOf } from '../posting';
import { pressIn } from './press';
import { openSiteInProcess, readable, type SiteInProcess } from '../site-in-process';

const PATH = '/car-value/';
const LOOKUP = '/api/v2/web/valuation-lookup';

let site: SiteInProcess;
let asked: string[] = [];
beforeAll(async () => {
  site = await openSiteInProcess();
  site.alterAnswers((_path, body, call) => {
    asked.push(call);
    return body;
  });
});
afterAll(() => site.close());
afterEach(() => {
  site.breakCall();
  asked = [];
});

const heading = (html: string): string =>
  readable(/<h1[^>]*>([^]*?)<\/h1>/.exec(html)?.[1] ?? '').trim();

const press = pressIn(() => site);

const OWNER = {
  name: 'Sam Sample',
  email_address: 'sam.sample@example.org',
  telephone: '+44 (0)7700 900123',
  postcode: 'ch12ab',
  terms: '1',
};

/** As far as the vehicle's details, with a mileage that nobody else has. */
let miles = 30_000;
async function found(more: Readonly<Record<string, string>> = {}, path = PATH) {
  miles += 1;
  const banner = await site.get(path);
  return press(banner, { vrm: ' jb19  klm', mileage: miles.toLocaleString('en-GB'), ...more });
}

describe('The value of a car, without script', () => {
  it('begins with mark, mileage and branch, each filled in by the address where it can be [ROUTE-36, VALA-01, VALA-03, VALA-04, VALA-06, VALA-07, VALA-08, VALA-11, VALA-55, CALL-03, WE-111, CG-029]', async () => {
    const { status, html, headers } = await site.get(`${PATH}?vrm=%20ab12%20cde&mileage=12000`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(heading(html)).toBe('Get your free vehicle valuation');
    expect(valueOf(html, 'vrm')).toBe('ab12 cde');
    expect(valueOf(html, 'mileage')).toBe('12000');
    expect(html).toMatch(/Choose closest location/);
    expect(html).toContain('<option value="CHS">Forecourt Chester</option>');
    expect(readable(html)).toContain('Get started');
    expect(html).not.toMatch(/name="robots"/);
    for (const mileage of ['0', '-5', '12.5', 'abc', '45,000', '']) {
      const odd = await site.get(`${PATH}?mileage=${mileage}`);
      expect(valueOf(odd.html, 'mileage')).toBe('');
    }
    const script = await site.get(`${PATH}?vrm=%3Cscript%3Ealert(1)`);
    expect(readable(script.html)).not.toContain('alert');
  });

  it.each(['none', 'start', 'xyz', 'successful-lookup', 'about-you', 'vehicle-condition'])(
    'begins at the beginning where an address says %s and nothing is held [VALA-19, VALA-41, VALA-49, CG-003]',
    async (step) => {
      const { status, html } = await site.get(`${PATH}?step=${step}`);
      expect([status, heading(html)]).toEqual([200, 'Get your free vehicle valuation']);
    },
  );

  it('asks for no branch where the address has one, and sends that one [VALA-05, VALA-44, VALA-56, WE-115]', async () => {
    const path = `${PATH}?branch=bolton`;
    expect(inputNamed((await site.get(path)).html, 'department_code')).toBe('');
    const details = await found({}, path);
    const about = await press(details);
    expect(inputNamed(about.html, 'department_code')).toBe('');
    const priced = await press(about, { ...OWNER, department_code: 'CRE' });
    expect(priced.status).toBe(303);
  });

  it('stops where the mark is missing or is none, says why, and keeps all of it [VALA-10]', async () => {
    for (const vrm of ['', 'A', 'A'.repeat(40)]) {
      const answer = await press(await site.get(PATH), {
        vrm,
        mileage: '42k',
        department_code: 'CHS',
      });
      expect(answer.status).toBe(422);
      expect(answer.html).toContain('There is a problem');
      expect(inputNamed(answer.html, 'vrm')).toContain('aria-invalid="true"');
      expect(valueOf(answer.html, 'vrm')).toBe(vrm);
      expect(valueOf(answer.html, 'mileage')).toBe('42k');
      expect(answer.html).toContain('<option value="CHS" selected="">');
    }
    expect(asked.some((call) => call.startsWith(LOOKUP))).toBe(false);
  });

  it('shows what was found, all nine facts of it [VALA-12, VALA-13, VALA-14, VALA-15, VALA-53, VALA-57, VALA-59, CALL-04]', async () => {
    const { status, html } = await found();
    expect([status, heading(html)]).toEqual([200, 'Vehicle Details']);
    const facts = [...html.matchAll(/<dt[^>]*>([^]*?)<\/dt><dd[^>]*>([^]*?)<\/dd>/g)].map(
      ([, name = '', words = '']) => [readable(name), readable(words)] as const,
    );
    expect(facts.map(([name]) => name)).toEqual([
      'Make',
      'Model',
      'Derivative',
      'Registration',
      'Transmission',
      'Date first registered',
      'Colour',
      'Engine size',
      'Mileage',
    ]);
    const shown = Object.fromEntries(facts);
    expect(shown['Registration']).toBe('JB19 KLM');
    expect(shown['Date first registered']).toMatch(/^\d{2}\/\d{2}\/20\d{2}$/);
    expect(shown['Engine size']).toMatch(/^[\d,]+ cc$|^Not known$/);
    expect(shown['Mileage']).toBe(`${miles.toLocaleString('en-GB')} miles`);
    expect(inputNamed(html, 'settlement')).not.toBe('');
    expect(readable(html)).toContain('Outstanding Finance (£)');
    expect(readable(html)).toContain('Not your car?');
    expect(asked.find((call) => call.startsWith(LOOKUP))).toMatch(/vrm=jb19(%20|\+)klm&/);
  });

  it('comes to the page of the price, made once however often it is sent [VALA-16, VALA-36, VALA-37, VALA-40, VALA-42, VALA-61, CALL-06, CALL-07, CALL-09, CG-001, CG-002]', async () => {
    const details = await found({ department_code: 'CHS' });
    const about = await press(details, { settlement: '3,500' });
    expect(heading(about.html)).toBe('About you');
    expect(readable(about.html)).toContain(
      'Tell us about you, so we may contact you about your valuation',
    );
    expect(valueOf(about.html, 'settlement')).toBe('3,500');
    expect(inputNamed(about.html, 'department_code')).toContain('type="hidden"');
    const first = await press(about, OWNER);
    expect(first.status).toBe(303);
    expect(first.headers['location']).toMatch(/^\/car-value\/summary\/[0-9a-f]{32}\/$/);
    const again = await press(about, OWNER);
    expect(again.headers['location']).toBe(first.headers['location']);
    const summary = await site.get(String(first.headers['location']));
    expect(readable(summary.html)).toContain('Showroom');
    // The same mark at the same miles is valued already.
    miles -= 1;
    const valued = await found();
    expect([valued.status, valued.headers['location']]).toEqual([303, first.headers['location']]);
  });

  it('takes no fact of a vehicle from the page that is posted', async () => {
    const about = await press(await found({ department_code: 'CHS' }));
    const priced = await press(about, { ...OWNER, make: 'Ferrari', cap_average: '99999' });
    const { html } = await site.get(String(priced.headers['location']));
    expect(html).not.toContain('Ferrari');
    expect(html).not.toContain('99,999');
  });

  it('says in words what is wrong about the shopper, and asks for the branch where none is chosen [VALA-43, ERR-43, WE-109, WE-116, CG-004, CG-019]', async () => {
    const about = await press(await found());
    expect(inputNamed(about.html, 'department_code')).toMatch(/^<select/);
    const answer = await press(about, { name: 'Cher', email_address: 'cher' });
    expect(answer.status).toBe(422);
    const words = readable(answer.html);
    expect(words).toContain('Enter your first name and your last name');
    expect(words).toContain('Enter an email address in the correct format');
    expect(words).toContain('Choose your closest location');
    expect(inputNamed(answer.html, 'terms')).toContain('aria-invalid="true"');
    expect(valueOf(answer.html, 'name')).toBe('Cher');
    expect(asked.some((call) => call.includes('process'))).toBe(false);
  });

  it('goes back without losing anything [VALA-20]', async () => {
    const details = await found({ department_code: 'CHS' });
    const about = await press(details, { settlement: '3500' });
    const back = await press(about, { ...OWNER, terms: '' }, 'back');
    expect(heading(back.html)).toBe('Vehicle Details');
    expect(valueOf(back.html, 'settlement')).toBe('3500');
    expect(valueOf(back.html, 'name')).toBe(OWNER.name);
    const banner = await press(back, {}, 'back');
    expect(valueOf(banner.html, 'vrm')).toBe(' jb19  klm');
  });

  it('asks again for a sum that cannot be read, and takes one above what it is worth', async () => {
    const details = await found({ department_code: 'CHS' });
    const answer = await press(details, { settlement: 'lots' });
    expect(answer.status).toBe(422);
    expect(readable(answer.html)).toContain('must be an amount in pounds');
    expect(heading((await press(details, { settlement: '900000' })).html)).toBe('About you');
  });

  it('goes on by hand from another car, without its mark and miles [VALA-18]', async () => {
    const { html } = await press(await found({ department_code: 'CHS' }), {}, 'not-your-car');
    expect(heading(html)).toBe('Sorry, we can’t locate your vehicle details at the moment');
    expect(valueOf(html, 'vrm')).toBe('');
    expect(valueOf(html, 'mileage')).toBe('');
    expect(valueOf(html, 'department_code')).toBe('CHS');
  });

  it('is not held up by a price that is refused: the vehicle is described by hand [VALA-62]', async () => {
    const details = await found({ vrm: 'TU19 RFS', department_code: 'CHS' });
    const { status, html } = await press(await press(details), OWNER);
    expect([status, heading(html)]).toEqual([
      200,
      'Sorry, we can’t locate your vehicle details at the moment',
    ]);
    expect(valueOf(html, 'vrm')).toBe('TU19 RFS');
    expect(valueOf(html, 'name')).toBe(OWNER.name);
  });

  it('gives back all that was typed in one post too many from one address', async () => {
    const banner = await site.get(PATH);
    const one = (vrm: string) =>
      press(banner, { vrm, mileage: '42000' }, 'submit', {}, '192.0.2.91');
    for (let sent = 0; sent < 30; sent += 1) expect((await one('')).status).toBe(422);
    const { status, html } = await one('JB19 KLM');
    expect(status).toBe(429);
    expect(readable(html)).toContain('There were too many requests at once');
    expect(valueOf(html, 'vrm')).toBe('JB19 KLM');
  });
});

describe('A vehicle that is described by hand, without script', () => {
  const BY_HAND = { make: 'Ford', model: 'Escort', trim: 'Ghia' };
  const PERSON = {
    title: 'mrs',
    first_name: 'Siân',
    last_name: 'O’Neill',
    email_address: 'sian@example.org',
    terms: '1',
  };
  const notFound = () => found({ vrm: 'TU19 NFD', department_code: 'STA' });

  it.each(['', 'A', '500', 'timeout'])(
    'has what was typed on the banner, whatever failed (%s) [VALA-21, VALA-22, VALA-60, WE-112]',
    async (fault) => {
      if (fault === '500') site.breakCall(LOOKUP, { status: 500 });
      if (fault === 'timeout') site.breakCall(LOOKUP, { status: 200, body: '<html>' });
      const { status, html } = await notFound();
      expect([status, heading(html)]).toEqual([
        200,
        'Sorry, we can’t locate your vehicle details at the moment',
      ]);
      expect(readable(html)).toContain('Your Vehicle');
      expect(valueOf(html, 'vrm')).toBe('TU19 NFD');
      expect(valueOf(html, 'mileage')).toBe(miles.toLocaleString('en-GB'));
      expect(valueOf(html, 'department_code')).toBe('STA');
      // Nobody without a script could open it again.
      expect(html).not.toMatch(/<button[^>]* disabled/);
    },
  );

  it.each(['30/02/2020', '2024-06-01', '31/02/2020', '01/01/2999', ''])(
    'refuses “%s” as a day of first registration, in words [VALA-24, WE-114]',
    async (date_first_registered) => {
      const answer = await press(await notFound(), { ...BY_HAND, date_first_registered });
      expect(answer.status).toBe(422);
      expect(inputNamed(answer.html, 'date_first_registered')).toContain('aria-invalid="true"');
      expect(valueOf(answer.html, 'date_first_registered')).toBe(date_first_registered);
    },
  );

  it('is sent once, after a failure too, and says what happens next [VALA-25, VALA-27, VALA-28, VALA-29, VALA-31, VALA-32, VALA-33, VALA-34, VALA-35, VALA-68, ERR-40, CALL-11, CALL-12]', async () => {
    const described = { ...BY_HAND, date_first_registered: '3/4/2016' };
    const person = await press(await notFound(), described);
    expect(readable(person.html)).toContain('About you');
    expect(readable(person.html)).toMatch(
      /Check this box to agree to our privacy terms &amp; conditions ?\*/,
    );
    expect(person.html).toMatch(
      /<a[^>]*href="\/privacy-policy\/"[^>]*target="_blank"|<a[^>]*target="_blank"[^>]*href="\/privacy-policy\/"/,
    );
    expect(valueOf(person.html, 'date_first_registered')).toBe('03/04/2016');
    expect(person.html).toMatch(/<option value="prefer_not_to_say">Prefer not to say/);
    expect(inputNamed(person.html, 'email_address')).toContain('type="email"');
    const back = await press(person, {}, 'back');
    expect(readable(back.html)).toContain('Your Vehicle');
    expect(valueOf(back.html, 'trim')).toBe('Ghia');

    site.breakCall('/api/v2/form-submit', { status: 500 });
    const failed = await press(person, PERSON);
    expect(readable(failed.html)).toContain('Oops. Something went wrong!');
    expect(valueOf(failed.html, 'first_name')).toBe('Siân');
    site.breakCall();
    const sent = await press(failed);
    const words = readable(sent.html).replaceAll('&#x27;', "'");
    expect(words).toContain("Sorry, we couldn't locate a value for your vehicle online.");
    expect(words).toContain(
      'A member of our team will be in touch with you to discuss your valuation.',
    );
    expect(sent.html).toMatch(/<a[^>]*href="\/used\/cars\/search\/"[^>]*>Search cars/);
    const [reference] = /FV-[A-Z0-9]{8}/.exec(words) ?? [];
    expect(reference).toBeDefined();
    expect(readable((await press(failed)).html)).toContain(reference);
  });

  it('is not sent while anything is missing, and says what [VALA-30]', async () => {
    const described = { ...BY_HAND, date_first_registered: '03/04/2016' };
    const person = await press(await notFound(), described);
    const answer = await press(person, { ...PERSON, title: '', terms: '' });
    expect(answer.status).toBe(422);
    expect(readable(answer.html)).toContain('Choose a title');
    expect(inputNamed(answer.html, 'terms')).toContain('aria-invalid="true"');
    expect(asked.some((call) => call.includes('form-submit'))).toBe(false);
  });
});

describe('The page of a valuation without its branches', () => {
  it.each([
    [404, 404, 'Can not get all categories'],
    [500, 500, 'An error has occurred'],
  ])('answers %i as the documents say [ERR-12, ERR-13]', async (status, shown, words) => {
    const bare = await openSiteInProcess();
    bare.breakCall('/api/departments', { status });
    const answer = await bare.get(PATH);
    await bare.close();
    expect(answer.status).toBe(shown);
    expect(readable(answer.html)).toContain(words);
  });
});
