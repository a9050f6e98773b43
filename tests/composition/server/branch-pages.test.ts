import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess(1_500);
}, 60_000);
afterAll(() => site.close());
afterEach(() => {
  site.breakCall();
  site.alterAnswers((_, body) => body);
});

const NAMES = [
  'bolton',
  'chester',
  'crewe',
  'liverpool',
  'stafford',
  'stockport',
  'stoke',
  'wrexham',
];

/** The slugs of the tiles, in the order of the page. */
const tilesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<h3><a [^>]*href="\/contact\/([a-z]+)\/"/g)].map(([, slug = '']) => slug);

const footerBranchesOf = (html: string): readonly string[] =>
  [...html.matchAll(/<details name="footer-branches"><summary[^>]*><span>([^<]+)</g)].map(
    ([, town = '']) => town,
  );

interface StructuredBranch {
  readonly '@type': string;
  readonly address: object;
  readonly openingHoursSpecification: readonly object[];
  readonly aggregateRating?: { readonly ratingValue: number; readonly reviewCount: number };
}

const dataOf = (html: string): StructuredBranch => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json) as StructuredBranch;
};

const reviewsAre = (data: object) => {
  site.alterAnswers((path, body) => (path.includes('/reviews/') ? JSON.stringify({ data }) : body));
};

describe('the page of all branches', () => {
  it('has a tile for each of eight, and the map of them; the footer has five of them [BRANCH-02, BRANCH-05, BRANCH-16, CALL-41, CG-114]', async () => {
    const asked: string[] = [];
    site.alterAnswers((path, body) => {
      asked.push(path);
      return body;
    });
    const { html } = await site.get('/contact/');
    expect(tilesOf(html)).toEqual(NAMES);
    expect(html.match(/class="pin"/g)).toHaveLength(8);
    expect(footerBranchesOf(html)).toEqual(['Bolton', 'Chester', 'Crewe', 'Stockport', 'Stoke']);
    expect(asked.filter((path) => path === '/api/dealerships')).toHaveLength(1);
  });

  it('sorts by distance without a script, by the first half of a postcode [BR-3, BR-4]', async () => {
    const moved = await site.get('/contact/?near=ch1+4qq');
    expect([moved.status, moved.headers['location']]).toEqual([302, '/contact/?near=CH1']);
    const { html } = await site.get('/contact/?near=CH1');
    expect(tilesOf(html).slice(0, 4)).toEqual(['chester', 'liverpool', 'wrexham', 'crewe']);
    expect(readable(html)).toContain('Less than a mile away');
  });

  it.each([
    ['BX1', 'We do not know where BX1 is.'],
    ['Chester', 'That is not a postcode.'],
    ['', 'Type a postcode'],
  ])('keeps its order and what was typed where it cannot sort: %j [BR-4]', async (typed, words) => {
    const { html, status } = await site.get(`/contact/?near=${typed}`);
    expect(status).toBe(200);
    expect(readable(html)).toContain(words);
    expect(html).toContain(`value="${typed}"`);
    expect(tilesOf(html)).toEqual(NAMES);
  });

  it('has branches without a place on the map last, without a figure [BR-3]', async () => {
    site.alterAnswers((path, body) =>
      path === '/api/dealerships'
        ? body.replace('"latitude":53.225184,"longitude":-2.937352', '"latitude":0,"longitude":0')
        : body,
    );
    const { html } = await site.get('/contact/?near=CH1');
    expect(tilesOf(html).at(-1)).toBe('chester');
    expect(readable(html)).toContain('Distance not known');
    expect(html).not.toContain('NaN');
  });
});

