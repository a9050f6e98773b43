import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSiteInProcess, type SiteInProcess } from '../site-in-process';

const SCRIPT = /<script type="module"/;

/** What its script waits for, besides somebody who does more than read. */
const signsOf = (html: string): readonly string[] =>
  (/ data-signs="([^"]*)"/.exec(html)?.[1] ?? 'none').split(' ').filter(Boolean);

describe('a page that editors have written', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await openSiteInProcess();
  });
  afterAll(() => site.close());

  it('of layout 1 has all its sections in its HTML [PAGE-01, PAGE-02, PAGE-03, PAGE-04, PAGE-05, PAGE-06]', async () => {
    const { html, status } = await site.get('/servicing/');
    expect(status).toBe(200);
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const words of [
      'Servicing and MOT by the people who know your car',
      'What we look after',
      'Interim service',
      'More that we do',
      'Ahead of a long journey',
      'href="/contact/"',
    ]) {
      expect(html).toContain(words);
    }
    expect(html).not.toContain('Just arrived');
  });

  it('of layout 2 has its forms on pages of their own until script comes [PAGE-10, PAGE-11, PAGE-13, PAGE-16, PAGE-18, PAGE-19, PAGE-23]', async () => {
    const { html } = await site.get('/used-vans-for-business/');
    expect(html).toContain('href="/form/general-enquiry/"');
    expect(html).toContain('href="/used/van/search/"');
    expect(html).toContain('Ask somebody who knows vans');
    expect(html).toContain('href="/pictures/panel-van-c/glacier-white/turntable.webm"');
    expect(html).not.toMatch(/<(?:iframe|video)/);
    expect((await site.get('/form/general-enquiry/')).status).toBe(200);
  });

  it('shows vehicles where it says so, and none where a path speaks of servicing [PAGE-07, PAGE-20, PAGE-22]', async () => {
    const vans = await site.get('/used-vans-for-business/');
    expect(vans.html).toContain('Vans that have just arrived');
    expect(vans.html).toMatch(/href="\/used\/van\/[^"]+\/"/);
    const mot = await site.get('/servicing/mot/');
    expect(mot.html).not.toMatch(/data-slug=/);
  });

  it('is a landing page with cards, price ranges and reviews [PAGE-25, PAGE-29, PAGE-31, REV-04, REV-05]', async () => {
    const { html } = await site.get('/your-first-car/');
    expect(html).toContain('Search by price ranges');
    expect(html).toMatch(/href="\/used\/cars\/search\/"[^>]*>Search by Price</);
    expect(html).toContain('What our customers say');
    expect(html).toContain('Reviews of Bolton');
  });

  it('compares the packages in one table [PAGE-27, PAGE-28, ROUTE-11]', async () => {
    const { html } = await site.get('/packages');
    const table = /<table.*?<\/table>/s.exec(html)?.[0] ?? '';
    const rows = [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
        cell.replace(/<span class="about">.*?<\/span>/s, '').replace(/<[^>]*>/g, ''),
      ),
    );
    expect(rows).toEqual([
      ['What is covered', 'Bronze', 'Silver', 'Gold'],
      ['Warranty', '1 year', '2 years', '3 years'],
      ['Service plan', '1 year', '2 years', '3 years'],
      ['Breakdown cover', '1 year', '2 years', '3 years'],
      ['MOT insurance', '1 year', '1 year', '2 years'],
    ]);
    expect(html).toContain('Read More');
  });

  it.each(['/warranty/', '/privacy-policy/', '/modern-slavery-act-statement/', '/about-us/'])(
    '%s is only read: no script comes before somebody does more [ROUTE-35, ROUTE-50, ROUTE-51]',
    async (path) => {
      const { html, status } = await site.get(path);
      expect(status).toBe(200);
      expect(html).not.toMatch(SCRIPT);
      expect(signsOf(html)).toEqual([]);
    },
  );

  it.each(['/your-first-car/', '/used-vans-for-business/', '/servicing/mot/'])(
    '%s has more to it than to read: its script comes with the first sign of somebody',
    async (path) => {
      const { html } = await site.get(path);
      expect(html).not.toMatch(SCRIPT);
      expect(html).not.toContain('rel="modulepreload"');
      expect(signsOf(html)).toEqual(
        expect.arrayContaining(['pointermove', 'touchstart', 'keydown', 'scroll']),
      );
    },
  );

  it('of layout 2 has a second form below, and each entry of its content in its place [PAGE-14, PAGE-36]', async () => {
    const { html } = await site.get('/servicing/mot/');
    const answer = JSON.parse((await site.get('/api/page/servicing%2Fmot')).html) as {
      data: { fields: readonly { slug: string; data: unknown }[] };
    };
    const fields = Object.fromEntries(
      answer.data.fields.map(({ slug, data }) => [slug, data] as const),
    );
    expect(fields['form_section']).toBe('general-enquiry');
    const below = html.slice(html.indexOf('id="form-bottom-section"'));
    expect(below).toContain(`>${String(fields['form_header'])}</h2>`);
    expect(below).toContain('href="/form/general-enquiry/"');
    expect(html.indexOf('What is looked at')).toBeGreaterThan(0);
    expect(html.indexOf('id="form-bottom-section"')).toBeGreaterThan(
      html.indexOf('What is looked at'),
    );
  });

  it.each([
    ...['/terms-and-conditions/', '/privacy-policy/', '/cookie-policy/', '/warranty/'],
    ...['/modern-slavery-act-statement/', '/asset-protection-insurance/'],
  ])('%s says that it is a sample', async (path) => {
    expect((await site.get(path)).html).toMatch(/sample/i);
  });

  it('is found below the pages above it', async () => {
    const { html } = await site.get('/servicing/mot/');
    const crumbs = /<nav aria-label="Breadcrumbs">.*?<\/nav>/s.exec(html)?.[0] ?? '';
    expect([...crumbs.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/',
      '/servicing/',
      '/servicing/mot/',
    ]);
  });
});

