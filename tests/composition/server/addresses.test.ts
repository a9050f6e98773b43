import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openSiteInProcess, readable, type SiteInProcess } from './site-in-process';

let site: SiteInProcess;
beforeAll(async () => {
  site = await openSiteInProcess(1_500);
}, 60_000);
afterAll(() => site.close());
afterEach(() => {
  site.breakCall();
});

const redirectsTo = (url: string, status = 301) => {
  site.breakCall('/api/redirect', { body: JSON.stringify({ data: { status, url } }) });
};

const answerTo = async (address: string) => {
  const { status, headers, html } = await site.get(address);
  return { status, location: headers['location'], text: readable(html) };
};

describe('an old address that is the first request', () => {
  it('is answered with a real status and the new address, its query kept [REDIR-01, ROUTE-35]', async () => {
    expect(await answerTo('/finance?utm=1')).toMatchObject({
      status: 301,
      location: '/car-finance/?utm=1',
    });
    expect(await answerTo('/new-in/')).toMatchObject({
      status: 302,
      location: '/used/cars/search/?sort=age|desc',
    });
    expect(await answerTo('/how-finance-works/?utm=1')).toMatchObject({
      status: 302,
      location: '/car-finance/?utm=1#how-it-works',
    });
  });

  it('keeps how the shopper came, and the note on what made no sense, from one half to the other', async () => {
    expect(
      await answerTo('/used/cars/search/?category=van&max_price=cheap&utm_source=mail&gclid=A1'),
    ).toMatchObject({
      location: '/used/van/search/?utm_source=mail&gclid=A1&max_price=cheap',
    });
  });

  it('may lead to another site over https [REDIR-02]', async () => {
    expect(await answerTo('/check-an-mot/?utm=1')).toMatchObject({
      status: 302,
      location: 'https://www.check-mot.service.gov.uk/?utm=1',
    });
  });

  it('is not kept for good by a browser, even when the redirect is [CG-131]', async () => {
    expect((await site.get('/finance/')).headers['cache-control']).toMatch(/max-age=3600/);
    expect((await site.get('/new-in/')).headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['//evil.example/x', 'https://evil.example/x?utm_source=t'],
    ['/\\evil.example', 'https://evil.example/?utm_source=t'],
    ['/\\/evil.example', 'https://evil.example/?utm_source=t'],
    ['\t//evil.example', 'https://evil.example/?utm_source=t'],
    ['https://site@evil.example/', 'https://evil.example/?utm_source=t'],
    ['http://evil.example/', undefined],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
  ])(
    'is never taken for a page of ours when it leaves the site: %j [RT-1]',
    async (url, location) => {
      redirectsTo(url);
      const answer = await answerTo('/redirection/old?utm_source=t');
      expect(answer.location).toBe(location);
      expect(answer.status).toBe(location === undefined ? 404 : 301);
    },
  );

  it.each(['url', 'next', 'redirect'])('is never led by its own query: %s [RT-1]', async (name) => {
    const answer = await answerTo(`/redirection/old?${name}=https://evil.example/`);
    expect(answer).toMatchObject({ status: 404, location: undefined });
  });

  it('is a page that is not there when it would lead to itself [REDIR-01]', async () => {
    redirectsTo('/somewhere/');
    expect(await answerTo('/somewhere?a=1')).toMatchObject({ status: 404, location: undefined });
  });

  it.each([
    { status: 500 },
    { status: 404 },
    { delayMs: 3_000 },
    { body: '' },
    { body: 'null' },
    { body: '<!doctype html>' },
    { body: '{"data":42}' },
  ])('is a page that is not there when nobody can say: %j [ERR-45]', async (fault) => {
    site.breakCall('/api/redirect', fault);
    const { status, text } = await answerTo('/finance/');
    expect(status).toBe(404);
    expect(text).toContain('This page could not be found');
    expect(site.complaints).toEqual([]);
  });

  it('leads home when it names no place at all [ROUTE-20]', async () => {
    expect(await answerTo('/redirection/')).toMatchObject({ status: 302, location: '/' });
  });
});

describe('an old link to a vehicle', () => {
  const stockSays = (slug: string) => {
    const body = JSON.stringify({ data: { slug } });
    site.breakCall('/api/dealer-stock/find-vehicle', { body });
  };

  it('leads to its page [REDIR-03, REDIR-05, REDIR-06]', async () => {
    const { html } = await site.get('/used/cars/search/');
    const slug = /data-slug="([^"]+)"/.exec(html)?.[1] ?? '';
    const page = await site.get(`/used/cars/${slug}/`);
    const stockId = /href="\/click-collect\/([^/"]+)\/"/.exec(page.html)?.[1];
    const id = stockId ?? '';
    if (id !== '') {
      expect(await answerTo(`/ford-dealer-location-bolton-${id}`)).toMatchObject({
        status: 302,
        location: `/used/cars/${slug}`,
      });
    }
    stockSays('ford-fiesta-1');
    expect(await answerTo('/locator?vrm=AB12CDE&extref=1')).toMatchObject({
      status: 302,
      location: '/used/cars/ford-fiesta-1',
    });
  });

  it.each([
    ['../../x', '/used/cars/..%2F..%2Fx'],
    ['//evil.example', '/used/cars/%2F%2Fevil.example'],
    ['..', '/used/cars/search'],
    ['', '/used/cars/search'],
  ])(
    'stays below the used cars when the stock says %j [RT-1, REDIR-04]',
    async (slug, location) => {
      stockSays(slug);
      expect(await answerTo('/x-dealer-location-bolton-1')).toMatchObject({
        status: 302,
        location,
      });
    },
  );

  it('leads to the search when the stock cannot be asked [REDIR-04]', async () => {
    site.breakCall('/api/dealer-stock/find-vehicle', { status: 500 });
    expect((await answerTo('/x-dealer-location-bolton-1')).location).toBe('/used/cars/search');
  });

  it('is looked for where a vehicle used to be, too [REDIR-06]', async () => {
    stockSays('ford-fiesta-1');
    expect((await answerTo('/used/cars/ford-dealer-location-bolton-1/')).location).toBe(
      '/used/cars/ford-fiesta-1',
    );
  });
});