describe('the page of a branch', () => {
  it('tells where it is and whom to ring [BRANCH-04, BRANCH-05, BRANCH-06, BRANCH-07, BRANCH-17]', async () => {
    const { html } = await site.get('/contact/chester/');
    const text = readable(html);
    for (const part of [
      'Forecourt Chester',
      'Sealand Road',
      'Cheshire',
      'CH1 4QQ',
      'Contact branch',
      'Call 01632 960102',
    ]) {
      expect(text).toContain(part);
    }
    expect(tilesOf(html)).toEqual(NAMES);
    expect(html).toContain('class="pin"');
    expect(html).not.toContain('<iframe');
  });

  it('tells its hours by department, and whether it is open [BRANCH-08]', async () => {
    const text = readable((await site.get('/contact/chester/')).html);
    expect(text).toMatch(/Monday to Friday\s*9:00 to 18:00/);
    expect(text).toMatch(/Saturday\s*9:00 to 17:00/);
    expect(text).toMatch(/Sunday\s*Closed/);
    expect(text).toMatch(/Monday to Friday\s*8:00 to 17:30/);
    expect(text).toMatch(/Open until|Opens|Closed for|ring to ask/);
  });

  it('counts its vehicles, reserved and sold ones too, as the pages that it leads to do [BRANCH-11, BRANCH-12, BRANCH-13, CALL-16, CG-135]', async () => {
    const counted: string[] = [];
    site.alterAnswers((path, body, asked) => {
      if (path === '/api/v2/vehicle-search') counted.push(asked);
      return body;
    });
    const { html } = await site.get('/contact/bolton/');
    const [, count = ''] = /We have (\d+) vehicles? available at Bolton/.exec(html) ?? [];
    expect(Number(count)).toBeGreaterThan(0);
    const statuses = counted.map((asked) => new URL(asked, 'http://api.example').searchParams);
    expect(new Set(statuses.map((parameters) => parameters.get('status')))).toEqual(
      new Set(['FOR_SALE_RETAIL,RESERVED,SOLD']),
    );
    expect(readable(html)).toContain('Search our stock');
    expect(html).toContain('id="contact-form"');
    expect(html).toContain('action="/form/contact/?branch=bolton"');
    const halves = [...html.matchAll(/href="([^"]+)"[^>]*>([\d,]+) used (?:car|van)s?</g)].map(
      ([, address = '', part = '']) => [address, part] as const,
    );
    const [, button = ''] = /href="([^"]+)"[^>]*>Search our stock/.exec(html) ?? [];
    const ways = halves.length === 0 ? [[button, count] as const] : halves;
    expect(ways.reduce((sum, [, part]) => sum + Number(part), 0)).toBe(Number(count));
    for (const [address, part] of ways) {
      const led = await site.get(address.replaceAll('&amp;', '&'));
      const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(led.html) ?? [];
      expect(readable(heading)).toMatch(new RegExp(`^${part} Used`));
    }
  });

  it('has no card of vehicles where there is none [BRANCH-14]', async () => {
    site.alterAnswers((path, body) =>
      path.startsWith('/api/v2/vehicle-search')
        ? JSON.stringify({ data: [], meta: { total: 0 } })
        : body,
    );
    const { html, status } = await site.get('/contact/bolton/');
    expect(status).toBe(200);
    expect(html).not.toMatch(/We have \d+ vehicle/);
  });

  it('shows reviews of both sources, good ones and the first that came [REV-01, REV-02, REV-03, REV-07, CALL-38, CG-127]', async () => {
    const { html } = await site.get('/contact/chester/');
    const text = readable(html);
    expect(text).toContain('Reviews of Forecourt Chester');
    expect(text).toContain('Next reviews');
    expect(text).toContain('Previous reviews');
    const slider = html.slice(
      html.indexOf('id="branch-reviews"'),
      html.indexOf('id="testimonials"'),
    );
    expect(
      [...slider.matchAll(/(\d) out of 5</g)].slice(1).every(([, stars]) => Number(stars) >= 4),
    ).toBe(true);
    const testimonials = html.slice(
      html.indexOf('id="testimonials"'),
      html.indexOf('branches-title'),
    );
    expect(testimonials.match(/<blockquote>/g)).toHaveLength(4);
    expect(readable(testimonials)).toContain('Slow to ring back');
    expect(readable(testimonials)).toContain('3.9 out of 5, 10 reviews');
  });

  it('tells search engines the average it shows, and nothing of none [BR-5]', async () => {
    const review = { customer: 'A', comments: 'Fine.' };
    reviewsAre({
      reviews: [5, 4, 1, null].map((rating) => ({ ...review, rating })),
      average_rating: null,
    });
    const own = await site.get('/contact/chester/');
    expect(readable(own.html)).toContain('3.3 out of 5, 3 reviews');
    expect(dataOf(own.html).aggregateRating).toMatchObject({ ratingValue: 3.3, reviewCount: 3 });
    reviewsAre({ reviews: [{ ...review, rating: 5 }], average_rating: 4.25, total_reviews: 120 });
    const told = await site.get('/contact/chester/');
    const [, shown = ''] = /(\d(?:\.\d)?) out of 5, 120 reviews/.exec(told.html) ?? [];
    expect(dataOf(told.html).aggregateRating).toMatchObject({
      ratingValue: Number(shown),
      reviewCount: 120,
    });
    reviewsAre({ reviews: [] });
    const none = await site.get('/contact/chester/');
    expect(none.html).not.toContain('id="branch-reviews"');
    expect(dataOf(none.html).aggregateRating).toBeUndefined();
  });

  it('is a dealer with address and hours for search engines', async () => {
    const data = dataOf((await site.get('/contact/chester/')).html);
    expect(data['@type']).toBe('AutoDealer');
    expect(data.address).toMatchObject({ addressLocality: 'Chester', postalCode: 'CH1 4QQ' });
    expect(data.openingHoursSpecification).toHaveLength(6);
    expect(data.openingHoursSpecification[5]).toMatchObject({
      dayOfWeek: 'Saturday',
      opens: '09:00',
      closes: '17:00',
    });
  });
});