describe('a form among what editors have written', () => {
  let site: SiteInProcess;
  beforeAll(async () => {
    site = await openSiteInProcess();
  });
  afterAll(() => site.close());

  it('takes the place of the editor’s own about outstanding finance [PAGE-21, ROUTE-45]', async () => {
    const { html } = await site.get('/car-finance/outstanding/');
    expect(html).not.toMatch(SCRIPT);
    expect(signsOf(html)).toContain('scroll');
    expect(html).toContain('How it works');
    expect(html).toContain('name="settlement"');
    expect(html).not.toContain('This form is replaced on the page');
  });

  it.each([
    ['/car-finance/outstanding', true],
    ['/car-finance/outstanding/', false],
    ['/car-finance/outstanding?a=1', false],
  ])(
    'at %s is in the outstanding-finance mode: %j [WE-142, PAGE-35, CG-130]',
    async (path, isOn) => {
      const { html } = await site.get(path);
      expect(html.includes('data-mode="outstanding-finance"')).toBe(isOn);
      expect(html).toContain('name="settlement"');
    },
  );

  it('stops reminders, with the number of the reminder that led to it [ROUTE-19, CG-107]', async () => {
    const { html, status } = await site.get('/mot-reminders/unsubscribe/R-77/');
    expect(status).toBe(200);
    expect(html).toContain('value="R-77"');
    expect(html).toContain('noindex');
    expect(html).toContain('Stop reminders');
    expect((await site.get('/mot-reminders/unsubscribe/')).status).toBe(200);
  });

  it('stands where the words around it cannot be had', async () => {
    site.breakCall('/api/page/mot-reminders%2Funsubscribe', { status: 500 });
    const { html, status } = await site.get('/mot-reminders/unsubscribe/');
    site.breakCall();
    expect(status).toBe(200);
    expect(html).toContain('Stop reminders');
  });
});