describe('an address without a route', () => {
  it('is the page that editors have written for it [ROUTE-32, ROUTE-35]', async () => {
    const { status, text } = await answerTo('/about-us');
    expect(status).toBe(200);
    expect(text).toContain('How we work');
  });

  it.each(['/nothing', '/nothing/here/', '/a/b/c/d', '/footer/', '/vehicle-detail/'])(
    'is a page that is not there: %s [ROUTE-32, ROUTE-33, ROUTE-34, ERR-06, ERR-07]',
    async (address) => {
      expect((await answerTo(address)).status).toBe(404);
    },
  );

  it('says that we failed, not that it is not there, when its text cannot be had', async () => {
    site.breakCall('/api/page/privacy-policy', { status: 500 });
    expect((await answerTo('/privacy-policy/')).status).toBe(503);
  });
});

describe('pages of branches', () => {
  it('tell how to reach one, under its shorter name [ROUTE-09, ROUTE-10, ROUTE-38, BRANCH-02]', async () => {
    expect(await answerTo('/contact/stoke-on-trent/')).toMatchObject({
      status: 301,
      location: '/contact/stoke/',
    });
    const { text } = await answerTo('/contact/stoke/');
    expect(text).toContain('ST4 2YY');
    const all = await answerTo('/contact/');
    for (const town of ['Bolton', 'Stafford', 'Liverpool', 'Wrexham']) {
      expect(all.text).toContain(town);
    }
    expect((await answerTo('/contact/atlantis/')).status).toBe(404);
  });

  it.each(['/contact/', '/contact/bolton/'])(
    'cannot stand without the branches: %s [ERR-21, HT-2]',
    async (address) => {
      site.breakCall('/api/v2/web/organisation/site', { status: 404 });
      const missing = await answerTo(address);
      expect(missing.status).toBe(404);
      expect(missing.text).toContain('Can not get all categories');
      for (const fault of [{ status: 500 }, { body: '' }, { body: 'null' }, { delayMs: 3_000 }]) {
        site.breakCall('/api/v2/web/organisation/site', fault);
        const broken = await answerTo(address);
        expect(broken.status).toBe(500);
        expect(broken.text).toContain('An unknown error occurred (500)');
      }
      expect(site.complaints).toEqual([]);
    },
  );
});

describe('what became of a reservation', () => {
  it('is kept out of search engines, and tells nothing of one that nobody knows', async () => {
    const { html } = await site.get('/reservation-failed/7/');
    expect(readable(html)).toContain('We do not know this reservation');
    expect(html).toMatch(/<meta name="robots" content="noindex/);
  });
});

describe('an address as others write it down', () => {
  it.each([
    ['/compare/%0A', '/compare/'],
    ['/used/cars/%0d%0asearch/?make=ford', '/used/cars/search/?make=ford'],
    ['/%0A/evil.example/x', '/evil.example/x'],
    ['/%0a//%0Devil.example', '/evil.example'],
    ['/a%E2%80%A8b', '/ab'],
  ])('is made whole when a line break came with it: %s [ROUTE-34, RT-1]', async (asked, whole) => {
    expect(await answerTo(asked)).toMatchObject({ status: 301, location: whole });
  });

  it('keeps a line break in what is asked for, which harms nobody [ROUTE-34]', async () => {
    expect((await site.get('/compare/?note=a%0Ab')).status).toBe(200);
  });

  it('keeps its query when a branch is known by a shorter name [ROUTE-38, REDIR-01]', async () => {
    expect(await answerTo('/contact/stoke-on-trent/?utm=1')).toMatchObject({
      status: 301,
      location: '/contact/stoke/?utm=1',
    });
  });

  it('tells shared caches that a page may come compressed, whoever asked [ROUTE-01]', async () => {
    expect((await site.get('/compare/')).headers['vary']).toBe('accept-encoding');
  });
});