describe('when a call of the contact pages fails', () => {
  const FAULTS = [{ status: 500 }, { body: 'null' }];

  it.each(['/contact/', '/contact/bolton/'])(
    'the dealerships: %s says so in the documents’ words [ERR-19, ERR-20]',
    async (address) => {
      site.breakCall('/api/dealerships', { status: 404 });
      const missing = await site.get(address);
      expect(missing.status).toBe(404);
      expect(readable(missing.html)).toContain('Cannot get all dealerships');
      for (const fault of FAULTS) {
        site.breakCall('/api/dealerships', fault);
        expect((await site.get(address)).status).toBe(500);
      }
      expect(site.complaints).toEqual([]);
    },
  );

  it('the count: its card is not there [ERR-23]', async () => {
    for (const fault of FAULTS) {
      site.breakCall('/api/v2/vehicle-search', fault);
      const { html, status } = await site.get('/contact/bolton/');
      expect(status).toBe(200);
      expect(html).not.toMatch(/vehicles? available at|Search our stock/);
    }
  });

  it.each([
    '/api/form/contact',
    '/api/v2/reviews/chester',
    '/api/trustpilot',
    '/api/bank-holidays',
    '/api/v2/vehicle-search',
  ])('any other: the branch stands without it: %s [ERR-22]', async (call) => {
    for (const fault of FAULTS) {
      site.breakCall(call, fault);
      const { status, html } = await site.get('/contact/chester/');
      expect(status).toBe(200);
      expect(readable(html)).toContain('9:00 to 18:00');
      expect(readable(html)).not.toMatch(/undefined|NaN/);
    }
    expect(site.complaints).toEqual([]);
  });

  it('the calendar: the page asks to be asked about holidays [BR-1]', async () => {
    site.breakCall('/api/bank-holidays', { status: 500 });
    expect(readable((await site.get('/contact/chester/')).html)).toContain(
      'Hours on coming bank holidays are not in our calendar yet.',
    );
  });
});
